// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/subjectarea.h"

#include <algorithm>

namespace sw::advisor
{

using schema::EntityId;
using schema::Placement;

namespace
{

QList<EntityId> entitiesOf(const schema::Operation &operation)
{
    QList<EntityId> entities{operation.entity};
    for (const schema::PathStep &step : operation.path)
        entities.append(step.to);
    return entities;
}

bool embeds(Placement placement)
{
    return placement == Placement::EmbedInA || placement == Placement::EmbedInB;
}

} // namespace

QList<EntityId> entitiesOf(const schema::ModelIndex &model, const patterns::Target &target)
{
    QList<EntityId> entities;
    if (!target.entity.isEmpty())
        entities.append(target.entity);
    if (const schema::Relationship *relationship = model.relationship(target.relationship))
        entities.append({relationship->a.entity, relationship->b.entity});
    return entities;
}

WholeModel::WholeModel(const schema::ModelIndex &all, schema::Goal forGoal, qsizetype entities)
    : model(all), goal(forGoal), placements(all, {forGoal}), mapped(design::mapModel(all, placements)), limit(entities)
{}

SubjectArea::SubjectArea(const WholeModel &whole, const patterns::Target &target)
    : m_from(whole), m_whole(whole.model.model().entities.size() <= whole.limit)
{
    addTarget(target);
    addEmbedded(m_core, m_from.limit);
    if (m_whole) {
        m_index = &m_from.model;
        m_mapped = m_from.mapped;
    } else {
        m_entities = m_core;
        addOperations();
        addNeighbours();
        addEmbedded(m_entities, 2 * m_from.limit);
        extract();
        m_mapped = design::mapModel(*m_index, design::Placements(*m_index, m_from.placements));
    }
    m_sizeOptions = sizing::sizeOptions(m_index->model());
    findPlaces();
}

void SubjectArea::addTarget(const patterns::Target &target)
{
    for (const EntityId &entity : advisor::entitiesOf(m_from.model, target))
        m_core.insert(entity);
}

void SubjectArea::addEmbedded(QSet<EntityId> &to, qsizetype limit) const
{
    QList<EntityId> open(to.begin(), to.end());
    std::sort(open.begin(), open.end());
    while (!open.isEmpty() && to.size() < limit) {
        const EntityId entity = open.takeFirst();
        for (const schema::Relationship *relationship : m_from.model.relationshipsOf(entity)) {
            const EntityId &other = relationship->a.entity == entity ? relationship->b.entity : relationship->a.entity;
            if (to.contains(other) || !embeds(m_from.placements.decision(*relationship).placement))
                continue;
            to.insert(other);
            open.append(other);
        }
    }
}

void SubjectArea::addOperations()
{
    QList<const schema::Operation *> operations;
    QList<EntityId> core(m_core.begin(), m_core.end());
    std::sort(core.begin(), core.end());
    for (const EntityId &entity : std::as_const(core))
        operations.append(m_from.model.operationsOf(entity));
    const auto weight = [](const schema::Operation *operation) {
        return operation->perSecond * static_cast<double>(operation->criticality);
    };
    std::stable_sort(operations.begin(), operations.end(),
                     [&](const auto *a, const auto *b) { return weight(a) > weight(b); });
    for (const schema::Operation *operation : std::as_const(operations)) {
        if (m_entities.size() >= m_from.limit)
            return;
        for (const EntityId &entity : entitiesOf(*operation))
            m_entities.insert(entity);
    }
}

void SubjectArea::addNeighbours()
{
    QList<EntityId> core(m_core.begin(), m_core.end());
    std::sort(core.begin(), core.end());
    for (const EntityId &entity : std::as_const(core)) {
        for (const schema::Relationship *relationship : m_from.model.relationshipsOf(entity)) {
            if (m_entities.size() >= m_from.limit)
                return;
            m_entities.insert(relationship->a.entity);
            m_entities.insert(relationship->b.entity);
        }
    }
}

void SubjectArea::extract()
{
    const schema::Model &all = m_from.model.model();
    m_part.server = all.server;
    m_part.ramGiB = all.ramGiB;
    m_part.cacheOverrideMiB = all.cacheOverrideMiB;
    m_part.goal = all.goal;
    m_part.useCase = all.useCase;
    m_part.suppressed = all.suppressed;
    m_part.settings = all.settings;
    QList<EntityId> ids(m_entities.begin(), m_entities.end());
    std::sort(ids.begin(), ids.end());
    QSet<schema::RelationshipId> links;
    QSet<schema::OperationId> operations;
    for (const EntityId &id : std::as_const(ids)) {
        m_key += id.text() + QLatin1Char('\n');
        if (const schema::Entity *entity = m_from.model.entity(id))
            m_part.entities.append(*entity);
        for (const schema::Relationship *relationship : m_from.model.relationshipsOf(id)) {
            if (links.contains(relationship->id) || !m_entities.contains(relationship->a.entity) ||
                !m_entities.contains(relationship->b.entity))
                continue;
            links.insert(relationship->id);
            m_part.relationships.append(*relationship);
            m_part.relationships.last().placement = m_from.placements.decision(*relationship).placement;
        }
        for (const schema::Operation *operation : m_from.model.operationsOf(id)) {
            const QList<EntityId> needed = entitiesOf(*operation);
            const bool inside = std::all_of(needed.begin(), needed.end(),
                                            [&](const EntityId &entity) { return m_entities.contains(entity); });
            if (!inside || operations.contains(operation->id))
                continue;
            operations.insert(operation->id);
            m_part.operations.append(*operation);
        }
    }
    m_own = std::make_unique<schema::ModelIndex>(m_part);
    m_index = m_own.get();
}

void SubjectArea::findPlaces()
{
    QList<schema::OperationId> ids{schema::OperationId()};
    for (const schema::Operation &operation : m_index->model().operations)
        ids.append(operation.id);
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    m_operationPlaces.reserve(ids.size());
    for (qsizetype i = 0; i < ids.size(); ++i)
        m_operationPlaces.insert(ids.at(i), i);
}

QList<schema::PatternUse> SubjectArea::usesIn(const QList<schema::PatternUse> &all) const
{
    if (m_whole)
        return all;
    QList<schema::PatternUse> inside;
    for (const schema::PatternUse &use : all) {
        const bool relationship = use.relationship.isEmpty() || m_index->relationship(use.relationship);
        const bool entity = use.entity.isEmpty() || m_entities.contains(use.entity);
        if (relationship && entity)
            inside.append(use);
    }
    return inside;
}

} // namespace sw::advisor
