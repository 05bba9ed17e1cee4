// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/placement/placement.h"
#include "models/patterns/core/pattern.h"
#include "models/sizing/estimate/sizing.h"

#include <QSet>

#include <memory>

namespace sw::advisor
{

/// What areas are cut out of.
struct WholeModel
{
    const schema::ModelIndex &model;
    schema::Goal goal;
    design::Placements placements; ///< areas keep to them
    design::Design mapped;         ///< without patterns and indexes
    qsizetype limit = 24;          ///< entities of an area, about

    WholeModel(const schema::ModelIndex &model, schema::Goal goal, qsizetype limit);
};

/// The part of a model that a pattern on one target touches: its entities, what is embedded in or around them, and the
/// operations that pass there with all they need. Judging a pattern in its area instead of in the whole model is what
/// lets a thousand entities be advised in a second; a model that is no larger than the limit is one area.
class SubjectArea
{
public:
    SubjectArea(const WholeModel &whole, const patterns::Target &target);

    const schema::ModelIndex &model() const { return *m_index; }
    /// The area's design without patterns, made once for a goal.
    const design::Design &mapped() const { return m_mapped; }
    bool isWhole() const { return m_whole; }
    bool contains(const schema::EntityId &entity) const { return m_whole || m_entities.contains(entity); }
    /// Those whose documents the target's patterns may change: the target's own, and what is kept in one document with
    /// them.
    const QSet<schema::EntityId> &core() const { return m_core; }
    /// The uses of \p all whose targets lie in the area.
    QList<schema::PatternUse> usesIn(const QList<schema::PatternUse> &all) const;
    /// How its sizes are estimated.
    const sizing::SizeOptions &sizeOptions() const { return m_sizeOptions; }
    /// Where the figures of an operation stand among those of all; in the order of ids, so that sums are the same in
    /// every run. The first place is for work without an operation, which has an empty id.
    qsizetype placeOf(const schema::OperationId &operation) const { return m_operationPlaces.value(operation); }
    qsizetype operationPlaces() const { return m_operationPlaces.size(); }
    /// Ids of the entities, sorted: equal for areas that are the same.
    const QString &key() const { return m_key; }

private:
    void addTarget(const patterns::Target &target);
    void addEmbedded(QSet<schema::EntityId> &to, qsizetype limit) const;
    void addOperations();
    void addNeighbours();
    void extract();
    void findPlaces();

    const WholeModel &m_from;
    bool m_whole = false;
    QSet<schema::EntityId> m_core;
    QSet<schema::EntityId> m_entities;
    schema::Model m_part;
    std::unique_ptr<schema::ModelIndex> m_own;
    const schema::ModelIndex *m_index = nullptr;
    design::Design m_mapped;
    QString m_key;
    sizing::SizeOptions m_sizeOptions;
    QHash<schema::OperationId, qsizetype> m_operationPlaces;
};

/// The entities of a target: the one it names, or both ends of its relationship.
QList<schema::EntityId> entitiesOf(const schema::ModelIndex &model, const patterns::Target &target);

} // namespace sw::advisor
