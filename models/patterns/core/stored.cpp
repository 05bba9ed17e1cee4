// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/stored.h"

#include "models/base/texts.h"
#include "models/patterns/core/script.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using design::Location;
using design::Node;

namespace
{

/// Path of the first node below \p node for which \p wanted is true.
template <typename Wanted>
QString find(const Node &node, const QString &prefix, const Wanted &wanted)
{
    const auto among = [&](const QList<Node> &fields) {
        for (const Node &field : fields) {
            const QString path = design::joinedPath(prefix, field.name);
            if (wanted(field))
                return path;
            const QString below = find(field, path, wanted);
            if (!below.isEmpty())
                return below;
        }
        return QString();
    };
    QString found = among(node.fields);
    for (auto variant = node.variants.cbegin(); found.isEmpty() && variant != node.variants.cend(); ++variant)
        found = among(variant->fields);
    return found;
}

bool holds(const Node &node, const schema::EntityId &entity)
{
    return node.source.entity == entity && node.source.field.isEmpty() && !node.reference && !node.copyOf &&
           !node.name.isEmpty() && (node.isObject() || node.isArray());
}

/// True for a value that holds one id and nothing else, outside of arrays.
bool isSingleId(const Node &root, const QString &path)
{
    return !path.isEmpty() && arrayOn(root, path).isEmpty();
}

base::Error sharedCollection(const UseContext &context)
{
    return {base::ErrorCode::InvalidModel,
            Text::tr("Both sides share a collection and are linked in another way in this design."),
            context.use.relationship.text(), Text::tr("Remove the other pattern first.")};
}

base::Error notOneToMany(const UseContext &context)
{
    return {base::ErrorCode::InvalidModel,
            Text::tr("This pattern applies to a one-to-many relationship of two entities."),
            context.use.relationship.text(), Text::tr("Choose a relationship of type 1:N.")};
}

} // namespace

std::optional<Location> homeOf(const design::Design &design, const schema::EntityId &entity)
{
    std::optional<Location> merged;
    for (const Collection &collection : design.collections) {
        if (!collection.entities.contains(entity))
            continue;
        if (collection.entity() == entity)
            return Location{collection.name, {}};
        const QString inside = find(collection.root, {}, [&](const Node &node) { return holds(node, entity); });
        if (!inside.isEmpty())
            return Location{collection.name, inside};
        if (!merged)
            merged = Location{collection.name, {}};
    }
    return merged;
}

QString keyObstacle(const schema::Relationship &relationship)
{
    const QStringList key = relationship.a.link.key + relationship.b.link.key;
    return key.isEmpty()
               ? QString()
               : Text::tr("Its documents refer to each other by %1, not by _id.").arg(key.join(QStringLiteral(", ")));
}

QString referencePath(const Collection &collection, const schema::RelationshipId &relationship)
{
    return find(collection.root, {}, [&](const Node &node) {
        return node.reference && node.reference->relationship == relationship && !node.copyOf;
    });
}

bool isReferenced(const design::Design &design, const schema::ModelIndex &model, const schema::EntityId &entity)
{
    using enum schema::Placement;
    for (const schema::Relationship *relationship : model.relationshipsOf(entity)) {
        const design::PlacementDecision *decision = design.placement(relationship->id);
        if (!decision)
            continue;
        const schema::Placement placement = decision->placement;
        const bool byA = placement == ReferenceFromA || placement == TwoWayReference || placement == LinkCollection;
        const bool byB = placement == ReferenceFromB || placement == TwoWayReference || placement == LinkCollection;
        if ((byA && relationship->b.entity == entity) || (byB && relationship->a.entity == entity))
            return true;
    }
    return false;
}

bool isAlwaysThere(const design::Node &root, const QString &path)
{
    const design::Node *node = &root;
    for (const QString &name : path.split(QLatin1Char('.'))) {
        node = node->field(name);
        if (!node || !node->isRequired() || node->nullable)
            return false;
    }
    return true;
}

void makeAlwaysThere(design::Node &root, const QString &path)
{
    const QStringList names = path.split(QLatin1Char('.'));
    for (qsizetype i = 1; i <= names.size(); ++i) {
        Node *node = nodeAt(root, names.first(i).join(QLatin1Char('.')));
        if (!node)
            return;
        node->presence = 1;
        node->optional = false;
        node->nullable = false;
    }
}

QString arrayOn(const Node &root, const QString &path)
{
    for (qsizetype end = path.indexOf(QLatin1Char('.'));; end = path.indexOf(QLatin1Char('.'), end + 1)) {
        const QString prefix = path.left(end);
        const Node *node = nodeAt(root, prefix);
        if (node && node->isArray())
            return prefix;
        if (end < 0)
            return {};
    }
}

ChildReads childReads(const schema::ModelIndex &model, const schema::Relationship &relationship, double items)
{
    ChildReads reads;
    for (const schema::Operation *operation : model.operationsOf(relationship.b.entity)) {
        if (!operation->isRead())
            continue;
        reads.all += operation->perSecond;
        if (operation->entity == relationship.b.entity && operation->selectivity.value_or(1) <= 1 &&
            operation->sort.isEmpty())
            reads.single += operation->perSecond;
        for (const schema::PathStep &step : operation->path) {
            if (step.relationship != relationship.id || step.to != relationship.b.entity)
                continue;
            const double wanted = step.itemsWanted.value_or(relationship.b.perOther.likely);
            const bool sums = operation->kind == schema::OperationKind::Aggregate && !step.itemsWanted;
            reads.together += operation->perSecond;
            reads.sums += sums ? operation->perSecond : 0;
            reads.within += !sums && wanted <= items ? operation->perSecond : 0;
            reads.mostWanted = std::max(reads.mostWanted, step.itemsWanted.value_or(0));
            break;
        }
    }
    return reads;
}

