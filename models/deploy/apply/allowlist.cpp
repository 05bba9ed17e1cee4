// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/apply/allowlist.h"

#include "models/deploy/bsonread.h"

#include <QHash>
#include <QSet>

namespace sw::deploy
{

namespace
{

using Names = QSet<QString>;

Names words(const char *text)
{
    const QStringList list = QString::fromLatin1(text).split(QLatin1Char(' '));
    return Names(list.cbegin(), list.cend());
}

/// Parts that any command may have.
const Names &generalParts()
{
    static const Names parts = words("maxTimeMS comment writeConcern readConcern");
    return parts;
}

struct AllowedCommand
{
    Names parts; ///< that it may have besides the general ones
    bool changes = false;
};

const QHash<QString, AllowedCommand> &commands()
{
    static const QHash<QString, AllowedCommand> table{
        {QStringLiteral("hello"), {words("helloOk")}},
        {QStringLiteral("ping"), {}},
        {QStringLiteral("buildInfo"), {}},
        {QStringLiteral("connectionStatus"), {words("showPrivileges")}},
        {QStringLiteral("listDatabases"), {words("filter nameOnly authorizedDatabases")}},
        {QStringLiteral("listCollections"), {words("filter nameOnly authorizedCollections cursor")}},
        {QStringLiteral("listIndexes"), {words("cursor includeIndexBuildInfo includeBuildUUIDs")}},
        {QStringLiteral("collStats"), {words("scale")}},
        {QStringLiteral("dbStats"), {words("scale freeStorage")}},
        {QStringLiteral("find"), {words("filter projection sort limit skip batchSize singleBatch collation hint")}},
        {QStringLiteral("aggregate"), {words("pipeline cursor collation collectionUUID allowDiskUse hint")}},
        {QStringLiteral("count"), {words("query limit skip hint collation")}},
        {QStringLiteral("getMore"), {words("collection batchSize")}},
        {QStringLiteral("killCursors"), {words("cursors")}},
        {QStringLiteral("serverStatus"), {}},
        {QStringLiteral("currentOp"), {words("$all $ownOps")}},
        {QStringLiteral("getParameter"), {words("featureCompatibilityVersion")}},
        {QStringLiteral("create"),
         {words("validator validationLevel validationAction timeseries expireAfterSeconds clusteredIndex collation "
                "changeStreamPreAndPostImages storageEngine indexOptionDefaults"),
          true}},
        {QStringLiteral("collMod"),
         {words("validator validationLevel validationAction index expireAfterSeconds timeseries cappedSize cappedMax "
                "collectionUUID dryRun"),
          true}},
        {QStringLiteral("createIndexes"), {words("indexes collectionUUID commitQuorum"), true}},
    };
    return table;
}

/// Aggregation stages that only read. $out and $merge write, $function and the like run foreign code.
const Names &readingStages()
{
    static const Names stages = words("$match $limit $skip $count $group $sort $sortByCount $project $sample $unwind "
                                      "$addFields $set $unset $replaceRoot $replaceWith "
                                      "$facet $lookup $unionWith $graphLookup $bucket $bucketAuto $collStats "
                                      "$indexStats $currentOp $redact $setWindowFields $densify $fill $geoNear");
    return stages;
}

/// Readers differ in which of two equal names they see, so neither is sent.
bool hasRepeatedName(const QStringList &names)
{
    return Names(names.cbegin(), names.cend()).size() != names.size();
}

bool areReadingStages(const QList<base::Bson> &pipeline, int depth)
{
    constexpr int deepest = 20;
    if (depth > deepest)
        return false;
    for (const base::Bson &stage : pipeline) {
        const QStringList names = fieldNames(stage);
        if (names.size() != 1 || !readingStages().contains(names.first()))
            return false;
        const base::Bson body = documentAt(stage, qPrintable(names.first()));
        if (hasRepeatedName(fieldNames(body)) || !areReadingStages(documentsAt(body, "pipeline"), depth + 1))
            return false;
        if (names.first() != QLatin1String("$facet"))
            continue;
        for (const QString &branch : fieldNames(body)) {
            const QByteArray path = branch.toUtf8();
            if (path.contains('.') || !areReadingStages(documentsAt(body, path.constData()), depth + 1))
                return false;
        }
    }
    return true;
}

} // namespace

bool isChangingCommand(const base::Bson &command)
{
    return commands().value(firstName(command)).changes;
}

bool isAllowedCommand(const QString &name, const base::Bson &command)
{
    const QStringList parts = fieldNames(command);
    const auto row = commands().constFind(name);
    if (row == commands().cend() || parts.isEmpty() || parts.first() != name || hasRepeatedName(parts))
        return false;
    for (const QString &part : parts.mid(1)) {
        if (!row->parts.contains(part) && !generalParts().contains(part))
            return false;
    }
    return name != QLatin1String("aggregate") || areReadingStages(documentsAt(command, "pipeline"), 0);
}

} // namespace sw::deploy
