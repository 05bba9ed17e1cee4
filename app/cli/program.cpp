// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"

#include "app/cli/commands/commandregistry.h"
#include "app/cli/help.h"
#include "models/base/texts.h"
#include "models/base/translation.h"

#include <QCoreApplication>

namespace sw::cli
{

namespace
{

/// Words up to "--", which ends the options.
QStringList optionWords(const QStringList &words)
{
    return words.mid(0, words.indexOf(QStringLiteral("--")));
}

bool wantsHelp(const QStringList &words)
{
    const QStringList options = optionWords(words);
    return options.contains(QStringLiteral("--help")) || options.contains(QStringLiteral("-h"));
}

std::optional<QString> languageOption(const QStringList &words)
{
    const QStringList options = optionWords(words);
    const QString name = QStringLiteral("--lang");
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (options[i] == name)
            return options.value(i + 1);
        if (options[i].startsWith(name + QLatin1Char('=')))
            return options[i].mid(name.size() + 1);
    }
    return std::nullopt;
}

/// The language option may stand before the command.
QStringList withoutLeadingLanguage(QStringList words)
{
    if (words.value(0) == QStringLiteral("--lang"))
        words.remove(0, std::min<qsizetype>(2, words.size()));
    else if (words.value(0).startsWith(QStringLiteral("--lang=")))
        words.removeFirst();
    return words;
}

/// "de_AT.UTF-8" -> "de"
QString languageCode(const QString &locale)
{
    return locale.section(QLatin1Char('.'), 0, 0)
        .section(QLatin1Char('@'), 0, 0)
        .section(QLatin1Char('_'), 0, 0)
        .toLower();
}

base::Result<void> chooseLanguage(const QStringList &words, const QProcessEnvironment &environment)
{
    const QString wanted = wantedLanguage(words, environment);
    const QString used = base::useLanguage(wanted.section(QLatin1Char('.'), 0, 0));
    if (!languageOption(words) || languageCode(wanted) == used)
        return {};
    return base::Error{base::ErrorCode::Usage, Text::tr("There is no translation into '%1'.").arg(wanted),
                       QStringLiteral("--lang"), suggestion(wanted, base::languages())};
}

base::Result<const Command *> findCommand(const QString &name)
{
    if (const Command *command = CommandRegistry::instance().find(name))
        return command;
    const QString near = nearest(name, CommandRegistry::instance().names());
    return base::Error{
        base::ErrorCode::Usage, Text::tr("There is no command '%1'.").arg(name), QStringLiteral("shapewright-cli"),
        near.isEmpty() ? Text::tr("See 'shapewright-cli --help'.") : Text::tr("Did you mean '%1'?").arg(near)};
}

base::Result<int> runCommand(Context &context, const QString &name, const QStringList &rest)
{
    const base::Result<const Command *> command = findCommand(name);
    if (!command)
        return command.error();
    if (wantsHelp(rest)) {
        printCommandHelp(context.out, **command);
        return ExitCode::done;
    }
    const auto arguments =
        Arguments::parse(name, (*command)->positionals(), (*command)->options() + commonOptions(), rest);
    if (!arguments)
        return arguments.error();
    return (*command)->run(context, *arguments);
}

base::Result<int> runWords(Context &context, QStringList words)
{
    if (const auto chosen = chooseLanguage(words, context.environment); !chosen)
        return chosen.error();
    words = withoutLeadingLanguage(words);
    const QString first = words.value(0);
    if (first == QStringLiteral("--version")) {
        context.out.line(QStringLiteral("shapewright-cli " SHAPEWRIGHT_VERSION));
        return ExitCode::done;
    }
    const bool help =
        first == QStringLiteral("help") || first == QStringLiteral("--help") || first == QStringLiteral("-h");
    if (help && words.size() == 1) {
        printProgramHelp(context.out);
        return ExitCode::done;
    }
    if (help)
        return runCommand(context, words[1], {QStringLiteral("--help")});
    if (words.isEmpty())
        return base::Error{base::ErrorCode::Usage, Text::tr("No command was given."), QStringLiteral("shapewright-cli"),
                           Text::tr("See 'shapewright-cli --help'.")};
    if (first.startsWith(QLatin1Char('-')))
        return base::Error{base::ErrorCode::Usage, Text::tr("There is no option '%1' before the command.").arg(first),
                           QStringLiteral("shapewright-cli"), Text::tr("See 'shapewright-cli --help'.")};
    return runCommand(context, first, words.mid(1));
}

/// What a lost result does to the exit code: a command that only printed has failed, one that acted has still acted.
int codeAfterOutput(Context &context, int code)
{
    if (context.out.flush())
        return code;
    const bool onlyPrinted = code == ExitCode::done || code == ExitCode::changes;
    if (context.out.closedByReader())
        return onlyPrinted ? ExitCode::cancelled : code;
    report(context,
           {base::ErrorCode::File, Text::tr("The result could not be written: %1.").arg(context.out.errorText()),
            Text::tr("standard output"), Text::tr("Free some disk space, or write somewhere else.")});
    return onlyPrinted ? ExitCode::usage : code;
}

} // namespace

int runProgram(Context &context, const QStringList &words)
{
    const base::Result<int> result = runWords(context, words);
    if (!result)
        report(context, result.error());
    const int code = codeAfterOutput(context, result ? *result : exitCodeOf(result.error().code));
    context.err.flush();
    return code;
}

QString wantedLanguage(const QStringList &words, const QProcessEnvironment &environment)
{
    if (const auto language = languageOption(words))
        return *language;
    for (const char *variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const QString locale = environment.value(QLatin1String(variable));
        if (!locale.isEmpty())
            return locale;
    }
    return QStringLiteral("C");
}

void report(Context &context, const base::Error &error)
{
    const bool onlyCancelled = error.code == base::ErrorCode::Cancelled && error.message.isEmpty();
    if (onlyCancelled && !context.out.closedByReader())
        say(context, Text::tr("Cancelled."));
    else if (!onlyCancelled)
        context.err.line(Text::tr("error: %1").arg(error.text()));
}

void warn(Context &context, const base::Error &warning)
{
    context.err.line(Text::tr("warning: %1").arg(warning.text()));
}

void say(Context &context, const QString &text)
{
    context.err.line(text);
}

} // namespace sw::cli
