// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/search.h"

#include <QMutex>

namespace sw::advisor
{

/// Places and patterns are one search: what a relationship costs depends on the patterns that its place allows, which
/// the score of the place alone cannot know. Those that cost most are tried in every way that no constraint forbids,
/// each with its best patterns, in the part of the model around them; then two that share an entity, because one may
/// pay only with the other. What a person chose is not moved; when another way costs less, that is an objection.
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
    using Ids = QList<schema::RelationshipId>;
    using Ways = QList<schema::Placement>; ///< one for each of them
    /// Ways to store relationships with their best patterns.
    struct Worth
    {
        Ways ways;
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
    Ids contests() const;
    QList<Ids> pairs() const;
    bool isOpen(const Ids &contested) const;
    bool decide(const Ids &contested);
    QList<Ways> waysFor(const SubjectArea &area, const Ids &contested) const;
    QList<PlacementMove> movesOf(const Ids &contested);
    std::optional<Worth> worthOf(const Around &around, const Ids &contested, const Ways &ways, const Judge &judge);
    Worth searched(const Around &around, const schema::ModelIndex &part, const Judge &judge) const;
    QList<PlacementMove> describe(const Ids &contested, const Worth &now, const Worth &then,
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
    QMutex m_guard;                ///< of what is known
    QHash<QString, Worth> m_known; ///< by what was searched: most contests ask of the ways in force
};

} // namespace sw::advisor
