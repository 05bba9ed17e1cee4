// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/patterns/pattern.h"

#include <QSet>

#include <memory>

namespace sw::advisor
{

/// The part of a model that a pattern on one target touches: its entities, what is embedded in or around them, and the
/// operations that pass there with all they need. Judging a pattern in its area instead of in the whole model is what
/// lets a thousand entities be advised in a second; a model that is no larger than the limit is one area.
class SubjectArea
{
public:
    /// The area around \p target with at most about \p limit entities. \p placements: as decided for the whole model;
    /// the area keeps to them, so that it is stored the same way.
    SubjectArea(const schema::ModelIndex &model, const QHash<schema::RelationshipId, schema::Placement> &placements,
                const patterns::Target &target, qsizetype limit);

    const schema::ModelIndex &model() const { return *m_index; }
    bool contains(const schema::EntityId &entity) const { return m_whole || m_entities.contains(entity); }
    /// Those whose documents the target's patterns may change: the target's own, and what is kept in one document with
    /// them.
    const QSet<schema::EntityId> &core() const { return m_core; }
    /// The uses of \p all whose targets lie in the area.
    QList<schema::PatternUse> usesIn(const QList<schema::PatternUse> &all) const;
    /// Ids of the entities, sorted: equal for areas that are the same.
    const QString &key() const { return m_key; }

private:
    void addTarget(const patterns::Target &target);
    void addEmbedded(const QHash<schema::RelationshipId, schema::Placement> &placements, QSet<schema::EntityId> &to,
                     qsizetype limit) const;
    void addOperations(qsizetype limit);
    void addNeighbours(qsizetype limit);
    void extract(const QHash<schema::RelationshipId, schema::Placement> &placements);

    const schema::ModelIndex &m_all;
    bool m_whole = false;
    QSet<schema::EntityId> m_core;
    QSet<schema::EntityId> m_entities;
    schema::Model m_part;
    std::unique_ptr<schema::ModelIndex> m_own;
    const schema::ModelIndex *m_index = nullptr;
    QString m_key;
};

/// The entities of a target: the one it names, or both ends of its relationship.
QList<schema::EntityId> entitiesOf(const schema::ModelIndex &model, const patterns::Target &target);

} // namespace sw::advisor
