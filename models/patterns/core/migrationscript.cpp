// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/migrationscript.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/patterns/core/script.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

namespace
{

void comment(QString &script, const QString &text)
{
    if (!text.isEmpty())
        script += QStringLiteral("// ") + base::visibleText(text) + QLatin1Char('\n');
}

/// True for a step that the shell does not do: nothing, or only code to be rolled out.
bool isForPeople(const MigrationStep &step)
{
    const QStringList lines = step.script.split(QLatin1Char('\n'));
    return std::all_of(lines.cbegin(), lines.cend(), [](const QString &line) {
        return line.isEmpty() || line.startsWith(QLatin1Char(' ')) || line.startsWith(QLatin1Char('}')) ||
               line.startsWith(QLatin1String("//")) || line.startsWith(QLatin1String("function ")) ||
               (line.startsWith(QLatin1String("const ")) && line.endsWith(QLatin1String("= {")));
    });
}

/// Where the script waits: in front of a step that goes on after what people have to do.
bool isWaitedFor(const QList<MigrationStep> &steps, qsizetype number, const ChosenSteps &chosen)
{
    if (!chosen.holds(steps, number) || !isForPeople(steps.at(number - 1)))
        return false;
    for (qsizetype later = number + 1; later <= steps.size(); ++later) {
        if (chosen.holds(steps, later) && !isForPeople(steps.at(later - 1)))
            return true;
    }
    return false;
}

} // namespace

QString migrationScript(const QString &title, const QList<MigrationStep> &steps, const ChosenSteps &chosen)
{
    QString script;
    comment(script, title);
    comment(script, Text::tr("Review before you run it: mongosh CONNECTION-STRING/DATABASE FILE"));
    bool waits = false;
    for (qsizetype number = 1; number <= steps.size(); ++number)
        waits = waits || isWaitedFor(steps, number, chosen);
    if (waits)
        script += QLatin1Char('\n') +
                  boundScript("core/wait-for-people",
                              {{QStringLiteral("question"),
                                scriptString(Text::tr("Press Enter once it is done; Ctrl+C ends the script here."))}});
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const bool isHeld = chosen.holds(steps, i + 1);
        if (!chosen.reaches(i + 1) || (!isHeld && chosen.drops))
            continue;
        script += QLatin1Char('\n');
        const QString title =
            Text::tr("Step %1 of %2: %3").arg(QString::number(i + 1), QString::number(steps.size()), steps[i].title);
        comment(script, title);
        comment(script, steps[i].note);
        if (!isHeld)
            comment(script, Text::tr("It is a script of its own, which --drop writes."));
        else if (!steps[i].script.isEmpty())
            script += steps[i].script.trimmed() + QLatin1Char('\n');
        if (isWaitedFor(steps, i + 1, chosen))
            script += QStringLiteral("waitForPeople(%1);\n").arg(scriptString(base::visibleText(title)));
    }
    return script;
}

} // namespace sw::patterns
