// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/plan/violatorquestion.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/apply/catalog.h"
#include "models/deploy/bsonread.h"

#include <QDateTime>

namespace sw::deploy
{

namespace
{

QString key(const char *text)
{
    return QString::fromLatin1(text);
}

base::Bson stage(const QString &name, const base::Bson &body)
{
    base::BsonBuilder out;
    out.document(name, body);
    return out.finish();
}

base::Bson number(const QString &name, int value)
{
    base::BsonBuilder out;
    out.int32(name, value);
    return out.finish();
}

base::Bson text(const QString &name, const QString &value)
{
    base::BsonBuilder out;
    out.string(name, value);
    return out.finish();
}

/// {$nor:[validator]}: what the validator would refuse. No collation is given: the collection's own is the validator's
/// too.
base::Bson refusedBy(const base::Bson &validator)
{
    base::BsonBuilder match;
    match.beginArray(key("$nor")).document(key("0"), validator).end();
    return match.finish();
}

/// Documents whose date at the index's one key is older than \p seconds.
base::Bson expiredBy(const base::Bson &index, qint64 seconds)
{
    base::BsonBuilder match;
    match.beginArray(key("$and"));
    base::BsonBuilder older;
    older.beginDocument(fieldNames(documentAt(index, "key")).value(0))
        .date(key("$lt"), QDateTime::currentMSecsSinceEpoch() - seconds * 1000)
        .end();
    match.document(key("0"), older.finish());
    const base::Bson filter = documentAt(index, "partialFilterExpression");
    if (!filter.isEmpty())
        match.document(key("1"), filter);
    match.end();
    return match.finish();
}

/// Which documents an index holds: all, those of its partial filter, or those that have one of its keys.
base::Bson indexedBy(const base::Bson &index)
{
    const base::Bson filter = documentAt(index, "partialFilterExpression");
    if (!filter.isEmpty() || !truthAt(index, "sparse"))
        return filter;
    base::BsonBuilder any;
    any.beginArray(key("$or"));
    for (const QString &path : fieldNames(documentAt(index, "key"))) {
        base::BsonBuilder exists;
        exists.beginDocument(path).boolean(key("$exists"), true).end();
        any.document(any.nextIndex(), exists.finish());
    }
    any.end();
    return any.finish();
}

/// The value at \p path as an index sees it: what is absent is null, and an empty array is a value of its own, for
/// which a marker stands because grouping would take it for absent.
base::Bson keyValue(const QString &path)
{
    const QString value = QLatin1Char('$') + path;
    base::BsonBuilder out;
    out.beginArray(key("$cond"));
    out.beginDocument(key("0")).beginArray(key("$eq")).string(key("0"), value).beginArray(key("1")).end().end().end();
    out.beginDocument(key("1")).beginDocument(key("$literal")).minKey(key("emptyArray")).end().end();
    out.beginDocument(key("2")).beginArray(key("$ifNull")).string(key("0"), value).null(key("1")).end().end();
    out.end();
    return out.finish();
}

/// Groups documents by their keys as the index sees them: absent is null, arrays item by item, an item twice in one
/// document once. Arrays of sub-documents that lack the field are seen a little differently; the server's own dry run
/// decides. \p named: with the first and the last document of each key.
QList<base::Bson> duplicatesIn(const base::Bson &index, bool named)
{
    const QStringList paths = fieldNames(documentAt(index, "key"));
    base::BsonBuilder project;
    base::BsonBuilder document;
    base::BsonBuilder value;
    document.string(key("d"), key("$_id"));
    QList<base::Bson> unwinds;
    for (qsizetype i = 0; i < paths.size(); ++i) {
        const QString name = key("k") + QString::number(i);
        project.document(name, keyValue(paths.at(i)));
        document.string(name, QLatin1Char('$') + name);
        value.string(name, key("$_id.") + name);
        base::BsonBuilder unwind;
        unwind.string(key("path"), QLatin1Char('$') + name).boolean(key("preserveNullAndEmptyArrays"), true);
        unwinds << stage(key("$unwind"), unwind.finish());
    }
    base::BsonBuilder each;
    each.document(key("_id"), document.finish());
    base::BsonBuilder same;
    same.document(key("_id"), value.finish()).document(key("n"), number(key("$sum"), 1));
    if (named)
        same.document(key("first"), text(key("$min"), key("$_id.d")))
            .document(key("last"), text(key("$max"), key("$_id.d")));
    base::BsonBuilder more;
    more.document(key("n"), number(key("$gt"), 1));
    QList<base::Bson> out;
    if (const base::Bson filter = indexedBy(index); !filter.isEmpty())
        out << stage(key("$match"), filter);
    out << stage(key("$project"), project.finish()) << unwinds << stage(key("$group"), each.finish())
        << stage(key("$group"), same.finish());
    out << stage(key("$match"), more.finish());
    return out;
}

std::optional<base::Bson> indexOf(const Step &step)
{
    if (step.kind == StepKind::ChangeIndex)
        return step.to;
    if (step.kind == StepKind::CreateIndex)
        return documentsAt(step.to, "indexes").value(0);
    return std::nullopt;
}

} // namespace

std::optional<ViolatorQuestion> violatorQuestion(Session &session, const Plan &plan, const Step &step)
{
    if (step.kind == StepKind::ChangeValidator)
        return ViolatorQuestion{refusedBy(documentAt(step.command, "validator")), {}, {}, {}, true};
    if (step.kind == StepKind::ChangeOptions) {
        const auto live = readCollection(session, plan.database, step.collection);
        if (!live || !*live)
            return std::nullopt;
        base::BsonBuilder field;
        field.document(key("key"), number(textAt((*live)->options, "timeseries.timeField"), 1));
        return ViolatorQuestion{
            expiredBy(field.finish(), wholeAt(step.to, "expireAfterSeconds").value_or(0)), {}, {}, {}, false};
    }
    const auto index = indexOf(step);
    if (!index)
        return std::nullopt;
    if (step.change == ChangeClass::MayDelete)
        return ViolatorQuestion{
            expiredBy(*index, wholeAt(*index, "expireAfterSeconds").value_or(0)), {}, {}, {}, false};
    const base::Bson collation = documentAt(*index, "collation");
    if (truthAt(*index, "unique") && !truthAt(step.from, "unique"))
        return ViolatorQuestion{{},
                                duplicatesIn(*index, false),
                                duplicatesIn(*index, true),
                                collation.isEmpty() ? text(key("locale"), key("simple")) : collation,
                                false};
    return std::nullopt;
}

base::Bson violatorAggregate(const Step &step, const QList<base::Bson> &pipeline, const base::Bson &collation,
                             int milliseconds)
{
    base::BsonBuilder out;
    out.string(key("aggregate"), step.collection).merge(listDocument(key("pipeline"), pipeline));
    out.beginDocument(key("cursor")).end().boolean(key("allowDiskUse"), false).int32(key("maxTimeMS"), milliseconds);
    if (!collation.isEmpty())
        out.document(key("collation"), collation);
    return withUuid(out.finish(), key("collectionUUID"), bytesAt(step.command, "collectionUUID"));
}

} // namespace sw::deploy
