// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/patternarguments.h"
#include "app/cli/reports/patternpagereport.h"
#include "app/cli/reports/table.h"
#include "models/advisor/usecases.h"
#include "models/base/jsonwriter.h"
#include "models/patterns/core/card.h"
#include "models/patterns/patternregistry.h"
#include "models/schema/goaltexts.h"

#include <QCoreApplication>

#include <memory>

namespace sw::cli
{

namespace
{

/// The catalogue, and the card of one pattern.
class PatternsCommand final : public Command
{
    Q_DECLARE_TR_FUNCTIONS(PatternsCommand)

public:
    QString name() const override { return QStringLiteral("patterns"); }
    QString summary() const override { return tr("the catalogue of schema-design patterns, or the card of a pattern"); }
    QList<Positional> positionals() const override
    {
        return {{QStringLiteral("ID"), tr("a pattern, e.g. subset"), false},
                {QStringLiteral("FILE"), tr("a project, for what the pattern does there"), false}};
    }
    QString details() const override
    {
        return tr(
            "With FILE the card becomes a page: each place of the project with its conditions (+ holds, - does not), "
            "figures, documents before and after, and code; findings that the pattern would solve.");
    }
    QList<Option> options() const override
    {
        return {{{QStringLiteral("matrix")}, {}, tr("which patterns are usual for which use case"), false},
                jsonOption()};
    }
    QString jsonMembers() const override
    {
        return QStringLiteral(
            R"(one pattern: {"id", "name", "problem", "solution", "useCases", "usualFor": [names], "benefit", "price",)"
            "\n"
            R"(  "whenNot", "parameters": [{"name", "label", "kind", "default", "minimum", "maximum", "choices": [ids],)"
            "\n"
            R"(    "choiceTexts": {id: text}, "help"}],)"
            "\n"
            R"(  "conflicts": [{"pattern", "reason"}], "cautions": [{"pattern", "reason"}]})"
            "\n"
            R"(with ID also: "lesson", "question", "answers": [{"text", "right", "reason"}])"
            "\n"
            R"(with FILE also: "places": [{"target", "used", "declined", "ownReason", "possible",)"
            "\n"
            R"(  "conditions": [{"text", "met", "hard"}], "price", "refusal",)"
            "\n"
            R"(  "effects": [{"label", "before", "after"}], "documents": [{"collection", "before": {"bytes",)"
            "\n"
            R"(  "lines": [{"indent", "name", "value", "differs"}]}, "after"}], "code": [{"title", "operation", "script"}]}],)"
            "\n"
            R"(  "findings": [{"id", "object", "title"}])"
            "\n"
            R"(without ID: {"patterns": [one pattern, …]})"
            "\n"
            R"(with --matrix: {"useCases": [names], "patterns": [{"id", "useCases": [names]}]})");
    }
    QStringList examples() const override
    {
        return {QStringLiteral("patterns"), QStringLiteral("patterns subset"),
                QStringLiteral("patterns subset shop.shape.json"), QStringLiteral("patterns --matrix")};
    }
    base::Result<int> run(Context &context, const Arguments &arguments) const override;
};

QJsonValue shownDefault(const patterns::Parameter &parameter)
{
    return parameter.defaultValue.isUndefined() ? QJsonValue(QJsonValue::Null) : parameter.defaultValue;
}

void writeParameter(base::JsonWriter &json, const patterns::Parameter &parameter)
{
    json.beginObject().member(QStringLiteral("name"), parameter.name).member(QStringLiteral("label"), parameter.label);
    json.member(QStringLiteral("kind"), parameterKindName(parameter.kind))
        .key(QStringLiteral("default"))
        .value(shownDefault(parameter));
    if (parameter.maximum > parameter.minimum)
        json.member(QStringLiteral("minimum"), parameter.minimum).member(QStringLiteral("maximum"), parameter.maximum);
    if (!parameter.choices.isEmpty()) {
        json.key(QStringLiteral("choices")).inlineNext().beginArray();
        for (const patterns::Choice &choice : parameter.choices)
            json.value(choice.id);
        json.end().key(QStringLiteral("choiceTexts")).beginObject();
        for (const patterns::Choice &choice : parameter.choices)
            json.member(choice.id, choice.text);
        json.end();
    }
    json.member(QStringLiteral("help"), parameter.help).end();
}

/// Other patterns with what is to be said of them.
void writeOthers(base::JsonWriter &json, const QString &key, const QHash<QString, QString> &others)
{
    QStringList ids = others.keys();
    ids.sort();
    json.key(key).beginArray();
    for (const QString &id : std::as_const(ids))
        json.beginObject()
            .member(QStringLiteral("pattern"), id)
            .member(QStringLiteral("reason"), others.value(id))
            .end();
    json.end();
}

void writeUseCases(base::JsonWriter &json, const QString &key, const QList<schema::UseCase> &useCases)
{
    json.key(key).inlineNext().beginArray();
    for (const schema::UseCase useCase : useCases)
        json.value(schema::nameOf(useCase));
    json.end();
}

enum class Extent { Row, Page };

/// A page has a question too, and what the pattern does in \p model, when there is one.
void writePattern(base::JsonWriter &json, const patterns::Pattern &pattern, Extent extent,
                  const schema::Model *model = nullptr)
{
    const patterns::Card card = patterns::cardOf(pattern);
    json.beginObject().member(QStringLiteral("id"), pattern.id()).member(QStringLiteral("name"), pattern.name());
    json.member(QStringLiteral("problem"), card.problem).member(QStringLiteral("solution"), card.solution);
    json.member(QStringLiteral("useCases"), card.useCases);
    writeUseCases(json, QStringLiteral("usualFor"), advisor::useCasesOf(pattern.matrixRow()));
    json.member(QStringLiteral("benefit"), card.benefit).member(QStringLiteral("price"), card.price);
    json.member(QStringLiteral("whenNot"), card.whenNot).member(QStringLiteral("example"), card.example);
    json.key(QStringLiteral("parameters")).beginArray();
    for (const patterns::Parameter &parameter : pattern.parameters())
        writeParameter(json, parameter);
    json.end();
    writeOthers(json, QStringLiteral("conflicts"), pattern.conflicts());
    writeOthers(json, QStringLiteral("cautions"), pattern.cautions());
    if (extent == Extent::Page)
        writeQuestion(json, pattern);
    if (model)
        writePlaces(json, *model, pattern);
    json.end();
}

void printCatalogue(Output &out)
{
    Table table(
        {PatternsCommand::tr("Pattern"), PatternsCommand::tr("Name"), PatternsCommand::tr("Problem that it solves")});
    table.wrapAt(110);
    for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all())
        table.add({pattern->id(), pattern->name(), patterns::cardOf(*pattern).problem});
    table.print(out);
}

/// Patterns by use case; those of which the matrix says nothing are left out.
void printMatrix(Output &out)
{
    QStringList headers{PatternsCommand::tr("Pattern")};
    for (const schema::UseCase useCase : advisor::allUseCases())
        headers << schema::useCaseText(useCase);
    Table table(headers);
    for (const patterns::Pattern *pattern : advisor::patternsInMatrix()) {
        const QList<schema::UseCase> usual = advisor::useCasesOf(pattern->matrixRow());
        QStringList cells{pattern->name()};
        for (const schema::UseCase useCase : advisor::allUseCases())
            cells << (usual.contains(useCase) ? QStringLiteral("✓") : QString());
        table.add(cells);
    }
    table.print(out);
    out.line();
    out.line(advisor::matrixText());
}

void writeMatrix(base::JsonWriter &json)
{
    json.beginObject();
    writeUseCases(json, QStringLiteral("useCases"), advisor::allUseCases());
    json.key(QStringLiteral("patterns")).beginArray();
    for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all()) {
        json.beginObject().member(QStringLiteral("id"), pattern->id());
        writeUseCases(json, QStringLiteral("useCases"), advisor::useCasesOf(pattern->matrixRow()));
        json.end();
    }
    json.end().end();
}

