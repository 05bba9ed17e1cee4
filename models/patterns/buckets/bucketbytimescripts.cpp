// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/buckets/bucketbytimescripts.h"

#include "models/base/texts.h"
#include "models/patterns/core/bucketframe.h"
#include "models/patterns/core/grouping.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"
#include "models/schema/fieldpath.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using design::Node;

namespace
{

QString cutOf(const QString &granule)
{
    if (granule == QLatin1String("minute"))
        return QStringLiteral("start.setUTCSeconds(0, 0);");
    if (granule == QLatin1String("hour"))
        return QStringLiteral("start.setUTCMinutes(0, 0, 0);");
    if (granule == QLatin1String("day"))
        return QStringLiteral("start.setUTCHours(0, 0, 0, 0);");
    return QStringLiteral("start.setUTCDate(1);\n  start.setUTCHours(0, 0, 0, 0);");
}

/// The fields of the final shape that the upsert itself does not make: a first write without them would be refused.
QStringList fixedFields(const Collection &buckets, const BucketSpec &spec, const QStringList &made)
{
    QStringList fixed;
    for (const Node &field : buckets.root.fields) {
        const bool known = field.name == design::idName || field.name == schema::topLevel(spec.items()) ||
                           field.name == QLatin1String("count") || made.contains(field.name) ||
                           field.name == QLatin1String("start_date") || field.name == QLatin1String("end_date");
        if (field.isRequired() && !known)
            fixed << field.name;
    }
    return fixed;
}

/// The parts of _id, or the fields of their own, without the number.
QList<Node> partsOf(const Collection &buckets, const BucketSpec &spec)
{
    const QList<Node> &fields = spec.subdocument ? buckets.root.fields.first().fields : buckets.root.fields;
    QList<Node> parts;
    for (const Node &field : fields) {
        if (field.name == QLatin1String("seq"))
            break;
        if (field.name != design::idName)
            parts << field;
    }
    return parts;
}

/// "_id: { $gte: {…}, $lte: {…} }", or conditions on the fields of their own.
void addRange(QHash<QString, QString> &values, const BucketSpec &spec, const QStringList &keys, const QString &start)
{
    const QString from = QStringLiteral("%1(from)").arg(values.value(QStringLiteral("startOf")));
    const QString to = QStringLiteral("%1(to)").arg(values.value(QStringLiteral("startOf")));
    const QString all = keys.join(QStringLiteral(", "));
    const auto bounds = [&](const QString &low, const QString &high) {
        const QString lowest = QStringLiteral("%1, %2: %3, seq: MinKey()").arg(all, start, low);
        const QString highest = QStringLiteral("%1, %2: %3, seq: MaxKey()").arg(all, start, high);
        return std::pair(QStringLiteral("_id: { $gte: { %1 }").arg(lowest),
                         QStringLiteral("$lte: { %1 } }").arg(highest));
    };
    if (spec.subdocument) {
        const auto one = bounds(start, start);
        const auto many = bounds(from, to);
        values.insert(QStringLiteral("low"), one.first);
        values.insert(QStringLiteral("high"), one.second);
        values.insert(QStringLiteral("lowFrom"), many.first);
        values.insert(QStringLiteral("highTo"), many.second);
    } else {
        values.insert(QStringLiteral("low"), all);
        values.insert(QStringLiteral("high"), start);
        values.insert(QStringLiteral("lowFrom"), all);
        values.insert(QStringLiteral("highTo"), QStringLiteral("%1: { $gte: %2, $lte: %3 }").arg(start, from, to));
    }
    values.insert(QStringLiteral("sortById"), spec.subdocument ? QStringLiteral("_id: -1") : QStringLiteral("seq: -1"));
    values.insert(QStringLiteral("sortUp"),
                  spec.subdocument ? QStringLiteral("_id: 1") : QStringLiteral("%1: 1, seq: 1").arg(start));
    values.insert(QStringLiteral("seqOf"), spec.subdocument ? QStringLiteral("_id.seq") : QStringLiteral("seq"));
    const QString bucket = QStringLiteral("%1, %2, seq: Int32(seq)").arg(all, start);
    values.insert(QStringLiteral("bucketFilter"),
                  spec.subdocument ? QStringLiteral("_id: { %1 }").arg(bucket) : bucket);
}

/// An item need not have every number: a sum then grows by nothing, the smallest and largest stay as they are.
void addMeasures(QHash<QString, QString> &values, const BucketSpec &spec)
{
    QString sums, minima, maxima, innerSums, innerMinima, innerMaxima, group, groupInner, project;
    const QString inner = spec.innerArray() + QStringLiteral(".$.");
    const auto add = [&](const QString &field, const QString &prefix, const char *op, QString &update) {
        const QString name = scriptKey(prefix + schema::lastName(field));
        const QString member = scriptMember(QStringLiteral("item"), field);
        const bool isSum = &update == &sums;
        const QString optional =
            isSum ? QStringLiteral(", %1: %2 ?? 0") : QStringLiteral(", ...(%2 == null ? {} : { %1: %2 })");
        update += optional.arg(name, member);
        (isSum                ? innerSums
         : &update == &minima ? innerMinima
                              : innerMaxima) +=
            optional.arg(scriptKey(inner + prefix + schema::lastName(field)), member);
        groupInner += QStringLiteral("%1: { %2: %3 }, ")
                          .arg(name, QLatin1String(op), scriptValue(prefix + schema::lastName(field)));
        group += QStringLiteral("%1: { %2: %3 }, ")
                     .arg(name, QLatin1String(op), scriptValue(QStringLiteral("item.") + field));
        const QString value = scriptValue(prefix + schema::lastName(field));
        const QString made = QStringLiteral("{ $ifNull: [%1, \"$$REMOVE\"] }").arg(value);
        project += QStringLiteral("%1: %2, ").arg(name, isSum ? value : made);
    };
    for (const QString &field : spec.sums) {
        add(field, QStringLiteral("sum_"), "$sum", sums);
        const QString count = QStringLiteral("count_") + schema::lastName(field);
        const QString one = QStringLiteral(", %1: %2 == null ? 0 : 1");
        sums += one.arg(scriptKey(count), scriptMember(QStringLiteral("item"), field));
        innerSums += one.arg(scriptKey(inner + count), scriptMember(QStringLiteral("item"), field));
        groupInner += QStringLiteral("%1: { $sum: %2 }, ").arg(scriptKey(count), scriptValue(count));
        group += QStringLiteral("%1: { $sum: { $cond: [{ $in: [{ $type: %2 }, [\"int\", \"long\", \"double\", "
                                "\"decimal\"]] }, 1, 0] } }, ")
                     .arg(scriptKey(count), scriptValue(QStringLiteral("item.") + field));
        project += QStringLiteral("%1: { $toInt: %2 }, ").arg(scriptKey(count), scriptValue(count));
    }
    for (const QString &field : spec.minima)
        add(field, QStringLiteral("min_"), "$min", minima);
    for (const QString &field : spec.maxima)
        add(field, QStringLiteral("max_"), "$max", maxima);
    values.insert(QStringLiteral("sums"), sums.mid(2));
    values.insert(QStringLiteral("minima"), minima.mid(2));
    values.insert(QStringLiteral("maxima"), maxima.mid(2));
    values.insert(QStringLiteral("innerSums"), innerSums.mid(2));
    values.insert(QStringLiteral("innerMinima"), innerMinima.mid(2));
    values.insert(QStringLiteral("innerMaxima"), innerMaxima.mid(2));
    values.insert(QStringLiteral("firstMeasures"), (sums + minima + maxima).mid(2));
    values.insert(QStringLiteral("groupInner"), groupInner.trimmed());
    values.insert(QStringLiteral("innerProject"), project.left(project.size() - 2));
    values.insert(QStringLiteral("groupMeasures"), group.trimmed());
    values.insert(QStringLiteral("projectMeasures"), project.trimmed());
    if (spec.sums.isEmpty())
        return;
    const QString first = spec.sums.first();
    const auto measure = [&](const char *prefix) {
        return scriptValue(design::joinedPath(spec.inner.isEmpty() ? QString() : spec.innerArray(),
                                              QLatin1String(prefix) + schema::lastName(first)));
    };
    values.insert(QStringLiteral("sumValue"), measure("sum_"));
    values.insert(QStringLiteral("countValue"), measure("count_"));
}

/// What the scripts of buckets within buckets call the inner ones.
void addInner(QHash<QString, QString> &values, const BucketSpec &spec)
{
    if (spec.inner.isEmpty())
        return;
    const QString outer = spec.innerArray();
    const QString list = scriptValue(outer);
    const QString items = scriptString(QStringLiteral("$$this.") + spec.array);
    const QString allItems =
        QStringLiteral("{ $reduce: { input: %1, initialValue: [], in: { $concatArrays: [\"$$value\", %2] } } }");
    const auto text = [&](const char *name, const QString &value) {
        values.insert(QLatin1String(name), value);
    };
    text("inner", spec.inner);
    text("innerName", scriptString(spec.inner));
    text("startOfInner", scriptName(QStringLiteral("startOf"), spec.inner));
    text("list", scriptKey(outer));
    text("listValue", list);
    text("innerPath", scriptKey(outer + QLatin1Char('.') + spec.inner));
    text("innerValue", scriptString(QStringLiteral("$$this.") + spec.inner));
    text("innerItems", scriptKey(outer + QStringLiteral(".$.") + spec.array));
    text("innerCount", scriptKey(outer + QStringLiteral(".$.count")));
    text("newItems", allItems.arg(scriptString(QStringLiteral("$$new.") + outer), items));
    text("storedItems", allItems.arg(list, items));
    text("sizeOfBucket", QStringLiteral("{ $sum: { $map: { input: %1, in: { $size: %2 } } } }").arg(list, items));
    text("unwindItems", QStringLiteral("{ $unwind: %1 }, { $unwind: %2 },").arg(list, scriptValue(spec.items())));
    text("unwoundItem", scriptValue(spec.items()));
}

/// Where the built buckets go and by what they are found there again.
void addTargetValues(QHash<QString, QString> &values, const BucketSpec &spec, const QList<Node> &parts,
                     bool hasObjectIds, const QString &id)
{
    QStringList names, keys, sameSpan, sameBucket;
    for (const Node &part : parts) {
        const bool isStart = part.name == parts.last().name;
        const QString stored = scriptValue(spec.subdocument ? QStringLiteral("_id.") + part.name : part.name);
        const QString wanted =
            isStart ? QStringLiteral("\"$$start\"") : scriptString(QStringLiteral("$$keys.") + part.name);
        names << scriptString(part.name);
        keys << scriptKey(part.name) + QStringLiteral(": 1");
        sameSpan << QStringLiteral("{ $eq: [%1, %2] }").arg(stored, wanted);
        sameBucket
            << QStringLiteral("{ $eq: [%1, %2] }").arg(stored, scriptString(QStringLiteral("$$new.") + part.name));
    }
    sameBucket << QStringLiteral("{ $eq: [\"$seq\", \"$$new.seq\"] }");
    values.insert(QStringLiteral("sameSpan"), sameSpan.join(QStringLiteral(", ")));
    values.insert(QStringLiteral("sameBucket"), spec.subdocument ? QStringLiteral("{ $eq: [\"$_id\", \"$$new._id\"] }")
                                                                 : sameBucket.join(QStringLiteral(", ")));
    values.insert(QStringLiteral("seqValue"),
                  spec.subdocument ? QStringLiteral("\"$_id.seq\"") : QStringLiteral("\"$seq\""));
    names << QStringLiteral("\"seq\"");
    keys << QStringLiteral("seq: 1");
    const bool borrows = !spec.subdocument && hasObjectIds;
    const QString ownId = borrows ? QStringLiteral("_id: \"$first_id\", ") : QString();
    values.insert(QStringLiteral("firstId"),
                  borrows ? QStringLiteral("first_id: { $first: \"$order.id\" },") : QString());
    values.insert(QStringLiteral("firstOfFirst"),
                  borrows ? QStringLiteral("first_id: { $first: \"$first_id\" },") : QString());
    values.insert(QStringLiteral("projectId"),
                  spec.subdocument ? QStringLiteral("_id: { %1 },").arg(id) : ownId + id + QLatin1Char(','));
    values.insert(QStringLiteral("mergeOn"),
                  spec.subdocument ? QStringLiteral("\"_id\"")
                                   : QLatin1Char('[') + names.join(QStringLiteral(", ")) + QLatin1Char(']'));
    values.insert(QStringLiteral("keyOrder"), keys.join(QStringLiteral(", ")));
}

QHash<QString, QString> scriptValues(const Collection &buckets, const schema::Entity &child, const UseContext &context)
{
    const BucketSpec spec = bucketSpec(context, itemsIn(buckets.root, bucketSpec(context))->item());
    const QString one = singularOf(child);
    QHash<QString, QString> values{
        {QStringLiteral("buckets"), scriptCollection(buckets.name)},
        {QStringLiteral("bucketsName"), scriptString(buckets.name)},
        {QStringLiteral("array"), scriptKey(spec.array)},
        {QStringLiteral("arrayValue"), scriptValue(spec.array)},
        {QStringLiteral("granule"), spec.granule},
        {QStringLiteral("granuleName"), scriptString(spec.granule)},
        {QStringLiteral("most"), QString::number(spec.most, 'g', 12)},
        {QStringLiteral("startOf"), scriptName(QStringLiteral("startOf"), spec.granule)},
        {QStringLiteral("cut"), cutOf(spec.granule)},
        {QStringLiteral("itemTime"), scriptMember(QStringLiteral("item"), spec.time)},
        {QStringLiteral("itemTimeValue"), scriptValue(QStringLiteral("item.") + spec.time)},
        {QStringLiteral("timeValue"), scriptValue(spec.time)},
        {QStringLiteral("add"), scriptName(QStringLiteral("add"), one)},
        {QStringLiteral("read"), scriptName(QStringLiteral("read"), schema::pluralName(one))},
        {QStringLiteral("averageName"), scriptName(QStringLiteral("average"), one)}};
    addInner(values, spec);
    QStringList keys, arguments, made;
    const QList<Node> parts = partsOf(buckets, spec);
    for (const Node &part : parts.mid(0, parts.size() - 1)) {
        const QString argument = scriptName({}, part.name);
        const QString key = scriptKey(part.name);
        keys << (key == argument ? key : key + QStringLiteral(": ") + argument);
        arguments << argument;
        made << part.name;
    }
    addRange(values, spec, keys, spec.granule);
    addMeasures(values, spec);
    values.insert(QStringLiteral("arguments"), arguments.join(QStringLiteral(", ")));
    const bool keepsId = itemsIn(buckets.root, spec)->item().field(design::idName);
    values.insert(QStringLiteral("identify"),
                  keepsId ? QStringLiteral("if (item._id === undefined) item._id = new ObjectId();") : QString());
    made << spec.granule << QStringLiteral("seq");
    for (const QString &field : spec.sums)
        made << QStringLiteral("sum_") + schema::lastName(field) << QStringLiteral("count_") + schema::lastName(field);
    for (const QString &field : spec.minima)
        made << QStringLiteral("min_") + schema::lastName(field);
    for (const QString &field : spec.maxima)
        made << QStringLiteral("max_") + schema::lastName(field);
    const QStringList fixed = fixedFields(buckets, spec, made);
    values.insert(
        QStringLiteral("fixedArgument"),
        fixed.isEmpty()
            ? QString()
            : QStringLiteral("fixed /* %1 */")
                  .arg(fixed.join(QStringLiteral(", ")).replace(QStringLiteral("*/"), QStringLiteral("* /"))));
    values.insert(QStringLiteral("onInsert"), fixed.isEmpty() ? QString() : QStringLiteral("$setOnInsert: fixed"));
    return values;
}

} // namespace

