// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/design/designindex.h"
#include "models/patterns/attribute/attribute.h"
#include "models/patterns/core/script.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using Values = QHash<QString, QString>;

namespace
{

constexpr char setAttribute[] = R"js(
// Changes the value when the name is there, else adds it; two at the same moment never add it twice.
function @set@(id, key, value@unitArgument@) {
  const entry = { @key@: key, @value@: value@unitEntry@ };
  for (;;) {
    const changed = @docs@.updateOne({ _id: id, @keyPath@: key }, { $set: { @here@: entry } });
    if (changed.matchedCount === 1) return true;
    const added = @docs@.updateOne({ _id: id, @keyPath@: { $ne: key } }, { $push: { @path@: entry } });
    if (added.matchedCount === 1) return true;
    if (!@docs@.findOne({ _id: id }, { _id: 1 })) return false;
  }
}
)js";

constexpr char removeAttribute[] = R"js(
function @remove@(id, key) {
  return @docs@.updateOne({ _id: id }, { $pull: { @path@: { @key@: key } } });
}
)js";

constexpr char findAny[] = R"js(
// wanted: a list of items to look for, each with a name and with a value or a condition such as { $gt: 10 }.
function @find@(wanted) {
  return @docs@.find({ @path@: { $all: wanted.map(one => ({ $elemMatch: one })) } }).toArray();
}
)js";

constexpr char findThese[] = R"js(
// Each argument is a value or a condition such as { $gt: 10 }.
function @findBy@(@arguments@) {
  return @docs@.find({ @conditions@ }).toArray();
}
)js";

constexpr char sortBy[] = R"js(
// A sort by the array itself would take the smallest or largest value of all names.
function @sortedBy@(key, direction, limit) {
  return @docs@.aggregate([
    { $match: { @keyPath@: key } },
    { $set: { sort_value: { $first: { $filter: { input: @pathValue@, as: "one", cond: { $eq: [@oneKey@, { $literal: key }] } } } } } },
    { $sort: { @sortValue@: direction } },
    { $limit: limit },
    { $unset: "sort_value" },
  ]).toArray();
}
)js";

constexpr char checkFields[] = R"js(
print("server", db.version());
print("documents", @docs@.countDocuments({}), "with one of the fields", @docs@.countDocuments({ @anyField@ }));
print("documents with the array already", @docs@.countDocuments({ @path@: { $exists: true } }));
)js";

constexpr char createIndex[] = R"js(
@docs@.createIndex({ @keyPath@: 1, @valuePath@: 1 });
)js";

constexpr char moveFields[] = R"js(
@docs@.updateMany({ @anyField@ }, [
  { $set: { @path@: { $let: {
    vars: { found: { $filter: { as: "one", cond: { $ne: [{ $type: @oneValue@ }, "missing"] }, input: [
      @entries@
    ] } } },
    in: { $concatArrays: [
      { $filter: { input: { $ifNull: [@pathValue@, []] }, as: "one", cond: { $not: [{ $in: [@oneKey@, @foundKeys@] }] } } },
      "$$found",
    ] },
  } } } },
  { $unset: [@fieldNames@] },
]);
)js";

constexpr char compareFields[] = R"js(
const left = @docs@.countDocuments({ @anyField@ });
print("documents that still have one of the fields (must be none)", left);
if (left > 0) throw new Error("an old writer set a field again: run the step before once more");
)js";

constexpr char dropIndexes[] = R"js(
for (const name of [@oldIndexes@]) {
  if (@docs@.getIndexes().some(index => index.name === name)) @docs@.dropIndex(name);
}
)js";

constexpr char putBack[] = R"js(
@docs@.updateMany({ @keyPath@: { $in: [@keyNames@] } }, [
  @restored@
  { $set: { @path@: { $filter: { input: @pathValue@, as: "one", cond: { $not: [{ $in: [@oneKey@, [@keyNames@]] }] } } } } },
  { $set: { @path@: { $cond: [{ $eq: [@pathValue@, []] }, "$$REMOVE", @pathValue@] } } },
]);
)js";

/// A string as a value in an aggregation, where one that begins with "$" would be a path.
QString literal(const QString &text)
{
    const QString string = scriptString(text);
    return text.startsWith(QLatin1Char('$')) ? QStringLiteral("{ $literal: ") + string + QStringLiteral(" }") : string;
}

