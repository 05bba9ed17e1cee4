// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/program.h"
#include "app/cli/reports/methodreport.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/services/methodology/agreement.h"
#include "models/services/methodology/methodology.h"

#include <QCoreApplication>

namespace sw::cli
{

namespace
{

/// The three steps from an application to a design, with what is still missing.
class MethodCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(MethodCommand)

public:
    QString name() const override { return QStringLiteral("method"); }
    QString summary() const override { return tr("what a design still needs to know, in three steps"); }
    QString details() const override
    {
        return tr("Workload, relationships, patterns: each step asks only what the goal needs. + is answered, ~ rests "
                  "on an assumption, - is missing, with the reason and, where there is one, a command that answers it; "
                  "the values in it are examples. What has none, such as a new operation, is added in the window or "
                  "in the project file. --agree makes assumed answers yours, those of a step or of a kind of question, "
                  "says which "
                  "they are and saves the project.");
    }
    QList<Option> options() const override
    {
        return {goalOption(),
                {{QStringLiteral("all")}, {}, tr("list what is answered, too"), false},
                {{QStringLiteral("agree")},
                 QStringLiteral("all|STEP|KIND"),
                 tr("agree with what is assumed: workload, relationships, or 'asked' of --json, such as size"),
                 false},
                jsonOption()};
    }
    QString jsonMembers() const override
    {
        return QStringLiteral(
            R"({"goal", "steps": [{"id": "workload|relationships|patterns", "text", "given", "assumed", "missing",)"
            "\n"
            R"(  "questions": [{"asked", "state": "given|assumed|missing", "object", "question", "reason", "answer",)"
            "\n"
            R"(    "saidBy": "nobody|program|person|agreed|partlyAgreed|declined|data|dataOrPerson|model|workload",)"
            "\n"
            R"(    "ownReason", "command": [words]}]}]})");
    }
    bool hasSafePoints() const override { return true; }
    QStringList examples() const override
    {
        return {QStringLiteral("method shop.shape.json"),
                QStringLiteral("method shop.shape.json --goal simplicity --all"),
                QStringLiteral("method shop.shape.json --agree placement")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;
};

/// Those that are of the step or the kind \p what. Error Usage when there is no such.
base::Result<QList<services::MethodQuestion>> questionsOf(const services::Methodology &method, const QString &what)
{
    using services::Asked;
    using services::MethodStep;
    QStringList known{QStringLiteral("all"), nameOf(MethodStep::Workload), nameOf(MethodStep::Relationships)};
    for (int asked = 0; asked <= static_cast<int>(Asked::Problem); ++asked) {
        if (!titleOf(static_cast<Asked>(asked)).isEmpty())
            known << nameOf(static_cast<Asked>(asked));
    }
    if (!known.contains(what))
        return base::Error{base::ErrorCode::Usage, Text::tr("'%1' is neither a step nor a kind of question.").arg(what),
                           QStringLiteral("--agree"),
                           Text::tr("Choose one of: %1.").arg(known.join(QLatin1String(", ")))};
    QList<services::MethodQuestion> found = method.questions;
    found.removeIf([&what](const services::MethodQuestion &question) {
        return what != QLatin1String("all") && what != nameOf(question.step) && what != nameOf(question.asked);
    });
    return found;
}

/// Agrees in \p project, and saves it when that changes anything.
base::Result<void> agree(Context &context, Project &project, const services::Methodology &method, const QString &what)
{
    const auto asked = questionsOf(method, what);
    if (!asked)
        return asked.error();
    const QList<services::MethodQuestion> agreed = services::agreeable(*asked);
    if (agreed.isEmpty()) {
        say(context, Text::tr("Nothing of it is assumed."));
        return {};
    }
    services::agreeWith(project.model, agreed);
    for (const services::MethodQuestion &question : agreed)
        say(context, base::visibleText(QStringLiteral("%1 %2").arg(question.question, question.answer)));
    if (const auto saved = saveProject(project); !saved)
        return saved.error();
    say(context, Text::tr("Agreed with %n assumption(s); saved %1.", nullptr, static_cast<int>(agreed.size()))
                     .arg(base::visibleText(project.path)));
    return {};
}

base::Result<int> MethodCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    const base::Result<schema::Goal> goal = goalOf(arguments, project.model);
    if (!goal)
        return goal.error();
    if (arguments.has(QStringLiteral("agree"))) {
        const auto agreed = agree(context, project, services::methodologyOf(project.model, *goal),
                                  arguments.value(QStringLiteral("agree")));
        if (!agreed)
            return agreed.error();
    }
    const services::Methodology method = services::wholeMethodologyOf(project.model, *goal, {{}, context.isCancelled});
    if (context.isCancelled())
        return base::Error{base::ErrorCode::Cancelled, {}, {}, {}};
    if (arguments.has(QStringLiteral("json")))
        context.out.write(methodJson(project.model, method, project.path));
    else
        printMethod(context.out, project.model, method, project.path, arguments.has(QStringLiteral("all")));
    return ExitCode::done;
}

} // namespace

const Command &methodCommand()
{
    static const MethodCommand command;
    return command;
}

} // namespace sw::cli
