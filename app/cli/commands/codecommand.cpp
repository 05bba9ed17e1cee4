// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "models/base/jsonwriter.h"
#include "models/base/text.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/core/linkcode.h"
#include "models/patterns/patternregistry.h"

#include <QCoreApplication>
#include <QRegularExpression>

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

struct Snippet
{
    QString pattern;
    QString target;
    patterns::CodeSnippet code;

    QString heading() const { return pattern.isEmpty() ? target : QStringLiteral("%1: %2").arg(pattern, target); }
};

/// "changePolicy" with its text, for each function of \p script.
QHash<QString, QString> functionsOf(const QString &script)
{
    static const QRegularExpression start(QStringLiteral("^function (\\w+)\\((\\w*).*?^\\}"),
                                          QRegularExpression::MultilineOption |
                                              QRegularExpression::DotMatchesEverythingOption);
    QHash<QString, QString> functions;
    for (auto found = start.globalMatch(script); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QRegularExpression argument(QStringLiteral("\\b%1\\b").arg(match.captured(2)));
        const bool named = !match.captured(2).isEmpty(); // whatever the first one is called
        functions.insert(match.captured(1),
                         named ? match.captured().replace(argument, QStringLiteral("id")) : match.captured());
    }
    return functions;
}

/// Says where several patterns want one function to do different things: one alone would leave the others' work undone.
void nameRivals(QList<Snippet> &snippets)
{
    QHash<QString, QHash<QString, QStringList>> owners; // by name and text
    for (const Snippet &snippet : std::as_const(snippets)) {
        const QHash<QString, QString> functions = functionsOf(snippet.code.script);
        for (auto at = functions.cbegin(); at != functions.cend(); ++at)
            owners[at.key()][at.value()] << snippet.heading();
    }
    for (Snippet &snippet : snippets) {
        const QHash<QString, QString> functions = functionsOf(snippet.code.script);
        for (auto at = functions.cbegin(); at != functions.cend(); ++at) {
            QStringList others;
            for (const auto &[text, those] : owners.value(at.key()).asKeyValueRange())
                others << (text == at.value() ? QStringList() : those);
            others.removeDuplicates();
            others.sort();
            if (others.isEmpty())
                continue;
            const QString note =
                CodeCommand::tr("%1 is also a function of other contents in %2: make one that does the work of all.")
                    .arg(at.key(), others.join(QStringLiteral(", ")));
            snippet.code.note += (snippet.code.note.isEmpty() ? QString() : QStringLiteral(" ")) + note;
        }
    }
}

QList<Snippet> snippetsOf(const schema::Model &model)
{
    QList<Snippet> snippets;
    const schema::ModelIndex index(model);
    const design::Design design = patterns::buildDesign(index);
    for (const schema::PatternUse &use : design.applied) {
        const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(use.pattern);
        if (!pattern)
            continue;
        const QString target = patterns::targetName(model, patterns::targetOf(use));
        for (const patterns::CodeSnippet &code :
             pattern->code(design, {index, use, patterns::completeParameters(*pattern, index, use)}))
            snippets << Snippet{pattern->id(), target, code};
    }
    for (const patterns::LinkCode &link : patterns::linkCode(index, design))
        snippets << Snippet{{}, link.relationship, link.code};
    nameRivals(snippets);
    return snippets;
}

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
        const QString now =
            snippet.pattern.isEmpty() ? snippet.target : QStringLiteral("%1: %2").arg(snippet.pattern, snippet.target);
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
    QList<Snippet> snippets = snippetsOf(project.model);
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
    else
        printSnippets(context.out, snippets);
    return ExitCode::done;
}

} // namespace

const Command &codeCommand()
{
    static const CodeCommand command;
    return command;
}

} // namespace sw::cli
