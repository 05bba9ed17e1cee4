// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/access/accessresolver.h"

#include "models/design/access/heldkey.h"
#include "models/design/access/operationaccess.h"
#include "models/design/difference.h"
#include "models/design/workload.h"

#include <algorithm>

namespace sw::design
{

AccessResolver::AccessResolver(const DesignIndex &places, const schema::ModelIndex &model)
    : m_places(places), m_model(model)
{
    for (const Effort &effort : places.design().efforts)
        m_efforts[effort.operation] << effort;
}

QList<Access> AccessResolver::of(const schema::Operation &operation) const
{
    QList<Access> all;
    const auto add = [&](const QList<Access> &more) {
        for (const Access &access : more) {
            if (!all.contains(access))
                all << access;
        }
    };
    const QList<Effort> efforts = m_efforts.value(operation.id);
    const bool elsewhere =
        std::any_of(efforts.cbegin(), efforts.cend(), [](const Effort &effort) { return effort.instead.has_value(); });
    if (operation.kind == schema::OperationKind::Insert || elsewhere)
        return {};
    QSet<schema::RelationshipId> stored;
    for (const Effort &effort : efforts)
        stored += QSet<schema::RelationshipId>(effort.stored.cbegin(), effort.stored.cend());
    qsizetype kinds = 1;
    for (qsizetype kind = 0; kind < kinds; ++kind) {
        const OperationStops stops(m_places, m_model, operation, kind);
        kinds = stops.kinds();
        add(OperationAccess(m_places, m_model, operation, stops).all(stored));
    }
    add(besides(operation, all));
    add(holders(operation));
    return all;
}

/// What a read asks of entities that its path does not pass, in collections that it does not ask anyway.
QList<Access> AccessResolver::besides(const schema::Operation &operation, const QList<Access> &known) const
{
    QList<Access> all;
    const auto isAsked = [&](const QString &collection) {
        return std::any_of(known.cbegin(), known.cend(),
                           [&](const Access &one) { return one.collection == collection; });
    };
    for (const schema::EntityId &entity : askedBesides(m_model, operation)) {
        schema::Operation alone = operation;
        alone.entity = entity;
        alone.path.clear();
        for (qsizetype kind = 0, kinds = 1; kind < kinds; ++kind) {
            const OperationStops stops(m_places, m_model, alone, kind);
            kinds = stops.kinds();
            for (Access access : OperationAccess(m_places, m_model, alone, stops).all({})) {
                access.operation = &operation;
                if (!isAsked(access.collection))
                    all << access;
            }
        }
    }
    return all;
}

/// Who deletes a document looks for the others that hold its id; who changes one, for those that hold copies.
QList<Access> AccessResolver::holders(const schema::Operation &operation) const
{
    QList<Access> all;
    const std::optional<Location> home = m_places.homeOf(operation.entity);
    const bool deletes = operation.kind == schema::OperationKind::Delete;
    if (!home || !home->path.isEmpty() || operation.isRead())
        return {};
    for (const schema::Relationship *link : m_model.relationshipsOf(operation.entity)) {
        for (const QList<ReferencePlace> &key : wholeKeys(m_places.referencesOf(link->id))) {
            const ReferencePlace &reference = key.first();
            const bool meant = reference.target == home->collection && !reference.composed;
            if (!meant || !(deletes || isCopied(operation, *home, reference.at.collection)))
                continue;
            Access access;
            access.way = Access::Way::Holders;
            access.operation = &operation;
            access.collection = reference.at.collection;
            access.conditions = conditionsOn(key, *link, m_places);
            all << access;
        }
    }
    return all;
}

/// True when documents of \p collection keep a copy of what \p operation writes in step.
bool AccessResolver::isCopied(const schema::Operation &operation, const Location &home, const QString &collection) const
{
    return std::any_of(operation.writes.cbegin(), operation.writes.cend(), [&](const schema::FieldRef &field) {
        const std::optional<Location> original =
            field.entity == operation.entity ? m_places.locateIn(home, m_model, field) : std::nullopt;
        const QString copy = original ? m_places.copyIn(collection, *original) : QString();
        const Node *node = copy.isEmpty() ? nullptr : m_places.node({collection, copy});
        return node && node->copyOf && !node->copyOf->snapshot;
    });
}

QSet<QString> AccessResolver::collectionsOf(const schema::Operation &operation) const
{
    QSet<QString> collections;
    const auto addHomes = [&](const schema::EntityId &entity) {
        for (const Location &home : m_places.homesOf(entity))
            collections.insert(home.collection);
    };
    const auto addHolders = [&](const schema::RelationshipId &link) {
        for (const ReferencePlace &reference : m_places.referencesOf(link))
            collections << reference.at.collection << reference.target;
    };
    for (const schema::EntityId &entity : namedEntities(operation))
        addHomes(entity);
    for (const schema::PathStep &step : operation.path)
        addHolders(step.relationship);
    for (const schema::Filter &filter : operation.filters) {
        const schema::Entity *entity = m_model.entity(filter.field.entity);
        if (const auto link = entity ? schema::linkAt(m_model, *entity, filter.field.path) : std::nullopt) {
            addHomes(link->target);
            addHolders(link->relationship->id);
        }
    }
    if (!operation.isRead()) {
        for (const schema::Relationship *link : m_model.relationshipsOf(operation.entity))
            addHolders(link->id);
    }
    return collections;
}

} // namespace sw::design
