// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/plan/violatorquestion.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/apply/catalog.h"
#include "models/deploy/bsonread.h"

#include <QDateTime>

#include <algorithm>

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

/// The fields of an index's paths as a tree: what has one array in common is taken from the same item of it.
struct PathNode
{
    QString name;
    QString parent; ///< variable of the node above, which holds one value; empty: the document
    int depth = 0;
    bool isKey = false;

    QString variable; ///< that holds the value here, an item of an array each
};

/// Each node once, those above first; \p keys becomes the variable of each path.
QList<PathNode> pathNodes(const QStringList &paths, QStringList &keys)
{
    QList<PathNode> out;
    for (const QString &path : paths) {
        QString parent;
        const QStringList names = path.split(QLatin1Char('.'));
        for (int depth = 0; depth < names.size(); ++depth) {
            auto node = std::find_if(out.begin(), out.end(), [&](const PathNode &one) {
                return one.parent == parent && one.name == names.at(depth);
            });
            if (node == out.end())
                node = out.insert(out.end(),
                                  {names.at(depth), parent, depth, false, key("v") + QString::number(out.size())});
            node->isKey = node->isKey || depth == names.size() - 1;
            parent = node->variable;
        }
        keys << parent;
    }
    std::stable_sort(out.begin(), out.end(), [](const PathNode &a, const PathNode &b) { return a.depth < b.depth; });
    return out;
}

/// Stands for a field that is absent, where that is not the same as null: a sparse index has no key of absent fields
/// alone.
base::Bson absentMarker()
{
    return base::BsonBuilder().maxKey("$literal").finish();
}

/// The field of a node as a list of the values that an index takes: the items of an array, else the value alone. An
/// empty array is a value of its own, for which a marker stands because grouping would take it for absent. An item that
/// is no document has no fields.
base::Bson itemsOf(const PathNode &node, bool sparse)
{
    base::BsonBuilder value;
    if (node.parent.isEmpty()) {
        value.string("v", QLatin1Char('$') + node.name);
    } else {
        const QString above = QLatin1Char('$') + node.parent;
        value.beginDocument("v").beginArray("$cond").beginDocument("0").beginArray("$eq");
        value.beginDocument("0").string("$type", above).end().string("1", key("object")).end().end();
        value.string("1", above + QLatin1Char('.') + node.name).string("2", key("$$REMOVE")).end().end();
    }
    const base::Bson held = value.finish();
    const base::BsonField field = *fieldAt(held, "v");
    base::BsonBuilder out;
    out.beginArray("$cond").beginDocument("0").beginArray("$isArray").field("0", field).end().end();
    out.beginDocument("1").beginArray("$cond").beginDocument("0").beginArray("$eq").field("0", field);
    out.beginArray("1").end().end().end().beginArray("1");
    if (node.isKey)
        out.beginDocument("0").minKey("$literal").end();
    else
        out.null("0");
    out.end().field("2", field).end().end();
    out.beginArray("2").beginDocument("0").beginArray("$cond").beginDocument("0").beginArray("$eq");
    out.beginDocument("0").field("$type", field).end().string("1", key("missing")).end().end();
    if (node.isKey && sparse)
        out.document("1", absentMarker());
    else
        out.null("1");
    return out.field("2", field).end().end().end().end().finish();
}

/// Leaves out the keys of which a sparse index has none.
base::Bson anyOf(const QStringList &variables)
{
    base::BsonBuilder out;
    out.beginArray("$or");
    for (const QString &variable : variables)
        out.beginDocument(out.nextIndex()).beginDocument(variable).maxKey("$ne").end().end();
    return out.end().finish();
}

/// What a variable holds, null where that is absent.
base::Bson nullIfAbsent(const QString &variable)
{
    const QString value = QLatin1Char('$') + variable;
    base::BsonBuilder out;
    out.beginArray("$cond").beginDocument("0").beginArray("$eq").string("0", value).document("1", absentMarker());
    return out.end().end().null("1").string("2", value).end().finish();
}

