// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/planreport.h"

#include "app/cli/output.h"
#include "app/cli/reports/table.h"
#include "models/base/enumtable.h"
#include "models/base/jsonwriter.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/deploy/plan/preconditions.h"
#include "models/deploy/plan/shelltext.h"
#include "models/services/deployment/buildtime.h"
#include "models/services/deployment/exportreport.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <set>

namespace sw::cli
{

namespace
{

constexpr int planColumns = 110;

QString classText(deploy::ChangeClass change)
{
    constexpr base::EnumNames<deploy::ChangeClass::ScriptOnly> texts(
        QT_TRANSLATE_NOOP("Text", "equal"), QT_TRANSLATE_NOOP("Text", "adds something"),
        QT_TRANSLATE_NOOP("Text", "loads the server while it is built"), QT_TRANSLATE_NOOP("Text", "may refuse writes"),
        QT_TRANSLATE_NOOP("Text", "may delete documents"),
        QT_TRANSLATE_NOOP("Text", "is never run from here, only by hand"));
    return Text::tr(texts[change]);
}

QString kindName(deploy::StepKind kind)
{
    constexpr base::EnumNames<deploy::StepKind::Manual> names("createCollection", "createIndex", "changeValidator",
                                                              "changeIndex", "changeOptions", "manual");
    return nameOf(names, kind);
}

void writeViolators(base::JsonWriter &json, const deploy::Violators &violators)
{
    constexpr base::EnumNames<deploy::Violators::State::Unknown> names("notAsked", "none", "some", "unknown");
    json.key(QStringLiteral("violators")).inlineNext().beginObject();
    json.member(QStringLiteral("state"), QString(nameOf(names, violators.state)));
    json.member(QStringLiteral("count"), violators.count).member(QStringLiteral("atLeast"), violators.atLeast).end();
}

void writeEvidence(base::JsonWriter &json, const services::Evidence *evidence)
{
    json.key(QStringLiteral("failing"));
    if (evidence == nullptr) {
        json.null();
        return;
    }
    json.beginObject().member(QStringLiteral("query"), evidence->query).key(QStringLiteral("documents")).beginArray();
    for (const services::FailingDocument &document : evidence->documents) {
        json.inlineNext().beginObject().member(QStringLiteral("id"), document.id);
        writeTexts(json, QStringLiteral("reasons"), document.reasons);
        json.end();
    }
    json.end().end();
}

void writeStep(base::JsonWriter &json, const services::Proposal &proposal, const deploy::Step &step)
{
    const services::Difference *difference = proposal.differenceOf(step);
    json.beginObject()
        .member(QStringLiteral("number"), step.number)
        .member(QStringLiteral("class"), deploy::classCode(step.change));
    json.member(QStringLiteral("kind"), kindName(step.kind)).member(QStringLiteral("object"), step.object);
    json.member(QStringLiteral("collection"), step.collection).member(QStringLiteral("what"), step.what);
    json.member(QStringLiteral("before"), step.onServer).member(QStringLiteral("after"), step.inPlan);
    json.member(QStringLiteral("changedBy"),
                services::changedByName(difference ? difference->changedBy : services::ChangedBy::Unknown));
    writeViolators(json, step.violators);
    writeEvidence(json, proposal.evidenceOf(step));
    json.member(QStringLiteral("fails"), deploy::knownFailure(step));
    json.member(QStringLiteral("needsConsent"), step.needsConsent())
        .member(QStringLiteral("accept"), deploy::acknowledgement(proposal.plan, step));
    json.member(QStringLiteral("why"), step.why)
        .member(QStringLiteral("undo"), step.inverse)
        .member(QStringLiteral("script"), step.script);
    json.key(QStringLiteral("command"));
    if (step.command.isEmpty())
        json.null();
    else
        json.raw(step.command.toCanonicalJson());
    json.end();
}

void printField(Output &out, const QString &label, const QString &text)
{
    if (text.isEmpty())
        return;
    QString start = QStringLiteral("      ") + label + QLatin1Char(' ');
    for (const QString &line : wrapped(base::visibleText(text), planColumns - static_cast<int>(start.size()))) {
        out.line(start + line);
        start = QString(start.size(), QLatin1Char(' '));
    }
}

void printScript(Output &out, const QString &script)
{
    if (script.isEmpty())
        return;
    out.line();
    out.line(Text::tr("Never run from here. To be reviewed, and run by hand:"));
    for (const QString &line : script.trimmed().split(QLatin1Char('\n')))
        out.line(QStringLiteral("    ") + base::visibleText(line));
}

/// As it is, so that it can be copied.
void printUndo(Output &out, const deploy::Step &step)
{
    QString label = QStringLiteral("      ") + Text::tr("Undo:") + QLatin1Char(' ');
    for (const QString &line : step.inverse.trimmed().split(QLatin1Char('\n'))) {
        out.line(label + base::visibleText(line));
        label = QString(label.size(), QLatin1Char(' '));
    }
}

constexpr qsizetype shownDocuments = 3;
constexpr qsizetype longestQuery = 400; // longer ones are in the JSON

void printEvidence(Output &out, const services::Evidence &evidence)
{
    for (const services::FailingDocument &document : evidence.documents.mid(0, shownDocuments))
        printField(out, Text::tr("For example:"),
                   document.reasons.isEmpty()
                       ? QStringLiteral("_id %1").arg(document.id)
                       : QStringLiteral("_id %1: %2").arg(document.id, document.reasons.join(QStringLiteral(", "))));
    printField(out, Text::tr("Not listed:"), evidence.problem);
    if (!evidence.query.isEmpty() && evidence.query.size() <= longestQuery)
        out.line(QStringLiteral("      ") + Text::tr("All of them:") + QLatin1Char(' ') +
                 base::visibleText(evidence.query)); // in one line, so that it can be copied
}

/// Steps beyond plain additions need a closer look.
void printDetails(Output &out, const services::Proposal &proposal)
{
    const deploy::Plan &plan = proposal.plan;
    for (const deploy::Step &step : plan.steps) {
        const services::Difference *difference = proposal.differenceOf(step);
        const bool byHand = difference != nullptr && difference->isByHand();
        if (step.change <= deploy::ChangeClass::Adds && !byHand)
            continue;
        out.line();
        out.line(Text::tr("  %1. %2 %3: %4")
                     .arg(QString::number(step.number), deploy::classCode(step.change), base::visibleText(step.object),
                          base::visibleText(step.what)));
        if (step.change > deploy::ChangeClass::LoadsServer)
            printField(out, Text::tr("Why:"), step.why);
        if (byHand)
            printField(out, Text::tr("Changed by:"), services::changedByText(difference->changedBy));
        printField(out, Text::tr("Documents:"), violatorsText(step));
        printField(out, Text::tr("Build:"), services::buildTimeText(step));
        if (const services::Evidence *evidence = proposal.evidenceOf(step))
            printEvidence(out, *evidence);
        printField(out, Text::tr("Known to fail:"), deploy::knownFailure(step));
        if (step.kind == deploy::StepKind::ChangeValidator && step.violators.state == deploy::Violators::State::Some)
            printField(out, Text::tr("In stages:"),
                       QStringLiteral("shapewright-cli migrate PROJECT --rules %1").arg(step.collection));
        printField(out, Text::tr("Take care:"), step.acknowledge);
        if (!step.inverse.isEmpty())
            printUndo(out, step);
        if (!deploy::knownFailure(step).isEmpty())
            printField(out, Text::tr("Go on without:"), QStringLiteral("--leave-out '%1'").arg(step.object));
        else if (step.needsConsent())
            printField(out, Text::tr("Acknowledge with:"),
                       QStringLiteral("--accept '%1'").arg(deploy::acknowledgement(plan, step)));
    }
}

void printSteps(Output &out, const deploy::Plan &plan)
{
    Table table({Text::tr("Step"), Text::tr("Class"), Text::tr("Object"), Text::tr("On the server"),
                 Text::tr("In the plan"), Text::tr("What")},
                {Table::Right});
    table.wrapAt(planColumns + 20);
    std::set<deploy::ChangeClass> classes;
    for (const deploy::Step &step : plan.steps) {
        table.add({QString::number(step.number), deploy::classCode(step.change), step.object, step.onServer,
                   step.inPlan, step.what});
        classes.insert(step.change);
    }
    table.print(out);
    out.line();
    for (const deploy::ChangeClass change : classes)
        out.line(QStringLiteral("%1 %2").arg(deploy::classCode(change), classText(change)));
}

} // namespace

QString serverText(const deploy::ServerIdentity &server)
{
    return QStringLiteral("MongoDB %1, %2").arg(server.versionText(), server.topology);
}

QString violatorsText(const deploy::Step &step)
{
    const bool deletes = step.change == deploy::ChangeClass::MayDelete;
    const bool isUnique = step.kind == deploy::StepKind::CreateIndex || step.kind == deploy::StepKind::ChangeIndex;
    const QString count = QLocale().toString(step.violators.count);
    const QString shown = step.violators.atLeast ? Text::tr("at least %1").arg(count) : count;
    switch (step.violators.state) {
    case deploy::Violators::State::NotAsked:
        break;
    case deploy::Violators::State::None:
        return deletes    ? Text::tr("none would be deleted today")
               : isUnique ? Text::tr("none of those stored share a key")
                          : Text::tr("none of those stored would be refused");
    case deploy::Violators::State::Some:
        return (deletes    ? Text::tr("%1 of those stored would be deleted")
                : isUnique ? Text::tr("%1 of those stored share a key")
                           : Text::tr("%1 of those stored would be refused"))
            .arg(shown);
    case deploy::Violators::State::Unknown:
        return deletes ? Text::tr("how many of those stored would be deleted is not known")
                       : Text::tr("how many of those stored would be refused is not known");
    }
    return {};
}

void printPlan(Output &out, const services::Proposal &proposal)
{
    const deploy::Plan &plan = proposal.plan;
    out.line(Text::tr("Plan %1 for the database %2 on %3 (%4)")
                 .arg(plan.shortHash(), base::visibleText(plan.database), base::visibleText(plan.server.name),
                      base::visibleText(serverText(plan.server))));
    out.line();
    if (plan.isEmpty()) {
        out.line(Text::tr("Nothing to do: all %1 objects are as designed.").arg(plan.equalObjects));
    } else {
        printSteps(out, plan);
        printDetails(out, proposal);
        printScript(out, deploy::manualScript(plan));
        out.line();
        out.line(Text::tr("Steps: %1; objects that are as designed: %2").arg(plan.steps.size()).arg(plan.equalObjects));
    }
    for (const QString &note : plan.notes)
        printField(out, Text::tr("Note:"), note);
    if (!plan.unmanaged.isEmpty())
        printField(out, Text::tr("Not in the model, left alone:"), plan.unmanaged.join(QStringLiteral(", ")));
}

QByteArray planJson(const services::Proposal &proposal)
{
    const deploy::Plan &plan = proposal.plan;
    base::JsonWriter json;
    json.beginObject()
        .member(QStringLiteral("hash"), plan.shortHash())
        .key(QStringLiteral("server"))
        .inlineNext()
        .beginObject();
    json.member(QStringLiteral("name"), plan.server.name).member(QStringLiteral("topology"), plan.server.topology);
    json.member(QStringLiteral("version"), plan.server.versionText())
        .member(QStringLiteral("user"), plan.server.user)
        .end();
    json.member(QStringLiteral("database"), plan.database).member(QStringLiteral("equalObjects"), plan.equalObjects);
    json.key(QStringLiteral("steps")).beginArray();
    for (const deploy::Step &step : plan.steps)
        writeStep(json, proposal, step);
    json.end();
    deploy::writeRenames(json.key(QStringLiteral("renames")), plan.renames);
    writeTexts(json, QStringLiteral("unmanaged"), plan.unmanaged);
    writeTexts(json, QStringLiteral("notes"), plan.notes);
    json.end();
    return json.result();
}

void printApplyReport(Output &out, const deploy::Plan &plan, const deploy::ApplyReport &report)
{
    const bool begun = std::any_of(report.steps.begin(), report.steps.end(), [](const deploy::StepReport &step) {
        return step.state != deploy::StepState::NotDone;
    });
    if (!begun)
        return; // the error says why
    out.line();
    Table table({Text::tr("Step"), Text::tr("Object"), Text::tr("Result"), Text::tr("Detail")}, {Table::Right});
    table.wrapAt(planColumns + 20);
    for (const deploy::StepReport &step : report.steps) {
        const deploy::Step *planned = plan.step(step.number);
        table.add({QString::number(step.number), planned ? planned->object : QString(), services::stateText(step.state),
                   step.detail});
    }
    table.print(out);
    if (report.verified)
        out.line(Text::tr("Read back from the server: everything is as planned."));
}

} // namespace sw::cli
