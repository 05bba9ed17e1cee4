// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/attribute/attributescripts.h"

#include "models/base/texts.h"
#include "models/design/designindex.h"
#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/indexscript.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"
#include "models/patterns/core/stored.h"
#include "models/schema/fieldpath.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <QSet>

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using Values = QHash<QString, QString>;

namespace
{

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

QStringList different(QStringList texts)
{
    texts.removeDuplicates();
    return texts;
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

/// The item of a field in the array, as the migration makes it from \p value; without it, what tells it from others.
QString entryOf(const AttributeSpec &spec, qsizetype i, const QString &value)
{
    QStringList members{scriptKey(spec.key) + QStringLiteral(": ") + literal(spec.keys.at(i))};
    if (!value.isEmpty())
        members << scriptKey(spec.value) + QStringLiteral(": ") + value;
    if (!spec.unitOf.at(i).isEmpty())
        members << scriptKey(spec.qualifier) + QStringLiteral(": ") + literal(spec.unitOf.at(i));
    return QStringLiteral("{ ") + members.join(QStringLiteral(", ")) + QStringLiteral(" }");
}

/// What tells the items of \p variable, such as "$$one", from others: the name, or the name and the unit.
QString tellingOf(const AttributeSpec &spec, const QString &variable)
{
    const QString key = scriptString(variable + QLatin1Char('.') + spec.key);
    if (!spec.tellsByUnit())
        return key;
    return QStringLiteral("{ %1: %2, %3: %4 }")
        .arg(scriptKey(spec.key), key, scriptKey(spec.qualifier),
             scriptString(variable + QLatin1Char('.') + spec.qualifier));
}

/// A list of what tells the items of an array in \p variable from others.
QString tellingOfAll(const AttributeSpec &spec, const QString &variable)
{
    if (!spec.tellsByUnit())
        return scriptString(variable + QLatin1Char('.') + spec.key);
    return QStringLiteral("{ $map: { input: %1, as: \"two\", in: %2 } }")
        .arg(scriptString(variable), tellingOf(spec, QStringLiteral("$$two")));
}

/// True where a document may do without the array, whose rules want one value at least.
bool isOptional(const design::Design &design, const design::Location &place)
{
    return nodeAt(design.collection(place.collection)->root, place.path)->presence < 1;
}

/// A filter for the documents with the item of the name "key" and the unit "unit".
QString filterOfOne(const AttributeSpec &spec)
{
    return QStringLiteral("{ %1: key, %2: unit ?? null }").arg(scriptKey(spec.key), scriptKey(spec.qualifier));
}

Values valuesOf(const design::Location &place, const AttributeSpec &spec)
{
    const QString doc = schema::singularName(place.collection);
    const QString item = doc + QLatin1Char(' ') + schema::singularName(spec.array);
    const bool units = spec.hasUnits(), both = spec.tellsByUnit();
    const QString path = scriptKey(place.path), keyPath = scriptString(place.path + QLatin1Char('.') + spec.key);
    return {
        {QStringLiteral("docs"), scriptCollection(place.collection)},
        {QStringLiteral("path"), path},
        {QStringLiteral("pathValue"), scriptValue(place.path)},
        {QStringLiteral("keyPath"), keyPath},
        {QStringLiteral("here"), scriptString(place.path + QStringLiteral(".$"))},
        {QStringLiteral("second"), scriptString(place.path + QStringLiteral(".1"))},
        {QStringLiteral("key"), scriptKey(spec.key)},
        {QStringLiteral("value"), scriptKey(spec.value)},
        {QStringLiteral("valueName"), literal(spec.value)},
        {QStringLiteral("oneKey"), scriptString(QStringLiteral("$$one.") + spec.key)},
        {QStringLiteral("oneValue"), scriptString(QStringLiteral("$$one.") + spec.value)},
        {QStringLiteral("telling"), tellingOf(spec, QStringLiteral("$$one"))},
        {QStringLiteral("foundTelling"), tellingOfAll(spec, QStringLiteral("$$found"))},
        {QStringLiteral("has"), both ? QStringLiteral("%1: { $elemMatch: %2 }").arg(path, filterOfOne(spec))
                                     : QStringLiteral("%1: key").arg(keyPath)},
        {QStringLiteral("hasNot"), both
                                       ? QStringLiteral("%1: { $not: { $elemMatch: %2 } }").arg(path, filterOfOne(spec))
                                       : QStringLiteral("%1: { $ne: key }").arg(keyPath)},
        {QStringLiteral("pulled"), both ? filterOfOne(spec) : QStringLiteral("{ %1: key }").arg(scriptKey(spec.key))},
        {QStringLiteral("unitToo"), both ? QStringLiteral("unit") : QString()},
        {QStringLiteral("wanted"), both ? QStringLiteral("{ $and: [{ $eq: [%1, { $literal: key }] }, { $eq: [{ "
                                                         "$ifNull: [%2, null] }, { $literal: unit ?? null }] }] }")
                                              .arg(scriptString(QStringLiteral("$$one.") + spec.key),
                                                   scriptString(QStringLiteral("$$one.") + spec.qualifier))
                                        : QStringLiteral("{ $eq: [%1, { $literal: key }] }")
                                              .arg(scriptString(QStringLiteral("$$one.") + spec.key))},
        {QStringLiteral("sortValue"), scriptString(QStringLiteral("sort_value.") + spec.value)},
        {QStringLiteral("unitArgument"), units ? QStringLiteral("unit") : QString()},
        {QStringLiteral("unitEntry"),
         units ? QStringLiteral("...(unit === undefined ? {} : { %1: unit })").arg(scriptKey(spec.qualifier))
               : QString()},
        {QStringLiteral("set"), scriptName(QStringLiteral("set"), item)},
        {QStringLiteral("remove"), scriptName(QStringLiteral("remove"), item)},
        {QStringLiteral("find"), scriptName(QStringLiteral("find"), schema::pluralName(doc))},
        {QStringLiteral("sortedBy"), scriptName(QStringLiteral("sort"), schema::pluralName(doc))}};
}

void addMigrationValues(Values &values, const design::Location &place, const AttributeSpec &spec)
{
    const QString base = place.path.left(place.path.size() - spec.array.size());
    QStringList exists, names, entries, bare, restored;
    for (qsizetype i = 0; i < spec.fields.size(); ++i) {
        const QString path = base + spec.fields.at(i);
        exists << QStringLiteral("{ %1: { $exists: true } }").arg(scriptKey(path));
        names << scriptString(path);
        entries << entryOf(spec, i, scriptValue(path)) + QLatin1Char(',');
        bare << entryOf(spec, i, {});
        const QString found =
            QStringLiteral("{ $first: { $filter: { input: %1, as: \"one\", cond: { $eq: [%2, %3] } } } }")
                .arg(values.value(QStringLiteral("pathValue")), values.value(QStringLiteral("telling")),
                     spec.tellsByUnit() ? entryOf(spec, i, {}) : literal(spec.keys.at(i)));
        const QString from = QStringLiteral("{ $let: { vars: { one: %1 }, in: %2 } }")
                                 .arg(found, values.value(QStringLiteral("oneValue")));
        restored << QStringLiteral("{ $set: { %1: { $cond: [{ $eq: [{ $type: %2 }, \"missing\"] }, %3, %2] } } },")
                        .arg(scriptKey(path), scriptValue(path), from);
    }
    values.insert(QStringLiteral("anyField"),
                  QStringLiteral("$or: [") + exists.join(QStringLiteral(", ")) + QLatin1Char(']'));
    values.insert(QStringLiteral("fieldNames"), names.join(QStringLiteral(", ")));
    values.insert(QStringLiteral("entries"), entries.join(QStringLiteral("\n      ")));
    values.insert(QStringLiteral("bareEntries"), bare.join(QStringLiteral(", ")));
    values.insert(QStringLiteral("restored"), restored.join(QStringLiteral("\n  ")));
    values.insert(QStringLiteral("keyNames"), list(different(spec.keys), literal));
    values.insert(QStringLiteral("moveStages"), boundStages("attribute/move-stages", values));
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
    QString out;
    for (const design::Index &index : indexes)
        out += createIndexScript(docs, index);
    return out;
}

/// ", u: "m"" for a field with a unit: a value in another one says something else.
QString unitFilter(const AttributeSpec &spec, qsizetype i)
{
    if (spec.unitOf.at(i).isEmpty())
        return {};
    return QStringLiteral(", %1: %2").arg(scriptKey(spec.qualifier), scriptString(spec.unitOf.at(i)));
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
        const QString argument = freeScriptName({}, name, search.arguments);
        if (i < 0)
            search.others << scriptKey(name) + QStringLiteral(": ") + argument;
        else
            search.attributes << QStringLiteral("{ $elemMatch: { %1: %2, %3: %4%5 } }")
                                     .arg(scriptKey(spec.key), scriptString(name), scriptKey(spec.value), argument,
                                          unitFilter(spec, i));
    }
    return search;
}

bool sortsBy(const schema::Operation &operation, const AttributeSpec &spec, const schema::EntityId &entity)
{
    return std::any_of(operation.sort.cbegin(), operation.sort.cend(), [&](const schema::SortKey &key) {
        return key.field.entity == entity && spec.fields.contains(key.field.path);
    });
}

QStringList keysFrom(const QString &text)
{
    QStringList keys;
    for (const QString &key : text.split(QLatin1Char(',')))
        keys << key.trimmed();
    return keys;
}

} // namespace