const Collection *madeCollection(const design::Design &design, const UseContext &context)
{
    const auto made = std::find_if(design.collections.cbegin(), design.collections.cend(),
                                   [&](const Collection &one) { return one.origin.use == context.use.id; });
    return made == design.collections.cend() ? nullptr : &*made;
}

bool isOnlyAdded(const schema::ModelIndex &model, const schema::Entity &entity)
{
    if (entity.appendOnly)
        return true;
    const QList<const schema::Operation *> operations = model.operationsOf(entity.id);
    const auto isOf = [&](const schema::Operation *operation, schema::OperationKind kind) {
        return operation->entity == entity.id && operation->kind == kind;
    };
    const auto any = [&](schema::OperationKind kind) {
        return std::any_of(operations.cbegin(), operations.cend(),
                           [&](const auto *operation) { return isOf(operation, kind); });
    };
    return any(schema::OperationKind::Insert) && !any(schema::OperationKind::Update) &&
           !any(schema::OperationKind::Delete);
}

design::Index patternIndex(const QList<design::IndexKey> &keys, const QString &reason, const UseContext &context)
{
    design::Index index;
    index.keys = keys;
    index.name = design::defaultIndexName(keys);
    index.reasons = {reason};
    index.origin = context.origin();
    return index;
}

QString freeFieldName(const Node &object, const QString &wanted)
{
    QString name = wanted;
    for (int n = 2; object.field(name); ++n)
        name = wanted + QLatin1Char('_') + QString::number(n);
    return name;
}

QString fixedValues(const Node &root, const QStringList &made)
{
    QStringList values;
    for (const Node &field : root.fields) {
        if (!field.isRequired() || field.constraints.enumValues.size() != 1 || made.contains(field.name))
            continue;
        const QString value = field.constraints.enumValues.first();
        const bool whole = field.type() == schema::FieldType::Int32;
        if (whole || field.type() == schema::FieldType::String)
            values << scriptKey(field.name) + QStringLiteral(": ") +
                          (whole ? QString::number(value.toInt()) : scriptString(value));
    }
    return values.join(QStringLiteral(", "));
}

QString kindValue(const design::Collection &collection, const schema::EntityId &entity)
{
    for (const design::Variant &kind : collection.root.variants) {
        if (kind.entity == entity && !kind.value.isEmpty())
            return QStringLiteral("%1: %2").arg(scriptKey(collection.root.discriminator), scriptString(kind.value));
    }
    return {};
}

QString dateFieldOf(const schema::Entity &entity)
{
    const auto isDate = [](const schema::Field &field) {
        return field.type == schema::FieldType::Date;
    };
    const QString required =
        firstField(entity.fields, [&](const schema::Field &field) { return isDate(field) && field.isRequired(); });
    return required.isEmpty() ? firstField(entity.fields, isDate) : required;
}

base::Result<StoredChildren> storedChildren(const design::Design &design, const UseContext &context)
{
    StoredChildren stored;
    stored.relationship = context.model.relationship(context.use.relationship);
    if (!stored.relationship || stored.relationship->type != schema::RelationshipType::OneToMany ||
        stored.relationship->isSelf())
        return notOneToMany(context);
    stored.parent = context.model.entity(stored.relationship->a.entity);
    stored.child = context.model.entity(stored.relationship->b.entity);
    const std::optional<Location> parentHome = stored.parent ? homeOf(design, stored.parent->id) : std::nullopt;
    const std::optional<Location> childHome = stored.child ? homeOf(design, stored.child->id) : std::nullopt;
    if (!parentHome || !childHome)
        return notOneToMany(context);
    stored.parentCollection = parentHome->collection;
    stored.parentPath = parentHome->path;
    stored.childCollection = childHome->collection;
    const Collection &children = *design.collection(childHome->collection);
    if (!childHome->path.isEmpty()) {
        const Node *array = nodeAt(children.root, childHome->path);
        if (array && array->source.relationship == stored.relationship->id)
            stored.array = childHome->path;
    }
    if (!stored.isEmbedded()) {
        if (const QString obstacle = keyObstacle(*stored.relationship); !obstacle.isEmpty())
            return base::Error{base::ErrorCode::InvalidModel, obstacle, context.use.relationship.text(),
                               Text::tr("Take the key out of the relationship first.")};
        stored.parentId = referencePath(children, stored.relationship->id);
        stored.items =
            find(children.root, {}, [&](const Node &node) { return holds(node, stored.child->id) && node.isArray(); });
        const bool linked = stored.items.isEmpty() && childHome->collection == parentHome->collection &&
                            children.root.discriminator.size() > 0;
        if (linked && !isSingleId(children.root, stored.parentId))
            return sharedCollection(context);
    }
    return stored;
}

} // namespace sw::patterns
