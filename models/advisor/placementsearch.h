// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/search.h"

namespace sw::advisor
{

/// Places and patterns are one search: what a relationship costs depends on the patterns that its place allows, which
/// the score of the place alone cannot know. Those that cost most are tried in every way that no constraint forbids,
/// each with its best patterns, in the part of the model around them. What a person chose is not moved; when another
/// way costs less, that is an objection.
class PlacementSearch
{
public:
    PlacementSearch(const schema::Model &model, schema::Goal goal, Judge judge, const base::Progress &progress);

    void run();
    /// The model with the moves made; other relationships are as they were.
    const schema::Model &model() const { return m_moved; }
    const QList<PlacementMove> &moves() const { return m_moves; }
    const QList<PlacementMove> &objections() const { return m_objections; }

private:
    /// A way to store a relationship with its best patterns.
    struct Worth
    {
        schema::Placement way = schema::Placement::Automatic;
        double cost = 0;
        Outcome outcome;
        QList<schema::PatternUse> uses;
    };
    /// The part of the model around a relationship, and what of the working set lies outside.
    struct Around
    {
        const SubjectArea &area;
        base::Bytes elsewhere;
        qsizetype violations = 0;
    };
    QList<schema::RelationshipId> contests() const;
    bool decide(const schema::RelationshipId &contested);
    std::optional<PlacementMove> moveOf(const schema::RelationshipId &contested) const;
    std::optional<Worth> worthOf(const Around &around, const schema::RelationshipId &contested, schema::Placement way,
                                 const Judge &judge) const;
    PlacementMove describe(const schema::RelationshipId &contested, const Worth &now, const Worth &then,
                           base::Bytes elsewhere) const;
    void see();

    const schema::Model &m_given;
    schema::Model m_moved;
    schema::Goal m_goal;
    Judge m_judge;
    base::Progress m_progress;
    sizing::Settings m_settings;
    std::unique_ptr<schema::ModelIndex> m_index; ///< of the model as moved so far
    std::unique_ptr<WholeModel> m_whole;
    base::Bytes m_workingSet; ///< of the whole design without patterns
    QList<PlacementMove> m_moves;
    QList<PlacementMove> m_objections;
};

} // namespace sw::advisor