QString rangeText(const patterns::Parameter &parameter)
{
    if (!parameter.choices.isEmpty())
        return PatternsCommand::tr("one of:");
    if (parameter.maximum > parameter.minimum)
        return PatternsCommand::tr("%1 to %2")
            .arg(patterns::boundText(parameter.minimum), patterns::boundText(parameter.maximum));
    return parameterKindName(parameter.kind);
}

QString defaultText(const patterns::Parameter &parameter)
{
    const QJsonValue value = parameter.defaultValue;
    return value.isUndefined() || value.isNull() ? PatternsCommand::tr("depends on the target") : parameterText(value);
}

/// What the choices read on from is the label, so that it stands before them.
QString meaningText(const patterns::Parameter &parameter)
{
    if (parameter.help.isEmpty())
        return parameter.label;
    return parameter.choices.isEmpty() ? parameter.help : parameter.label + QStringLiteral(". ") + parameter.help;
}

void addParameter(Table &table, const patterns::Parameter &parameter)
{
    table.add({parameter.name, defaultText(parameter), rangeText(parameter), meaningText(parameter)});
    for (const patterns::Choice &choice : parameter.choices)
        table.add({{}, {}, QStringLiteral("  ") + choice.id, choice.text});
}

void addOthers(Table &lines, const QString &label, const QHash<QString, QString> &others)
{
    for (const patterns::Pattern *other : patterns::PatternRegistry::instance().all()) {
        const QString reason = others.value(other->id());
        if (!reason.isEmpty())
            lines.add({label, QStringLiteral("%1: %2").arg(other->name(), reason)});
    }
}

