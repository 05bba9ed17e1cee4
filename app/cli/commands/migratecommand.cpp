// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/patternarguments.h"
#include "app/cli/resultfile.h"
#include "models/base/text.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/core/wholemigration.h"
#include "models/patterns/patternregistry.h"

#include <QCoreApplication>

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
        return tr("The script is for mongosh, has numbered steps and may be run again. It is never run from here. A "
                  "file that exists is replaced.");
    }
    QList<Option> options() const override
    {
        return {{{QStringLiteral("pattern")}, QStringLiteral("ID"), tr("a pattern that the project uses"), false},
                {{QStringLiteral("to")},
                 QStringLiteral("OBJECT"),
                 tr("where it is applied, when it is applied to several objects"),
                 false},
                {{QStringLiteral("undo")}, {}, tr("the way back"), false},
                outputOption(tr("the file to write; default: standard output"))};
    }
    QStringList examples() const override
    {
        return {QStringLiteral("migrate shop.shape.json --pattern subset -o subset.js")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;
};

void comment(QString &script, const QString &text)
{
    if (!text.isEmpty())
        script += QStringLiteral("// ") + base::visibleText(text) + QLatin1Char('\n');
}

QString scriptOf(const QString &title, const QList<patterns::MigrationStep> &steps)
{
    QString script;
    comment(script, title);
    comment(script, MigrateCommand::tr("Review before you run it: mongosh CONNECTION-STRING/DATABASE FILE"));
    for (qsizetype i = 0; i < steps.size(); ++i) {
        script += QLatin1Char('\n');
        comment(script, MigrateCommand::tr("Step %1 of %2: %3")
                            .arg(QString::number(i + 1), QString::number(steps.size()), steps[i].title));
        comment(script, steps[i].note);
        if (!steps[i].script.isEmpty())
            script += steps[i].script.trimmed() + QLatin1Char('\n');
    }
    return script;
}

base::Result<int> MigrateCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    if (!arguments.has(QStringLiteral("pattern")))
        return base::Error{base::ErrorCode::Usage, tr("The pattern is missing."), QStringLiteral("--pattern"),
                           tr("For example: --pattern subset.")};
    const auto use =
        findUse(project.model, arguments.value(QStringLiteral("pattern")), arguments.value(QStringLiteral("to")));
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
    const QByteArray script = scriptOf(title, undo ? migration.undo : migration.steps).toUtf8();
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
