// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/bench/patterndraft.h"

#include "models/base/texts.h"
#include "models/document/document.h"
#include "models/patterns/core/withoutuse.h"
#include "models/patterns/patternregistry.h"
#include "models/services/patternuses/applypattern.h"
#include "models/services/patternuses/parametertexts.h"
#include "views/patterns/parameterrows.h"

namespace sw::views
{

const patterns::Pattern *PatternDraft::known() const
{
    return patterns::PatternRegistry::instance().find(pattern);
}

const schema::PatternUse *PatternDraft::use() const
{
    return patterns::useAt(m_document.model(), pattern, target);
}

bool PatternDraft::isApplied() const
{
    return use() != nullptr && use()->enabled;
}

bool PatternDraft::isDeclined() const
{
    return use() != nullptr && !use()->enabled;
}

QJsonObject PatternDraft::values() const
{
    if (known() == nullptr)
        return {};
    return isApplied() ? patterns::completeParameters(*known(), schema::ModelIndex(m_document.model()), *use())
                       : m_values;
}

schema::PatternUse PatternDraft::wanted() const
{
    schema::PatternUse draft;
    if (const schema::PatternUse *there = use())
        draft = *there;
    draft.reason.clear();
    if (isApplied())
        return draft;
    draft.pattern = pattern;
    draft.entity = target.entity;
    draft.relationship = target.relationship;
    draft.path = target.path;
    draft.parameters = withoutDefaults(m_values, known()->defaults(schema::ModelIndex(m_document.model()), target));
    draft.enabled = true;
    return draft;
}

void PatternDraft::takeValues(const advisor::Explanation *judged, const QList<patterns::Finding> &findings)
{
    m_values = {};
    if (known() == nullptr)
        return;
    const schema::ModelIndex index(m_document.model());
    if (const schema::PatternUse *there = use()) {
        m_values = patterns::completeParameters(*known(), index, *there);
        return;
    }
    m_values = services::proposedParameters(index, *known(), target, judged, findings);
}

QString PatternDraft::adviceOnParameters(const advisor::Explanation *judged) const
{
    if (judged == nullptr || known() == nullptr)
        return {};
    const schema::Model &model = m_document.model();
    if (isApplied())
        return services::advisedInWords(model, *judged);
    const QJsonObject theirs = patterns::completeParameters(*known(), schema::ModelIndex(model), judged->use);
    const QString others = services::otherParametersInWords(model, *known(), values(), theirs);
    return others.isEmpty() ? QString() : Text::tr("Judged with other parameters: %1.").arg(others);
}

base::Result<void> PatternDraft::check() const
{
    const schema::PatternUse tried = wanted();
    return known()->check({schema::ModelIndex(m_document.model()), tried, m_values});
}

} // namespace sw::views
