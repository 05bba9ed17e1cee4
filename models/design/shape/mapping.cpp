// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/mapping.h"

#include "models/base/texts.h"
#include "models/design/shape/entityshape.h"
#include "models/design/shape/linknames.h"
#include "models/design/shape/shapebuilder.h"
#include "models/design/workload.h"

#include <QCoreApplication>

#include <cmath>

namespace sw::design
{

namespace
{

/// Documents of \p entity in its own collection: without those of its kinds, which have collections of theirs.
schema::Cardinality ownCount(const schema::Entity &entity, const QList<const schema::Entity *> &kinds)
{
    schema::Cardinality count = entity.count;
    for (const schema::Entity *kind : kinds) {
        count.min = std::max(0.0, count.min - kind->count.min);
        count.likely = std::max(0.0, count.likely - kind->count.likely);
        count.max = std::isinf(count.max) ? count.max : std::max(count.likely, count.max - kind->count.max);
    }
    return count;
}

bool isHotByRecency(const schema::Entity &entity)
{
    return entity.hot == schema::HotDocuments::Automatic
               ? entity.appendOnly || entity.lifecycle != schema::Lifecycle::KeepForever
               : entity.hot == schema::HotDocuments::Newest;
}

double product(double a, double b)
{
    return a <= 0 || b <= 0 ? 0 : a * b;
}

/// The entities whose documents are inside \p node, parents first.
void collectEntities(const Node &node, QList<schema::EntityId> &entities)
{
    forEachNode(node, [&](const QString &, const Node &child) {
        const bool holds =
            !child.source.entity.isEmpty() && child.source.field.isEmpty() && !child.reference && !child.copyOf;
        if (holds && (child.isObject() || child.isArray()) && !entities.contains(child.source.entity))
            entities << child.source.entity;
    });
}

} // namespace

Collection ShapeBuilder::collectionOf(const schema::Entity &entity, const QString &name) const
{
    Collection collection;
    collection.name = name;
    collection.root = documentOf(entity, nullptr);
    collection.description = entity.description;
    collection.documents = ownCount(entity, m_placements.kindsOf(entity.id));
    const double share = collection.documents.likely / std::max(1.0, entity.count.likely);
    collection.hotDocuments = schema::hotDocumentsOf(entity, collection.documents.likely);
    collection.hotByRecency = isHotByRecency(entity);
    collection.level = entity.rules.level;
    collection.action = entity.rules.action;
    collection.appendOnly = entity.appendOnly;
    collection.sampled = entity.sampled;
    collection.entities << entity.id;
    for (const schema::Entity *super : superEntities(m_model, entity)) {
        if (isAbstract(*super))
            collection.entities << super->id;
    }
    collectEntities(collection.root, collection.entities);
    collection.growthPerDay = entity.growthPerDay > 0 ? entity.growthPerDay * share : growthByParents(m_model, entity);
    if (collection.growthPerDay <= 0)
        collection.growthPerDay = growthPerDay(m_model, entity, m_inserts.value(entity.id)) * share;
    return collection;
}

Collection ShapeBuilder::linkCollection(const schema::Relationship &relationship) const
{
    const schema::Entity &a = *m_model.entity(relationship.a.entity);
    const schema::Entity &b = *m_model.entity(relationship.b.entity);
    Collection links;
    links.name = linksName(relationship, a, b);
    Node id = makeNode(idName, schema::FieldType::ObjectId);
    id.uniqueValues = true;
    links.root = makeObject({}, {id});
    links.root.source.relationship = relationship.id;
    Index once;
    QStringList taken{idName};
    for (const bool toA : {true, false}) {
        for (const KeyPart &part : toA ? keyPartsOf(relationship.a, a) : keyPartsOf(relationship.b, b)) {
            if (part.path != idName && taken.contains(part.name))
                continue; // a part of both keys
            Node to = referenceNode({&relationship, !toA}, part);
            to.name = freeName(part.name, relationship, taken);
            taken << to.name;
            once.keys << IndexKey{to.name, KeyKind::Ascending};
            links.root.fields << to;
        }
    }
    for (const schema::Field &attribute : relationship.attributes) {
        Node node = nodeOfField(attribute, {});
        node.source.relationship = relationship.id;
        links.root.fields << node;
    }
    const schema::Cardinality &perA = relationship.b.perOther;
    links.documents = {product(a.count.min, perA.min), product(a.count.likely, perA.likely),
                       product(a.count.max, perA.max), false};
    links.hotDocuments = std::ceil(links.documents.likely * schema::hotShareOf(a));
    links.description = relationship.description;
    once.name = defaultIndexName(once.keys);
    once.unique = true;
    once.reasons = {Text::tr("each link once")};
    links.indexes << once;
    return links;
}

Design mapModel(const schema::ModelIndex &model, const MappingOptions &options)
{
    return mapModel(model, Placements(model, options));
}

Design mapModel(const schema::ModelIndex &model, const Placements &placements)
{
    Design design;
    design.collections = ShapeBuilder(model, placements).build();
    design.placements = placements.decisions();
    for (const schema::Relationship &relationship : model.model().relationships) {
        if (relationship.skew.value_or(0) > 0)
            design.skews.insert(relationship.id, *relationship.skew);
    }
    return design;
}

} // namespace sw::design
