// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/grouping.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/design/workload.h"
#include "models/patterns/core/renaming.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <cmath>

namespace sw::patterns
{

using design::Collection;
using design::Node;

namespace
{

constexpr double daysWithoutRate = 365; // over which the items came, when the model does not say how fast they come

base::Error refused(const QString &message, const QString &where, const QString &wayOut)
{
    return {base::ErrorCode::InvalidModel, message, where, wayOut};
}

bool isLookedUp(const schema::ModelIndex &model, const schema::EntityId &entity)
{
    for (const schema::Operation *operation : model.operationsOf(entity)) {
        for (const schema::Filter &filter : operation->filters) {
            if (filter.field.entity == entity && filter.field.path == design::idName)
                return true;
        }
    }
    return false;
}

double groupsOf(const Grouping &grouping, const schema::ModelIndex &model, const QString &key)
{
    const double documents = std::max(1.0, grouping.collection->documents.likely);
    const schema::Entity *parent = grouping.relationship ? model.entity(grouping.relationship->a.entity) : nullptr;
    if (parent)
        return std::clamp(parent->count.likely, 1.0, documents);
    const Node *node = nodeAt(grouping.collection->root, key);
    if (node && !node->constraints.enumValues.isEmpty())
        return std::clamp(static_cast<double>(node->constraints.enumValues.size()), 1.0, documents);
    if (node && node->distinctValues)
        return std::clamp(*node->distinctValues, 1.0, documents);
    return std::max(1.0, std::floor(std::sqrt(documents)));
}

/// What earlier patterns made stays marked as theirs.
void markUnmarked(Node &node, const design::Origin &origin)
{
    if (node.origin.isEmpty())
        node.origin = origin;
    for (Node &child : node.fields)
        markUnmarked(child, origin);
}

/// The indexes that earlier patterns brought for single documents, on the same values inside the array at \p items.
/// Unique and partial ones mean something else there.
QList<design::Index> indexesInside(const QList<design::Index> &indexes, const Node &root, const QString &items)
{
    QList<design::Index> inside;
    for (design::Index index : indexes) {
        bool fits =
            !index.origin.isEmpty() && !index.unique && index.partialFilter.isEmpty() && !index.expireAfterSeconds;
        for (design::IndexKey &key : index.keys) {
            key.path = design::joinedPath(items, key.path);
            fits = fits && nodeAt(root, key.path);
        }
        index.name = design::defaultIndexName(index.keys);
        if (fits)
            inside << index;
    }
    return inside;
}

} // namespace

const schema::Entity *groupedEntity(const schema::ModelIndex &model, const Target &target)
{
    const schema::Relationship *relationship = model.relationship(target.relationship);
    return model.entity(relationship ? relationship->b.entity : target.entity);
}

const schema::Entity *groupedEntity(const UseContext &context)
{
    return groupedEntity(context.model, {context.use.entity, context.use.relationship, {}});
}

bool canBeGrouped(const schema::ModelIndex &model, const schema::PatternUse &use)
{
    const schema::Relationship *relationship = model.relationship(use.relationship);
    if (relationship)
        return relationship->type == schema::RelationshipType::OneToMany && !relationship->isSelf();
    return use.relationship.isEmpty() && use.path.isEmpty() && model.entity(use.entity);
}

QString singularOf(const schema::Entity &entity)
{
    const QString name = schema::singularName(schema::snakeCase(entity.name));
    return name.isEmpty() ? schema::singularName(schema::collectionNameOf(entity)) : name;
}

base::Result<Grouping> groupingOf(const design::Design &design, const UseContext &context)
{
    Grouping grouping;
    grouping.child = groupedEntity(context);
    grouping.relationship = context.model.relationship(context.use.relationship);
    const std::optional<design::Location> home = grouping.child ? homeOf(design, grouping.child->id) : std::nullopt;
    grouping.collection = home ? design.collection(home->collection) : nullptr;
    const QString where = grouping.child ? schema::collectionNameOf(*grouping.child) : QString();
    if (!grouping.collection || !home->path.isEmpty() || grouping.collection->entity() != grouping.child->id)
        return refused(Text::tr("They are embedded in other documents in this design."), where,
                       Text::tr("Store the relationship as a reference from the many side."));
    const Node &root = grouping.collection->root;
    if (!root.variants.isEmpty() || grouping.collection->timeSeries || !grouping.collection->origin.isEmpty())
        return refused(Text::tr("The collection is arranged by another pattern already."), where,
                       Text::tr("Remove the other pattern first."));
    if (grouping.relationship) {
        if (grouping.relationship->a.link.key.size() > 1)
            return refused(keyObstacle(*grouping.relationship), where,
                           Text::tr("Take the key out of the relationship first."));
        grouping.key = referencePath(*grouping.collection, grouping.relationship->id);
        if (grouping.key.isEmpty())
            return refused(Text::tr("They do not hold the id of their parent in this design."), where,
                           Text::tr("Store the relationship as a reference from the many side."));
    } else {
        grouping.key = context.text("group");
    }
    grouping.keepsId = isReferenced(design, context.model, grouping.child->id) ||
                       isLookedUp(context.model, grouping.child->id) ||
                       grouping.child->idStrategy != schema::IdStrategy::ObjectId;
    grouping.groups = groupsOf(grouping, context.model, grouping.key);
    grouping.item = root;
    if (!grouping.keepsId)
        grouping.item.fields.removeIf([](const Node &node) { return node.name == design::idName; });
    return grouping;
}

std::optional<Node> takeKey(Grouping &grouping, const QString &path)
{
    const Node *node = nodeAt(grouping.item, path);
    if (!node)
        return std::nullopt;
    const bool top = !path.contains(QLatin1Char('.'));
    Node key = top ? *takeNode(grouping.item, path) : *node;
    key.uniqueValues = false; // several documents may belong to one group
    if (!top)
        key.name = QString(path)
                       .replace(QLatin1Char('.'), QLatin1Char('_'))
                       .replace(QStringLiteral("__"), QStringLiteral("_"));
    return key;
}

Collection &putBuckets(design::Design &design, const Grouping &grouping, const Node &root, const QString &items,
                       const QString &name, double itemsPerBucket, const UseContext &context)
{
    Collection &collection = *design.collection(grouping.collection->name);
    if (name != collection.name && isReferenced(design, context.model, grouping.child->id))
        renameCollections(design, {{collection.name, {}}}, name, context.dependencies);
    const auto buckets = [&](double single) {
        return std::ceil(single / itemsPerBucket);
    };
    collection.name = name;
    collection.root = root;
    collection.root.source = {grouping.child->id, {}, {}};
    markUnmarked(collection.root, context.origin());
    collection.origin = context.origin();
    collection.documents = {
        buckets(collection.documents.min),
        std::max(std::min(grouping.groups, collection.documents.likely), buckets(collection.documents.likely)),
        std::max(buckets(collection.documents.max), std::min(grouping.groups, collection.documents.likely)), false};
    collection.hotDocuments = std::min(collection.documents.likely, buckets(collection.hotDocuments));
    collection.growthPerDay = collection.growthPerDay / itemsPerBucket;
    collection.hotByRecency = true;
    collection.indexes = indexesInside(collection.indexes, root, items);
    collection.rules.clear();
    if (grouping.keepsId) {
        collection.indexes << patternIndex({{items + QStringLiteral("._id"), design::KeyKind::Ascending}},
                                           Text::tr("single items by their _id"), context);
    }
    return collection;
}

double itemsPerDay(const schema::ModelIndex &model, const Target &target, double groups)
{
    const schema::Relationship *relationship = model.relationship(target.relationship);
    if (relationship && relationship->growthPerParentPerDay > 0)
        return relationship->growthPerParentPerDay;
    const schema::Entity *child = groupedEntity(model, target);
    const double growth = design::growthPerDay(model, *child);
    return (growth > 0 ? growth : child->count.likely / daysWithoutRate) / std::max(1.0, groups);
}

Node countNode(const QString &array, double most, const UseContext &context)
{
    Node count = design::makeNode(QStringLiteral("count"), schema::FieldType::Int32);
    count.constraints.minimum = 1;
    count.constraints.maximum = most;
    count.derivation = design::Derivation{design::Derivation::Kind::SizeOf, array};
    count.mutability = schema::Mutability::Often;
    count.origin = context.origin();
    return count;
}

design::Rule countRule(const QString &array, const UseContext &context)
{
    base::BsonBuilder expression;
    expression.beginDocument(QStringLiteral("$expr")).beginArray(QStringLiteral("$eq"));
    expression.string(expression.nextIndex(), QStringLiteral("$count"));
    expression.beginDocument(expression.nextIndex()).string(QStringLiteral("$size"), QLatin1Char('$') + array);
    design::Rule rule;
    rule.expression = expression.finish();
    rule.reason = Text::tr("count is the number of items in %1.").arg(array);
    rule.origin = context.origin();
    return rule;
}

design::Rule countRule(const QString &outer, const QString &array, const UseContext &context)
{
    base::BsonBuilder expression;
    expression.beginDocument(QStringLiteral("$expr")).beginArray(QStringLiteral("$and"));
    expression.beginDocument(expression.nextIndex()).beginArray(QStringLiteral("$eq"));
    expression.string(expression.nextIndex(), QStringLiteral("$count"));
    expression.beginDocument(expression.nextIndex())
        .string(QStringLiteral("$sum"), QLatin1Char('$') + outer + QStringLiteral(".count"));
    expression.end().end().end();
    expression.beginDocument(expression.nextIndex()).beginDocument(QStringLiteral("$allElementsTrue"));
    expression.beginDocument(QStringLiteral("$map")).string(QStringLiteral("input"), QLatin1Char('$') + outer);
    expression.beginDocument(QStringLiteral("in")).beginArray(QStringLiteral("$eq"));
    expression.string(expression.nextIndex(), QStringLiteral("$$this.count"));
    expression.beginDocument(expression.nextIndex()).string(QStringLiteral("$size"), QStringLiteral("$$this.") + array);
    design::Rule rule;
    rule.expression = expression.finish();
    rule.reason = Text::tr("count is the number of items in %1, there and in each of %2.").arg(array, outer);
    rule.origin = context.origin();
    return rule;
}

Node itemsNode(const Grouping &grouping, const QString &name, double likely, double most, const UseContext &context)
{
    Node items = makeArray(name, grouping.item, {1, std::clamp(likely, 1.0, most), most, false});
    items.source = {
        grouping.child->id, {}, grouping.relationship ? grouping.relationship->id : schema::RelationshipId()};
    items.item().source = {grouping.child->id, {}, {}};
    items.mutability = schema::Mutability::Often;
    markUnmarked(items, context.origin());
    return items;
}

} // namespace sw::patterns
