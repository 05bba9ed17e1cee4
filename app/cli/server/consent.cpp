// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/server/consent.h"

#include "models/base/text.h"
#include "models/base/texts.h"

#include <QCoreApplication>
#include <QIODevice>

namespace sw::cli
{

namespace
{

base::Error refusal(const QString &message, const QString &wayOut)
{
    return {base::ErrorCode::Refused, message, QStringLiteral("apply"), wayOut};
}

/// True when the person typed \p expected.
bool asked(Context &context, const QString &question, const QString &expected)
{
    context.err.write((question + QLatin1Char(' ')).toUtf8());
    QByteArray line;
    char c = 0;
    while (line.size() < 1024 && context.in.read(&c, 1) == 1 && c != '\n')
        line += c;
    return QString::fromUtf8(line).trimmed() == expected;
}

QString quotedOptions(const QStringList &texts)
{
    QStringList options;
    for (const QString &text : texts)
        options << QStringLiteral("--accept '%1'").arg(base::visibleText(text));
    return options.join(QLatin1Char(' '));
}

base::Result<void> confirmPlan(Context &context, const deploy::Plan &plan)
{
    const QString wayOut = Text::tr("Look at the plan, then give --yes.");
    if (!context.inputIsTerminal)
        return refusal(Text::tr("The %1 steps were not confirmed; nothing was sent.").arg(plan.steps.size()), wayOut);
    const QString question = Text::tr("Run these %1 steps on the database %2 of %3? Type %4 to continue:")
                                 .arg(QString::number(plan.steps.size()), base::visibleText(plan.database),
                                      base::visibleText(plan.server.name), plan.shortHash());
    if (!asked(context, question, plan.shortHash()))
        return refusal(Text::tr("The plan was not confirmed; nothing was sent."), wayOut);
    return {};
}

} // namespace

QList<Option> consentOptions()
{
    return {{{QStringLiteral("yes"), QStringLiteral("y")},
             {},
             Text::tr("run the steps without asking; those that need an acknowledgement need --accept too"),
             false},
            {{QStringLiteral("accept")},
             QStringLiteral("CLASS:OBJECT"),
             Text::tr("acknowledge a step, as the plan says it, e.g. C3:books; repeatable"),
             true}};
}

base::Result<deploy::Consent> askConsent(Context &context, const Arguments &arguments, const deploy::Plan &plan)
{
    const QStringList needed = deploy::acknowledgements(plan);
    deploy::Consent consent;
    consent.accepted = arguments.values(QStringLiteral("accept"));
    for (const QString &text : std::as_const(consent.accepted)) {
        if (!needed.contains(text))
            return base::Error{base::ErrorCode::Usage,
                               Text::tr("No step of this plan is acknowledged by '%1'.").arg(text),
                               QStringLiteral("--accept"),
                               needed.isEmpty() ? Text::tr("No step needs it.") : suggestion(text, needed)};
    }
    if (!arguments.has(QStringLiteral("yes"))) {
        if (const auto confirmed = confirmPlan(context, plan); !confirmed)
            return confirmed.error();
    }
    consent.confirmed = true;
    QStringList missing;
    for (const QString &text : needed) {
        if (consent.accepted.contains(text))
            continue;
        if (context.inputIsTerminal &&
            asked(context,
                  Text::tr("This step needs an acknowledgement. Type %1 to accept it:").arg(base::visibleText(text)),
                  text))
            consent.accepted << text;
        else
            missing << text;
    }
    if (missing.isEmpty())
        return consent;
    return refusal(Text::tr("Steps that may refuse writes, delete documents or load the server were not acknowledged; "
                            "nothing was sent."),
                   Text::tr("After looking at them, add: %1").arg(quotedOptions(missing)));
}

} // namespace sw::cli
