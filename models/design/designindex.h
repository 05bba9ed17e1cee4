// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"

#include <QHash>
#include <QVarLengthArray>

namespace sw::design
{

/// A value that holds the key, or a part of the key, of documents that a relationship leads to.
struct ReferencePlace
{
    Location at;
    QString target;       ///< collection
    QString key = idName; ///< path in it of what is held
    /// A text that begins with the referenced id, as "7/90" holds 7: found by its beginning.
    bool composed = false;
};

/// Those of \p all that hold one key together, its parts beside each other in one object.
QList<QList<ReferencePlace>> wholeKeys(const QList<ReferencePlace> &all);
/// The parts of one key of \p link in the order that the key has.
QList<ReferencePlace> inOrder(QList<ReferencePlace> parts, const schema::Relationship &link);

/// Places of entities and fields in a design by id, for work that looks up many: built in one pass, valid while the
/// design is unchanged.
class DesignIndex
{
public:
    explicit DesignIndex(const Design &design);

    const Design &design() const { return m_design; }
    const Collection *collection(const QString &name) const { return m_collections.value(name); }
    /// The place where \p entity is kept as the original (not a copy): its own collection with path "", or the path of
    /// the embedded object or array. Nothing when the entity is unknown.
    std::optional<Location> homeOf(const schema::EntityId &entity) const;
    /// All places of \p entity: several when it is only an abstraction of kinds that have collections of their own.
    QList<Location> homesOf(const schema::EntityId &entity) const;
    /// The original place of a field of the workload; nothing when a pattern removed it.
    std::optional<Location> locate(const schema::ModelIndex &model, const schema::FieldRef &field) const;
    /// The place of \p field below \p home, which is one of the homes of its entity.
    std::optional<Location> locateIn(const Location &home, const schema::ModelIndex &model,
                                     const schema::FieldRef &field) const;
    /// The values that hold keys by \p relationship, copies apart.
    QList<ReferencePlace> referencesOf(const schema::RelationshipId &relationship) const
    {
        return m_references.value(relationship);
    }
    /// Where documents of \p collection keep a copy of the value at \p original; empty: nowhere.
    QString copyIn(const QString &collection, const Location &original) const;
    /// The node at \p location; nullptr when there is none.
    const Node *node(const Location &location) const;

private:
    void addCollection(const Collection &collection);
    void addNodes(const Collection &collection, const QString &prefix, const QList<Node> &nodes);
    void addNode(const Collection &collection, const QString &path, const Node &node);
    void addLinks(const Collection &collection, const QString &prefix, const QList<Node> &nodes);
    std::optional<Location> placeOfField(const schema::FieldId &field, const Location &home) const;

    const Design &m_design;
    QHash<QString, const Collection *> m_collections;
    QHash<schema::EntityId, Location> m_roots;                     ///< with a collection of their own
    QHash<schema::EntityId, Location> m_embedded;                  ///< originals inside other documents
    QHash<schema::EntityId, QList<Location>> m_merged;             ///< in collections that hold several kinds
    QHash<schema::FieldId, QVarLengthArray<Location, 1>> m_fields; ///< nearly always one place
    QHash<schema::RelationshipId, QList<ReferencePlace>> m_references;
    QHash<QString, QHash<QString, QString>> m_copies; ///< collection, original's collection and path, path of the copy
};

} // namespace sw::design
