// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/entityshape.h"

#include "models/base/bson/bson.h"
#include "models/design/shape/documentsize.h"
#include "models/schema/fieldpath.h"
#include "models/schema/names.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sw::design
{

using schema::FieldType;

namespace
{

Constraints constraintsOf(const schema::Field &field)
{
    Constraints limits;
    limits.enumValues = field.enumValues;
    limits.minimum = field.minimum;
    limits.maximum = field.maximum;
    limits.exclusiveMinimum = field.exclusiveMinimum;
    limits.exclusiveMaximum = field.exclusiveMaximum;
    limits.earliest = field.earliest;
    limits.latest = field.latest;
    limits.minLength = field.minLength;
    limits.maxLength = field.maxLength;
    limits.pattern = field.pattern;
    return limits;
}

QList<Node> nodesOf(const QList<schema::Field> &fields, const schema::EntityId &entity)
{
    QList<Node> nodes;
    nodes.reserve(fields.size());
    for (const schema::Field &field : fields)
        nodes << nodeOfField(field, entity);
    return nodes;
}

/// The value of \p field when it is no array, or one item when it is.
Node valueOf(const schema::Field &field, FieldType type, const schema::EntityId &entity)
{
    Node node = makeNode({}, type);
    if (type == FieldType::Array || type == FieldType::Map) {
        node = makeArray({}, makeNode({}, FieldType::Any), field.count);
        node.keyed = type == FieldType::Map;
    }
    node.types += field.otherTypes;
    node.averageBytes = field.averageBytes;
    node.constraints = constraintsOf(field);
    if (type == FieldType::Object) {
        node.fields = nodesOf(field.fields, entity);
        node.count = field.count;
        node.unchecked = node.isOpaque();
    }
    return node;
}

/// What stands for the names in a map, which are numbered: as long as they are said to be.
QString keyName(const schema::Field &map)
{
    QString name = schema::singularName(map.name);
    if (map.keyBytes <= 0)
        return name;
    const double count = std::max(1.0, map.count.likely);
    const double digits = (base::arrayKeyDigits(count + 1) - 1) / count;
    const auto length = static_cast<qsizetype>(std::max(1.0, std::round(map.keyBytes - digits)));
    return name.leftJustified(length, QLatin1Char('x'), true);
}

/// An array or a map of values.
Node valuesOf(const schema::Field &field, const schema::EntityId &entity)
{
    Node node = makeArray({}, valueOf(field, field.itemType, entity), field.count);
    node.keyed = field.type == FieldType::Map;
    if (node.keyed)
        node.item().name = keyName(field);
    if (!field.bounded)
        node.count.max = std::numeric_limits<double>::infinity();
    return node;
}

/// The entity that says what _id is: itself, or the nearest super-entity that does not leave it to the server.
const schema::Entity &idOwner(const schema::Entity &entity, const QList<const schema::Entity *> &supers)
{
    if (entity.idStrategy != schema::IdStrategy::ObjectId)
        return entity;
    for (const schema::Entity *super : supers) {
        if (super->idStrategy != schema::IdStrategy::ObjectId)
            return *super;
    }
    return entity;
}

/// Moves the fields that make _id out of \p fields, or copies them, by the entity's strategy; nothing when none is
/// there.
std::optional<Node> idByStrategy(const schema::Entity &entity, QList<Node> &fields)
{
    QList<Node> parts;
    for (const QString &name : entity.idFields) {
        const auto found =
            std::find_if(fields.cbegin(), fields.cend(), [&](const Node &node) { return node.name == name; });
        if (found != fields.cend())
            parts << *found;
    }
    if (parts.isEmpty() || entity.idStrategy == schema::IdStrategy::ObjectId)
        return std::nullopt;
    for (Node &part : parts) {
        part.presence = 1;
        part.nullable = false;
    }
    if (entity.idStrategy == schema::IdStrategy::Composite) {
        Node id = makeNode(idName, FieldType::String);
        QStringList templates;
        for (const Node &part : parts) {
            templates << QLatin1Char('{') + part.name + QLatin1Char('}');
            id.averageBytes += textLength(part);
        }
        id.averageBytes += static_cast<double>(entity.idSeparator.toUtf8().size() * (parts.size() - 1));
        id.derivation = Derivation{Derivation::Kind::Text, templates.join(entity.idSeparator)};
        return id;
    }
    const bool single = entity.idStrategy == schema::IdStrategy::Field;
    fields.removeIf([&](const Node &node) {
        return single ? node.name == parts.first().name : entity.idFields.contains(node.name);
    });
    Node id = single ? parts.first() : makeObject(idName, parts);
    id.name = idName;
    id.closed = !single;
    return id;
}

Node idOf(const schema::Entity &entity, QList<Node> &fields)
{
    std::optional<Node> id = idByStrategy(entity, fields);
    const auto named = std::find_if(fields.begin(), fields.end(), [](const Node &node) { return node.name == idName; });
    if (!id && named != fields.end())
        id = *named;
    if (named != fields.end())
        fields.erase(named);
    Node node = id.value_or(makeNode(idName, FieldType::ObjectId));
    node.presence = 1;
    node.nullable = false;
    node.uniqueValues = true;
    node.mutability = schema::Mutability::Immutable;
    if (node.source.entity.isEmpty())
        node.source.entity = entity.id;
    return node;
}

/// Objects with a single field: that stands for all, and its name for names that are data.
void makeNamesData(QList<Node> &fields)
{
    for (Node &node : fields) {
        makeNamesData(node.fields);
        if (!node.isObject() || node.fields.size() != 1)
            continue;
        node.types = {FieldType::Array};
        node.keyed = true;
        node.item().presence = 1;
    }
}

/// The names of the fields by which operations find or sort documents of \p entity, or that must be different: these
/// lie beside the foreign data, where an index and a rule reach them.
QSet<QString> metadataOf(const schema::ModelIndex &model, const schema::Entity &entity, const QList<Node> &fields)
{
    QSet<QString> names{schema::topLevel(entity.lifecycleField)};
    for (const schema::Entity *owner : superEntities(model, entity) + QList<const schema::Entity *>{&entity})
        names += QSet<QString>(owner->idFields.cbegin(), owner->idFields.cend());
    const auto add = [&](const schema::FieldRef &ref) {
        if (ref.entity == entity.id)
            names << schema::topLevel(ref.path);
    };
    for (const schema::Operation *operation : model.operationsOf(entity.id)) {
        for (const schema::Filter &filter : operation->filters)
            add(filter.field);
        for (const schema::SortKey &key : operation->sort)
            add(key.field);
    }
    for (const Node &node : fields) {
        if (node.uniqueValues)
            names << node.name;
    }
    return names;
}

/// Foreign data stays as it came, in a sub-document of its own.
void setPayloadApart(const schema::ModelIndex &model, const schema::Entity &entity, QList<Node> &fields)
{
    const QSet<QString> lifted = metadataOf(model, entity, fields);
    QList<Node> inside;
    QStringList taken;
    for (const Node &node : std::as_const(fields)) {
        if (lifted.contains(node.name))
            taken << node.name;
        else
            inside << node;
    }
    fields.removeIf([&](const Node &node) { return !lifted.contains(node.name); });
    QString name = QStringLiteral("payload");
    for (int number = 2; taken.contains(name); ++number)
        name = QStringLiteral("payload_%1").arg(number);
    Node payload = makeObject(name, inside);
    payload.unchecked = true;
    fields << payload;
}

} // namespace

Node nodeOfField(const schema::Field &field, const schema::EntityId &entity)
{
    Node node = field.holdsValues() ? valuesOf(field, entity) : valueOf(field, field.type, entity);
    node.name = field.name;
    node.nullable = field.nullable;
    node.nullShare = field.nullShare;
    node.presence = field.presence;
    node.countP99 = field.countP99;
    node.emptyShare = field.emptyShare;
    node.distinctValues = field.distinctValues;
    node.spread = field.spread;
    if (node.isArray()) {
        node.item().distinctValues = field.distinctValues;
        node.item().spread = field.spread;
    }
    node.uniqueValues = field.unique;
    node.mutability = field.mutability;
    node.description = field.description;
    node.source = {entity, field.id, {}};
    return node;
}

QList<const schema::Entity *> superEntities(const schema::ModelIndex &model, const schema::Entity &entity)
{
    QList<const schema::Entity *> supers;
    const schema::Entity *next = entity.superEntity.isEmpty() ? nullptr : model.entity(entity.superEntity);
    while (next && next->id != entity.id && !supers.contains(next)) {
        supers << next;
        next = next->superEntity.isEmpty() ? nullptr : model.entity(next->superEntity);
    }
    return supers;
}

Node shapeOfEntity(const schema::ModelIndex &model, const schema::Entity &entity)
{
    QList<const schema::Entity *> sources = superEntities(model, entity);
    const schema::Entity &ids = idOwner(entity, sources);
    std::reverse(sources.begin(), sources.end());
    sources << &entity;
    QList<Node> fields;
    QHash<QString, qsizetype> places; // by name
    for (const schema::Entity *source : std::as_const(sources)) {
        for (const schema::Field &field : source->fields) {
            const auto same = places.constFind(field.name);
            if (same == places.cend()) {
                places.insert(field.name, fields.size());
                fields << nodeOfField(field, source->id);
            } else {
                fields[*same] = nodeOfField(field, source->id);
            }
        }
    }
    Node id = idOf(ids, fields);
    if (entity.dynamics == schema::SchemaDynamics::DataDriven)
        makeNamesData(fields);
    else if (entity.dynamics == schema::SchemaDynamics::PayloadDriven)
        setPayloadApart(model, entity, fields);
    Node root = makeObject({}, QList<Node>{std::move(id)} + fields);
    root.source.entity = entity.id;
    root.description = entity.description;
    return root;
}

Node referenceTo(const Node &target, const QString &name, const Reference &reference)
{
    const Node *held = nodeAt(target, reference.path);
    Node node = held ? *held : makeNode(name, FieldType::ObjectId);
    node.name = name;
    node.derivation.reset();
    node.uniqueValues = false;
    node.distinctValues.reset();
    node.presence = 1;
    node.nullable = false;
    node.mutability = schema::Mutability::Rare;
    node.description.clear();
    node.source = {{}, {}, reference.relationship};
    for (Node &part : node.fields)
        part.source = node.source;
    node.reference = reference;
    return node;
}

Node copyOfNode(const Node &original, const QString &collection, const QString &path)
{
    Node node = original;
    node.copyOf = CopyOf{collection, path, false};
    node.uniqueValues = false;
    const auto copied = [&](const Node &child) {
        const QString below = joinedPath(path, child.name);
        return copyOfNode(child, collection, below);
    };
    for (Node &child : node.fields)
        child = copied(child);
    for (Variant &variant : node.variants) {
        for (Node &child : variant.fields)
            child = copied(child);
    }
    return node;
}

QStringList kindsIn(const Node &root, const schema::ModelIndex &model, const schema::EntityId &entity)
{
    QStringList kinds;
    for (const Variant &variant : root.variants) {
        const schema::Entity *own = model.entity(variant.entity);
        const QList<const schema::Entity *> supers = own ? superEntities(model, *own) : QList<const schema::Entity *>();
        const bool inherits = std::any_of(supers.cbegin(), supers.cend(),
                                          [&](const schema::Entity *super) { return super->id == entity; });
        if (variant.entity == entity || inherits)
            kinds << variant.value;
    }
    return kinds.size() == root.variants.size() ? QStringList() : kinds;
}

bool isOfSomeKinds(const Node &root, const QString &path)
{
    const QString first = schema::topLevel(path);
    const auto isFirst = [&](const Node &field) {
        return field.name == first;
    };
    if (std::any_of(root.fields.cbegin(), root.fields.cend(), isFirst))
        return false;
    const auto has = [&](const Variant &variant) {
        return variant.value.isEmpty() || std::any_of(variant.fields.cbegin(), variant.fields.cend(), isFirst);
    };
    return !std::all_of(root.variants.cbegin(), root.variants.cend(), has);
}

double textLength(const Node &value)
{
    const schema::FieldTypeTraits &type = schema::traitsOf(value.type());
    return value.type() == FieldType::String ? likelyValueBytes(value).value() - type.bytes : type.textLength;
}

} // namespace sw::design