QString list(const QStringList &texts, QString (*write)(const QString &))
{
    QStringList out;
    for (const QString &text : texts)
        out << write(text);
    return out.join(QStringLiteral(", "));
}

/// The array that the use made.
std::optional<design::Location> arrayPlace(const design::Design &design, const UseContext &context)
{
    const std::optional<design::Location> home = homeOf(design, context.use.entity);
    const Collection *collection = home ? design.collection(home->collection) : nullptr;
    const QString name = attributeSpec(context).array;
    const QString path = home && !home->path.isEmpty() ? home->path + QLatin1Char('.') + name : name;
    const design::Node *array = collection ? nodeAt(collection->root, path) : nullptr;
    if (!array || array->origin.use != context.use.id)
        return std::nullopt;
    return design::Location{collection->name, path};
}

/// The item of a field in the array, as the migration makes it.
QString entryOf(const AttributeSpec &spec, qsizetype i, const QString &base, const UseContext &context)
{
    const schema::Field *field = fieldOf(context.model, *context.model.entity(context.use.entity), spec.fields.at(i));
    const QString unit = field && spec.units ? field->unit : QString();
    const QString value = scriptValue(base + spec.fields.at(i));
    QString entry = QStringLiteral("{ %1: %2, %3: %4")
                        .arg(scriptKey(spec.key), literal(spec.keys.at(i)), scriptKey(spec.value), value);
    if (!unit.isEmpty())
        entry += QStringLiteral(", %1: %2").arg(scriptKey(spec.qualifier), literal(unit));
    return entry + QStringLiteral(" },");
}

bool hasUnits(const AttributeSpec &spec, const UseContext &context)
{
    return spec.units && std::any_of(spec.fields.cbegin(), spec.fields.cend(), [&](const QString &path) {
               const schema::Field *field = fieldOf(context.model, *context.model.entity(context.use.entity), path);
               return field && !field->unit.isEmpty();
           });
}

Values valuesOf(const design::Location &place, const AttributeSpec &spec, const UseContext &context)
{
    const QString doc = schema::singularName(place.collection);
    const QString item = doc + QLatin1Char(' ') + schema::singularName(spec.array);
    const bool units = hasUnits(spec, context);
    return {{QStringLiteral("docs"), scriptCollection(place.collection)},
            {QStringLiteral("path"), scriptKey(place.path)},
            {QStringLiteral("pathValue"), scriptValue(place.path)},
            {QStringLiteral("keyPath"), scriptString(place.path + QLatin1Char('.') + spec.key)},
            {QStringLiteral("valuePath"), scriptString(place.path + QLatin1Char('.') + spec.value)},
            {QStringLiteral("here"), scriptString(place.path + QStringLiteral(".$"))},
            {QStringLiteral("key"), scriptKey(spec.key)},
            {QStringLiteral("value"), scriptKey(spec.value)},
            {QStringLiteral("oneKey"), scriptString(QStringLiteral("$$one.") + spec.key)},
            {QStringLiteral("oneValue"), scriptString(QStringLiteral("$$one.") + spec.value)},
            {QStringLiteral("foundKeys"), scriptString(QStringLiteral("$$found.") + spec.key)},
            {QStringLiteral("sortValue"), scriptString(QStringLiteral("sort_value.") + spec.value)},
            {QStringLiteral("unitArgument"), units ? QStringLiteral(", unit") : QString()},
            {QStringLiteral("unitEntry"),
             units ? QStringLiteral(", ...(unit === undefined ? {} : { %1: unit })").arg(scriptKey(spec.qualifier))
                   : QString()},
            {QStringLiteral("set"), scriptName(QStringLiteral("set"), item)},
            {QStringLiteral("remove"), scriptName(QStringLiteral("remove"), item)},
            {QStringLiteral("find"), scriptName(QStringLiteral("find"), schema::pluralName(doc))},
            {QStringLiteral("sortedBy"), scriptName(QStringLiteral("sort"), schema::pluralName(doc))}};
}

