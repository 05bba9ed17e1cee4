// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/shapebuilder.h"

#include "models/design/shape/entityshape.h"
#include "models/design/shape/linknames.h"

#include <limits>

namespace sw::design
{

using schema::Placement;
using schema::RelationshipType;

namespace
{

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
    : m_model(model), m_placements(placements)
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
    for (const Node &field : std::as_const(draft.fields))
        draft.taken << field.name;
    for (const Link &link : linksOf(entity)) {
        if (link.relationship != home)
            addLink(link, draft);
    }
    const qsizetype ids = !draft.fields.isEmpty() && draft.fields.first().name == idName ? 1 : 0;
    root.fields = draft.fields.mid(0, ids) + draft.references + draft.fields.mid(ids) + draft.lists + draft.embedded;
    return root;
}

void ShapeBuilder::addLink(const Link &link, Draft &draft) const
{
    const Placement placement = m_placements.decision(*link.relationship).placement;
    if (holdsIds(placement, link.fromA) && link.isSingle())
        addReference(link, draft);
    else if (holdsIds(placement, link.fromA))
        addList(link, draft);
    else if (holdsDocuments(placement, link.fromA) && m_placements.homeOf(link.other().entity) == link.relationship)
        addEmbedded(link, draft);
    else if (holdsDocuments(placement, link.fromA))
        addCopies(link, draft);
}

Node ShapeBuilder::referenceNode(const Link &link, const QString &name) const
{
    const schema::EntityId &target = link.other().entity;
    Node node = referenceTo(m_placements.shapeOf(target), name, {collectionFor(target), link.relationship->id});
    node.distinctValues = m_model.entity(target)->count.likely;
    return node;
}

void ShapeBuilder::addReference(const Link &link, Draft &draft) const
{
    const schema::Relationship &relationship = *link.relationship;
    schema::RelationshipEnd end = link.other();
    if (relationship.isSelf() && end.role.isEmpty() && relationship.type == RelationshipType::OneToMany)
        end.role = QStringLiteral("parent");
    const QString name = referenceName(end, *m_model.entity(end.entity));
    Node node = referenceNode(link, name);
    node.presence =
        relationship.isSelf() ? std::min(optionalPresence, presenceOf(end.perOther)) : presenceOf(end.perOther);
    node.uniqueValues = relationship.type == RelationshipType::OneToOne;
    for (Node &drawn : draft.fields) { // a person drew the field that holds the link
        if (drawn.name == name && !drawn.isObject() && !drawn.isArray() && !drawn.reference) {
            node.source.entity = drawn.source.entity;
            node.source.field = drawn.source.field;
            node.description = drawn.description;
            node.spread.pairs = drawn.spread.pairs;
            drawn = node;
            return;
        }
    }
    node.name = freeName(name, relationship, draft.taken);
    draft.taken << node.name;
    draft.references << node;
}

void ShapeBuilder::addList(const Link &link, Draft &draft) const
{
    const schema::Relationship &relationship = *link.relationship;
    const schema::RelationshipEnd &end = link.other();
    const schema::Entity &target = *m_model.entity(end.entity);
    Node item = referenceNode(link, {});
    QString name = idsName(end, target);
    if (relationship.isSelf() && end.role.isEmpty())
        name.prepend(QLatin1String("related_"));
    if (!relationship.attributes.isEmpty()) {
        name = end.role.isEmpty() ? linksName(relationship, *m_model.entity(relationship.a.entity),
                                              *m_model.entity(relationship.b.entity))
                                  : end.role;
        item.name = referenceName({end.entity, {}, {}, {}}, target);
        item = makeObject({}, {item});
        for (const schema::Field &attribute : relationship.attributes) {
            Node node = nodeOfField(attribute, {});
            node.source.relationship = relationship.id;
            item.fields << node;
        }
        item.source.relationship = relationship.id;
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
        *id = referenceNode(link, idName);
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
