// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "models/base/texts.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <cmath>

namespace sw::cli
{

namespace
{

base::Error usageError(const QString &where, const QString &message, const QString &wayOut)
{
    return {base::ErrorCode::Usage, message, where, wayOut};
}

QString helpHint(const QString &command)
{
    return Text::tr("See 'shapewright-cli %1 --help'.").arg(command);
}

QString dashed(const QString &name)
{
    return (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
}

base::Error unknownOption(const QString &command, const QString &name, const QList<Option> &options)
{
    QStringList names;
    for (const Option &option : options) {
        for (const QString &known : option.names)
            names << dashed(known);
    }
    const QString near = name.size() > 1 ? nearest(dashed(name), names) : QString();
    const QString hint = near.isEmpty() ? helpHint(command) : Text::tr("Did you mean '%1'?").arg(near);
    return usageError(command, Text::tr("There is no option '%1'.").arg(dashed(name)), hint);
}

bool mayBeLeftOut(const Option &option)
{
    return option.value.startsWith(QLatin1Char('['));
}

/// The option that \p word names, without a value behind "="; nullptr when it is none.
const Option *optionNamed(const QString &word, const QList<Option> &options)
{
    for (const Option &option : options) {
        for (const QString &name : option.names) {
            if (word == dashed(name))
                return &option;
        }
    }
    return nullptr;
}

/// Words from \p first that are neither an option nor its value.
qsizetype freeWords(const QStringList &words, qsizetype first, const QList<Option> &options)
{
    qsizetype count = 0;
    for (qsizetype i = first; i < words.size(); ++i) {
        const Option *option = optionNamed(words.at(i), options);
        if (option && !option->value.isEmpty() && !mayBeLeftOut(*option))
            ++i;
        else if (!words.at(i).startsWith(QLatin1Char('-')))
            ++count;
    }
    return count;
}

/// Joins values that may be left out to their option, "--growth=36", because the parser knows only values that must be
/// there. A word after such an option is its value, unless it is needed for one of the \p required arguments.
QStringList withJoinedValues(const QStringList &words, const QList<Option> &options, qsizetype required)
{
    QStringList joined;
    qsizetype given = 0;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words.at(i);
        const Option *option = optionNamed(word, options);
        if (option && mayBeLeftOut(*option)) {
            const bool isValue = i + 1 < words.size() && !words.at(i + 1).startsWith(QLatin1Char('-')) &&
                                 given + freeWords(words, i + 2, options) >= required;
            joined << word + QLatin1Char('=') + (isValue ? words.at(++i) : QString());
        } else if (option && !option->value.isEmpty() && i + 1 < words.size()) {
            joined << word << words.at(++i);
        } else {
            given += word.startsWith(QLatin1Char('-')) ? 0 : 1;
            joined << word;
        }
    }
    return joined;
}

} // namespace

base::Result<Arguments> Arguments::parse(const QString &command, const QList<Positional> &positionals,
                                         const QList<Option> &options, const QStringList &words)
{
    QCommandLineParser parser;
    for (const Option &option : options)
        parser.addOption({option.names, option.help, option.value});
    const auto required =
        std::count_if(positionals.begin(), positionals.end(), [](const Positional &each) { return each.required; });
    const bool parsed = parser.parse(QStringList(command) + withJoinedValues(words, options, required));
    if (!parser.unknownOptionNames().isEmpty())
        return unknownOption(command, parser.unknownOptionNames().first(), options);
    if (!parsed)
        return usageError(command, parser.errorText(), helpHint(command));

    Arguments result;
    for (const Option &option : options) {
        const QString &name = option.names.first();
        if (!parser.isSet(name))
            continue;
        const QStringList values = option.value.isEmpty() ? QStringList(QString()) : parser.values(name);
        if (values.size() > 1 && !option.repeatable)
            return usageError(command, Text::tr("The option '%1' was given more than once.").arg(dashed(name)),
                              Text::tr("Give it once."));
        result.m_options.insert(name, values);
    }
    const QStringList given = parser.positionalArguments();
    for (qsizetype i = 0; i < positionals.size(); ++i) {
        if (i < given.size() && !given[i].isEmpty())
            result.m_positionals.insert(positionals[i].name, given.mid(i, positionals[i].repeatable ? -1 : 1));
        else if (positionals[i].required)
            return usageError(command,
                              Text::tr("The argument %1 is missing: %2.").arg(positionals[i].name, positionals[i].help),
                              helpHint(command));
    }
    const bool takesMore = !positionals.isEmpty() && positionals.last().repeatable;
    if (given.size() > positionals.size() && !takesMore)
        return usageError(command, Text::tr("There is one argument too many: '%1'.").arg(given[positionals.size()]),
                          helpHint(command));
    return result;
}

base::Result<double> Arguments::number(const QString &option, double least, double most, base::NumberUnit unit) const
{
    const base::Result<double> number = base::readNumber(value(option), unit, base::NumberSource::Script);
    if (number && std::isfinite(*number) && *number >= least && *number <= most)
        return *number;
    return usageError(
        dashed(option), number ? Text::tr("'%1' cannot be used here.").arg(value(option)) : number.error().message,
        Text::tr("Give a number from %1 to %2.").arg(base::exactNumberText(least), base::exactNumberText(most)));
}

base::Result<qint64> Arguments::integer(const QString &option, qint64 least, qint64 most) const
{
    const base::Result<double> number =
        base::readNumber(value(option), base::NumberUnit::None, base::NumberSource::Script);
    constexpr double exact = 9007199254740992; // whole numbers up to here are told apart
    bool ok = false;
    qint64 whole = value(option).toLongLong(&ok);
    if (!ok && number && *number == std::floor(*number) && std::abs(*number) <= exact) {
        whole = static_cast<qint64>(*number);
        ok = true;
    }
    if (ok && whole >= least && whole <= most)
        return whole;
    return usageError(dashed(option),
                      number ? Text::tr("'%1' cannot be used here.").arg(value(option)) : number.error().message,
                      Text::tr("Give a whole number from %1 to %2.").arg(least).arg(most));
}

} // namespace sw::cli
