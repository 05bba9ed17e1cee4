// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/command.h"
#include "app/cli/program.h"
#include "app/cli/progressline.h"
#include "app/cli/projectname.h"
#include "app/cli/reports/importreport.h"
#include "app/cli/reports/planreport.h"
#include "app/cli/reports/table.h"
#include "app/cli/resultfile.h"
#include "app/cli/server/serverconnection.h"
#include "models/base/jsonwriter.h"
#include "models/base/text.h"
#include "models/deploy/bsonread.h"
#include "models/services/inspection/inspection.h"
#include "models/services/inspection/listedindex.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace sw::cli
{

namespace
{

constexpr qint64 mostExamined = 1'000'000;
constexpr qint64 usuallyExamined = 1000;

/// Looks at a database, and makes a project of it.
class InspectCommand final : public Command
{
    Q_DECLARE_TR_FUNCTIONS(InspectCommand)

public:
    QString name() const override { return QStringLiteral("inspect"); }
    QString summary() const override { return tr("what a database holds, and a project made of it; only reads"); }
    QString details() const override
    {
        return tr("Lists the collections with their documents, rules and indexes. With -o, a project is made of them: "
                  "the server draws documents of each collection, fields and types are inferred from these, numbers of "
                  "documents are the server's own, and indexes are taken over. Relationships are found only where "
                  "the ids that are linked to were among the documents drawn: raise --sample for more of them.");
    }
    QList<Positional> positionals() const override { return {}; }
    QList<Option> options() const override;
    QString jsonMembers() const override
    {
        return QStringLiteral(
            R"({"server": {"name", "topology", "version", "members": []}, "database",)"
            "\n"
            R"(  "collections": [{"name", "type", "documents", "bytes", "validationLevel", "validationAction",)"
            "\n"
            R"(    "options": Extended JSON, "indexes": [Extended JSON]}]})");
    }
    bool hasSafePoints() const override { return true; }
    QStringList examples() const override
    {
        return {QStringLiteral("inspect --uri mongodb://127.0.0.1:27017 --db shop"),
                QStringLiteral("inspect --uri mongodb://127.0.0.1:27017 --db shop -o shop.shape.json")};
    }
    base::Result<int> run(Context &context, const Arguments &arguments) const override;

private:
    base::Result<void> makeProject(Context &context, const Arguments &arguments, services::Inspection &inspection,
                                   const deploy::Snapshot &snapshot) const;
};

QList<Option> InspectCommand::options() const
{
    return connectionOptions() +
           QList<Option>{outputOption(tr("make a project file (*.shape.json) of what is there")),
                         {{QStringLiteral("sample")},
                          QStringLiteral("N"),
                          tr("documents of each collection to infer from; default: 1000"),
                          false},
                         {{QStringLiteral("force")}, {}, tr("replace a project file that exists"), false},
                         jsonOption()};
}

QString numberText(std::optional<qint64> number)
{
    return number ? QString::number(*number) : InspectCommand::tr("not known");
}

QString rulesText(const deploy::LiveCollection &collection)
{
    if (collection.type != QLatin1String("collection"))
        return collection.type;
    if (deploy::documentAt(collection.options, "validator").isEmpty())
        return InspectCommand::tr("no validator");
    const QString level = deploy::textAt(collection.options, "validationLevel");
    const QString action = deploy::textAt(collection.options, "validationAction");
    return (level.isEmpty() ? QStringLiteral("strict") : level) + QStringLiteral(" · ") +
           (action.isEmpty() ? QStringLiteral("error") : action);
}

void printSnapshot(Output &out, const deploy::Snapshot &snapshot)
{
    out.line(InspectCommand::tr("Database %1 on %2 (%3)")
                 .arg(base::visibleText(snapshot.database), base::visibleText(snapshot.server.placeText()),
                      base::visibleText(serverText(snapshot.server))));
    out.line();
    if (snapshot.collections.isEmpty()) {
        out.line(InspectCommand::tr("It holds no collections, or does not exist."));
        return;
    }
    Table table({InspectCommand::tr("Collection"), InspectCommand::tr("Documents"), InspectCommand::tr("Size"),
                 InspectCommand::tr("Rules"), InspectCommand::tr("Indexes")},
                {Table::Left, Table::Right, Table::Right});
    for (const deploy::LiveCollection &collection : snapshot.collections) {
        const QString bytes = collection.bytes ? base::bytesText(base::Bytes(static_cast<double>(*collection.bytes)))
                                               : InspectCommand::tr("not known");
        const bool view = collection.type == QLatin1String("view");
        table.add({collection.name, view ? QString() : numberText(collection.documents), view ? QString() : bytes,
                   rulesText(collection), view ? QString() : QString::number(collection.indexes.size())});
    }
    table.print(out);
    out.line();
    Table indexes({InspectCommand::tr("Index"), InspectCommand::tr("Keys and options")});
    for (const deploy::LiveCollection &collection : snapshot.collections) {
        for (const base::Bson &index : collection.indexes)
            indexes.add(
                {collection.name + QLatin1Char('.') + deploy::textAt(index, "name"), services::listedIndexText(index)});
    }
    indexes.print(out);
}

void writeNumber(base::JsonWriter &json, const QString &name, std::optional<qint64> number)
{
    json.key(name);
    if (number)
        json.value(*number);
    else
        json.null();
}

QByteArray snapshotJson(const deploy::Snapshot &snapshot)
{
    base::JsonWriter json;
    json.beginObject().key(QStringLiteral("server")).beginObject();
    json.member(QStringLiteral("name"), snapshot.server.name)
        .member(QStringLiteral("topology"), snapshot.server.topology)
        .member(QStringLiteral("version"), snapshot.server.versionText());
    writeTexts(json, QStringLiteral("members"), snapshot.server.members);
    json.end().member(QStringLiteral("database"), snapshot.database).key(QStringLiteral("collections")).beginArray();
    for (const deploy::LiveCollection &collection : snapshot.collections) {
        json.beginObject()
            .member(QStringLiteral("name"), collection.name)
            .member(QStringLiteral("type"), collection.type);
        writeNumber(json, QStringLiteral("documents"), collection.documents);
        writeNumber(json, QStringLiteral("bytes"), collection.bytes);
        json.member(QStringLiteral("validationLevel"), deploy::textAt(collection.options, "validationLevel"))
            .member(QStringLiteral("validationAction"), deploy::textAt(collection.options, "validationAction"));
        json.key(QStringLiteral("options")).raw(collection.options.toCanonicalJson());
        json.key(QStringLiteral("indexes")).beginArray();
        for (const base::Bson &index : collection.indexes)
            json.raw(index.toCanonicalJson());
        json.end().end();
    }
    json.end().end();
    return json.result();
}

base::Result<void> InspectCommand::makeProject(Context &context, const Arguments &arguments,
                                               services::Inspection &inspection, const deploy::Snapshot &snapshot) const
{
    qint64 examined = usuallyExamined;
    if (arguments.has(QStringLiteral("sample"))) {
        const auto given = arguments.integer(QStringLiteral("sample"), 1, mostExamined);
        if (!given)
            return given.error();
        examined = *given;
    }
    const QString path = arguments.value(QStringLiteral("output"));
    base::Result<formats::Imported> imported = [&] {
        ProgressLine line(context);
        return inspection.infer(snapshot, projectName(path), examined, line.progress());
    }();
    if (!imported)
        return imported.error();
    return saveImport(context, *imported, path, arguments.has(QStringLiteral("json")));
}

base::Result<int> InspectCommand::run(Context &context, const Arguments &arguments) const
{
    const QString path = arguments.value(QStringLiteral("output"));
    const bool makes = arguments.has(QStringLiteral("output"));
    if (makes && isStandardOutput(path))
        return base::Error{base::ErrorCode::Usage, tr("The project file to make is missing."),
                           QStringLiteral("--output"), tr("For example: -o shop.shape.json.")};
    if (const auto usable = checkTarget(path); !usable)
        return usable.error();
    if (makes && QFileInfo::exists(path) && !arguments.has(QStringLiteral("force")))
        return base::Error{base::ErrorCode::File, tr("The file exists and was left as it is."), path,
                           tr("Choose another name, or replace it with --force.")};
    base::Result<services::Inspection> inspection = inspectServer(context, arguments);
    if (!inspection)
        return inspection.error();
    const base::Result<deploy::Snapshot> snapshot = [&] {
        ProgressLine line(context);
        return inspection->look(line.progress());
    }();
    if (!snapshot)
        return snapshot.error();
    if (makes) {
        const auto made = makeProject(context, arguments, *inspection, *snapshot);
        return made ? base::Result<int>(ExitCode::done) : made.error();
    }
    if (arguments.has(QStringLiteral("json")))
        context.out.write(snapshotJson(*snapshot));
    else
        printSnapshot(context.out, *snapshot);
    return ExitCode::done;
}

} // namespace

const Command &inspectCommand()
{
    static const InspectCommand command;
    return command;
}

} // namespace sw::cli
