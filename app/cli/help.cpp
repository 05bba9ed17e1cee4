// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help.h"

#include "app/cli/commands/commandregistry.h"
#include "app/cli/reports/table.h"
#include "models/base/texts.h"

#include <QCoreApplication>

namespace sw::cli
{

namespace
{

constexpr int helpColumns = 110;

/// "-o, --output OUT"
QString optionTitle(const Option &option)
{
    QStringList names;
    for (auto it = option.names.rbegin(); it != option.names.rend(); ++it)
        names << (it->size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + *it;
    const QString title = names.join(QStringLiteral(", "));
    return option.value.isEmpty() ? title : title + QLatin1Char(' ') + option.value;
}

QString usageLine(const Command &command)
{
    QString line = QStringLiteral("shapewright-cli ") + command.name();
    for (const Positional &positional : command.positionals()) {
        const QString name = positional.repeatable ? positional.name + QStringLiteral("…") : positional.name;
        line += positional.required ? QLatin1Char(' ') + name : QStringLiteral(" [%1]").arg(name);
    }
    return line + QStringLiteral(" [") + Text::tr("options") + QLatin1Char(']');
}

} // namespace

Option jsonOption()
{
    return {{QStringLiteral("json")}, {}, Text::tr("print JSON with a stable order of members"), false};
}

Option outputOption(const QString &help)
{
    return {{QStringLiteral("output"), QStringLiteral("o")}, QStringLiteral("OUT"), help, false};
}

QList<Option> commonOptions()
{
    return {{{QStringLiteral("help"), QStringLiteral("h")}, {}, Text::tr("show this help and end"), false},
            {{QStringLiteral("lang")},
             QStringLiteral("LANG"),
             Text::tr("language of messages, e.g. de; default: $LANG"),
             false}};
}

void printProgramHelp(Output &out)
{
    out.line(Text::tr("shapewright-cli: design MongoDB collections from an entity-relationship model"));
    out.line();
    out.line(Text::tr("Usage:"));
    out.line(QStringLiteral("  shapewright-cli ") + Text::tr("COMMAND [arguments] [options]"));
    out.line();
    out.line(Text::tr("Commands:"));
    Table commands;
    for (const auto &command : CommandRegistry::instance().all())
        commands.add({command->name(), command->summary()});
    commands.wrapAt(helpColumns);
    commands.print(out, 2);
    out.line();
    out.line(Text::tr("Options:"));
    Table options;
    options.add({QStringLiteral("-h, --help"), Text::tr("help; with a command, the help of that command")});
    options.add({QStringLiteral("--version"), Text::tr("show the version and end")});
    options.add({QStringLiteral("--lang LANG"), Text::tr("language of messages, e.g. de; default: $LANG")});
    options.wrapAt(helpColumns);
    options.print(out, 2);
    out.line();
    out.line(Text::tr("Exit codes:"));
    Table codes({}, {Table::Right});
    for (const ExitCodeMeaning &meaning : exitCodeMeanings())
        codes.add({QString::number(meaning.code), meaning.meaning});
    codes.wrapAt(helpColumns);
    codes.print(out, 2);
    out.line();
    out.line(Text::tr("Example:"));
    out.line(QStringLiteral("  shapewright-cli new shop.shape.json --sample bookstore"));
    out.line(QStringLiteral("  shapewright-cli size shop.shape.json"));
}

void printCommandHelp(Output &out, const Command &command)
{
    out.line(QStringLiteral("shapewright-cli %1: %2").arg(command.name(), command.summary()));
    out.line();
    out.line(Text::tr("Usage:"));
    out.line(QStringLiteral("  ") + usageLine(command));
    if (!command.details().isEmpty()) {
        out.line();
        for (const QString &paragraph : command.details().split(QLatin1Char('\n'))) {
            if (paragraph.isEmpty())
                out.line();
            for (const QString &line : wrapped(paragraph, helpColumns))
                out.line(line);
        }
    }
    if (!command.positionals().isEmpty()) {
        out.line();
        out.line(Text::tr("Arguments:"));
        Table positionals;
        for (const Positional &positional : command.positionals())
            positionals.add({positional.name, positional.help});
        positionals.wrapAt(helpColumns);
        positionals.print(out, 2);
    }
    out.line();
    out.line(Text::tr("Options:"));
    Table options;
    for (const Option &option : command.options() + commonOptions())
        options.add({optionTitle(option), option.help});
    options.wrapAt(helpColumns);
    options.print(out, 2);
    if (!command.jsonMembers().isEmpty()) {
        out.line();
        out.line(Text::tr("JSON (bytes and counts are whole numbers, null is without limit or not known):"));
        for (const QString &line : command.jsonMembers().split(QLatin1Char('\n')))
            out.line(QStringLiteral("  ") + line);
    }
    out.line();
    out.line(command.examples().size() == 1 ? Text::tr("Example:") : Text::tr("Examples:"));
    for (const QString &example : command.examples())
        out.line(QStringLiteral("  shapewright-cli ") + example);
}

} // namespace sw::cli
