// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/access/operationstops.h"

#include "models/design/workload.h"

#include <algorithm>

namespace sw::design
{

namespace
{

bool isUpOrDown(const schema::Relationship &link)
{
    return link.isSelf() && link.type == schema::RelationshipType::OneToMany;
}

} // namespace

const QString *Asked::in(qsizetype document) const
{
    const auto found =
        std::find_if(places.cbegin(), places.cend(), [&](const Place &place) { return place.document == document; });
    return found == places.cend() ? nullptr : &found->path;
}

OperationStops::OperationStops(const DesignIndex &places, const schema::ModelIndex &model,
                               const schema::Operation &operation, qsizetype kind)
    : m_places(places), m_model(model), m_kind(kind)
{
    if (addStop(operation.entity, nullptr, -1, false) < 0)
        return;
    addSiblings(operation);
    for (const schema::PathStep &step : operation.path) {
        const schema::Relationship *link = m_model.relationship(step.relationship);
        if (!link)
            continue;
        const schema::EntityId other = link->a.entity == step.to && !link->isSelf() ? link->b.entity : link->a.entity;
        addStop(step.to, link, std::max<qsizetype>(0, stopOf(other)), false);
    }
    for (const schema::Filter &filter : operation.filters) {
        m_filters << placesOf(filter.field);
        m_filters.last().op = filter.op;
    }
    for (const schema::SortKey &key : operation.sort) {
        m_sort << placesOf(key.field);
        m_sort.last().descending = key.descending;
    }
}

/// Things of other kinds that it wants at one go and that are in the collection where it starts.
void OperationStops::addSiblings(const schema::Operation &operation)
{
    const Location start = m_stops.first().home;
    for (const schema::EntityId &entity : askedBesides(m_model, operation)) {
        for (const Location &home : m_places.homesOf(entity)) {
            if (home.collection == start.collection)
                m_stops << Stop{entity, home, -1, nullptr, false, 0, false};
        }
    }
}

QList<const Stop *> OperationStops::of(qsizetype document) const
{
    QList<const Stop *> stops;
    for (const Stop &stop : m_stops) {
        if (stop.document == document)
            stops << &stop;
    }
    return stops;
}

/// The first one of the entity or a kind of it.
qsizetype OperationStops::stopOf(const schema::EntityId &entity) const
{
    for (qsizetype i = 0; i < m_stops.size(); ++i) {
        if (schema::isKindOf(m_model, m_stops.at(i).entity, entity) ||
            schema::isKindOf(m_model, entity, m_stops.at(i).entity))
            return i;
    }
    return -1;
}

qsizetype OperationStops::addStop(const schema::EntityId &entity, const schema::Relationship *link, qsizetype from,
                                  bool toParent)
{
    const QList<Location> homes = m_places.homesOf(entity);
    if (homes.isEmpty())
        return -1;
    m_kinds = std::max(m_kinds, homes.size());
    Stop stop{entity, homes.at(std::min(m_kind, homes.size() - 1)), from, link, toParent, m_documents, false};
    if (from >= 0 && isSameDocument(m_stops.at(from), stop))
        stop.document = m_stops.at(from).document;
    else
        ++m_documents;
    m_stops << stop;
    return m_stops.size() - 1;
}

QList<ReferencePlace> OperationStops::references(const Stop &stop, const QString &collection,
                                                 const QString &target) const
{
    QList<ReferencePlace> found;
    for (const ReferencePlace &reference : m_places.referencesOf(stop.link->id)) {
        if (reference.at.collection == collection && reference.target == target)
            found << reference;
    }
    return found;
}

QList<ReferencePlace> OperationStops::onward(const Stop &stop) const
{
    QList<ReferencePlace> found = references(stop, m_stops.at(stop.from).home.collection, stop.home.collection);
    if (isUpOrDown(*stop.link))
        found.removeIf([&](const ReferencePlace &one) { return isList(one) == stop.toParent; });
    return found;
}

QList<ReferencePlace> OperationStops::back(const Stop &stop) const
{
    QList<ReferencePlace> found = references(stop, stop.home.collection, m_stops.at(stop.from).home.collection);
    if (isUpOrDown(*stop.link))
        found.removeIf([&](const ReferencePlace &one) { return isList(one) != stop.toParent; });
    return found;
}

std::pair<std::optional<ReferencePlace>, std::optional<ReferencePlace>>
OperationStops::linkBetween(const Stop &stop, const Location &known, const Location &wanted) const
{
    const QList<ReferencePlace> all = m_places.referencesOf(stop.link->id);
    for (const ReferencePlace &own : all) {
        if (own.target != known.collection)
            continue;
        for (const ReferencePlace &other : all) {
            if (other.target == wanted.collection && other.at.collection == own.at.collection &&
                other.at.path != own.at.path)
                return {own, other};
        }
    }
    return {};
}

bool OperationStops::isList(const ReferencePlace &reference) const
{
    const Node *node = m_places.node(reference.at);
    return node && node->isArray();
}

/// One is embedded in the other, or both in a third.
bool OperationStops::isSameDocument(const Stop &from, const Stop &to) const
{
    const Location &a = from.home, &b = to.home;
    return a.collection == b.collection && !(a.path.isEmpty() && b.path.isEmpty()) && !to.link->isSelf() &&
           references(to, a.collection, a.collection).isEmpty();
}

/// The stop at the other end of \p link, a new one when the path does not pass there.
qsizetype OperationStops::passed(qsizetype from, const schema::LinkPath &link)
{
    for (qsizetype i = 0; i < m_stops.size(); ++i) {
        const Stop &stop = m_stops.at(i);
        const bool onward = stop.from == from && stop.toParent == link.toParent;
        if (onward && stop.link && stop.link->id == link.relationship->id && stop.entity == link.target)
            return i;
    }
    const qsizetype made = addStop(link.target, link.relationship, from, link.toParent);
    if (made >= 0)
        m_stops[made].onlyAsked = true;
    return made;
}

Asked OperationStops::placesOf(const schema::FieldRef &field)
{
    Asked asked;
    asked.entity = field.entity;
    qsizetype stop = stopOf(field.entity);
    if (stop < 0)
        return asked;
    QString path = field.path;
    const schema::Entity *entity = m_model.entity(field.entity);
    const bool own = m_places.locateIn(m_stops.at(stop).home, m_model, field).has_value();
    if (const auto link = entity ? schema::linkAt(m_model, *entity, path) : std::nullopt) {
        const qsizetype other = passed(stop, *link);
        if (other >= 0) {
            stop = other;
            path = link->rest;
            asked.entity = link->target;
        } else if (!own) {
            return asked;
        }
    }
    addPlaces(stop, path, asked);
    std::stable_sort(asked.places.begin(), asked.places.end(),
                     [](const Asked::Place &a, const Asked::Place &b) { return a.document < b.document; });
    return asked;
}

/// Where \p path of the entity at \p number is found: its own place, ids that lead there, copies.
void OperationStops::addPlaces(qsizetype number, const QString &path, Asked &asked) const
{
    const Stop &stop = m_stops.at(number);
    std::optional<Location> own = m_places.locateIn(stop.home, m_model, {asked.entity, path});
    const auto add = [&](qsizetype document, const QString &at) {
        if (!at.isEmpty() && !asked.in(document))
            asked.places << Asked::Place{document, at};
    };
    if (stop.from >= 0) {
        for (const ReferencePlace &reference : onward(stop)) {
            if (reference.key == path)
                add(m_stops.at(stop.from).document, reference.at.path);
        }
    }
    if (own && own->collection == stop.home.collection)
        add(stop.document, own->path);
    for (const Stop &other : m_stops) {
        if (own && other.document != stop.document)
            add(other.document, m_places.copyIn(other.home.collection, *own));
    }
}

} // namespace sw::design