void addMigrationValues(Values &values, const design::Location &place, const AttributeSpec &spec,
                        const UseContext &context)
{
    const QString base = place.path.left(place.path.size() - spec.array.size());
    QStringList exists, names, entries, restored;
    for (qsizetype i = 0; i < spec.fields.size(); ++i) {
        const QString path = base + spec.fields.at(i);
        exists << QStringLiteral("{ %1: { $exists: true } }").arg(scriptKey(path));
        names << scriptString(path);
        entries << entryOf(spec, i, base, context);
        const QString found =
            QStringLiteral("{ $first: { $filter: { input: %1, as: \"one\", cond: { $eq: [%2, %3] } } } }")
                .arg(values.value(QStringLiteral("pathValue")), values.value(QStringLiteral("oneKey")),
                     literal(spec.keys.at(i)));
        restored << QStringLiteral("{ $set: { %1: { $let: { vars: { one: %2 }, in: %3 } } } },")
                        .arg(scriptKey(path), found, values.value(QStringLiteral("oneValue")));
    }
    values.insert(QStringLiteral("anyField"),
                  QStringLiteral("$or: [") + exists.join(QStringLiteral(", ")) + QLatin1Char(']'));
    values.insert(QStringLiteral("fieldNames"), names.join(QStringLiteral(", ")));
    values.insert(QStringLiteral("entries"), entries.join(QStringLiteral("\n      ")));
    values.insert(QStringLiteral("restored"), restored.join(QStringLiteral("\n  ")));
    values.insert(QStringLiteral("keyNames"), list(spec.keys, literal));
}

/// Indexes that only the old shape has.
QList<design::Index> oldIndexes(const Collection *before, const Collection &after)
{
    QList<design::Index> old;
    for (const design::Index &index : before ? before->indexes : QList<design::Index>()) {
        const bool kept = std::any_of(after.indexes.cbegin(), after.indexes.cend(),
                                      [&](const design::Index &other) { return other.name == index.name; });
        if (!kept)
            old << index;
    }
    return old;
}

QString createAgain(const QList<design::Index> &indexes, const QString &docs)
{
    using enum design::KeyKind;
    const QHash<design::KeyKind, QString> kinds{{Ascending, QStringLiteral(": 1")},
                                                {Descending, QStringLiteral(": -1")},
                                                {Text, QStringLiteral(": \"text\"")},
                                                {Hashed, QStringLiteral(": \"hashed\"")},
                                                {Geo2dSphere, QStringLiteral(": \"2dsphere\"")}};
    QString out;
    for (const design::Index &index : indexes) {
        QStringList keys;
        for (const design::IndexKey &key : index.keys)
            keys << scriptKey(key.path) + kinds.value(key.kind);
        out += QStringLiteral("%1.createIndex({ %2 }, { name: %3 });\n")
                   .arg(docs, keys.join(QStringLiteral(", ")), scriptString(index.name));
    }
    return out;
}

/// What an operation asks of the documents: names in the array, and other fields by their places.
struct Search
{
    QStringList arguments, attributes, others;
};

Search searchOf(const schema::Operation &operation, const design::DesignIndex &places, const design::Location &place,
                const AttributeSpec &spec, const UseContext &context)
{
    Search search;
    for (const schema::Filter &filter : operation.filters) {
        if (filter.field.entity != context.use.entity)
            continue;
        const qsizetype i = spec.fields.indexOf(filter.field.path);
        const std::optional<design::Location> at = i < 0 ? places.locate(context.model, filter.field) : std::nullopt;
        if (i < 0 && (!at || at->collection != place.collection))
            continue;
        const QString name = i < 0 ? at->path : spec.keys.at(i);
        QString argument = scriptName({}, name);
        for (int n = 2; search.arguments.contains(argument); ++n)
            argument = scriptName({}, name) + QString::number(n);
        search.arguments << argument;
        if (i < 0)
            search.others << scriptKey(name) + QStringLiteral(": ") + argument;
        else
            search.attributes << QStringLiteral("{ $elemMatch: { %1: %2, %3: %4 } }")
                                     .arg(scriptKey(spec.key), scriptString(name), scriptKey(spec.value), argument);
    }
    return search;
}

bool sortsBy(const schema::Operation &operation, const AttributeSpec &spec, const schema::EntityId &entity)
{
    return std::any_of(operation.sort.cbegin(), operation.sort.cend(), [&](const schema::SortKey &key) {
        return key.field.entity == entity && spec.fields.contains(key.field.path);
    });
}

} // namespace

