// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/program.h"
#include "app/cli/reports/advicereport.h"
#include "models/base/text.h"
#include "models/patterns/patternregistry.h"
#include "models/services/advice/goaladvice.h"

#include <QCoreApplication>

#include <memory>

namespace sw::cli
{

namespace
{

/// Derives a design from workload and goal and says why.
class AdviseCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(AdviseCommand)

public:
    QString name() const override { return QStringLiteral("advise"); }
    QString summary() const override { return tr("recommended links and patterns, with reasons and figures"); }
    QString details() const override
    {
        return tr("--apply saves the goal, the recommended patterns and the relationships that are better stored in "
                  "another way in the project; the patterns replace the project's, and those that go are named. How "
                  "you chose to store a relationship stays; where another way costs less, that is said.");
    }
    QList<Option> options() const override
    {
        return {goalOption(),
                {{QStringLiteral("all")},
                 {},
                 tr("list everything that is not recommended, not only the five nearest misses"),
                 false},
                {{QStringLiteral("apply")}, {}, tr("write the goal and what is recommended into FILE"), false},
                jsonOption()};
    }
    QString jsonMembers() const override
    {
        return QStringLiteral(
            R"({"goal", "relationships": [{"id", "relationship", "placement", "chosenByPerson", "because": [],)"
            "\n"
            R"(  "costs": {PLACEMENT: number or null}}],)"
            "\n"
            R"(  "moves": [move, …], "objections": [move, …],)"
            "\n"
            R"(  "applied": [recommendation, …], "wouldHelp": [recommendation, …], "rejected": [recommendation, …],)"
            "\n"
            R"(  "largestCosts": [{"collection", "index", "inUseBytes", "text",)"
            "\n"
            R"(  "lever": "none|shareInUse|archiveOrTtl|link|dropIndex|memory"}],)"
            "\n"
            R"(  "assumptions": [],)"
            "\n"
            R"(  "before": {"collections", "dataBytes", "storageBytes", "indexBytes", "workingSetBytes"}, "after": …})"
            "\n"
            R"(move: {"relationship", "from", "to", "saved", "text", "effects": […]}: PLACEMENT to PLACEMENT; share of the cost)"
            "\n"
            R"(recommendation: {"pattern", "target", "use", "relationship" or "entity" and "path", "verdict",)"
            "\n"
            R"(  "declined": only where true, "score": number or null when required, "parameters": {}, "text", "because": [],)"
            "\n"
            R"(  "effects": [{"label", "before", "after", "unit": "bytes|count|perSecond|share"}], "price": [], "reason"})");
    }
    bool hasSafePoints() const override { return true; }
    QStringList examples() const override
    {
        return {QStringLiteral("advise shop.shape.json --goal performance"),
                QStringLiteral("advise shop.shape.json --apply")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;

private:
    base::Result<void> apply(Context &context, Project &project, const advisor::Advice &advice) const;
};

base::Result<int> AdviseCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    const base::Result<schema::Goal> goal = goalOf(arguments, project.model);
    if (!goal)
        return goal.error();
    const advisor::Advice advice = services::advise(project.model, *goal, {{}, context.isCancelled});
    if (context.isCancelled())
        return base::Error{base::ErrorCode::Cancelled, {}, {}, {}};
    if (arguments.has(QStringLiteral("json")))
        context.out.write(adviceJson(project.model, advice));
    else
        printAdvice(context.out, project.model, advice, arguments.has(QStringLiteral("all")));
    if (arguments.has(QStringLiteral("apply"))) {
        if (const auto applied = apply(context, project, advice); !applied)
            return applied.error();
    }
    return ExitCode::done;
}

base::Result<void> AdviseCommand::apply(Context &context, Project &project, const advisor::Advice &advice) const
{
    const schema::Model before = project.model;
    project.model.goal = advice.goal;
    services::adopt(project.model, advice.moves, advice.uses());
    if (project.model == before) {
        say(context, tr("The project already has this design; nothing was changed."));
        return {};
    }
    if (const auto saved = saveProject(project); !saved)
        return saved;
    for (const schema::PatternUse &old : before.patterns) {
        if (!project.model.pattern(old.id))
            say(context, tr("Dropped %1 from %2.")
                             .arg(base::visibleText(old.pattern),
                                  base::visibleText(patterns::targetName(before, patterns::targetOf(old)))));
    }
    say(context, tr("Saved %1: goal %2, patterns: %3, relationships stored otherwise: %4.")
                     .arg(base::visibleText(project.path), schema::nameOf(advice.goal),
                          QString::number(project.model.patterns.size()), QString::number(advice.moves.size())));
    return {};
}

} // namespace

const Command &adviseCommand()
{
    static const AdviseCommand command;
    return command;
}

} // namespace sw::cli
