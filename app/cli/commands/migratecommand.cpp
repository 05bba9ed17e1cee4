// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/patternarguments.h"
#include "app/cli/resultfile.h"
#include "models/base/text.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/core/wholemigration.h"
#include "models/patterns/patternregistry.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>

namespace sw::cli
{

namespace
{

/// Writes the script that brings stored documents from the shape without a pattern to the shape with it.
class MigrateCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(MigrateCommand)

public:
    QString name() const override { return QStringLiteral("migrate"); }
    QString summary() const override
    {
        return tr("the script that moves stored documents to the shape that a pattern makes, and back");
    }
    QString details() const override
    {
        return tr(
            "The script is for mongosh, has numbered steps and may be run again. It is never run from here. Where "
            "people have to do something between two steps, write the steps before and after it as scripts of "
            "their own. What drops former collections is a script of its own, too. A file that exists is "
            "replaced.");
    }
    QList<Option> options() const override
    {
        return {{{QStringLiteral("pattern")}, QStringLiteral("ID"), tr("a pattern that the project uses"), false},
                {{QStringLiteral("from")}, QStringLiteral("STEP"), tr("the first step to write"), false},
                {{QStringLiteral("to")},
                 QStringLiteral("STEP|OBJECT"),
                 tr("a number: the last step to write; otherwise where the pattern is applied, when it is applied to "
                    "several objects"),
                 true},
                {{QStringLiteral("drop")}, {}, tr("only the steps that drop what is no longer used"), false},
                {{QStringLiteral("undo")}, {}, tr("the way back"), false},
                outputOption(tr("the file to write; default: standard output"))};
    }
    QStringList examples() const override
    {
        return {QStringLiteral("migrate shop.shape.json --pattern subset -o subset.js"),
                QStringLiteral("migrate shop.shape.json --pattern subset --from 4 --to 6")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;
};

void comment(QString &script, const QString &text)
{
    if (!text.isEmpty())
        script += QStringLiteral("// ") + base::visibleText(text) + QLatin1Char('\n');
}

/// Which of a migration's steps a script holds; numbers begin with 1.
struct Chosen
{
    qsizetype first = 1;
    qsizetype last = 0;
    bool drops = false; ///< only the steps that drop, which are otherwise left out

    bool holds(const QList<patterns::MigrationStep> &steps, qsizetype number) const
    {
        return number >= first && number <= last && steps.at(number - 1).drops == drops;
    }
};

QString scriptOf(const QString &title, const QList<patterns::MigrationStep> &steps, const Chosen &chosen)
{
    QString script;
    comment(script, title);
    comment(script, MigrateCommand::tr("Review before you run it: mongosh CONNECTION-STRING/DATABASE FILE"));
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const bool isHeld = chosen.holds(steps, i + 1);
        if (!isHeld && (chosen.drops || !steps[i].drops))
            continue;
        script += QLatin1Char('\n');
        comment(script, MigrateCommand::tr("Step %1 of %2: %3")
                            .arg(QString::number(i + 1), QString::number(steps.size()), steps[i].title));
        comment(script, steps[i].note);
        if (!isHeld)
            comment(script, MigrateCommand::tr("It is a script of its own, which --drop writes."));
        else if (!steps[i].script.isEmpty())
            script += steps[i].script.trimmed() + QLatin1Char('\n');
    }
    return script;
}

/// The last of the values of --to that is a number, and the last that is none.
QString valueOfTo(const Arguments &arguments, bool number)
{
    QString out;
    for (const QString &value : arguments.values(QStringLiteral("to"))) {
        bool isNumber = false;
        value.toInt(&isNumber);
        if (isNumber == number)
            out = value;
    }
    return out;
}

base::Result<Chosen> chosenSteps(const Arguments &arguments, const QList<patterns::MigrationStep> &steps)
{
    Chosen chosen{1, steps.size(), arguments.has(QStringLiteral("drop"))};
    if (arguments.has(QStringLiteral("from"))) {
        const auto from = arguments.integer(QStringLiteral("from"), 1, steps.size());
        if (!from)
            return from.error();
        chosen.first = *from;
    }
    if (const QString to = valueOfTo(arguments, true); !to.isEmpty())
        chosen.last = to.toInt();
    if (chosen.last < chosen.first || chosen.last > steps.size())
        return base::Error{base::ErrorCode::Usage,
                           MigrateCommand::tr("Step %1 cannot be the last one.").arg(chosen.last),
                           QStringLiteral("--to"),
                           MigrateCommand::tr("Give a number from %1 to %2.")
                               .arg(QString::number(chosen.first), QString::number(steps.size()))};
    const bool drops =
        std::any_of(steps.cbegin(), steps.cend(), [](const patterns::MigrationStep &step) { return step.drops; });
    if (chosen.drops && !drops)
        return base::Error{base::ErrorCode::Usage, MigrateCommand::tr("No step of this migration drops anything."),
                           QStringLiteral("--drop"), MigrateCommand::tr("Leave it out.")};
    return chosen;
}

base::Result<int> MigrateCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    if (!arguments.has(QStringLiteral("pattern")))
        return base::Error{base::ErrorCode::Usage, tr("The pattern is missing."), QStringLiteral("--pattern"),
                           tr("For example: --pattern subset.")};
    const auto use = findUse(project.model, arguments.value(QStringLiteral("pattern")), valueOfTo(arguments, false));
    if (!use)
        return use.error();
    const auto pattern = findPattern(use->pattern);
    if (!pattern)
        return pattern.error();
    const schema::ModelIndex index(project.model);
    patterns::BuildOptions without;
    without.patterns = project.model.patterns;
    without.patterns->removeIf([&](const schema::PatternUse &other) { return other.id == use->id; });
    const design::Design before = patterns::buildDesign(index, without);
    const design::Design after = patterns::buildDesign(index);
    const QString target = patterns::targetName(project.model, patterns::targetOf(*use));
    for (const design::SkippedUse &skipped : after.skipped) {
        if (skipped.use == use->id)
            return base::Error{base::ErrorCode::InvalidModel,
                               tr("It has no effect on this design: %1").arg(skipped.reason),
                               (*pattern)->name() + QStringLiteral(": ") + target,
                               tr("Change the goal or the placement that keeps it from applying.")};
    }
    const patterns::Migration migration = patterns::wholeMigration(
        **pattern, before, after, {index, *use, patterns::completeParameters(**pattern, index, *use)});
    const bool undo = arguments.has(QStringLiteral("undo"));
    const QString title =
        (undo ? tr("Migration from %1 for %2 back to the shape without it") : tr("Migration to %1 for %2"))
            .arg((*pattern)->name(), target);
    const QList<patterns::MigrationStep> &steps = undo ? migration.undo : migration.steps;
    const auto chosen = chosenSteps(arguments, steps);
    if (!chosen)
        return chosen.error();
    const QByteArray script = scriptOf(title, steps, *chosen).toUtf8();
    const auto written = writeResult(context, arguments.value(QStringLiteral("output")), script, project.path);
    if (!written)
        return written.error();
    return ExitCode::done;
}

} // namespace

const Command &migrateCommand()
{
    static const MigrateCommand command;
    return command;
}

} // namespace sw::cli
