// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/servercommand.h"
#include "app/cli/patternarguments.h"
#include "app/cli/program.h"
#include "app/cli/resultfile.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/core/migrationscript.h"
#include "models/patterns/rules/stagedrules.h"
#include "models/services/deployment/renames.h"
#include "models/services/patternuses/patternmigration.h"

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
        return tr("the script that moves documents to the shape of a pattern and back, or stages rules");
    }
    QString details() const override
    {
        return tr(
            "The script is for mongosh, has numbered steps and may be run again. It is never run from here. Where "
            "people have to do something between two steps, write the steps before and after it as scripts of "
            "their own. What drops former collections is a script of its own, too. A file that exists is "
            "replaced.\n\nThe script expects that documents have the shape of all other patterns of the project, and "
            "changes nothing where they have not. With --without, a pattern is left out that is to come later."
            "\n\nWith --rules, the validator of a collection comes into force in stages: it only warns, "
            "what breaks it is counted and corrected, and only then it refuses. No write is refused before.\n\nWith "
            "--renames, it is "
            "for fields and collections that the model gave other names since the last apply from this machine: "
            "values are copied to the new names and compared; --drop writes what removes the old ones.");
    }
    QList<Option> options() const override
    {
        return connectionOptions() +
               QList<Option>{
                   {{QStringLiteral("pattern")}, QStringLiteral("ID"), tr("a pattern that the project uses"), false},
                   {{QStringLiteral("rules")},
                    QStringLiteral("COLLECTION"),
                    tr("a collection whose rules are to come into force in stages"),
                    false},
                   {{QStringLiteral("renames")},
                    {},
                    tr("what has another name than when it was applied; needs --uri and --db, and only reads"),
                    false},
                   {{QStringLiteral("from")}, QStringLiteral("STEP"), tr("the first step to write"), false},
                   {{QStringLiteral("to")},
                    QStringLiteral("STEP|OBJECT"),
                    tr("a number: the last step to write; otherwise where the pattern is applied, when it is applied "
                       "to "
                       "several objects"),
                    true},
                   {{QStringLiteral("without")},
                    QStringLiteral("ID"),
                    tr("a pattern of the project that documents do not have yet, and that is to come later"),
                    true},
                   {{QStringLiteral("drop")}, {}, tr("only the steps that drop what is no longer used"), false},
                   {{QStringLiteral("undo")}, {}, tr("the way back"), false},
                   outputOption(tr("the file to write; default: standard output"))};
    }
    QStringList examples() const override
    {
        return {QStringLiteral("migrate shop.shape.json --pattern subset -o subset.js"),
                QStringLiteral("migrate shop.shape.json --pattern subset --from 4 --to 6"),
                QStringLiteral("migrate shop.shape.json --rules books -o rules.js"),
                QStringLiteral("migrate shop.shape.json --renames --uri mongodb://127.0.0.1 --db shop -o names.js")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;
};

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

base::Result<patterns::ChosenSteps> chosenSteps(const Arguments &arguments, const QList<patterns::MigrationStep> &steps)
{
    patterns::ChosenSteps chosen{1, steps.size(), arguments.has(QStringLiteral("drop"))};
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

/// What is to be done, with the title of its script.
struct Task
{
    QString title;
    patterns::Migration migration;
};

base::Result<Task> patternTask(const Arguments &arguments, const Project &project, bool undo)
{
    const auto use = findUse(project.model, arguments.value(QStringLiteral("pattern")), valueOfTo(arguments, false));
    if (!use)
        return use.error();
    schema::Model model = project.model;
    for (const QString &id : arguments.values(QStringLiteral("without"))) {
        const bool known = model.patterns.removeIf([&](const schema::PatternUse &other) {
            return other.pattern == id && other.id != use->id;
        }) > 0;
        if (!known)
            return base::Error{base::ErrorCode::Usage,
                               MigrateCommand::tr("The project uses no other pattern \"%1\".").arg(id),
                               QStringLiteral("--without"), MigrateCommand::tr("\"patterns\" lists their names.")};
    }
    auto migration = services::patternMigration(model, *use);
    if (!migration)
        return migration.error();
    return Task{undo ? migration->undoTitle : migration->title, std::move(migration->migration)};
}

base::Result<Task> rulesTask(const Arguments &arguments, const Project &project, bool undo)
{
    const design::Design design = patterns::buildDesign(project.model);
    const auto collection = findCollection(design, arguments.value(QStringLiteral("rules")));
    if (!collection)
        return collection.error();
    auto migration = patterns::stagedRules(project.model, design, (*collection)->name);
    if (!migration)
        return migration.error();
    const QString name = (*collection)->name;
    return Task{undo ? MigrateCommand::tr("The rules of %1 refuse nothing any more").arg(name)
                     : patterns::stagedRulesTitle(name),
                std::move(*migration)};
}

base::Result<int> writeRenames(Context &context, const Arguments &arguments, const Project &project)
{
    for (const QString &other : {QStringLiteral("pattern"), QStringLiteral("rules"), QStringLiteral("undo"),
                                 QStringLiteral("from"), QStringLiteral("to")}) {
        if (arguments.has(other))
            return base::Error{base::ErrorCode::Usage, MigrateCommand::tr("It does not go with --renames."),
                               QStringLiteral("--") + other, MigrateCommand::tr("Leave one of them out.")};
    }
    auto deployment = connectToServer(context, arguments);
    if (!deployment)
        return deployment.error();
    const auto proposal = propose(context, project, *deployment);
    if (!proposal)
        return proposal.error();
    const QByteArray script = services::renameScript(proposal->plan, patterns::buildDesign(project.model),
                                                     arguments.has(QStringLiteral("drop")))
                                  .toUtf8();
    if (script.isEmpty()) {
        say(context, MigrateCommand::tr("No document has a former name of what the model renamed since the last apply "
                                        "from this machine."));
        return ExitCode::done;
    }
    const auto written = writeResult(context, arguments.value(QStringLiteral("output")), script, project.path);
    return written ? base::Result<int>(ExitCode::done) : written.error();
}

base::Result<int> MigrateCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    if (arguments.has(QStringLiteral("renames")))
        return writeRenames(context, arguments, project);
    const bool rules = arguments.has(QStringLiteral("rules")), undo = arguments.has(QStringLiteral("undo"));
    if (arguments.has(QStringLiteral("pattern")) == rules)
        return base::Error{base::ErrorCode::Usage,
                           rules ? tr("A script is either for a pattern or for rules.")
                                 : tr("The script needs a pattern or a collection."),
                           rules ? QStringLiteral("--rules") : QStringLiteral("--pattern"),
                           tr("For example: --pattern subset, or --rules books.")};
    const auto task = rules ? rulesTask(arguments, project, undo) : patternTask(arguments, project, undo);
    if (!task)
        return task.error();
    const QList<patterns::MigrationStep> &steps = undo ? task->migration.undo : task->migration.steps;
    const auto chosen = chosenSteps(arguments, steps);
    if (!chosen)
        return chosen.error();
    const QByteArray script = patterns::migrationScript(task->title, steps, *chosen).toUtf8();
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
