// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/patterns/verdicts.h"

#include "models/base/texts.h"
#include "models/patterns/patternregistry.h"

#include <cmath>

namespace sw::views
{

Status statusOf(advisor::Verdict verdict)
{
    switch (verdict) {
    case advisor::Verdict::Required:
    case advisor::Verdict::Strong:
    case advisor::Verdict::Recommended:
        return Status::Ok;
    case advisor::Verdict::WouldHelp:
        return Status::Info;
    case advisor::Verdict::Rejected:
        break;
    }
    return Status::Warn;
}

QString verdictText(advisor::Verdict verdict)
{
    switch (verdict) {
    case advisor::Verdict::Required:
        return Text::tr("required fix");
    case advisor::Verdict::Strong:
        return Text::tr("strongly recommended");
    case advisor::Verdict::Recommended:
        return Text::tr("recommended");
    case advisor::Verdict::WouldHelp:
        return Text::tr("would help");
    case advisor::Verdict::Rejected:
        break;
    }
    return Text::tr("rejected");
}

QString fitText(const advisor::Explanation &explanation, bool isDeclined)
{
    QString text = explanation.rival.isEmpty()
                       ? verdictText(explanation.verdict)
                       : Text::tr("%1 preferred", "a pattern").arg(patterns::patternName(explanation.rival));
    if (isDeclined)
        text = Text::tr("%1, declined", "what was recommended").arg(text);
    return explanation.verdict == advisor::Verdict::Required
               ? text
               : Text::tr("Fit %1 of 100 · %2").arg(QString::number(std::round(explanation.score)), text);
}

} // namespace sw::views
