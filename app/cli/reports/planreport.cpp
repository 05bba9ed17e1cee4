// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/planreport.h"

#include "app/cli/output.h"
#include "app/cli/reports/table.h"
#include "models/base/enumtable.h"
#include "models/base/jsonwriter.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/deploy/plan/shelltext.h"

#include <QCoreApplication>

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

QString stateName(deploy::StepState state)
{
    constexpr base::EnumNames<deploy::StepState::Unknown> names("done", "alreadyDone", "notDone", "refused", "unknown");
    return nameOf(names, state);
}

QString stateText(deploy::StepState state)
{
    constexpr base::EnumNames<deploy::StepState::Unknown> texts(
        QT_TRANSLATE_NOOP("Text", "done"), QT_TRANSLATE_NOOP("Text", "was done already"),
        QT_TRANSLATE_NOOP("Text", "not done"), QT_TRANSLATE_NOOP("Text", "refused"),
        QT_TRANSLATE_NOOP("Text", "unknown"));
    return Text::tr(texts[state]);
}

void writeViolators(base::JsonWriter &json, const deploy::Violators &violators)
{
    constexpr base::EnumNames<deploy::Violators::State::Unknown> names("notAsked", "none", "some", "unknown");
    json.key(QStringLiteral("violators")).inlineNext().beginObject();
    json.member(QStringLiteral("state"), QString(nameOf(names, violators.state)));
    json.member(QStringLiteral("count"), violators.count).member(QStringLiteral("atLeast"), violators.atLeast).end();
}

void writeStep(base::JsonWriter &json, const deploy::Plan &plan, const deploy::Step &step)
{
    json.beginObject()
        .member(QStringLiteral("number"), step.number)
        .member(QStringLiteral("class"), deploy::classCode(step.change));
    json.member(QStringLiteral("kind"), kindName(step.kind)).member(QStringLiteral("object"), step.object);
    json.member(QStringLiteral("collection"), step.collection).member(QStringLiteral("what"), step.what);
    json.member(QStringLiteral("before"), step.onServer).member(QStringLiteral("after"), step.inPlan);
    writeViolators(json, step.violators);
    json.member(QStringLiteral("needsConsent"), step.needsConsent())
        .member(QStringLiteral("accept"), deploy::acknowledgement(plan, step));
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

/// Steps beyond plain additions need a closer look.
void printDetails(Output &out, const deploy::Plan &plan)
{
    for (const deploy::Step &step : plan.steps) {
        if (step.change <= deploy::ChangeClass::Adds)
            continue;
        out.line();
        out.line(Text::tr("  %1. %2 %3: %4")
                     .arg(QString::number(step.number), deploy::classCode(step.change), base::visibleText(step.object),
                          base::visibleText(step.what)));
        if (step.change > deploy::ChangeClass::LoadsServer)
            printField(out, Text::tr("Why:"), step.why);
        printField(out, Text::tr("Documents:"), violatorsText(step.violators));
        if (step.kind == deploy::StepKind::ChangeValidator && step.violators.state == deploy::Violators::State::Some)
            printField(out, Text::tr("In stages:"),
                       QStringLiteral("shapewright-cli migrate PROJECT --rules %1").arg(step.collection));
        printField(out, Text::tr("Take care:"), step.acknowledge);
        if (!step.inverse.isEmpty())
            printUndo(out, step);
        if (step.needsConsent())
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

QString violatorsText(const deploy::Violators &violators)
{
    switch (violators.state) {
    case deploy::Violators::State::NotAsked:
        break;
    case deploy::Violators::State::None:
        return Text::tr("none of those stored would be refused");
    case deploy::Violators::State::Some:
        return (violators.atLeast ? Text::tr("at least %1 of those stored would be refused")
                                  : Text::tr("%1 of those stored would be refused"))
            .arg(violators.count);
    case deploy::Violators::State::Unknown:
        return Text::tr("how many of those stored would be refused is not known");
    }
    return {};
}

void printPlan(Output &out, const deploy::Plan &plan)
{
    out.line(Text::tr("Plan %1 for the database %2 on %3 (%4)")
                 .arg(plan.shortHash(), base::visibleText(plan.database), base::visibleText(plan.server.name),
                      base::visibleText(serverText(plan.server))));
    out.line();
    if (plan.isEmpty()) {
        out.line(Text::tr("Nothing to do: all %1 objects are as designed.").arg(plan.equalObjects));
    } else {
        printSteps(out, plan);
        printDetails(out, plan);
        printScript(out, deploy::manualScript(plan));
        out.line();
        out.line(Text::tr("Steps: %1; objects that are as designed: %2").arg(plan.steps.size()).arg(plan.equalObjects));
    }
    for (const QString &note : plan.notes)
        printField(out, Text::tr("Note:"), note);
    if (!plan.unmanaged.isEmpty())
        printField(out, Text::tr("Not in the model, left alone:"), plan.unmanaged.join(QStringLiteral(", ")));
}

QByteArray planJson(const deploy::Plan &plan)
{
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
        writeStep(json, plan, step);
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
        table.add(
            {QString::number(step.number), planned ? planned->object : QString(), stateText(step.state), step.detail});
    }
    table.print(out);
    if (report.verified)
        out.line(Text::tr("Read back from the server: everything is as planned."));
}

QByteArray applyReportJson(const deploy::Plan &plan, const deploy::ApplyReport &report)
{
    base::JsonWriter json;
    json.beginObject()
        .member(QStringLiteral("hash"), plan.shortHash())
        .member(QStringLiteral("database"), plan.database);
    json.member(QStringLiteral("verified"), report.verified).key(QStringLiteral("steps")).beginArray();
    for (const deploy::StepReport &step : report.steps) {
        const deploy::Step *planned = plan.step(step.number);
        json.beginObject().member(QStringLiteral("number"), step.number);
        json.member(QStringLiteral("object"), planned ? planned->object : QString());
        json.member(QStringLiteral("state"), stateName(step.state)).member(QStringLiteral("detail"), step.detail).end();
    }
    json.end().key(QStringLiteral("error"));
    if (report.error)
        json.value(report.error->text());
    else
        json.null();
    json.end();
    return json.result();
}

} // namespace sw::cli
