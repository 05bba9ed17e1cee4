// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/patterns/core/script.h"
#include "models/patterns/singlecollection/singlecollection.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using Values = QHash<QString, QString>;

namespace
{

constexpr char ownId[] = R"js(
{ $set: { @field@: { $cond: [{ $in: [{ $type: @linkValue@ }, ["missing", "null"]] }, [], [@linkValue@]] } } },
)js";

constexpr char ownIds[] = R"js(
{ $set: { @field@: { $ifNull: [@linkValue@, []] } } },
)js";

constexpr char listedIds[] = R"js(
{ $lookup: { from: @aboveName@, localField: "_id", foreignField: @listName@, pipeline: [{ $sort: { _id: 1 } }, { $project: { _id: 1 } }], as: "@field@" } },
{ $set: { @field@: "$@field@._id" } },
)js";

constexpr char bothIds[] = R"js(
{ $lookup: { from: @aboveName@, localField: "_id", foreignField: @listName@, pipeline: [{ $project: { _id: 1 } }], as: "@field@" } },
{ $set: { @field@: { $setUnion: ["$@field@._id", @ownArray@] } } },
)js";

constexpr char storedLinks[] = R"js(
{ $lookup: { from: @linksName@, localField: "_id", foreignField: @toOwnName@, pipeline: [{ $project: { _id: 0, one: @toAboveValue@ } }], as: "@field@" } },
{ $set: { @field@: { $setUnion: "$@field@.one" } } },
)js";

constexpr char composed[] = R"js(
{ $lookup: { from: @targetName@, localField: "@field@", foreignField: "_id", pipeline: [{ $project: { @field@: 1 } }], as: "@field@" } },
{ $set: { @field@: { $concat: [{ $ifNull: [{ $concat: [{ $first: "$@field@.@field@" }, @separator@] }, ""] }, { $toString: "$_id" }] } } },
)js";

constexpr char typed[] = R"js(
{ $set: { @field@: { $map: { input: "$@field@", as: "one", in: { doc_type: { $literal: @aboveKind@ }, target: "$$one" } } } } },
)js";

constexpr char checkLinks[] = R"js(
// Links that lead nowhere, and documents that belong to too few or too many.
const has = name => db.getCollectionInfos({ name: name }).length > 0;
const faults = [];
@checks@
print("links that lead nowhere, or documents without their links (must be none)", faults);
if (faults.length > 0) throw new Error("repair these documents first: " + faults.join("; "));
)js";

constexpr char checkKind[] = R"js(
if (has(@ownName@) && has(@aboveName@)) {
  const wrong = @own@.aggregate([
@stages@
    { $lookup: { from: @aboveName@, localField: "@field@", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "above" } },
    { $match: { $expr: { $or: [
      { $ne: [{ $size: "$above" }, { $size: { $setUnion: "$@field@" } }] },
      { $not: [{ $and: [{ $gte: [{ $size: "$@field@" }, @least@] }, { $lte: [{ $size: "$@field@" }, @most@] }] }] },
    ] } } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) faults.push(@ownName@ + " " + EJSON.stringify(wrong));
}
)js";

constexpr char checkList[] = R"js(
if (has(@ownName@) && has(@aboveName@)) {
  const wrong = @above@.aggregate([
    { $lookup: { from: @ownName@, localField: @listName@, foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "below" } },
    { $match: { $expr: { $ne: [{ $size: "$below" }, { $size: { $setUnion: [{ $ifNull: [@listValue@, []] }, []] } }] } } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) faults.push(@aboveName@ + " " + EJSON.stringify(wrong));
}
)js";

constexpr char checkStored[] = R"js(
if (has(@ownName@) && has(@linksName@)) {
  const wrong = @links@.aggregate([
    { $lookup: { from: @ownName@, localField: @toOwnName@, foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "below" } },
    { $match: { below: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) faults.push(@linksName@ + " " + EJSON.stringify(wrong));
}
)js";

constexpr char checkSeparator[] = R"js(
if (@own@.countDocuments({ _id: { $regex: @separator@ } }) > 0) throw new Error("these have ids with the separator: choose another one for " + @ownName@);
)js";

constexpr char compareLinks[] = R"js(
if (db.getCollectionInfos({ name: @ownName@ }).length > 0 && db.getCollectionInfos({ name: @aboveName@ }).length > 0) {
  const sum = [{ $group: { _id: null, n: { $sum: { $size: "$@field@" } } } }];
  const before = @own@.aggregate([
@stages@
    ...sum,
  ]).toArray()[0]?.n ?? 0;
  const after = @target@.aggregate([{ $match: { @docType@: @kind@ } }, ...sum]).toArray()[0]?.n ?? 0;
  print(@ownName@, "links before", before, "links after", after);
  if (after < before) throw new Error("links are missing: " + @ownName@);
}
)js";

constexpr char dropLinks[] = R"js(
@links@.drop();
)js";

constexpr char idBack[] = R"js(
{ $set: { @link@: { $ifNull: [{ $first: @ids@ }, "$$REMOVE"] } } },
)js";

