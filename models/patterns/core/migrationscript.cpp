// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/migrationscript.h"

#include "models/base/text.h"
#include "models/base/texts.h"

#include <QCoreApplication>

namespace sw::patterns
{

namespace
{

void comment(QString &script, const QString &text)
{
    if (!text.isEmpty())
        script += QStringLiteral("// ") + base::visibleText(text) + QLatin1Char('\n');
}

} // namespace

QString migrationScript(const QString &title, const QList<MigrationStep> &steps, const ChosenSteps &chosen)
{
    QString script;
    comment(script, title);
    comment(script, Text::tr("Review before you run it: mongosh CONNECTION-STRING/DATABASE FILE"));
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const bool isHeld = chosen.holds(steps, i + 1);
        if (!isHeld && (chosen.drops || !steps[i].drops))
            continue;
        script += QLatin1Char('\n');
        comment(
            script,
            Text::tr("Step %1 of %2: %3").arg(QString::number(i + 1), QString::number(steps.size()), steps[i].title));
        comment(script, steps[i].note);
        if (!isHeld)
            comment(script, Text::tr("It is a script of its own, which --drop writes."));
        else if (!steps[i].script.isEmpty())
            script += steps[i].script.trimmed() + QLatin1Char('\n');
    }
    return script;
}

} // namespace sw::patterns