QList<CodeSnippet> Attribute::code(const design::Design &design, const UseContext &context) const
{
    const std::optional<design::Location> place = arrayPlace(design, context);
    if (!place)
        return {};
    const AttributeSpec spec = attributeSpec(context);
    Values values = valuesOf(*place, spec, context);
    const QString index =
        place->path + QLatin1Char('.') + spec.key + QStringLiteral(", ") + place->path + QLatin1Char('.') + spec.value;
    const QString note = Text::tr("Two conditions with dots would be met by different items.");
    QList<CodeSnippet> snippets{
        {Text::tr("Set a value"), {}, scriptFilled(setAttribute, values), 2, QStringLiteral("_id"), {}},
        {Text::tr("Take a value away"), {}, scriptFilled(removeAttribute, values), 1, QStringLiteral("_id"), {}},
        {Text::tr("Search by any of the values"), {}, scriptFilled(findAny, values), 1, index, note}};
    const design::DesignIndex places(design);
    bool sorted = false;
    for (const schema::Operation *operation : context.model.operationsOf(context.use.entity)) {
        const Search search = searchOf(*operation, places, *place, spec, context);
        if (operation->isRead() && !search.attributes.isEmpty()) {
            const bool one = search.attributes.size() == 1;
            const QString list = search.attributes.join(QStringLiteral(", "));
            const QString asked = scriptKey(place->path) + QStringLiteral(": ") +
                                  (one ? list : QStringLiteral("{ $all: [%1] }").arg(list));
            values.insert(QStringLiteral("findBy"), scriptName(QStringLiteral("find"), operation->name));
            values.insert(QStringLiteral("arguments"), search.arguments.join(QStringLiteral(", ")));
            values.insert(QStringLiteral("conditions"),
                          (QStringList(asked) + search.others).join(QStringLiteral(", ")));
            snippets << CodeSnippet{
                Text::tr("Search"), operation->name, scriptFilled(findThese, values), 1, index, note};
        }
        if (operation->isRead() && !sorted && sortsBy(*operation, spec, context.use.entity)) {
            sorted = true;
            snippets << CodeSnippet{
                Text::tr("Sort by one of the values"), operation->name, scriptFilled(sortBy, values), 1, index,
                Text::tr("Needs MongoDB 4.4.")};
        }
    }
    return snippets;
}

Migration Attribute::migration(const design::Design &before, const design::Design &after,
                               const UseContext &context) const
{
    const std::optional<design::Location> place = arrayPlace(after, context);
    if (!place)
        return {};
    const AttributeSpec spec = attributeSpec(context);
    Values values = valuesOf(*place, spec, context);
    addMigrationValues(values, *place, spec, context);
    const QList<design::Index> old =
        oldIndexes(before.collection(place->collection), *after.collection(place->collection));
    QStringList names;
    for (const design::Index &index : old)
        names << index.name;
    values.insert(QStringLiteral("oldIndexes"), list(names, scriptString));
    Migration migration;
    migration.steps = {{Text::tr("Check"), scriptFilled(checkFields, values), {}},
                       {Text::tr("Build the new index"), scriptFilled(createIndex, values), {}},
                       {Text::tr("Start readers and writers that know both shapes"),
                        scriptFilled(setAttribute, values) + scriptFilled(findAny, values),
                        Text::tr("A reader looks into the array first, then for the old field.")},
                       {Text::tr("Move the fields"), scriptFilled(moveFields, values),
                        Text::tr("Run it again when an old writer set a field meanwhile: the newer value wins.")},
                       {Text::tr("Compare"), scriptFilled(compareFields, values), {}}};
    if (!old.isEmpty())
        migration.steps << MigrationStep{Text::tr("Drop the old indexes"), scriptFilled(dropIndexes, values),
                                         Text::tr("Hide them first (MongoDB 4.4) and watch.")};
    const QString again = createAgain(old, values.value(QStringLiteral("docs")));
    values.insert(QStringLiteral("oldIndexes"),
                  scriptString(design::defaultIndexName({{place->path + QLatin1Char('.') + spec.key, {}},
                                                         {place->path + QLatin1Char('.') + spec.value, {}}})));
    migration.undo = {
        {Text::tr("Put the fields back"), again + scriptFilled(putBack, values), Text::tr("Needs MongoDB 4.4.")},
        {Text::tr("Drop the new index"), scriptFilled(dropIndexes, values), {}}};
    return migration;
}

} // namespace sw::patterns
