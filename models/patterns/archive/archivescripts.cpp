// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/patterns/archive/archive.h"
#include "models/patterns/core/script.h"
#include "models/schema/names.h"

#include <QCoreApplication>
#include <QUrl>

namespace sw::patterns
{

namespace
{

constexpr char moment[] = R"js(
// Whoever is older than this is archived.
function @cutOf@() {
  return new Date(Date.now() - @days@ * 86400000);
}
)js";

constexpr char moveHere[] = R"js(
// May be stopped at any time and started again. Only what was copied is deleted; a document that changed meanwhile so that
// it stays loses its copy again.
function @move@(before, batch = @batch@) {
  const old = { @old@ };
  let moved = 0;
  for (;;) {
    const ids = @active@.find(old, { _id: 1 }).sort({ @age@: 1 }).limit(batch).toArray().map(one => one._id);
    if (ids.length === 0) return moved;
    @active@.aggregate([{ $match: { _id: { $in: ids } } }, { $merge: { into: @archiveName@, on: "_id", whenMatched: "replace", whenNotMatched: "insert" } }]);
    moved += @active@.deleteMany({ _id: { $in: ids }, ...old }).deletedCount;
    const stayed = @active@.find({ _id: { $in: ids } }, { _id: 1 }).toArray().map(one => one._id);
    if (stayed.length > 0) @archive@.deleteMany({ _id: { $in: stayed } });
  }
}
)js";

constexpr char moveToCluster[] = R"js(
// archive is the database on the other servers: connect("mongodb://…/…"). May be stopped at any time and started again. Only
// what was copied is deleted; a document that changed meanwhile so that it stays loses its copy again.
function @move@(archive, before, batch = @batch@) {
  const old = { @old@ };
  const asStored = { promoteValues: false };
  const there = archive.getCollection(@archiveName@);
  let moved = 0;
  for (;;) {
    const items = @active@.find(old, {}, asStored).sort({ @age@: 1 }).limit(batch).toArray();
    if (items.length === 0) return moved;
    const ids = items.map(one => one._id);
    there.bulkWrite(items.map(one => ({ replaceOne: { filter: { _id: one._id }, replacement: one, upsert: true } })), { ordered: false, writeConcern: { w: "majority" } });
    moved += @active@.deleteMany({ _id: { $in: ids }, ...old }).deletedCount;
    const stayed = @active@.find({ _id: { $in: ids } }, { _id: 1 }, asStored).toArray().map(one => one._id);
    if (stayed.length > 0) there.deleteMany({ _id: { $in: stayed } });
  }
}
)js";

constexpr char moveToFiles[] = R"js(
// One file for each batch, with a document in a line and its types kept. May be stopped at any time and started again: what
// is in a file but was not deleted comes once more, so of two lines with the same _id the one in the newer file counts, and a
// document that is still in the collection counts more than its line.
function @move@(folder, before, batch = @batch@) {
  const old = { @old@ };
  const fs = require("fs");
  let moved = 0;
  for (;;) {
    const items = @active@.find(old, {}, { promoteValues: false }).sort({ @age@: 1 }).limit(batch).toArray();
    if (items.length === 0) return moved;
    const name = folder + "/" + @fileName@ + "-" + new Date().toISOString().replace(/[^0-9]/g, "") + "-" + new ObjectId().toString() + ".jsonl";
    const handle = fs.openSync(name, "wx");
    fs.writeFileSync(handle, items.map(one => EJSON.stringify(one, { relaxed: false }) + "\n").join(""));
    fs.fsyncSync(handle);
    fs.closeSync(handle);
    moved += @active@.deleteMany({ _id: { $in: items.map(one => one._id) }, ...old }).deletedCount;
  }
}
)js";

constexpr char findAll[] = R"js(
// What is in use and what is archived; a document that is just being moved comes once.
function @find@(filter) {
  return @active@.aggregate([
    { $match: filter },
    { $unionWith: { coll: @archiveName@, pipeline: [{ $match: filter }] } },
    { $group: { _id: "$_id", one: { $first: "$$ROOT" } } },
    { $replaceRoot: { newRoot: "$one" } },
  ], { allowDiskUse: true }).toArray();
}
)js";

constexpr char check[] = R"js(
print("server", db.version());
print("documents", @active@.countDocuments({}), "of these old", @active@.countDocuments({ @old@ }));
print("without a date, which stay", @active@.countDocuments({ @age@: { $not: { $type: "date" } } }));
)js";

constexpr char createIndex[] = R"js(
@active@.createIndex({ @age@: 1 });
)js";

constexpr char compare[] = R"js(
const late = @active@.countDocuments({ @old@ });
const twice = @active@.aggregate([
  { $lookup: { from: @archiveName@, localField: "_id", foreignField: "_id", as: "copy", pipeline: [{ $project: { _id: 1 } }] } },
  { $match: { "copy.0": { $exists: true } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("in use", @active@.countDocuments({}), "archived", @archive@.countDocuments({}), "old but not archived", late, "in both", twice);
if (twice > 0) throw new Error("some are in both places: archive again");
)js";

constexpr char putBack[] = R"js(
@archive@.aggregate([{ $merge: { into: @activeName@, on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } }]);
// Then, once the counts agree: @archive@.drop()
)js";

constexpr char putBackFrom[] = R"js(
function @restore@(archive) {
  const asStored = { promoteValues: false };
  for (const one of archive.getCollection(@archiveName@).find({}, {}, asStored)) @active@.updateOne({ _id: one._id }, { $setOnInsert: one }, { upsert: true });
}
)js";

constexpr char putBackFiles[] = R"js(
function @restore@(folder) {
  const fs = require("fs");
  const names = fs.readdirSync(folder).filter(name => name.startsWith(@fileName@ + "-") && name.endsWith(".jsonl")).sort().reverse();
  for (const name of names) {
    for (const line of fs.readFileSync(folder + "/" + name, "utf8").split("\n")) {
      if (line === "") continue;
      const one = EJSON.parse(line, { relaxed: false });
      @active@.updateOne({ _id: one._id }, { $setOnInsert: one }, { upsert: true });
    }
  }
}
)js";