AttributeSpec attributeSpec(const UseContext &context)
{
    const auto text = [&](const char *name) {
        return context.parameters.value(QLatin1String(name)).toString();
    };
    AttributeSpec spec;
    spec.fields = pathsOf(context.parameters.value(QStringLiteral("fields")));
    spec.array = text("array");
    spec.key = text("key");
    spec.value = text("value");
    spec.qualifier = text("qualifier");
    spec.units = context.parameters.value(QStringLiteral("units")).toBool();
    spec.headroom = context.parameters.value(QStringLiteral("headroom")).toInt();
    const QString keys = text("keys");
    spec.keys = keys.isEmpty() ? QStringList() : keysFrom(keys);
    for (const QString &path : keys.isEmpty() ? spec.fields : QStringList())
        spec.keys << schema::lastName(path);
    const schema::Entity *entity = context.model.entity(context.use.entity);
    for (const QString &path : std::as_const(spec.fields)) {
        const schema::Field *field = entity && spec.units ? fieldOf(context.model, *entity, path) : nullptr;
        spec.unitOf << (field ? field->unit : QString());
    }
    return spec;
}

bool AttributeSpec::hasUnits() const
{
    return std::any_of(unitOf.cbegin(), unitOf.cend(), [](const QString &unit) { return !unit.isEmpty(); });
}

