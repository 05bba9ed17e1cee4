// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "models/base/jsonwriter.h"
#include "models/base/text.h"
#include "models/patterns/core/wholecode.h"

#include <QCoreApplication>

#include <memory>

namespace sw::cli
{

namespace
{

/// Shows how an application reads and writes what patterns have changed, and how it keeps both sides of a link.
class CodeCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(CodeCommand)

public:
    QString name() const override { return QStringLiteral("code"); }
    QString summary() const override
    {
        return tr("the code of operations that patterns change, and of links that both sides hold");
    }
    QList<Option> options() const override
    {
        return {{{QStringLiteral("operation")},
                 QStringLiteral("NAME"),
                 tr("only for this operation of the workload"),
                 false},
                {{QStringLiteral("language")},
                 QStringLiteral("LANGUAGE"),
                 tr("mongosh, which is the default and the only one so far"),
                 false},
                jsonOption()};
    }
    QString jsonMembers() const override
    {
        return QStringLiteral(
            R"({"snippets": [{"pattern", "target", "title", "operation", "language", "script", "roundTrips", "indexUsed", "note"}]})");
    }
    QStringList examples() const override { return {QStringLiteral("code shop.shape.json")}; }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;
};

const QString &mongosh()
{
    static const QString name = QStringLiteral("mongosh");
    return name;
}

using Snippet = patterns::PlacedSnippet;

QByteArray snippetsJson(const QList<Snippet> &snippets)
{
    base::JsonWriter json;
    json.beginObject().key(QStringLiteral("snippets")).beginArray();
    for (const Snippet &snippet : snippets) {
        json.beginObject()
            .member(QStringLiteral("pattern"), snippet.pattern)
            .member(QStringLiteral("target"), snippet.target);
        json.member(QStringLiteral("title"), snippet.code.title)
            .member(QStringLiteral("operation"), snippet.code.operation);
        json.member(QStringLiteral("language"), mongosh()).member(QStringLiteral("script"), snippet.code.script);
        json.member(QStringLiteral("roundTrips"), snippet.code.roundTrips)
            .member(QStringLiteral("indexUsed"), snippet.code.indexUsed);
        json.member(QStringLiteral("note"), snippet.code.note).end();
    }
    return json.end().end().result();
}

void comment(Output &out, const QString &text)
{
    if (!text.isEmpty())
        out.line(QStringLiteral("// ") + base::visibleText(text));
}

void printSnippets(Output &out, const QList<Snippet> &snippets)
{
    QString heading;
    for (const Snippet &snippet : snippets) {
        const QString now = snippet.heading();
        if (now != heading)
            comment(out, QStringLiteral("== ") + now);
        heading = now;
        comment(out, snippet.code.operation.isEmpty()
                         ? snippet.code.title
                         : CodeCommand::tr("%1 — %2").arg(snippet.code.operation, snippet.code.title));
        comment(out, CodeCommand::tr("Round trips: %1%2")
                         .arg(QString::number(snippet.code.roundTrips),
                              snippet.code.indexUsed.isEmpty()
                                  ? QString()
                                  : CodeCommand::tr("; index: %1").arg(snippet.code.indexUsed)));
        comment(out, snippet.code.note);
        out.line(snippet.code.script.trimmed());
        out.line();
    }
}

base::Result<int> CodeCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    const QString language = arguments.value(QStringLiteral("language"));
    if (!language.isEmpty() && language != mongosh())
        return base::Error{base::ErrorCode::Usage, tr("There is no code in '%1'.").arg(language),
                           QStringLiteral("--language"), suggestion(language, {mongosh()})};
    QList<Snippet> snippets = patterns::wholeCode(project.model);
    const QString wanted = arguments.value(QStringLiteral("operation"));
    if (!wanted.isEmpty()) {
        QStringList names;
        for (const schema::Operation &operation : project.model.operations)
            names << operation.name;
        if (!names.contains(wanted))
            return base::Error{base::ErrorCode::Usage, tr("There is no operation '%1'.").arg(wanted),
                               QStringLiteral("--operation"), suggestion(wanted, names)};
        snippets.removeIf([&](const Snippet &snippet) {
            return !snippet.code.operation.isEmpty() && snippet.code.operation != wanted;
        });
    }
    if (arguments.has(QStringLiteral("json")))
        context.out.write(snippetsJson(snippets));
    else if (snippets.isEmpty())
        context.out.line(tr("// No pattern changes the code of an operation here, and no link is held by both sides."));
    else {
        patterns::defineOnce(snippets);
        printSnippets(context.out, snippets);
    }
    return ExitCode::done;
}

} // namespace

const Command &codeCommand()
{
    static const CodeCommand command;
    return command;
}

} // namespace sw::cli