QString BucketSpec::innerArray() const
{
    return schema::pluralName(inner);
}

const Node *itemsIn(const Node &buckets, const BucketSpec &spec)
{
    return nodeAt(buckets, spec.items());
}

BucketSpec bucketSpec(const UseContext &context)
{
    const auto list = [&](const char *name) {
        return pathsOf(context.parameters.value(QLatin1String(name)));
    };
    BucketSpec spec;
    spec.keys = list("keys");
    spec.time = context.text("time");
    spec.granule = context.text("granule");
    spec.most = context.parameters.value(QStringLiteral("maximum")).toDouble();
    spec.sums = list("sum");
    spec.minima = list("min");
    spec.maxima = list("max");
    spec.subdocument = context.text("idForm") == QLatin1String("subdocument");
    spec.array = context.text("array");
    spec.collection = context.text("collection");
    spec.inner = context.text("inner") == QLatin1String("none") ? QString() : context.text("inner");
    return spec;
}

BucketSpec bucketSpec(const UseContext &context, const Node &item)
{
    BucketSpec spec = bucketSpec(context);
    for (QStringList *fields : {&spec.sums, &spec.minima, &spec.maxima})
        fields->removeIf([&](const QString &path) { return !nodeAt(item, path); });
    return spec;
}

namespace
{

bool isNested(const QHash<QString, QString> &values)
{
    return values.contains(QStringLiteral("inner"));
}

QString startScript(QHash<QString, QString> values)
{
    QString script = boundScript("bucket-by-time/start-of-span", values);
    if (!isNested(values))
        return script;
    values.insert(QStringLiteral("startOf"), values.value(QStringLiteral("startOfInner")));
    values.insert(QStringLiteral("cut"), cutOf(values.value(QStringLiteral("inner"))));
    return script + boundScript("bucket-by-time/start-of-span", values);
}

QString addScript(const QHash<QString, QString> &values)
{
    return boundScript(isNested(values) ? "bucket-by-time/add-to-inner" : "bucket-by-time/add-item", values);
}

QString readScript(const QHash<QString, QString> &values)
{
    return boundScript(isNested(values) ? "bucket-by-time/read-inner" : "bucket-by-time/read-items", values);
}

/// What leads to the buckets of a group and a time: their _id, or the index that holds each of them once.
QString indexOf(const Collection &buckets, const BucketSpec &spec)
{
    const auto once = std::find_if(buckets.indexes.cbegin(), buckets.indexes.cend(),
                                   [](const design::Index &index) { return index.unique && !index.origin.isEmpty(); });
    if (spec.subdocument || once == buckets.indexes.cend())
        return design::idName;
    QStringList paths;
    for (const design::IndexKey &key : once->keys)
        paths << key.path;
    return paths.join(QStringLiteral(", "));
}

} // namespace