constexpr char idFromText[] = R"js(
{ $set: { @link@: { $cond: [{ $gt: [@levels@, 1] }, @idOfText@, "$$REMOVE"] } } },
)js";

constexpr char idsBack[] = R"js(
{ $set: { @link@: @ids@ } },
)js";

constexpr char listBack[] = R"js(
@above@.updateMany({}, { $set: { @list@: [] } });
@target@.aggregate([
  { $match: { @docType@: @kind@ } },
  { $sort: { _id: 1 } },
@idsStage@
  { $unwind: "$@field@" },
  { $group: { _id: "$@field@", ids: { $push: "$_id" } } },
  { $merge: { into: @aboveName@, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { @list@: "$$new.ids" } }] } },
], { allowDiskUse: true });
)js";

constexpr char linksBack[] = R"js(
@indexes@
@target@.aggregate([
  { $match: { @docType@: @kind@ } },
@idsStage@
  { $unwind: "$@field@" },
  { $project: { _id: 0, @toOwn@: "$_id", @toAbove@: "$@field@" } },
  { $merge: { into: @linksName@, on: [@toOwnName@, @toAboveName@], whenMatched: "keepExisting", whenNotMatched: "insert" } },
]);
)js";

QString indented(const QString &lines, int blanks)
{
    QStringList out;
    for (const QString &line : lines.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        out << QString(blanks, QLatin1Char(' ')) + line;
    return out.join(QLatin1Char('\n'));
}

/// An id read from the last but one part of a composed id.
QString idOfText(const SingleParts &parts)
{
    const QString text = QStringLiteral("{ $arrayElemAt: [{ $split: [%1, %2] }, -2] }")
                             .arg(scriptValue(parts.field()), scriptString(parts.separator));
    return scriptIdOfText(text, parts.idType);
}

QString bound(double most)
{
    return most > 1e9 ? QStringLiteral("Infinity") : QString::number(most, 'f', 0);
}

Values valuesOf(const SingleParts &parts, const SingleKind &kind)
{
    const SingleKind &above = kind.above < 0 ? kind : parts.kinds.at(kind.above);
    Values values{{QStringLiteral("field"), parts.field()},
                  {QStringLiteral("docType"), scriptKey(parts.docType)},
                  {QStringLiteral("separator"), scriptString(parts.separator)}};
    const auto add = [&](const char *name, const QString &value) {
        values.insert(QLatin1String(name), value);
    };
    const auto collection = [&](const char *name, const QString &called) {
        add(name, scriptCollection(called));
        values.insert(QLatin1String(name) + QStringLiteral("Name"), scriptString(called));
    };
    const auto path = [&](const char *name, const QString &called) {
        const QString key = QLatin1String(name);
        values.insert(key, scriptKey(called));
        values.insert(key + QStringLiteral("Name"), scriptString(called));
        values.insert(key + QStringLiteral("Value"), scriptValue(called));
    };
    collection("target", parts.collection);
    collection("own", kind.collection);
    collection("above", above.collection);
    collection("links", kind.linksAt);
    path("link", kind.ownLink);
    path("list", kind.listAbove);
    path("toOwn", kind.linkToOwn);
    path("toAbove", kind.linkToAbove);
    const QString link = values.value(QStringLiteral("linkValue"));
    add("ownArray",
        kind.ownIsArray
            ? QStringLiteral("{ $ifNull: [%1, []] }").arg(link)
            : QStringLiteral("{ $cond: [{ $in: [{ $type: %1 }, [\"missing\", \"null\"]] }, [], [%1]] }").arg(link));
    add("kind", scriptString(kind.value));
    add("aboveKind", scriptString(above.value));
    add("least", kind.relationship ? bound(kind.linkCount().min) : QString());
    add("most", kind.relationship ? bound(kind.linkCount().max) : QString());
    add("ids",
        parts.variant == SingleVariant::TypedLinks ? QStringLiteral("\"$links.target\"") : scriptValue(parts.field()));
    add("levels", QStringLiteral("{ $size: { $split: [%1, %2] } }")
                      .arg(scriptValue(parts.field()), values.value(QStringLiteral("separator"))));
    add("idOfText", idOfText(parts));
    return values;
}

/// Stages that give a document the array of the ids above it, from wherever they are before.
QString idStages(const SingleParts &parts, const SingleKind &kind)
{
    const Values values = valuesOf(parts, kind);
    const bool own = !kind.ownLink.isEmpty(), listed = !kind.listAbove.isEmpty();
    const char *text = own && listed     ? bothIds
                       : listed          ? listedIds
                       : !own            ? storedLinks
                       : kind.ownIsArray ? ownIds
                                         : ownId;
    return scriptFilled(text, values);
}

/// Stages that give a document its links, and take away what says the same.
QString stagesOf(const SingleParts &parts, qsizetype number)
{
    const SingleKind &kind = parts.kinds.at(number);
    Values values = valuesOf(parts, kind);
    QString out;
    if (kind.above >= 0)
        out = idStages(parts, kind);
    else
        out =
            scriptFilled(parts.variant == SingleVariant::Overloaded ? "{ $set: { @field@: { $toString: \"$_id\" } } },"
                                                                    : "{ $set: { @field@: [\"$_id\"] } },",
                         values);
    if (parts.variant == SingleVariant::TypedLinks)
        out += scriptFilled(typed, values);
    else if (parts.variant == SingleVariant::Overloaded && kind.above >= 0)
        out += scriptFilled(composed, values);
    QStringList gone;
    if (!kind.ownLink.isEmpty() && !kind.ownIsGiven)
        gone << scriptString(kind.ownLink);
    for (const qsizetype below : parts.below(number)) {
        if (!parts.kinds.at(below).listAbove.isEmpty())
            gone << scriptString(parts.kinds.at(below).listAbove);
    }
    if (!gone.isEmpty())
        out += QStringLiteral("{ $unset: [%1] },\n").arg(gone.join(QStringLiteral(", ")));
    return indented(out, 2).trimmed();
}

QString backOf(const SingleParts &parts, const SingleKind &kind)
{
    QString out;
    if (kind.above >= 0 && !kind.ownLink.isEmpty() && !kind.ownIsGiven)
        out = scriptFilled(parts.variant == SingleVariant::Overloaded ? idFromText
                           : kind.ownIsArray                          ? idsBack
                                                                      : idBack,
                           valuesOf(parts, kind));
    return indented(out + QStringLiteral("{ $unset: \"%1\" },").arg(parts.field()), 2).trimmed();
}

/// A stage that leaves nothing but an array of ids of the links.
QString idsStage(const SingleParts &parts, const Values &values)
{
    if (parts.variant == SingleVariant::Links)
        return {};
    const char *text = parts.variant == SingleVariant::TypedLinks
                           ? "{ $set: { @field@: @ids@ } },"
                           : "{ $set: { @field@: { $cond: [{ $gt: [@levels@, 1] }, [@idOfText@], []] } } },";
    return indented(scriptFilled(text, values), 2);
}

QString checkScript(const SingleParts &parts)
{
    QString checks;
    for (const SingleKind &kind : parts.kinds) {
        if (kind.above < 0)
            continue;
        Values values = valuesOf(parts, kind);
        values.insert(QStringLiteral("stages"), indented(idStages(parts, kind), 4));
        checks += scriptFilled(checkKind, values);
        if (!kind.listAbove.isEmpty())
            checks += scriptFilled(checkList, values);
        if (!kind.linksAt.isEmpty())
            checks += scriptFilled(checkStored, values);
    }
    QString separators;
    for (const SingleKind &kind : parts.kinds) {
        if (parts.variant == SingleVariant::Overloaded && parts.idType == schema::FieldType::String)
            separators += scriptFilled(checkSeparator, valuesOf(parts, kind));
    }
    return scriptFilled(checkLinks, {{QStringLiteral("checks"), checks.trimmed()}}) + separators;
}

QString compareScript(const SingleParts &parts)
{
    QString out;
    for (const SingleKind &kind : parts.kinds) {
        if (kind.above < 0 || parts.variant == SingleVariant::Overloaded)
            continue;
        Values values = valuesOf(parts, kind);
        values.insert(QStringLiteral("stages"), indented(idStages(parts, kind), 4));
        out += scriptFilled(compareLinks, values);
    }
    return out;
}

/// Of a collection of links, which has ascending indexes only.
QString indexScript(const design::Collection &links, const design::Index &index)
{
    QStringList keys;
    for (const design::IndexKey &key : index.keys)
        keys << scriptKey(key.path) + QStringLiteral(": 1");
    const QString options = index.unique ? QStringLiteral(", { unique: true }") : QString();
    return QStringLiteral("%1.createIndex({ %2 }%3);")
        .arg(scriptCollection(links.name), keys.join(QStringLiteral(", ")), options);
}

QString linksBackScript(const SingleParts &parts, const design::Design &before)
{
    QString out;
    for (const SingleKind &kind : parts.kinds) {
        if (kind.above < 0)
            continue;
        Values values = valuesOf(parts, kind);
        values.insert(QStringLiteral("idsStage"), idsStage(parts, values));
        if (!kind.listAbove.isEmpty())
            out += scriptFilled(listBack, values);
        const design::Collection *links = kind.linksAt.isEmpty() ? nullptr : before.collection(kind.linksAt);
        if (!links)
            continue;
        QStringList indexes;
        for (const design::Index &index : links->indexes)
            indexes << indexScript(*links, index);
        values.insert(QStringLiteral("indexes"), indexes.join(QLatin1Char('\n')));
        out += scriptFilled(linksBack, values);
    }
    return out;
}

} // namespace

