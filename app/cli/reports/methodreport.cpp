// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/methodreport.h"

#include "app/cli/output.h"
#include "app/cli/reports/table.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/schema/goaltexts.h"
#include "models/services/methodology/answertexts.h"
#include "models/services/patternuses/applypattern.h"

#include <QRegularExpression>

namespace sw::cli
{

namespace
{

using services::AnswerState;
using services::MethodQuestion;
using services::MethodStep;

constexpr MethodStep steps[] = {MethodStep::Workload, MethodStep::Relationships, MethodStep::Patterns};
constexpr int lineWidth = 106;

/// \p word as a shell takes it.
QString shellWord(const QString &word)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./=,:-]+$"));
    if (plain.match(word).hasMatch())
        return word;
    QString quoted = word;
    quoted.replace(QLatin1Char('\''), QLatin1String("'\\''"));
    return QLatin1Char('\'') + quoted + QLatin1Char('\'');
}

QStringList commandOf(const MethodQuestion &question, const QString &file)
{
    QStringList words = question.command;
    words.replaceInStrings(QRegularExpression(QStringLiteral("^FILE$")), file);
    return words;
}

QString commandLine(const MethodQuestion &question, const QString &file)
{
    QStringList words{QStringLiteral("shapewright-cli")};
    for (const QString &word : commandOf(question, file))
        words << shellWord(word);
    return words.join(QLatin1Char(' '));
}

void printIndented(Output &out, const QString &text, const QString &start)
{
    QString before = start;
    for (const QString &line : wrapped(base::visibleText(text), lineWidth - static_cast<int>(start.size()))) {
        out.line(before + line);
        before = QString(start.size(), QLatin1Char(' '));
    }
}

void printQuestion(Output &out, const MethodQuestion &question, const QString &file)
{
    const QLatin1Char mark(question.state == AnswerState::Given     ? '+'
                           : question.state == AnswerState::Assumed ? '~'
                                                                    : '-');
    const QString text =
        question.answer.isEmpty() ? question.question : QStringLiteral("%1 %2").arg(question.question, question.answer);
    const bool isGiven = question.state == AnswerState::Given;
    printIndented(out, isGiven ? text + QStringLiteral(" · ") + services::saidByText(question.said) : text,
                  QStringLiteral("  %1 ").arg(mark));
    if (const QString reason = services::reasonGiven(question.ownReason); !reason.isEmpty())
        printIndented(out, reason, QStringLiteral("      "));
    if (isGiven)
        return;
    printIndented(out, question.reason, QStringLiteral("      "));
    if (!question.command.isEmpty()) // whole, to be copied
        out.line(QStringLiteral("      ") + base::visibleText(commandLine(question, file)));
}

} // namespace

QByteArray methodJson(const schema::Model &model, const services::Methodology &method, const QString &file)
{
    base::JsonWriter json;
    json.beginObject().member(QStringLiteral("goal"), schema::nameOf(method.goal));
    json.key(QStringLiteral("steps")).beginArray();
    for (const MethodStep step : steps) {
        const services::MethodCounts counts = method.counts(step);
        json.beginObject().member(QStringLiteral("id"), services::nameOf(step));
        json.member(QStringLiteral("text"), services::stepText(model, step, method.goal));
        json.member(QStringLiteral("given"), counts.given).member(QStringLiteral("assumed"), counts.assumed);
        json.member(QStringLiteral("missing"), counts.missing).key(QStringLiteral("questions")).beginArray();
        for (const MethodQuestion &question : method.of(step)) {
            json.beginObject().member(QStringLiteral("asked"), services::nameOf(question.asked));
            json.member(QStringLiteral("state"), services::nameOf(question.state));
            json.member(QStringLiteral("object"), question.object)
                .member(QStringLiteral("question"), question.question);
            json.member(QStringLiteral("reason"), question.reason).member(QStringLiteral("answer"), question.answer);
            json.member(QStringLiteral("saidBy"), services::nameOf(question.said));
            json.member(QStringLiteral("ownReason"), question.ownReason);
            writeTexts(json, QStringLiteral("command"), commandOf(question, file));
            json.end();
        }
        json.end().end();
    }
    json.end().end();
    return json.result();
}

void printMethod(Output &out, const schema::Model &model, const services::Methodology &method, const QString &file,
                 bool all)
{
    out.line(Text::tr("Goal: %1").arg(schema::goalText(method.goal)));
    int number = 0;
    for (const MethodStep step : steps) {
        out.line();
        out.line(
            Text::tr("%1. %2: %3").arg(++number).arg(services::stepTitle(step), countsText(method.counts(step), step)));
        printIndented(out, services::stepText(model, step, method.goal), QStringLiteral("  "));
        for (const MethodQuestion &question : method.of(step)) {
            if (all || question.state != AnswerState::Given)
                printQuestion(out, question, file);
        }
    }
    out.line();
    out.line(
        Text::tr("Then write the decisions down: %1")
            .arg(QStringLiteral("shapewright-cli report %1 -o record.html").arg(base::visibleText(shellWord(file)))));
}

} // namespace sw::cli
