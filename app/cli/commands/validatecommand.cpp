// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/program.h"
#include "app/cli/progressline.h"
#include "models/base/text.h"
#include "models/patterns/core/designbuilder.h"
#include "models/services/importing/importing.h"
#include "models/services/validating/validating.h"

#include <QCoreApplication>
#include <QIODevice>

#include <memory>

namespace sw::cli
{

namespace
{

using validation::Verdict;

constexpr qint64 mostShown = 20; ///< documents that are refused, for people
constexpr qint64 largestRules = 16 * 1024 * 1024;

/// Says of documents whether a server would take them.
class ValidateCommand final : public Command
{
    Q_DECLARE_TR_FUNCTIONS(ValidateCommand)

public:
    QString name() const override { return QStringLiteral("validate"); }
    QString summary() const override { return tr("which documents a validator refuses, and why"); }
    QString details() const override
    {
        return tr("Documents are JSON lines, a JSON array, Extended JSON, what mongosh prints (ObjectId(\"…\") and its "
                  "like), or BSON as mongodump writes it; - is standard "
                  "input. The verdict and the reasons are those of a MongoDB 6.0 server. What cannot be evaluated here "
                  "($geoWithin, parts of $expr) is said and never guessed. Dumps of any size are read in constant "
                  "memory; --json lists every document, else the first refused ones are shown. Exit code 2: documents "
                  "are refused, or it cannot be said.");
    }
    QList<Positional> positionals() const override
    {
        return {{QStringLiteral("FILE"), tr("a project file (*.shape.json); with --validator, documents"), true},
                {QStringLiteral("DOCUMENTS"), tr("files of documents; - is standard input"), false, true}};
    }
    QList<Option> options() const override
    {
        return {collectionOption(tr("the collection whose validator is asked")),
                {{QStringLiteral("validator")},
                 QStringLiteral("RULES"),
                 tr("a file with a validator, such as {\"$jsonSchema\": …}, instead of a project"),
                 false},
                jsonOption()};
    }
    QString jsonMembers() const override
    {
        return QStringLiteral(
            "{\"documents\": [{\"valid\", \"reasons\": [{\"path\", \"keyword\", \"reason\", "
            "\"wanted\", \"found\",\n  \"foundType\"}], \"declined\"}], \"totals\", \"error\"} (valid: "
            "true, false, null: declined; wanted and found: texts\n  of Extended JSON; error: what "
            "ended it before the last)");
    }
    bool hasSafePoints() const override { return true; }
    QStringList examples() const override
    {
        return {QStringLiteral("validate shop.shape.json --collection books dump/books.bson"),
                QStringLiteral("validate --validator rules.json --json documents.jsonl")};
    }
    base::Result<int> run(Context &context, const Arguments &arguments) const override;
};

/// The validator and the files of documents that a command line names.
struct Task
{
    validation::DocumentValidator validator;
    QStringList inputs;
};

base::Result<validation::DocumentValidator> readRules(const QString &path)
{
    const auto file = services::openInput(path);
    if (!file)
        return file.error();
    auto rules = base::Bson::fromJson((*file)->read(largestRules));
    if (!rules) {
        base::Error error = rules.error();
        error.where = error.where.isEmpty() ? path : path + QStringLiteral(", ") + error.where;
        return error;
    }
    auto validator = validation::DocumentValidator::compile(*rules);
    if (!validator) {
        base::Error error = validator.error();
        error.where = path;
        return error;
    }
    return validator;
}

base::Result<std::optional<Task>> taskOf(Context &context, const Arguments &arguments)
{
    const QString file = arguments.positional(QStringLiteral("FILE"));
    QStringList inputs = arguments.allPositional(QStringLiteral("DOCUMENTS"));
    if (arguments.has(QStringLiteral("validator"))) {
        if (arguments.has(QStringLiteral("collection")))
            return base::Error{base::ErrorCode::Usage,
                               ValidateCommand::tr("A validator is given, so there is no collection to choose."),
                               QStringLiteral("--collection"), ValidateCommand::tr("Leave one of them out.")};
        auto validator = readRules(arguments.value(QStringLiteral("validator")));
        if (!validator)
            return validator.error();
        inputs.prepend(file);
        return std::optional(Task{std::move(*validator), inputs});
    }
    if (inputs.isEmpty())
        return base::Error{base::ErrorCode::Usage, ValidateCommand::tr("The documents are missing."),
                           QStringLiteral("validate"), ValidateCommand::tr("Name files of documents, or - .")};
    auto project = openSoundProject(context, file);
    if (!project)
        return project.error();
    if (!*project)
        return std::optional<Task>();
    const design::Design design = patterns::buildDesign((*project)->model);
    const QString wanted = arguments.value(QStringLiteral("collection"));
    if (wanted.isEmpty())
        return base::Error{base::ErrorCode::Usage, ValidateCommand::tr("The collection is missing."),
                           QStringLiteral("--collection"), suggestion({}, collectionNames(design))};
    const auto collection = findCollection(design, wanted);
    if (!collection)
        return collection.error();
    auto validator = services::validatorFor((*project)->model, **collection);
    if (!validator)
        return validator.error();
    return std::optional(Task{std::move(*validator), inputs});
}

/// Documents one by one, so that any number of them takes no memory.
QByteArray documentJson(const Verdict &verdict)
{
    base::JsonWriter json(base::JsonWriter::Style::Compact);
    json.beginObject().key(QStringLiteral("valid"));
    if (verdict.kind == Verdict::Kind::Declined)
        json.null();
    else
        json.value(verdict.kind == Verdict::Kind::Valid);
    json.key(QStringLiteral("reasons")).beginArray();
    for (const validation::Reason &reason : verdict.reasons) {
        const services::ReasonParts parts = services::partsOf(reason);
        json.beginObject().member(QStringLiteral("path"), reason.path);
        json.member(QStringLiteral("keyword"), reason.keyword).member(QStringLiteral("reason"), parts.text);
        if (!parts.wanted.isEmpty())
            json.member(QStringLiteral("wanted"), parts.wanted);
        if (!parts.found.isEmpty())
            json.member(QStringLiteral("found"), parts.found);
        if (!parts.foundType.isEmpty())
            json.member(QStringLiteral("foundType"), parts.foundType);
        json.end();
    }
    json.end();
    if (!verdict.declined.isEmpty())
        json.member(QStringLiteral("declined"), verdict.declined);
    return json.end().result();
}

void printDocument(Context &context, const services::CheckedDocument &checked)
{
    context.out.line(
        ValidateCommand::tr("%1 (_id %2):").arg(base::visibleText(checked.place), services::idText(checked.document)));
    for (const validation::Reason &reason : services::reasonsToShow(checked.verdict))
        context.out.line(
            QStringLiteral("  %1  %2: %3")
                .arg(reason.path.isEmpty() ? ValidateCommand::tr("(document)") : base::visibleText(reason.path),
                     base::visibleText(reason.keyword), services::reasonText(reason)));
    if (!checked.verdict.declined.isEmpty())
        context.out.line(QStringLiteral("  ") +
                         ValidateCommand::tr("cannot be said: %1").arg(base::visibleText(checked.verdict.declined)));
}

QString errorText(const base::Error &error)
{
    return error.message.isEmpty() ? ValidateCommand::tr("Cancelled.") : error.text();
}

/// \p stopped: by what it ended before the last document; the JSON is whole nevertheless.
void writeTotals(Context &context, const services::ValidationTotals &totals, bool asJson,
                 const base::Error *stopped = nullptr)
{
    if (asJson) {
        base::JsonWriter json(base::JsonWriter::Style::Compact);
        json.beginObject().member(QStringLiteral("documents"), totals.documents);
        json.member(QStringLiteral("valid"), totals.valid).member(QStringLiteral("invalid"), totals.invalid);
        json.member(QStringLiteral("declined"), totals.declined);
        context.out.write("],\n \"totals\":" + json.end().result().trimmed());
        if (stopped)
            context.out.write(",\n \"error\":" + base::JsonWriter::quoted(errorText(*stopped)));
        context.out.write("}\n");
        return;
    }
    const qint64 shown = std::min(mostShown, totals.invalid + totals.declined);
    if (totals.invalid + totals.declined > shown)
        context.out.line(ValidateCommand::tr("… and %1 more.").arg(totals.invalid + totals.declined - shown));
    context.out.line(services::totalsText(totals));
}

/// The documents of all inputs; JSON is written as they come.
base::Result<void> checkInputs(Context &context, const Task &task, bool asJson, services::ValidationTotals &totals)
{
    qint64 shown = 0;
    ProgressLine line(context, ValidateCommand::tr("documents"));
    const auto visit = [&](const services::CheckedDocument &checked) {
        if (asJson)
            context.out.write((totals.documents > 1 ? ",\n  " : "\n  ") + documentJson(checked.verdict).trimmed());
        else if (checked.verdict.kind != Verdict::Kind::Valid && shown++ < mostShown)
            printDocument(context, checked);
    };
    for (const QString &input : task.inputs) {
        const bool standard = input == QStringLiteral("-");
        auto file = standard ? base::Result<std::unique_ptr<QIODevice>>(std::unique_ptr<QIODevice>())
                             : services::openInput(input);
        if (!file)
            return file.error();
        const auto done = services::checkDocuments(task.validator, standard ? context.in : **file,
                                                   standard ? QStringLiteral("stdin") : input, totals, visit,
                                                   asJson ? std::nullopt : std::optional(mostShown), line.progress());
        if (!done)
            return done.error();
    }
    return {};
}

base::Result<int> ValidateCommand::run(Context &context, const Arguments &arguments) const
{
    const auto task = taskOf(context, arguments);
    if (!task)
        return task.error();
    if (!*task)
        return ExitCode::usage;
    const bool asJson = arguments.has(QStringLiteral("json"));
    services::ValidationTotals totals;
    if (asJson)
        context.out.write("{\"documents\":[");
    const auto done = checkInputs(context, **task, asJson, totals);
    if (done || asJson || totals.documents > 0)
        writeTotals(context, totals, asJson, done ? nullptr : &done.error());
    if (!done)
        return done.error();
    return totals.allValid() ? ExitCode::done : ExitCode::changes;
}

} // namespace

const Command &validateCommand()
{
    static const ValidateCommand command;
    return command;
}

} // namespace sw::cli