Migration singleMigration(const SingleParts &parts, const design::Design &before, const design::Design &after)
{
    QList<MergedSource> sources;
    QString dropped;
    for (qsizetype i = 0; i < parts.kinds.size(); ++i) {
        const SingleKind &kind = parts.kinds.at(i);
        sources << MergedSource{kind.collection, kind.value, stagesOf(parts, i), backOf(parts, kind)};
        if (!kind.linksAt.isEmpty())
            dropped += scriptFilled(dropLinks, valuesOf(parts, kind));
    }
    Migration migration = mergeMigration(before, after, parts.collection, parts.docType, sources, singleWriters(parts));
    if (migration.steps.isEmpty())
        return migration;
    migration.steps.first().script += checkScript(parts);
    migration.steps.first().note = Text::tr("Needs MongoDB 5.0.");
    migration.steps.last().script += dropped;
    const QString compared = compareScript(parts);
    if (!compared.isEmpty()) // before the new code starts and the former collections go
        migration.steps.insert(migration.steps.size() - 2, MigrationStep{Text::tr("Compare the links"), compared, {}});
    const QString linked = linksBackScript(parts, before);
    if (!linked.isEmpty()) // before the collection goes, and indexes are built
        migration.undo.insert(migration.undo.size() - 2,
                              MigrationStep{Text::tr("Write the links as they were"), linked, {}});
    return migration;
}

} // namespace sw::patterns
