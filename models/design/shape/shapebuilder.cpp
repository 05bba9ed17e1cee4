// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/shapebuilder.h"

#include "models/design/shape/entityshape.h"
#include "models/schema/indexes/indexfilter.h"
#include "models/schema/knownpaths.h"

#include <algorithm>
#include <limits>

namespace sw::design
{

using schema::Placement;
using schema::RelationshipType;

namespace
{

/// Where the document of \p target alone, whose shape is \p shape, keeps its field at \p path: as part of its _id,
/// perhaps.
QString placeOfField(const schema::ModelIndex &model, const schema::Entity &target, const Node &shape,
                     const QString &path)
{
    const schema::Field *field = schema::fieldOfKind(model, target, path);
    if (!field || nodeAt(shape, path))
        return path;
    QString place = path;
    forEachNode(shape, [&](const QString &at, const Node &node) {
        if (node.source.field == field->id)
            place = at;
    });
    return place;
}

constexpr double optionalPresence =
    0.9; // of a link that need not be there, when the model does not say how often it is

double presenceOf(const schema::Cardinality &count)
{
    if (count.min >= 1)
        return 1;
    return count.likely > 0 && count.likely < 1 ? count.likely : optionalPresence;
}

/// True when the side of \p fromA holds ids of the other.
bool holdsIds(Placement placement, bool fromA)
{
    return placement == Placement::TwoWayReference ||
           placement == (fromA ? Placement::ReferenceFromA : Placement::ReferenceFromB);
}

bool holdsDocuments(Placement placement, bool fromA)
{
    return placement == (fromA ? Placement::EmbedInA : Placement::EmbedInB);
}

} // namespace

bool ShapeBuilder::Link::isSingle() const
{
    return relationship->type == RelationshipType::OneToOne ||
           (relationship->type == RelationshipType::OneToMany && !fromA);
}

ShapeBuilder::ShapeBuilder(const schema::ModelIndex &model, const Placements &placements)
    : m_model(model), m_placements(placements), m_inserts(insertsOf(model))
{
    QSet<QString> taken;
    for (const schema::Entity &entity : model.model().entities) {
        if (placements.homeOf(entity.id) || isAbstract(entity))
            continue;
        const QString wanted = schema::collectionNameOf(entity);
        QString name = wanted;
        for (int n = 2; taken.contains(name); ++n)
            name = wanted + QLatin1Char('_') + QString::number(n);
        taken.insert(name);
        m_names.insert(entity.id, name);
    }
    findNeededIds();
}

bool ShapeBuilder::isAbstract(const schema::Entity &entity) const
{
    double ofKinds = 0;
    const QList<const schema::Entity *> kinds = m_placements.kindsOf(entity.id);
    for (const schema::Entity *kind : kinds)
        ofKinds += kind->count.likely;
    return !kinds.isEmpty() && entity.count.likely <= ofKinds;
}

void ShapeBuilder::findNeededIds()
{
    const auto add = [&](const schema::EntityId &id) {
        m_neededIds.insert(id);
    };
    for (const schema::Entity &entity : m_model.model().entities) {
        if (entity.idStrategy != schema::IdStrategy::ObjectId || schema::fieldAtPath(entity.fields, idName))
            add(entity.id);
    }
    for (const schema::Relationship &relationship : m_model.model().relationships) {
        const Placement placement = m_placements.decision(relationship).placement;
        if (holdsIds(placement, true) || placement == Placement::LinkCollection)
            add(relationship.b.entity);
        if (holdsIds(placement, false) || placement == Placement::LinkCollection)
            add(relationship.a.entity);
    }
    for (const schema::Operation &operation : m_model.model().operations) {
        if (operation.kind == schema::OperationKind::Update || operation.kind == schema::OperationKind::Delete)
            add(operation.entity);
        for (const schema::Filter &filter : operation.filters) {
            if (filter.field.path == idName)
                add(filter.field.entity);
        }
    }
}

/// The collection that keeps the documents of \p entity, directly or inside others.
QString ShapeBuilder::collectionFor(const schema::EntityId &entity) const
{
    schema::EntityId at = entity;
    for (qsizetype guard = 0; guard <= m_model.model().entities.size(); ++guard) {
        const auto name = m_names.constFind(at);
        if (name != m_names.constEnd())
            return *name;
        if (const schema::Relationship *home = m_placements.homeOf(at)) {
            at = home->a.entity == at ? home->b.entity : home->a.entity;
            continue;
        }
        const QList<const schema::Entity *> kinds = m_placements.kindsOf(at);
        if (kinds.isEmpty())
            break;
        at = kinds.first()->id;
    }
    return {};
}

QList<Collection> ShapeBuilder::build() const
{
    QList<Collection> collections;
    QSet<QString> taken;
    for (const schema::Entity &entity : m_model.model().entities) {
        const auto name = m_names.constFind(entity.id);
        if (name == m_names.constEnd())
            continue;
        collections << collectionOf(entity, *name);
        taken.insert(*name);
    }
    for (const schema::Relationship &relationship : m_model.model().relationships) {
        if (m_placements.decision(relationship).placement != Placement::LinkCollection ||
            !m_model.entity(relationship.a.entity) || !m_model.entity(relationship.b.entity))
            continue;
        Collection links = linkCollection(relationship);
        links.name = freeName(links.name, relationship, QStringList(taken.cbegin(), taken.cend()));
        taken.insert(links.name);
        collections << links;
    }
    return collections;
}

QList<ShapeBuilder::Link> ShapeBuilder::linksOf(const schema::Entity &entity) const
{
    QList<const schema::Entity *> owners = superEntities(m_model, entity);
    owners.prepend(&entity);
    QList<Link> links;
    for (const schema::Entity *owner : std::as_const(owners)) {
        for (const schema::Relationship *relationship : m_model.relationshipsOf(owner->id)) {
            if (!m_model.entity(relationship->a.entity) || !m_model.entity(relationship->b.entity))
                continue;
            if (relationship->a.entity == owner->id)
                links << Link{relationship, true};
            if (relationship->b.entity == owner->id)
                links << Link{relationship, false};
        }
    }
    return links;
}

Node ShapeBuilder::documentOf(const schema::Entity &entity, const schema::Relationship *home) const
{
    Node root = m_placements.shapeOf(entity.id);
    Draft draft;
    draft.fields = root.fields;
    if (home && !m_neededIds.contains(entity.id))
        draft.fields.removeIf([](const Node &node) { return node.name == idName; });
    if (home)
        dropKeyOfHome({home, home->a.entity == entity.id}, draft);
    for (const Node &field : std::as_const(draft.fields))
        draft.taken << field.name;
    for (const Link &link : linksOf(entity)) {
        if (link.relationship != home)
            addLink(link, draft);
    }
    closeKinds(root, draft);
    const qsizetype ids = !draft.fields.isEmpty() && draft.fields.first().name == idName ? 1 : 0;
    root.fields = draft.fields.mid(0, ids) + draft.references + draft.fields.mid(ids) + draft.lists + draft.embedded;
    return root;
}

/// A field that was drawn for the link to the document that is now around it would repeat that one's _id in each item.
/// It stays where something asks for it by name, or where it is a part of another link, too.
void ShapeBuilder::dropKeyOfHome(const Link &home, Draft &draft) const
{
    const schema::Entity &entity = *m_model.entity(home.own().entity);
    if (!home.isSingle() || home.relationship->isSelf())
        return;
    QStringList others;
    for (const Link &link : linksOf(entity)) {
        if (link.relationship == home.relationship || !link.isSingle())
            continue;
        for (const KeyPart &part : keyPartsOf(link.other(), *m_model.entity(link.other().entity)))
            others << part.name;
    }
    for (const KeyPart &part : keyPartsOf(home.other(), *m_model.entity(home.other().entity))) {
        const QList<schema::FieldType> types = referenceNode(home, part).types;
        if (part.name == idName || others.contains(part.name) || isAskedFor(entity, part.name))
            continue;
        draft.fields.removeIf([&](const Node &node) { return node.name == part.name && node.types == types; });
    }
}

bool ShapeBuilder::isAskedFor(const schema::Entity &entity, const QString &path) const
{
    const schema::FieldRef field{entity.id, path};
    for (const schema::Operation &operation : m_model.model().operations) {
        const bool filters = std::any_of(operation.filters.cbegin(), operation.filters.cend(),
                                         [&](const schema::Filter &each) { return each.field == field; });
        const bool sorts = std::any_of(operation.sort.cbegin(), operation.sort.cend(),
                                       [&](const schema::SortKey &each) { return each.field == field; });
        if (filters || sorts)
            return true;
    }
    return std::any_of(entity.indexes.cbegin(), entity.indexes.cend(), [&](const schema::IndexDefinition &index) {
        return schema::filterPaths(index.partialFilter).contains(path) ||
               std::any_of(index.keys.cbegin(), index.keys.cend(), [&](const auto &key) { return key.path == path; });
    });
}

void ShapeBuilder::addLink(const Link &link, Draft &draft) const
{
    const Placement placement = m_placements.decision(*link.relationship).placement;
    const QString kindField = link.other().link.kindField;
    const bool ofKinds = holdsIds(placement, link.fromA) && !kindField.isEmpty();
    if (ofKinds && !link.isSingle())
        addListOfKinds(link, draft);
    else if (ofKinds && (draft.kinds.name.isEmpty() || draft.kinds.name == kindField))
        addKind(link, draft);
    else if (holdsIds(placement, link.fromA) && link.isSingle())
        addReference(link, draft);
    else if (holdsIds(placement, link.fromA))
        addList(link, draft);
    else if (holdsDocuments(placement, link.fromA) && m_placements.homeOf(link.other().entity) == link.relationship)
        addEmbedded(link, draft);
    else if (holdsDocuments(placement, link.fromA))
        addCopies(link, draft);
}

Node ShapeBuilder::referenceNode(const Link &link, const KeyPart &part) const
{
    const schema::Entity &target = *m_model.entity(link.other().entity);
    const Node &shape = m_placements.shapeOf(target.id);
    const QString path = placeOfField(m_model, target, shape, part.path);
    const Node *held = nodeAt(shape, path);
    const bool once = link.fromA && link.relationship->type == RelationshipType::OneToMany;
    Node node = referenceTo(shape, part.name, {collectionFor(target.id), link.relationship->id, {}, path, once});
    const bool isUnique = held && held->uniqueValues;
    node.distinctValues = isUnique || !held ? target.count.likely : held->distinctValues;
    return node;
}

void ShapeBuilder::addReference(const Link &link, Draft &draft) const
{
    const schema::Relationship &relationship = *link.relationship;
    const schema::RelationshipEnd end = referredEnd(relationship, link.other());
    const QList<KeyPart> parts = keyPartsOf(end, *m_model.entity(end.entity));
    for (const KeyPart &part : parts) {
        Node node = referenceNode(link, part);
        node.presence =
            relationship.isSelf() ? std::min(optionalPresence, presenceOf(end.perOther)) : presenceOf(end.perOther);
        node.uniqueValues = relationship.type == RelationshipType::OneToOne && parts.size() == 1;
        const bool shared = parts.size() > 1 && std::any_of(draft.references.cbegin(), draft.references.cend(),
                                                            [&](const Node &other) { return other.name == part.name; });
        if (!shared) // such as the tenant, which several links name
            addReferenceField(relationship, std::move(node), draft);
    }
}

void ShapeBuilder::addReferenceField(const schema::Relationship &relationship, Node node, Draft &draft)
{
    for (Node &drawn : draft.fields) { // a person drew the field that holds the link
        if (drawn.name != node.name || drawn.isObject() || drawn.isArray())
            continue;
        if (drawn.reference && !node.uniqueValues && drawn.reference->relationship != relationship.id &&
            drawn.types == node.types && node.reference->path != idName)
            return; // a part of two keys
        if (drawn.reference)
            continue;
        node.source.entity = drawn.source.entity;
        node.source.field = drawn.source.field;
        node.description = drawn.description;
        node.spread.pairs = drawn.spread.pairs;
        drawn = node;
        return;
    }
    node.name = freeName(node.name, relationship, draft.taken);
    draft.taken << node.name;
    draft.references << node;
}

/// What a list of links holds for each: a value, or an object where the key has several parts or the link has fields of
/// its own.
Node ShapeBuilder::itemOfList(const Link &link) const
{
    const schema::Relationship &relationship = *link.relationship;
    schema::RelationshipEnd end = link.other();
    end.role.clear();
    if (end.link.names.size() == 1)
        end.link.names.clear(); // names the list
    const QList<KeyPart> parts = keyPartsOf(end, *m_model.entity(end.entity));
    if (parts.size() == 1 && relationship.attributes.isEmpty())
        return referenceNode(link, {parts.first().path, {}});
    Node item = makeObject({}, {});
    for (const KeyPart &part : parts)
        item.fields << referenceNode(link, part);
    for (const schema::Field &attribute : relationship.attributes) {
        Node node = nodeOfField(attribute, {});
        node.source.relationship = relationship.id;
        item.fields << node;
    }
    item.source.relationship = relationship.id;
    return item;
}

namespace
{

QString kindOf(const schema::RelationshipEnd &end, const schema::Entity &entity)
{
    return end.link.kind.isEmpty() ? entity.name : end.link.kind;
}

} // namespace

/// One of the entities that a reference of several kinds may mean: documents with it are a kind of their own.
void ShapeBuilder::addKind(const Link &link, Draft &draft) const
{
    const schema::RelationshipEnd &end = link.other();
    const schema::Entity &target = *m_model.entity(end.entity);
    Variant kind;
    kind.value = kindOf(end, target);
    kind.share = std::clamp(end.perOther.likely, 0.0, 1.0);
    for (const KeyPart &part : keyPartsOf(end, target)) {
        Node node = referenceNode(link, part);
        for (const Node &drawn : std::as_const(draft.fields)) {
            if (drawn.name == node.name) { // a person drew the field that holds the link
                node.source.entity = drawn.source.entity;
                node.source.field = drawn.source.field;
                node.description = drawn.description;
            }
        }
        kind.fields << node;
    }
    draft.kinds.name = end.link.kindField;
    draft.kinds.variants << kind;
}

/// The kinds of \p root, if there are any, and those documents that refer to nothing.
void ShapeBuilder::closeKinds(Node &root, Draft &draft)
{
    if (draft.kinds.variants.isEmpty())
        return;
    double shares = 0;
    QStringList values, held;
    for (const Variant &kind : std::as_const(draft.kinds.variants)) {
        shares += kind.share;
        values << kind.value;
        for (const Node &node : kind.fields)
            held << node.name;
    }
    Node tells = makeNode(draft.kinds.name, schema::FieldType::String);
    for (const Node &drawn : std::as_const(draft.fields)) {
        if (drawn.name == tells.name)
            tells = drawn;
    }
    draft.fields.removeIf([&](const Node &node) { return node.name == tells.name || held.contains(node.name); });
    tells.types = {schema::FieldType::String};
    tells.constraints = {};
    tells.constraints.enumValues = values;
    tells.presence = std::min(1.0, shares);
    tells.nullable = false;
    root.discriminator = tells.name;
    root.variants = draft.kinds.variants;
    if (shares < 1 - 1e-9)
        root.variants << Variant{{}, 1 - shares, {}};
    draft.references.prepend(tells);
}

/// A list of {kind, id}: each entity that it may mean adds its kind to the items.
void ShapeBuilder::addListOfKinds(const Link &link, Draft &draft) const
{
    const schema::RelationshipEnd &end = link.other();
    const schema::Entity &target = *m_model.entity(end.entity);
    const QString name = idsName(end, target);
    Variant kind;
    kind.value = kindOf(end, target);
    kind.share = std::max(0.0, end.perOther.likely);
    schema::RelationshipEnd item = end;
    item.link.names.clear();
    for (KeyPart part : keyPartsOf(item, target)) {
        part.name = end.link.key.size() > 1 ? part.name : QStringLiteral("item");
        kind.fields << referenceNode(link, part);
    }
    const auto isSame = [&](const Node &list) {
        return list.name == name && list.item().discriminator == end.link.kindField;
    };
    auto list = std::find_if(draft.lists.begin(), draft.lists.end(), isSame);
    if (list == draft.lists.end()) {
        Node object = makeObject({}, {makeNode(end.link.kindField, schema::FieldType::String)});
        object.discriminator = end.link.kindField;
        Node made = makeArray(freeName(name, *link.relationship, draft.taken), object, {0, 0, 0, false});
        made.source.relationship = link.relationship->id;
        draft.taken << made.name;
        draft.lists << made;
        list = draft.lists.end() - 1;
    }
    list->item().fields.first().constraints.enumValues << kind.value;
    list->item().variants << kind;
    list->count.min += end.perOther.min;
    list->count.likely += end.perOther.likely;
    list->count.max += end.perOther.max;
}

void ShapeBuilder::addList(const Link &link, Draft &draft) const
{
    const schema::Relationship &relationship = *link.relationship;
    const schema::RelationshipEnd &end = link.other();
    const schema::Entity &target = *m_model.entity(end.entity);
    const Node item = itemOfList(link);
    QString name = idsName(relationship, end, target);
    if (end.link.names.size() != 1) {
        if (item.isObject() && !end.role.isEmpty())
            name = end.role;
        else if (item.isObject() && !relationship.attributes.isEmpty())
            name =
                linksName(relationship, *m_model.entity(relationship.a.entity), *m_model.entity(relationship.b.entity));
        else if (item.isObject())
            name = schema::collectionNameOf(target);
    }
    Node list = makeArray(freeName(name, relationship, draft.taken), item, end.perOther);
    list.source.relationship = relationship.id;
    list.countP99 = link.fromA ? relationship.p99 : std::nullopt;
    draft.taken << list.name;
    draft.lists << list;
}

void ShapeBuilder::addEmbedded(const Link &link, Draft &draft) const
{
    const schema::Relationship &relationship = *link.relationship;
    const schema::RelationshipEnd &end = link.other();
    const schema::Entity &guest = *m_model.entity(end.entity);
    const QString name = freeName(embeddedName(end, guest, relationship.type), relationship, draft.taken);
    Node node = documentOf(guest, &relationship);
    const Source source{guest.id, {}, relationship.id};
    node.source = source;
    if (relationship.type == RelationshipType::OneToOne) {
        node.presence = presenceOf(end.perOther);
    } else {
        node = makeArray({}, node, end.perOther);
        node.source = source;
        node.countP99 = relationship.p99;
        node.description = guest.description;
        if (relationship.growth == schema::Growth::Unbounded)
            node.count.max = std::numeric_limits<double>::infinity();
    }
    node.name = name;
    draft.taken << name;
    draft.embedded << node;
}

void ShapeBuilder::addCopies(const Link &link, Draft &draft) const
{
    const schema::Relationship &relationship = *link.relationship;
    const schema::RelationshipEnd &end = link.other();
    const schema::Entity &original = *m_model.entity(end.entity);
    const QString collection = collectionFor(original.id);
    Node node = copyOfNode(m_placements.shapeOf(original.id), collection, {});
    if (Node *id = node.field(idName)) {
        *id = referenceNode(link, {idName, idName});
        id->copyOf.reset();
    }
    forEachNode(node, [&](const QString &path, const Node &) {
        Node *copy = nodeAt(node, path);
        if (copy->copyOf)
            copy->copyOf->snapshot = relationship.snapshotFields.contains(path);
    });
    const Source source{original.id, {}, relationship.id};
    node.source = source;
    const RelationshipType shape = link.isSingle() ? RelationshipType::OneToOne : RelationshipType::OneToMany;
    if (link.isSingle()) {
        node.presence = presenceOf(end.perOther);
    } else {
        node = makeArray({}, node, end.perOther);
        node.source = source;
        node.copyOf = CopyOf{collection, {}, false};
    }
    node.name = freeName(embeddedName(end, original, shape), relationship, draft.taken);
    draft.taken << node.name;
    draft.embedded << node;
}

} // namespace sw::design