bool AttributeSpec::tellsByUnit() const
{
    return hasUnits() && QSet<QString>(keys.cbegin(), keys.cend()).size() != keys.size();
}

QList<design::IndexKey> attributeIndexKeys(const QString &path, const AttributeSpec &spec)
{
    QStringList names{spec.key, spec.value};
    if (spec.hasUnits())
        names << spec.qualifier;
    QList<design::IndexKey> keys;
    for (const QString &name : std::as_const(names))
        keys << design::IndexKey{path + QLatin1Char('.') + name, design::KeyKind::Ascending};
    return keys;
}

QList<CodeSnippet> attributeCode(const design::Design &design, const UseContext &context)
{
    const std::optional<design::Location> place = arrayPlace(design, context);
    if (!place)
        return {};
    const AttributeSpec spec = attributeSpec(context);
    Values values = valuesOf(*place, spec);
    const QString index =
        place->path + QLatin1Char('.') + spec.key + QStringLiteral(", ") + place->path + QLatin1Char('.') + spec.value;
    const QString note = Text::tr("Two conditions with dots would be met by different items.");
    const bool orLast = isOptional(design, *place);
    QList<CodeSnippet> snippets{
        {Text::tr("Set a value"), {}, boundScript("attribute/set-attribute", values), 2, QStringLiteral("_id"), {}},
        {Text::tr("Take a value away"),
         {},
         boundScript(orLast ? "attribute/remove-attribute-or-last" : "attribute/remove-attribute", values),
         orLast ? 2 : 1,
         QStringLiteral("_id"),
         {}},
        {Text::tr("Search by any of the values"), {}, boundScript("attribute/find-any", values), 1, index, note}};
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
                Text::tr("Search"), operation->name, boundScript("attribute/find-these", values), 1, index, note};
        }
        if (operation->isRead() && !sorted && sortsBy(*operation, spec, context.use.entity)) {
            sorted = true;
            snippets << CodeSnippet{Text::tr("Sort by one of the values"),
                                    operation->name,
                                    boundScript("attribute/sort-by", values),
                                    1,
                                    index,
                                    Text::tr("Needs MongoDB 4.4.")};
        }
    }
    return snippets;
}

