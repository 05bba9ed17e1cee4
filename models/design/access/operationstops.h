// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/designindex.h"
#include "models/schema/knownpaths.h"

namespace sw::design
{

/// An entity that an operation reaches.
struct Stop
{
    schema::EntityId entity;
    Location home;
    qsizetype from = -1;                        ///< the stop before; -1: the operation starts here
    const schema::Relationship *link = nullptr; ///< that leads here
    bool toParent = false;                      ///< of a link of an entity with itself: up
    qsizetype document = 0;                     ///< stops with the same number are parts of one document
    bool onlyAsked = false;                     ///< for a filter or an order: its path does not pass here
};

/// A value that an operation asks for, wherever one of its documents has it.
struct Asked
{
    schema::FilterOp op = schema::FilterOp::Equal;
    bool descending = false;
    schema::EntityId entity; ///< whose value it is
    struct Place
    {
        qsizetype document = 0;
        QString path;
    };
    QList<Place> places; ///< the one nearest to the start first

    const QString *in(qsizetype document) const;
};

/// The entities that an operation passes from its start on, and where the values lie that it asks for. What it asks of
/// a link makes a stop of the link's other end, unless its path passes there anyway.
class OperationStops
{
public:
    /// \p kind: which home of an entity that has several, because it is only an abstraction of kinds.
    OperationStops(const DesignIndex &places, const schema::ModelIndex &model, const schema::Operation &operation,
                   qsizetype kind);

    const QList<Stop> &all() const { return m_stops; }
    const QList<Asked> &filters() const { return m_filters; }
    const QList<Asked> &sort() const { return m_sort; }
    /// The stops of one document, the first one first.
    QList<const Stop *> of(qsizetype document) const;
    qsizetype documents() const { return m_documents; }
    /// The most homes that one of the entities has.
    qsizetype kinds() const { return m_kinds; }
    /// The ids of \p stop that documents of the stop before it hold.
    QList<ReferencePlace> onward(const Stop &stop) const;
    /// The ids of the stop before it that documents of \p stop hold.
    QList<ReferencePlace> back(const Stop &stop) const;
    /// The two ids in a collection of the links that lead to \p stop: those of \p known, and those of \p wanted.
    std::pair<std::optional<ReferencePlace>, std::optional<ReferencePlace>>
    linkBetween(const Stop &stop, const Location &known, const Location &wanted) const;

private:
    void addSiblings(const schema::Operation &operation);
    QList<ReferencePlace> references(const Stop &stop, const QString &collection, const QString &target) const;
    bool isList(const ReferencePlace &reference) const;
    qsizetype stopOf(const schema::EntityId &entity) const;
    qsizetype addStop(const schema::EntityId &entity, const schema::Relationship *link, qsizetype from, bool toParent);
    bool isSameDocument(const Stop &from, const Stop &to) const;
    qsizetype passed(qsizetype from, const schema::LinkPath &link);
    Asked placesOf(const schema::FieldRef &field);
    void addPlaces(qsizetype stop, const QString &path, Asked &asked) const;

    const DesignIndex &m_places;
    const schema::ModelIndex &m_model;
    qsizetype m_kind;
    qsizetype m_kinds = 1;
    qsizetype m_documents = 0;
    QList<Stop> m_stops;
    QList<Asked> m_filters, m_sort;
};

} // namespace sw::design
