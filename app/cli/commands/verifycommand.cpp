// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/servercommand.h"
#include "app/cli/reports/reviewreport.h"
#include "app/cli/reports/table.h"
#include "models/base/jsonwriter.h"
#include "models/base/text.h"
#include "models/patterns/core/designbuilder.h"

#include <QCoreApplication>

#include <memory>

namespace sw::cli
{

namespace
{

/// Compares the design, the server, and what the server was after the last apply.
class VerifyCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(VerifyCommand)

public:
    QString name() const override { return QStringLiteral("verify"); }
    QString summary() const override { return tr("drift: what changed in the model, on the server, in both"); }
    QString details() const override
    {
        return tr("Ends with exit code 0 when server and design agree, 2 when only the model changed since the last "
                  "apply from this machine, and 3 when the server did. "
                  "Without a record of an earlier apply, every difference counts as 2.");
    }
    QList<Option> options() const override { return connectionOptions() + QList<Option>{jsonOption(), reviewOption()}; }
    QString jsonMembers() const override
    {
        return QStringLiteral(
            R"({"server", "database", "equalObjects",)"
            "\n"
            R"(  "differences": [{"object", "changedBy": "model|server|both|unknown", "onServer", "inDesign", "what", "class"}]})");
    }
    bool hasSafePoints() const override { return true; }
    QStringList examples() const override
    {
        return {QStringLiteral("verify shop.shape.json --uri mongodb://127.0.0.1:27017 --db shop")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;
};

using services::Difference;

void printDifferences(Output &out, const deploy::Plan &plan, const QList<Difference> &differences)
{
    if (differences.isEmpty()) {
        out.line(VerifyCommand::tr("The database %1 on %2 is as designed: %3 objects.")
                     .arg(base::visibleText(plan.database), base::visibleText(plan.server.name),
                          QString::number(plan.equalObjects)));
        return;
    }
    Table table({VerifyCommand::tr("Object"), VerifyCommand::tr("Changed by"), VerifyCommand::tr("On the server"),
                 VerifyCommand::tr("In the design"), VerifyCommand::tr("What would be done")});
    for (const Difference &difference : differences)
        table.add({difference.step.object, services::changedByText(difference.changedBy), difference.step.onServer,
                   difference.step.inPlan, difference.step.what});
    table.print(out);
    out.line(VerifyCommand::tr("Differences: %1; objects that are as designed: %2")
                 .arg(differences.size())
                 .arg(plan.equalObjects));
}

QByteArray differencesJson(const deploy::Plan &plan, const QList<Difference> &differences)
{
    base::JsonWriter json;
    json.beginObject()
        .member(QStringLiteral("server"), plan.server.name)
        .member(QStringLiteral("database"), plan.database);
    json.member(QStringLiteral("equalObjects"), plan.equalObjects).key(QStringLiteral("differences")).beginArray();
    for (const Difference &difference : differences) {
        json.beginObject()
            .member(QStringLiteral("object"), difference.step.object)
            .member(QStringLiteral("changedBy"), services::changedByName(difference.changedBy));
        json.member(QStringLiteral("onServer"), difference.step.onServer)
            .member(QStringLiteral("inDesign"), difference.step.inPlan);
        json.member(QStringLiteral("what"), difference.step.what)
            .member(QStringLiteral("class"), deploy::classCode(difference.step.change))
            .end();
    }
    json.end().end();
    return json.result();
}

Review reviewOf(const QList<Difference> &differences, const QString &file)
{
    Review out{QStringLiteral("verify"), file, {}};
    for (const Difference &difference : differences)
        out.items << ReviewItem{difference.changedBy == services::ChangedBy::Model ? QStringLiteral("not-applied")
                                                                                   : QStringLiteral("drift"),
                                ReviewItem::Level::Error,
                                difference.step.object,
                                VerifyCommand::tr("%1 Changed by: %2. On the server: %3. In the design: %4.")
                                    .arg(difference.step.what + QLatin1Char('.'),
                                         services::changedByText(difference.changedBy), difference.step.onServer,
                                         difference.step.inPlan),
                                false,
                                {}};
    return out;
}

base::Result<services::Comparison> compare(Context &context, const Project &project, services::Deployment &deployment)
{
    ProgressLine line(context);
    return deployment.compare(project.model, patterns::buildDesign(project.model), line.progress());
}

base::Result<int> VerifyCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    if (const auto known = reviewIn(arguments, {}); !known)
        return known.error();
    base::Result<services::Deployment> deployment = connectToServer(context, arguments);
    if (!deployment)
        return deployment.error();
    const base::Result<services::Comparison> found = compare(context, project, *deployment);
    if (!found)
        return found.error();
    const auto review = reviewIn(arguments, reviewOf(found->differences, project.path));
    if (!review)
        return review.error();
    if (*review)
        context.out.write(**review);
    else if (arguments.has(QStringLiteral("json")))
        context.out.write(differencesJson(found->plan, found->differences));
    else
        printDifferences(context.out, found->plan, found->differences);
    return found->differences.isEmpty() ? ExitCode::done
           : found->hasServerChanged()  ? ExitCode::drift
                                        : ExitCode::changes;
}

} // namespace

const Command &verifyCommand()
{
    static const VerifyCommand command;
    return command;
}

} // namespace sw::cli
