// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/deployment/exportreport.h"

#include "models/base/enumtable.h"
#include "models/base/jsonwriter.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/deploy/plan/shelltext.h"

#include <QCoreApplication>

namespace sw::services
{

namespace
{

using deploy::StepState;

/// In a cell of a table a pipe would begin the next one, and what could be markup is kept from being that.
QString cell(const QString &text)
{
    QString out;
    for (const QChar c : base::visibleText(text)) {
        if (QStringLiteral("\\`*_{}[]<>|#!&").contains(c))
            out += QLatin1Char('\\');
        out += c;
    }
    return out;
}

QString resultText(const deploy::ApplyReport &report)
{
    if (report.verified)
        return Text::tr("Applied and verified: everything was read back from the server as planned.");
    return Text::tr("Stopped after %1 of %2 steps.").arg(deploy::doneCount(report)).arg(report.steps.size());
}

/// As code, with a fence that nothing in it can end.
QString fenced(const QString &script)
{
    QString fence = QStringLiteral("```");
    while (script.contains(fence))
        fence += QLatin1Char('`');
    return fence + QStringLiteral("js\n") + script.trimmed() + QLatin1Char('\n') + fence + QLatin1Char('\n');
}

} // namespace

QString stateText(StepState state)
{
    constexpr base::EnumNames<StepState::Unknown> texts(
        QT_TRANSLATE_NOOP("Text", "done"), QT_TRANSLATE_NOOP("Text", "was done already"),
        QT_TRANSLATE_NOOP("Text", "not done"), QT_TRANSLATE_NOOP("Text", "refused"),
        QT_TRANSLATE_NOOP("Text", "outcome unknown"));
    return Text::tr(texts[state]);
}

QString exportReportMarkdown(const deploy::Plan &plan, const Outcome &outcome, const QDateTime &at)
{
    const deploy::ApplyReport &report = outcome.report;
    QStringList lines{
        QStringLiteral("# ") + Text::tr("Export to %1 on %2").arg(cell(plan.database), cell(plan.server.name)),
        QString(),
        QStringLiteral("- ") +
            Text::tr("Server: MongoDB %1, %2").arg(plan.server.versionText(), cell(plan.server.topology)),
        QStringLiteral("- ") +
            Text::tr("Plan: %1, made %2").arg(plan.shortHash(), plan.madeAt.toUTC().toString(Qt::ISODate)),
        QStringLiteral("- ") + Text::tr("Applied: %1").arg(at.toUTC().toString(Qt::ISODate)),
        QStringLiteral("- ") + Text::tr("Result: %1").arg(resultText(report))};
    for (const std::optional<base::Error> &error : {report.error, outcome.unrecorded}) {
        if (error)
            lines << QStringLiteral("- ") + Text::tr("Problem: %1").arg(cell(error->text().simplified()));
    }
    lines << QString()
          << QStringLiteral("| %1 | %2 | %3 | %4 | %5 | %6 |")
                 .arg(Text::tr("Step"), Text::tr("Class"), Text::tr("Object"), Text::tr("Change"), Text::tr("State"),
                      Text::tr("Detail"))
          << QStringLiteral("|---:|---|---|---|---|---|");
    for (const deploy::StepReport &step : report.steps) {
        const deploy::Step *planned = plan.step(step.number);
        if (planned != nullptr)
            lines << QStringLiteral("| %1 | %2 | %3 | %4 | %5 | %6 |")
                         .arg(QString::number(step.number), deploy::classCode(planned->change), cell(planned->object),
                              cell(planned->what), stateText(step.state), cell(step.detail));
    }
    if (!plan.unmanaged.isEmpty()) {
        lines << QString() << QStringLiteral("## ") + Text::tr("Not in the model, left unchanged") << QString();
        for (const QString &object : plan.unmanaged)
            lines << QStringLiteral("- ") + cell(object);
    }
    QString out = lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
    if (const QString script = deploy::manualScript(plan); !script.isEmpty())
        out += QStringLiteral("\n## ") + Text::tr("Script to review and run by hand") + QStringLiteral("\n\n") +
               fenced(script);
    return out;
}

QByteArray exportReportJson(const deploy::Plan &plan, const Outcome &outcome, const QDateTime &at)
{
    constexpr base::EnumNames<StepState::Unknown> names("done", "alreadyDone", "notDone", "refused", "unknown");
    const deploy::ApplyReport &report = outcome.report;
    base::JsonWriter json;
    json.beginObject()
        .member(QStringLiteral("hash"), plan.shortHash())
        .member(QStringLiteral("server"), plan.server.name)
        .member(QStringLiteral("database"), plan.database)
        .member(QStringLiteral("at"), at.toUTC().toString(Qt::ISODate));
    json.member(QStringLiteral("verified"), report.verified).key(QStringLiteral("steps")).beginArray();
    for (const deploy::StepReport &step : report.steps) {
        const deploy::Step *planned = plan.step(step.number);
        json.beginObject().member(QStringLiteral("number"), step.number);
        json.member(QStringLiteral("object"), planned ? planned->object : QString())
            .member(QStringLiteral("class"), planned ? deploy::classCode(planned->change) : QString())
            .member(QStringLiteral("what"), planned ? planned->what : QString());
        json.member(QStringLiteral("state"), QString(nameOf(names, step.state)))
            .member(QStringLiteral("detail"), step.detail)
            .end();
    }
    json.end().key(QStringLiteral("error"));
    if (report.error)
        json.value(report.error->text());
    else
        json.null();
    json.end();
    return json.result();
}

} // namespace sw::services