Migration attributeMigration(const design::Design &before, const design::Design &after, const UseContext &context)
{
    const std::optional<design::Location> place = arrayPlace(after, context);
    if (!place)
        return {};
    const AttributeSpec spec = attributeSpec(context);
    Values values = valuesOf(*place, spec);
    addMigrationValues(values, *place, spec);
    const QList<design::Index> old =
        oldIndexes(before.collection(place->collection), *after.collection(place->collection));
    QStringList names;
    for (const design::Index &index : old)
        names << index.name;
    values.insert(QStringLiteral("indexKeys"), scriptIndexKeys(attributeIndexKeys(place->path, spec)));
    values.insert(QStringLiteral("oldIndexes"), list(names, scriptString));
    Migration migration;
    migration.steps = {
        checkStep(boundScript("attribute/check-fields", values) +
                  scriptRefuseOwn(place->collection, place->path, {QStringLiteral("array")}) +
                  scriptRefuseLarge({place->collection, values.value(QStringLiteral("anyField")),
                                     values.value(QStringLiteral("moveStages"))})),
        {Text::tr("Build the new index"), boundScript("attribute/create-index", values), {}},
        {Text::tr("Start readers and writers that know both shapes"),
         boundScript("attribute/set-attribute", values) + boundScript("attribute/find-any", values),
         Text::tr("A reader looks into the array first, then for the old field.")},
        {Text::tr("Move the fields"), boundScript("attribute/move-fields", values),
         Text::tr("Writers may go on. Run it again when an old writer set a field meanwhile: the newer value "
                  "wins.")},
        {Text::tr("Compare"), boundScript("attribute/compare-fields", values), {}}};
    if (!old.isEmpty())
        migration.steps << MigrationStep{Text::tr("Drop the old indexes"),
                                         boundScript("attribute/drop-indexes", values),
                                         Text::tr("Hide them first (MongoDB 4.4) and watch.")};
    const QString again = createAgain(old, values.value(QStringLiteral("docs")));
    values.insert(QStringLiteral("oldIndexes"),
                  scriptString(design::defaultIndexName(attributeIndexKeys(place->path, spec))));
    migration.undo =
        checkedSteps(boundScript("attribute/check-back", values),
                     {{Text::tr("Put the fields back"), again + boundScript("attribute/put-back", values),
                       Text::tr("Needs MongoDB 4.4.")},
                      {Text::tr("Drop the new index"), boundScript("attribute/drop-indexes", values), {}}});
    return migration;
}

} // namespace sw::patterns