QList<CodeSnippet> bucketByTimeCode(const design::Design &design, const schema::Entity &child,
                                    const UseContext &context)
{
    const Collection *buckets = madeCollection(design, context);
    if (!buckets)
        return {};
    const QHash<QString, QString> values = scriptValues(*buckets, child, context);
    QString adds, reads;
    for (const schema::Operation *operation : context.model.operationsOf(child.id)) {
        if (operation->kind == schema::OperationKind::Insert && operation->entity == child.id && adds.isEmpty())
            adds = operation->name;
        if (operation->isRead() && reads.isEmpty())
            reads = operation->name;
    }
    const bool nested = isNested(values);
    const QString start = startScript(values);
    const QString index = indexOf(*buckets, bucketSpec(context, itemsIn(buckets->root, bucketSpec(context))->item()));
    QList<CodeSnippet> snippets{
        {Text::tr("Add an item"), adds, start + addScript(values), nested ? 3 : 2, index,
         nested ? Text::tr("A client that remembers the last number needs one query less; where the inner bucket is "
                           "there, another one.")
                : Text::tr("A client that remembers the last number needs one query.")},
        {Text::tr("Read a range of time"), reads, start + readScript(values), 1, index, {}}};
    if (values.contains(QStringLiteral("sumValue")))
        snippets << CodeSnippet{
            Text::tr("Average over a range of time"),
            {},
            start + boundScript(nested ? "bucket-by-time/average-inner" : "bucket-by-time/average", values),
            1,
            index,
            {}};
    return snippets;
}