bool isHere(const ArchiveParts &parts)
{
    return parts.target == QLatin1String("collection");
}

bool isFiles(const ArchiveParts &parts)
{
    return parts.target == QLatin1String("files");
}

/// A name that every file system takes, without the "-" that ends it in the names of files.
QString fileNameOf(const QString &collection)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(collection, {}, "-"));
}

/// The filter of documents older than the moment that \p before says.
QString oldOf(const ArchiveParts &parts, const QString &before)
{
    const QString kept =
        parts.keep.isEmpty() ? QString() : QStringLiteral(", %1: { $ne: true }").arg(scriptKey(parts.keep));
    return scriptKey(parts.age) + QStringLiteral(": { $lt: ") + before + QStringLiteral(" }") + kept;
}

QHash<QString, QString> valuesOf(const ArchiveParts &parts)
{
    const QString cut = scriptName(QStringLiteral("cutOf"), parts.collection);
    return {{QStringLiteral("active"), scriptCollection(parts.collection)},
            {QStringLiteral("activeName"), scriptString(parts.collection)},
            {QStringLiteral("archive"), scriptCollection(parts.archive)},
            {QStringLiteral("archiveName"), scriptString(parts.archive)},
            {QStringLiteral("fileName"), scriptString(fileNameOf(parts.collection))},
            {QStringLiteral("age"), scriptKey(parts.age)},
            {QStringLiteral("old"), oldOf(parts, QStringLiteral("before"))},
            {QStringLiteral("batch"), QString::number(parts.batch, 'g', 12)},
            {QStringLiteral("days"), QString::number(parts.days, 'g', 12)},
            {QStringLiteral("cutOf"), cut},
            {QStringLiteral("move"), scriptName(QStringLiteral("archive"), parts.collection)},
            {QStringLiteral("find"), scriptName(QStringLiteral("findAll"), parts.collection)},
            {QStringLiteral("restore"), scriptName(QStringLiteral("restore"), parts.collection)}};
}

QString moverOf(const ArchiveParts &parts)
{
    const char *text = isHere(parts) ? moveHere : isFiles(parts) ? moveToFiles : moveToCluster;
    return scriptFilled(moment, valuesOf(parts)) + scriptFilled(text, valuesOf(parts));
}

/// A call such as archiveBookings(cutOfBookings());
QString callOf(const ArchiveParts &parts)
{
    const QHash<QString, QString> values = valuesOf(parts);
    return QStringLiteral("print(\"archived\", %1(%2()));\n")
        .arg(values.value(QStringLiteral("move")), values.value(QStringLiteral("cutOf")));
}

QString againstNow(const char *text, const ArchiveParts &parts)
{
    QHash<QString, QString> values = valuesOf(parts);
    values.insert(QStringLiteral("old"), oldOf(parts, values.value(QStringLiteral("cutOf")) + QStringLiteral("()")));
    return scriptFilled(moment, values) + scriptFilled(text, values);
}

} // namespace

QList<CodeSnippet> archiveCode(const ArchiveParts &parts, const QString &readers)
{
    const QString careful =
        Text::tr("What is old enough to be archived must no longer be changed, except so that it stays.");
    QList<CodeSnippet> snippets{
        {Text::tr("Archive what is old, every night"), {}, moverOf(parts), 3, parts.age, careful}};
    if (isHere(parts)) {
        snippets << CodeSnippet{Text::tr("Find in both places"),
                                readers,
                                scriptFilled(findAll, valuesOf(parts)),
                                1,
                                {},
                                Text::tr("The archive is indexed by _id only: ask it for ids, or give it time.")};
    }
    return snippets;
}

Migration archiveMigration(const ArchiveParts &parts)
{
    const QHash<QString, QString> values = valuesOf(parts);
    Migration migration;
    migration.steps = {{Text::tr("Check"), againstNow(check, parts), {}},
                       {Text::tr("Build the index"), scriptFilled(createIndex, values), {}}};
    if (!parts.keep.isEmpty())
        migration.steps << MigrationStep{
            Text::tr("Mark what must stay"),
            {},
            Text::tr("Set \"%1\" to true in documents that are never archived.").arg(parts.keep)};
    if (isHere(parts)) {
        migration.steps << MigrationStep{Text::tr("Start readers that ask both places"),
                                         scriptFilled(findAll, values),
                                         {}}
                        << MigrationStep{Text::tr("Archive"), moverOf(parts) + callOf(parts),
                                         Text::tr("Needs MongoDB 4.2. Writers may go on.")}
                        << MigrationStep{Text::tr("Compare"), againstNow(compare, parts), {}};
        migration.undo = {{Text::tr("Put all back"), scriptFilled(putBack, values), {}}};
    } else {
        const QString where = isFiles(parts)
                                  ? Text::tr("Call it with a folder that is backed up, and with the moment.")
                                  : Text::tr("Call it with the database on the other servers, and with the moment.");
        migration.steps << MigrationStep{Text::tr("Archive"), moverOf(parts), where};
        migration.undo = {
            {Text::tr("Put all back"), scriptFilled(isFiles(parts) ? putBackFiles : putBackFrom, values), where}};
    }
    migration.steps << MigrationStep{Text::tr("Run the archiver every night, and watch that it runs"), {}, {}};
    return migration;
}

} // namespace sw::patterns
