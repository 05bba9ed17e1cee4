// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/computed/computed.h"

#include "models/base/texts.h"
#include "models/patterns/computed/computedload.h"
#include "models/patterns/computed/computedscripts.h"
#include "models/patterns/core/grouping.h"
#include "models/schema/names.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace sw::patterns
{

using design::Collection;
using design::Derivation;
using design::Node;
using schema::FieldType;

const Pattern &computed()
{
    static const Computed pattern;
    return pattern;
}

namespace
{

constexpr double withItems = 0.95; // share of the documents that have items at all, and with them a minimum

QStringList listOf(const UseContext &context, const char *parameter)
{
    return pathsOf(context.parameters.value(QLatin1String(parameter)));
}

/// A path with its dots, as a name.
QString flat(QString path)
{
    return path.replace(QLatin1Char('.'), QLatin1Char('_'));
}

QList<Measure> measuresOf(const UseContext &context)
{
    using Kind = Measure::Kind;
    QList<Measure> measures;
    if (context.parameters.value(QStringLiteral("count")).toBool())
        measures << Measure{Kind::Count, QStringLiteral("count"), {}, false};
    for (const QString &field : listOf(context, "sum"))
        measures << Measure{Kind::Sum, QStringLiteral("sum_") + flat(field), field, false};
    for (const QString &field : listOf(context, "min"))
        measures << Measure{Kind::Min, QStringLiteral("min_") + flat(field), field, false};
    for (const QString &field : listOf(context, "max"))
        measures << Measure{Kind::Max, QStringLiteral("max_") + flat(field), field, false};
    return measures;
}

const Node &itemOf(const Collection &source, const QString &items)
{
    return items.isEmpty() ? source.root : nodeAt(source.root, items)->item();
}

Node measureNode(const Measure &measure, const ComputedParts &parts, const Node &item)
{
    using Kind = Measure::Kind;
    Node node = design::makeNode(measure.name, FieldType::Int32);
    const Node *field = measure.field.isEmpty() ? nullptr : nodeAt(item, measure.field);
    node.types = measure.kind == Kind::Count ? QList<FieldType>{FieldType::Int32, FieldType::Int64}
                 : measure.kind == Kind::Sum || isNumber(field->type()) ? design::numberTypes()
                                                                        : field->types;
    if (measure.kind == Kind::Count || (field && field->constraints.minimum.value_or(-1) >= 0))
        node.constraints.minimum = 0;
    if (!measure.adds())
        node.presence = withItems;
    const QString path = design::joinedPath(parts.items, measure.field);
    const Derivation::Kind kinds[] = {field ? Derivation::Kind::CountOf : Derivation::Kind::SizeOf,
                                      Derivation::Kind::SumOf, Derivation::Kind::MinOf, Derivation::Kind::MaxOf};
    if (parts.embedded)
        node.derivation = Derivation{kinds[static_cast<int>(measure.kind)], path};
    else if (!parts.parentId.isEmpty())
        node.derivation = Derivation{kinds[static_cast<int>(measure.kind)], path, {}, {parts.source, parts.parentId}};
    node.mutability = schema::Mutability::Often;
    return node;
}

/// A mean divides a sum by what was added up: where not every item has the field, by a number of its own.
QList<Measure> withCounts(const QList<Measure> &measures)
{
    QList<Measure> out;
    for (const Measure &measure : measures) {
        out << measure;
        if (measure.kind == Measure::Kind::Sum && measure.optional)
            out << Measure{Measure::Kind::Count, QStringLiteral("count_") + flat(measure.field), measure.field, true};
    }
    return out;
}

/// The numbers of \p parts and when they were right.
QList<Node> numbersOf(const ComputedParts &parts, const Node &item)
{
    QList<Node> nodes;
    for (const Measure &measure : parts.measures)
        nodes << measureNode(measure, parts, item);
    Node stamp = design::makeNode(parts.stamp, FieldType::Date);
    stamp.mutability = schema::Mutability::Often;
    nodes << stamp;
    return nodes;
}

/// The path of the number by which documents are sorted.
QString sortedBy(const ComputedParts &parts, const UseContext &context)
{
    const QStringList kinds{QStringLiteral("count"), QStringLiteral("sum"), QStringLiteral("min"),
                            QStringLiteral("max")};
    const qsizetype wanted = kinds.indexOf(context.text("index"));
    const auto measure = std::find_if(parts.measures.cbegin(), parts.measures.cend(), [&](const Measure &one) {
        return static_cast<qsizetype>(one.kind) == wanted && !one.countsValues();
    });
    return measure == parts.measures.cend() ? QString() : parts.pathOf(*measure);
}

void addSortIndex(Collection &collection, const ComputedParts &parts, const UseContext &context)
{
    if (!parts.sortedBy.isEmpty())
        collection.indexes << patternIndex({{parts.sortedBy, design::KeyKind::Descending}},
                                           Text::tr("sorted by a computed number"), context);
}

constexpr double shortestInterval = 60; // seconds
constexpr double longestInterval = 86400;

} // namespace

QString Computed::name() const
{
    return Text::tr("Computed");
}

QList<Parameter> Computed::parameters() const
{
    using Kind = Parameter::Kind;
    const QList<Choice> refreshes{{QStringLiteral("onWrite"), Text::tr("With each item that is written")},
                                  {QStringLiteral("interval"), Text::tr("By a timer")},
                                  {QStringLiteral("staleOnRead"), Text::tr("By the reader who finds them too old")}};
    const QList<Choice> sorts{{QStringLiteral("none"), Text::tr("Nothing (no index)")},
                              {QStringLiteral("count"), Text::tr("The number of items")},
                              {QStringLiteral("sum"), Text::tr("The first sum")},
                              {QStringLiteral("min"), Text::tr("The first minimum")},
                              {QStringLiteral("max"), Text::tr("The first maximum")}};
    return {{QStringLiteral("keys"),
             Text::tr("Grouped by"),
             Kind::FieldList,
             {},
             0,
             0,
             {},
             Text::tr("Needed for an entity; a relationship keeps the numbers in the parent."),
             true},
            {QStringLiteral("count"),
             Text::tr("Number of items"),
             Kind::Switch,
             true,
             0,
             0,
             {},
             Text::tr("With it a sum gives the mean.")},
            {QStringLiteral("sum"),
             Text::tr("Sums"),
             Kind::FieldList,
             QJsonArray(),
             0,
             0,
             {},
             Text::tr("Numbers of an item that are added up."),
             true},
            {QStringLiteral("min"),
             Text::tr("Minima"),
             Kind::FieldList,
             QJsonArray(),
             0,
             0,
             {},
             Text::tr("Numbers or dates of an item."),
             true},
            {QStringLiteral("max"),
             Text::tr("Maxima"),
             Kind::FieldList,
             QJsonArray(),
             0,
             0,
             {},
             Text::tr("Numbers or dates of an item."),
             true},
            {QStringLiteral("as"),
             Text::tr("Name of the object"),
             Kind::Text,
             {},
             0,
             0,
             {},
             Text::tr("The field of the parent that holds the numbers.")},
            {QStringLiteral("collection"),
             Text::tr("Collection of the numbers"),
             Kind::Text,
             {},
             0,
             0,
             {},
             Text::tr("A name that is not used yet; ignored when a parent holds them.")},
            {QStringLiteral("refresh"),
             Text::tr("Calculated"),
             Kind::Choice,
             QStringLiteral("onWrite"),
             0,
             0,
             refreshes,
             {}},
            {QStringLiteral("seconds"),
             Text::tr("Seconds between calculations"),
             Kind::Integer,
             3600,
             1,
             31536000,
             {},
             Text::tr("Unused when calculated with each item."),
             false,
             base::NumberUnit::None,
             QStringLiteral("refresh"),
             {QStringLiteral("interval"), QStringLiteral("staleOnRead")}},
            {QStringLiteral("transaction"),
             Text::tr("In a transaction"),
             Kind::Switch,
             false,
             0,
             0,
             {},
             Text::tr("Exact even when a client dies between two writes; needs a replica set.")},
            {QStringLiteral("stamp"),
             Text::tr("Field with the time"),
             Kind::Text,
             QStringLiteral("computed_at"),
             0,
             0,
             {},
             Text::tr("When the numbers were right.")},
            {QStringLiteral("index"), Text::tr("Sorted by"), Kind::Choice, QStringLiteral("none"), 0, 0, sorts,
             Text::tr("The number for which an index is kept.")}};
}

QJsonObject Computed::defaults(const schema::ModelIndex &model, const Target &target) const
{
    const schema::Entity *child = groupedEntity(model, target);
    QStringList sums, keys;
    for (const schema::Operation *operation :
         child ? model.operationsOf(child->id) : QList<const schema::Operation *>()) {
        if (operation->kind != schema::OperationKind::Aggregate)
            continue;
        for (const schema::Filter &filter : operation->filters) {
            const bool divides = filter.op == schema::FilterOp::Equal && filter.field.entity == child->id &&
                                 fieldOf(model, *child, filter.field.path);
            if (divides && target.relationship.isEmpty() && !keys.contains(filter.field.path))
                keys << filter.field.path;
        }
        for (const schema::FieldRef &read : operation->reads) {
            const schema::Field *field = read.entity == child->id ? fieldOf(model, *child, read.path) : nullptr;
            if (!field)
                continue;
            if (isNumber(field->type) && !sums.contains(read.path))
                sums << read.path;
            if ((field->type == FieldType::String || field->type == FieldType::Bool) && target.relationship.isEmpty() &&
                !keys.contains(read.path))
                keys << read.path;
        }
    }
    const QString own = child ? singularOf(*child) + QStringLiteral("_stats") : QString();
    return {{QStringLiteral("keys"), QJsonArray::fromStringList(keys)},
            {QStringLiteral("count"), true},
            {QStringLiteral("sum"), QJsonArray::fromStringList(sums)},
            {QStringLiteral("min"), QJsonArray()},
            {QStringLiteral("max"), QJsonArray()},
            {QStringLiteral("as"), own},
            {QStringLiteral("collection"), own},
            {QStringLiteral("refresh"), QStringLiteral("onWrite")},
            {QStringLiteral("seconds"), 3600},
            {QStringLiteral("transaction"), false},
            {QStringLiteral("stamp"), QStringLiteral("computed_at")},
            {QStringLiteral("index"), QStringLiteral("none")}};
}

base::Result<void> Computed::checkTarget(const UseContext &context) const
{
    if (canBeGrouped(context.model, context.use))
        return {};
    return error(context, Text::tr("Numbers are computed from an entity or from the many side of a 1:N relationship."),
                 Text::tr("Choose one of these."));
}

const schema::Entity *Computed::fieldOwner(const UseContext &context) const
{
    return groupedEntity(context);
}

base::Result<void> Computed::checkMore(const UseContext &context) const
{
    const schema::Entity &child = *groupedEntity(context);
    const auto typeOf = [&](const QString &path) {
        const schema::Field *field = fieldOf(context.model, child, path);
        return field ? field->type : FieldType::ObjectId;
    };
    for (const QString &path : listOf(context, "sum")) {
        if (!isNumber(typeOf(path)))
            return error(context, Text::tr("\"%1\" is not a number.").arg(path), Text::tr("Choose numbers only."),
                         QStringLiteral("sum"));
    }
    for (const char *list : {"min", "max"}) {
        for (const QString &path : listOf(context, list)) {
            if (!isNumber(typeOf(path)) && typeOf(path) != FieldType::Date)
                return error(context, Text::tr("\"%1\" is neither a number nor a date.").arg(path),
                             Text::tr("Choose numbers and dates only."), QLatin1String(list));
        }
    }
    QStringList names{context.text("stamp")};
    for (const Measure &measure : measuresOf(context))
        names << measure.name;
    if (names.size() == 1)
        return error(context, Text::tr("There is nothing to be computed."),
                     Text::tr("Switch the number of items on, or choose a field."), QStringLiteral("count"));
    if (names.removeDuplicates() > 0)
        return error(context, Text::tr("Two of the numbers would have one name."),
                     Text::tr("Choose each field once, and another name for the time."), QStringLiteral("sum"));
    for (const char *name : {"as", "stamp"}) {
        if (context.text(name).contains(QLatin1Char('.')))
            return error(context, Text::tr("The name holds a dot."), Text::tr("Give it a plain name."),
                         QLatin1String(name));
    }
    if (context.use.relationship.isEmpty() && listOf(context, "keys").isEmpty())
        return error(context, Text::tr("It must say what the items are grouped by."), Text::tr("Choose a field."),
                     QStringLiteral("keys"));
    return {};
}

/// Where the items of the target are in \p design.
base::Result<void> Computed::findItems(ComputedParts &parts, const design::Design &design,
                                       const UseContext &context) const
{
    if (context.use.relationship.isEmpty()) {
        const std::optional<design::Location> home = homeOf(design, groupedEntity(context)->id);
        const Collection *source = home ? design.collection(home->collection) : nullptr;
        const Node *at = source ? nodeAt(source->root, home->path) : nullptr;
        const QString array = at ? arrayOn(source->root, home->path) : QString();
        if (!at || (!home->path.isEmpty() && array != home->path))
            return error(context, Text::tr("The items are deep inside other documents in this design."),
                         Text::tr("Keep them in a collection of their own."));
        parts.source = home->collection;
        parts.items = array;
        parts.target = context.text("collection");
        parts.keys = listOf(context, "keys");
        return {};
    }
    const base::Result<StoredChildren> stored = storedChildren(design, context);
    if (!stored)
        return stored.error();
    if (!stored->parentPath.isEmpty())
        return error(context, Text::tr("%1 are kept inside other documents.").arg(stored->parent->name),
                     Text::tr("Keep them in a collection of their own."));
    parts.source = stored->childCollection;
    parts.target = stored->parentCollection;
    parts.embedded = stored->isEmbedded();
    parts.items = stored->isEmbedded() ? stored->array : stored->items;
    parts.parentId = stored->parentId;
    parts.object = context.text("as");
    bool twice = false;
    forEachNode(design.collection(parts.target)->root, [&](const QString &, const Node &node) {
        twice = twice || (!parts.embedded && node.isArray() && !node.copyOf &&
                          node.source.relationship == stored->relationship->id && !node.item().reference);
    });
    if (twice)
        return error(context, Text::tr("A part of the items is kept in the parent, the rest elsewhere."),
                     Text::tr("Keep the whole list in the second collection."));
    const bool nested =
        !parts.items.isEmpty() && arrayOn(design.collection(parts.source)->root, parts.items) != parts.items;
    if (nested || (!parts.embedded && parts.parentId.isEmpty()))
        return error(context, Text::tr("The items do not hold the id of their parent in this design."),
                     Text::tr("Store the relationship as a reference from the many side."));
    return {};
}

base::Result<ComputedParts> Computed::partsOf(const design::Design &design, const UseContext &context) const
{
    ComputedParts parts;
    const base::Result<void> found = findItems(parts, design, context);
    if (!found)
        return found.error();
    const Collection &source = *design.collection(parts.source);
    const Node &item = itemOf(source, parts.items);
    parts.measures = measuresOf(context);
    for (Measure &measure : parts.measures) {
        const Node *field = measure.field.isEmpty() ? &item : nodeAt(item, measure.field);
        if (!field || !arrayOn(item, measure.field).isEmpty())
            return error(context,
                         Text::tr("\"%1\" is not a single value of an item in this design.").arg(measure.field),
                         Text::tr("Choose other fields."), QStringLiteral("sum"));
        // rules may say that each item has it: documents that were there before need not
        measure.optional = !measure.field.isEmpty();
    }
    parts.measures = withCounts(parts.measures);
    for (const QString &key : std::as_const(parts.keys)) {
        const Node *field = nodeAt(item, key);
        if (!field || field->isArray() || field->isObject() || !arrayOn(item, key).isEmpty())
            return error(context, Text::tr("The items cannot be grouped by \"%1\" in this design.").arg(key),
                         Text::tr("Choose another field."), QStringLiteral("keys"));
        parts.keyObject =
            parts.keyObject || parts.keys.size() > 1 || !isAlwaysThere(item, key); // null alone cannot be an _id here
    }
    const Node *id = item.field(design::idName);
    parts.generatesId = id && id->type() == FieldType::ObjectId && !id->reference;
    const auto listed = std::find_if(source.indexes.cbegin(), source.indexes.cend(), [&](const design::Index &index) {
        return !index.keys.isEmpty() &&
               (index.keys.first().path == parts.parentId || parts.keys.contains(index.keys.first().path));
    });
    parts.listIndex = listed != source.indexes.cend() ? listed->keys.first().path : QString();
    parts.removable = parts.embedded || (parts.items.isEmpty() && !source.timeSeries);
    parts.stamp = context.text("stamp");
    parts.refresh = context.text("refresh");
    parts.seconds = context.parameters.value(QStringLiteral("seconds")).toDouble();
    parts.transaction = context.parameters.value(QStringLiteral("transaction")).toBool();
    parts.sortedBy = sortedBy(parts, context);
    const Collection *made = parts.object.isEmpty() ? design.collection(parts.target) : nullptr;
    if (made) {
        QStringList own{design::idName, parts.stamp};
        for (const Measure &measure : std::as_const(parts.measures))
            own << measure.name;
        parts.fixed = fixedValues(made->root, own);
    }
    parts.item = singularOf(*groupedEntity(context));
    parts.parent = schema::singularName(parts.target);
    return parts;
}

base::Result<void> Computed::putInto(design::Design &design, const ComputedParts &parts,
                                     const UseContext &context) const
{
    Collection &target = *design.collection(parts.target);
    if (target.root.field(parts.object))
        return error(context, Text::tr("There is a field \"%1\" already.").arg(parts.object),
                     Text::tr("Give the object another name."), QStringLiteral("as"));
    Node object =
        design::makeObject(parts.object, numbersOf(parts, itemOf(*design.collection(parts.source), parts.items)));
    object.mutability = schema::Mutability::Often;
    object.source.relationship = context.use.relationship;
    setOrigin(object, context.origin());
    target.root.fields << object;
    addSortIndex(target, parts, context);
    return {};
}

base::Result<void> Computed::putApart(design::Design &design, const ComputedParts &parts,
                                      const UseContext &context) const
{
    if (design.collection(parts.target))
        return error(context, Text::tr("There is a collection \"%1\" already.").arg(parts.target),
                     Text::tr("Give the numbers another collection."), QStringLiteral("collection"));
    const Collection &source = *design.collection(parts.source);
    const Node &item = itemOf(source, parts.items);
    QList<Node> keys;
    double groups = 1;
    for (const QString &path : parts.keys) {
        Node key = *nodeAt(item, path);
        key.name = flat(path);
        key.nullable = key.nullable || !isAlwaysThere(item, path);
        key.presence = 1;
        key.uniqueValues = false;
        key.reference.reset();
        groups *= key.distinctValues.value_or(
            key.constraints.enumValues.isEmpty() ? 100 : double(key.constraints.enumValues.size()));
        keys << key;
    }
    Node id = parts.keyObject ? design::makeObject({}, keys) : keys.first();
    id.name = design::idName;
    id.closed = id.isObject();
    id.uniqueValues = true;
    id.mutability = schema::Mutability::Immutable;
    Collection made;
    made.name = parts.target;
    made.root = design::makeObject({}, QList<Node>{id} + numbersOf(parts, item));
    setOrigin(made.root, context.origin());
    made.origin = context.origin();
    groups = std::clamp(groups, 1.0, std::max(1.0, source.documents.likely));
    made.documents = {0, groups, groups, false};
    made.hotDocuments = groups;
    addSortIndex(made, parts, context);
    design.collections << made;
    return {};
}

base::Result<void> Computed::apply(design::Design &design, const UseContext &context) const
{
    const base::Result<ComputedParts> parts = partsOf(design, context);
    if (!parts)
        return parts.error();
    const base::Result<void> put =
        parts->object.isEmpty() ? putApart(design, *parts, context) : putInto(design, *parts, context);
    if (put)
        addComputedEfforts(design, *parts, context);
    return put;
}

QList<CodeSnippet> Computed::code(const design::Design &design, const UseContext &context) const
{
    const base::Result<ComputedParts> parts = partsOf(design, context);
    return parts ? computedCode(*parts, context) : QList<CodeSnippet>();
}

Migration Computed::migration(const design::Design &, const design::Design &after, const UseContext &context) const
{
    const base::Result<ComputedParts> parts = partsOf(after, context);
    return parts ? computedMigration(*parts, context.model.model().server) : Migration();
}

QList<Finding> Computed::findings(const schema::ModelIndex &model, const design::Design &design,
                                  const Targets &known) const
{
    QList<Target> targets;
    for (const schema::Relationship &relationship : model.model().relationships)
        targets << Target{{}, relationship.id, {}};
    for (const schema::Entity &entity : model.model().entities)
        targets << Target{entity.id, {}, {}};
    QList<Finding> findings;
    for (const Target &target : std::as_const(targets)) {
        const schema::PatternUse use{{}, id(), target.entity, target.relationship, {}, {}, true, {}};
        if (known.contains(target) || !canBeGrouped(model, use))
            continue;
        UseContext context{model, use, parametersAt(model, target)};
        const ComputedLoad load = computedLoad(context);
        const base::Result<ComputedParts> parts =
            load.reads.isEmpty() ? error(context, {}, {}) : partsOf(design, context);
        if (!parts || (target.relationship.isEmpty() && parts->keys.isEmpty()))
            continue;
        Finding finding{target, {context.parameters}, computedConditions(load, !parts->embedded, context), {}};
        finding.price = {Text::tr("another write for each item, or numbers that are some time behind"),
                         Text::tr("every writer has to know of the numbers")};
        if (load.freshness >= shortestInterval) {
            context.parameters.insert(QStringLiteral("refresh"), QStringLiteral("interval"));
            context.parameters.insert(QStringLiteral("seconds"), std::floor(std::min(load.freshness, longestInterval)));
            finding.parameterSets << context.parameters;
        }
        findings << finding;
    }
    return findings;
}

} // namespace sw::patterns