enum class Duplicates { Keys, NamedKeys, Documents };

/// Groups documents by their keys as the index sees them: absent is null, arrays item by item, paths through the same
/// array together, a key twice in one document once. Of a path with a number the place in an array is not seen; the
/// server's own dry run decides.
QList<base::Bson> duplicatesIn(const base::Bson &index, Duplicates wanted)
{
    QStringList keys;
    const QList<PathNode> nodes = pathNodes(fieldNames(documentAt(index, "key")), keys);
    QList<base::Bson> out;
    const bool sparse = truthAt(index, "sparse");
    if (const base::Bson filter = documentAt(index, "partialFilterExpression"); !filter.isEmpty())
        out << stage(key("$match"), filter);
    for (qsizetype first = 0, end = 0; first < nodes.size(); first = end) {
        base::BsonBuilder fields;
        QList<base::Bson> unwinds;
        for (; end < nodes.size() && nodes.at(end).depth == nodes.at(first).depth; ++end) {
            fields.document(nodes.at(end).variable, itemsOf(nodes.at(end), sparse));
            unwinds << text(key("$unwind"), QLatin1Char('$') + nodes.at(end).variable);
        }
        out << stage(first == 0 ? key("$project") : key("$addFields"), fields.finish()) << unwinds;
    }
    if (sparse)
        out << stage(key("$match"), anyOf(keys));
    base::BsonBuilder document;
    base::BsonBuilder value;
    document.string(key("d"), key("$_id"));
    for (qsizetype i = 0; i < keys.size(); ++i) {
        const QString name = key("k") + QString::number(i);
        document.document(name, nullIfAbsent(keys.at(i)));
        value.string(name, key("$_id.") + name);
    }
    base::BsonBuilder each;
    each.document(key("_id"), document.finish());
    base::BsonBuilder same;
    same.document(key("_id"), value.finish()).document(key("n"), number(key("$sum"), 1));
    if (wanted == Duplicates::NamedKeys)
        same.document(key("first"), text(key("$min"), key("$_id.d")))
            .document(key("last"), text(key("$max"), key("$_id.d")));
    if (wanted == Duplicates::Documents)
        same.document(key("documents"), text(key("$push"), key("$_id.d")));
    base::BsonBuilder more;
    more.document(key("n"), number(key("$gt"), 1));
    out << stage(key("$group"), each.finish()) << stage(key("$group"), same.finish())
        << stage(key("$match"), more.finish());
    if (wanted == Duplicates::Documents)
        out << text(key("$unwind"), key("$documents")) << stage(key("$group"), text(key("_id"), key("$documents")));
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
        return ViolatorQuestion{refusedBy(documentAt(step.command, "validator")), {}, {}, {}, {}, true};
    if (step.kind == StepKind::ChangeOptions) {
        const auto live = readCollection(session, plan.database, step.collection);
        if (!live || !*live)
            return std::nullopt;
        base::BsonBuilder field;
        field.document(key("key"), number(textAt((*live)->options, "timeseries.timeField"), 1));
        return ViolatorQuestion{
            expiredBy(field.finish(), wholeAt(step.to, "expireAfterSeconds").value_or(0)), {}, {}, {}, {}, false};
    }
    const auto index = indexOf(step);
    if (!index)
        return std::nullopt;
    if (step.change == ChangeClass::MayDelete)
        return ViolatorQuestion{
            expiredBy(*index, wholeAt(*index, "expireAfterSeconds").value_or(0)), {}, {}, {}, {}, false};
    const base::Bson collation = documentAt(*index, "collation");
    if (truthAt(*index, "unique") && !truthAt(step.from, "unique"))
        return ViolatorQuestion{{},
                                duplicatesIn(*index, Duplicates::Keys),
                                duplicatesIn(*index, Duplicates::NamedKeys),
                                duplicatesIn(*index, Duplicates::Documents),
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