void printCard(Output &out, const patterns::Pattern &pattern)
{
    const patterns::Card card = patterns::cardOf(pattern);
    out.line(QStringLiteral("%1 (%2)").arg(pattern.name(), pattern.id()));
    out.line();
    Table lines;
    lines.wrapAt(110);
    lines.add({PatternsCommand::tr("Problem"), card.problem});
    lines.add({PatternsCommand::tr("Solution"), card.solution});
    lines.add({PatternsCommand::tr("Use cases"), card.useCases});
    if (const QString usual = advisor::useCaseTexts(pattern.matrixRow()); !usual.isEmpty())
        lines.add({PatternsCommand::tr("Usual for"), usual});
    lines.add({PatternsCommand::tr("Benefit"), card.benefit});
    lines.add({PatternsCommand::tr("Trade-offs"), card.price});
    lines.add({PatternsCommand::tr("When not"), card.whenNot});
    if (!card.example.isEmpty())
        lines.add({PatternsCommand::tr("Example"), card.example});
    addOthers(lines, PatternsCommand::tr("Not with"), pattern.conflicts());
    addOthers(lines, PatternsCommand::tr("Careful with"), pattern.cautions());
    lines.print(out);
    if (pattern.parameters().isEmpty())
        return;
    out.line();
    Table table({PatternsCommand::tr("Parameter"), PatternsCommand::tr("Default"), PatternsCommand::tr("Values"),
                 PatternsCommand::tr("Meaning")});
    table.wrapAt(110);
    for (const patterns::Parameter &parameter : pattern.parameters())
        addParameter(table, parameter);
    table.print(out);
    out.line();
    out.line(PatternsCommand::tr("Example: shapewright-cli apply-pattern FILE %1 --to OBJECT --set %2=…")
                 .arg(pattern.id(), pattern.parameters().first().name));
}

base::Result<int> PatternsCommand::run(Context &context, const Arguments &arguments) const
{
    const QString id = arguments.positional(QStringLiteral("ID"));
    const bool asJson = arguments.has(QStringLiteral("json"));
    base::JsonWriter json;
    if (arguments.has(QStringLiteral("matrix"))) {
        if (!id.isEmpty())
            return base::Error{base::ErrorCode::Usage, tr("The matrix shows all patterns."), QStringLiteral("--matrix"),
                               tr("Leave the pattern out; its card says for what it is usual.")};
        if (asJson)
            writeMatrix(json);
        else
            printMatrix(context.out);
    } else if (!id.isEmpty()) {
        const auto pattern = findPattern(id);
        if (!pattern)
            return pattern.error();
        const QString file = arguments.positional(QStringLiteral("FILE"));
        auto project = file.isEmpty() ? base::Result<std::optional<Project>>(std::optional<Project>())
                                      : openSoundProject(context, file);
        if (!project)
            return project.error();
        if (!file.isEmpty() && !*project)
            return ExitCode::usage;
        const schema::Model *model = *project ? &(*project)->model : nullptr;
        if (asJson)
            writePattern(json, **pattern, Extent::Page, model);
        else
            printCard(context.out, **pattern);
        if (model && !asJson)
            printPlaces(context.out, *model, **pattern);
        if (!asJson)
            printLesson(context.out, **pattern);
    } else if (asJson) {
        json.beginObject().key(QStringLiteral("patterns")).beginArray();
        for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all())
            writePattern(json, *pattern, Extent::Row);
        json.end().end();
    } else {
        printCatalogue(context.out);
    }
    if (asJson)
        context.out.write(json.result());
    return ExitCode::done;
}

} // namespace

const Command &patternsCommand()
{
    static const PatternsCommand command;
    return command;
}

} // namespace sw::cli