Migration bucketByTimeMigration(const design::Design &before, const design::Design &after, const schema::Entity &child,
                                const UseContext &context)
{
    const Collection *buckets = madeCollection(after, context);
    const std::optional<design::Location> home = homeOf(before, child.id);
    const base::Result<Grouping> grouping = groupingOf(before, context);
    if (!buckets || !home || !grouping)
        return {};
    const BucketSpec spec = bucketSpec(context, itemsIn(buckets->root, bucketSpec(context))->item());
    QHash<QString, QString> values = scriptValues(*buckets, child, context);
    if (spec.inner.isEmpty())
        values.insert(QStringLiteral("newItems"), scriptString(QStringLiteral("$$new.") + spec.array));
    addBucketStores(values, home->collection, buckets->name);
    QStringList sources = spec.keys;
    if (grouping->relationship)
        sources.prepend(grouping->key);
    const QList<Node> parts = partsOf(*buckets, spec);
    QString fromItem, id;
    QStringList drop, fromBucket, ofItem, noKey;
    for (qsizetype i = 0; i < std::min(sources.size(), parts.size() - 1); ++i) {
        const QString key = scriptKey(parts.at(i).name);
        const QString inBucket = spec.subdocument ? QStringLiteral("_id.") + parts.at(i).name : parts.at(i).name;
        fromItem += (i ? QStringLiteral(", ") : QString()) + key + QStringLiteral(": ") + scriptValue(sources.at(i));
        id += key + QStringLiteral(": ") + scriptValue(QStringLiteral("_id.keys.") + parts.at(i).name) +
              QStringLiteral(", ");
        noKey << QStringLiteral("{ $in: [{ $type: %1 }, [\"missing\", \"null\", \"array\"]] }")
                     .arg(scriptValue(sources.at(i)));
        if (sources.at(i).contains(QLatin1Char('.')))
            continue; // it stays in the item
        drop << scriptString(QStringLiteral("item.") + sources.at(i));
        fromBucket << key + QStringLiteral(": ") + scriptValue(inBucket);
        ofItem << key + QStringLiteral(": ") + scriptValue(sources.at(i));
    }
    if (!grouping->keepsId)
        drop << QStringLiteral("\"item._id\"");
    id += spec.granule + QStringLiteral(": \"$_id.start\", seq: \"$_id.seq\"");
    values.insert(QStringLiteral("keysFromItem"), fromItem);
    QString refusals = refuseUndated(home->collection, spec.time);
    if (!spec.subdocument && !noKey.isEmpty()) // by these values buckets are merged where their _id does not hold them
        refusals += scriptRefuse(
            home->collection, QStringLiteral("$expr: { $or: [%1] }").arg(noKey.join(QStringLiteral(", "))),
            QStringLiteral("these items lack one of the values by which they are grouped, or have several: give them "
                           "one first, or move them elsewhere"));
    values.insert(QStringLiteral("keysOfItem"), ofItem.join(QStringLiteral(", ")));
    values.insert(QStringLiteral("keysFromBucket"), fromBucket.join(QStringLiteral(", ")));
    values.insert(QStringLiteral("unset"),
                  drop.isEmpty() ? QString()
                                 : QStringLiteral("{ $unset: [%1] },").arg(drop.join(QStringLiteral(", "))));
    // A bucket takes the ObjectId of its first item where it has one, so that every run gives it the same.
    const Node *itemId = before.collection(home->collection)->root.field(design::idName);
    addTargetValues(values, spec, parts, itemId && itemId->type() == schema::FieldType::ObjectId, id);
    addBucketFrames(values, grouping->keepsId);
    Migration migration;
    migration.steps = {
        checkStep(boundScript("bucket-by-time/check-items", values) + refusals +
                  refuseLargeBuckets(values, isNested(values) ? 60 : 1)),
        {Text::tr("Stop the writers"),
         {},
         Text::tr("The buckets are built in one run; what is written meanwhile would be missing.")},
        {Text::tr("Build the buckets"),
         boundScript(isNested(values) ? "bucket-by-time/build-inner" : "bucket-by-time/build-buckets", values),
         Text::tr("Needs MongoDB 5.0. A second run adds what is missing and takes nothing away.")},
        compareBuckets(values),
        {Text::tr("Start readers and writers that use the new code"),
         startScript(values) + addScript(values) + readScript(values),
         {}},
        dropBucketItems(values)};
    if (!spec.subdocument)
        migration.steps.insert(
            2, {Text::tr("Build the index"), boundScript("bucket-by-time/create-key-index", values), {}});
    migration.undo = unpackBuckets(values, *before.collection(home->collection));
    return migration;
}

} // namespace sw::patterns
