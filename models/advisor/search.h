// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/areadesign.h"
#include "models/advisor/candidate.h"

namespace sw::advisor
{

/// Finds the patterns of an advice: required fixes first, then greedily the best scoring one until none reaches the
/// threshold. A candidate is judged in its own area and judged again only when something applied since has touched that
/// area, so that the time grows with the number of candidates, not with its product with the size of the model.
class Search
{
public:
    Search(const schema::ModelIndex &model, schema::Goal goal, Judge judge, const base::Progress &progress);

    /// Working set of what the model is a part of, besides its own; before run().
    void addElsewhere(base::Bytes workingSet);
    /// Looks for patterns on these entities and on relationships between them only; before run().
    void restrictTo(const QSet<schema::EntityId> &entities) { m_searched = entities; }
    void run();

    const design::Design &before() const { return m_before.design(); }
    /// The design with all that is applied.
    const design::Design &after();
    const sizing::SizeReport &sizesBefore() const { return m_estimation.report(); }
    const sizing::SizeReport &sizesAfter();
    /// Of the operations in the design after, as the cache of the whole answers them.
    sizing::OperationCosts costsAfter();
    /// \p costs: costsAfter().
    QList<design::Problem> problemsAfter(const sizing::OperationCosts &costs);
    base::Bytes cache() const { return m_setting.cache; }
    /// In the order they were chosen; the required fixes come first.
    const QList<Candidate> &applied() const { return m_applied; }
    /// All others that had a place, possible or not.
    const QList<Candidate> &others() const { return m_open; }
    /// Places where a pattern was looked for and a condition that must hold does not.
    const QList<Candidate> &unfit() const { return m_unfit; }
    QList<schema::PatternUse> uses() const;
    const sizing::Settings &settings() const { return m_settings; }
    const schema::ModelIndex &model() const { return m_model; }
    /// The same model without its patterns.
    const schema::ModelIndex &plain() const { return m_plainIndex; }
    bool isCancelled() const { return m_progress.isCancelled(); }
    base::Bytes workingSet() const { return m_setting.workingSet; }
    design::Design designWith(const QList<schema::PatternUse> &uses) const;
    /// \p pattern with the first parameters of \p finding, judged beside \p others, which make a working set of
    /// \p workingSet; after run().
    Candidate judgedBeside(const patterns::Pattern &pattern, const patterns::Finding &finding,
                           const QList<schema::PatternUse> &others, base::Bytes workingSet);
    /// It reaches what the goal asks for.
    bool isTaken(const Candidate &candidate) const;
    /// A pattern is recommended for what it saves, not because it fits or silences a finding; what solves an error is
    /// required.
    bool pays(const Candidate &candidate) const;

private:
    sizing::SizeReport sizesAsWhole();
    bool isSearched(const patterns::Target &target) const;
    Candidate candidateFor(const patterns::Pattern &pattern, const patterns::Finding &finding) const;
    bool isWorthIt(const Candidate &candidate) const;
    bool isFirst(const Candidate &a, const Candidate &b) const;
    qsizetype ofStrongestKind(qsizetype chosen) const;
    bool opensKind(const Candidate &candidate) const;
    bool findCandidates(const design::Design &design);
    void forgetUnfit();
    QList<Candidate> candidatesOf(const patterns::Pattern &pattern, const design::Design &design) const;
    void giveAreas(qsizetype first);
    void seeCache(QList<patterns::Condition> &conditions) const;
    void judge(QList<qsizetype> which);
    void judgeTogether(const QList<qsizetype> &which);
    void judge(Candidate &candidate, const AreaDesign &now) const;
    void judgeAnew(Candidate &candidate, const AreaDesign &now) const;
    const Candidate *rivalOf(const Candidate &candidate) const;
    Components componentsOf(const Candidate &candidate, const Outcome &before, const Outcome &after) const;
    double relief(const Outcome &before, const Outcome &after) const;
    QString conflictOf(const Candidate &candidate) const;
    void judgeAll();
    qsizetype best();
    void applyRequired();
    void applyBest();
    qsizetype betterRival(qsizetype chosen) const;
    void apply(qsizetype which, Candidate::State state);
    bool isBeyondCap(const Candidate &candidate) const;

    const schema::ModelIndex &m_model;
    schema::Model m_plain;                 ///< without patterns: those of the model are proposed like any other
    const schema::ModelIndex m_plainIndex; ///< of it
    sizing::Settings m_settings;
    WholeModel m_whole;
    Setting m_setting;
    Weights m_weights;
    double m_threshold;
    double m_leastBenefit;
    double m_leastSaving;
    double m_cost = 0; ///< of the whole design as far as it has come
    base::Bytes m_elsewhere;
    QSet<schema::EntityId> m_searched; ///< empty: all
    base::Progress m_progress;
    patterns::DerivedDesign m_before;
    sizing::SizeOptions m_sizeOptions;
    sizing::Estimation m_estimation; ///< of the design before
    design::Design m_after;          ///< with these uses
    sizing::SizeReport m_sizesAfter; ///< of it
    QList<schema::PatternUse> m_afterUses;
    QHash<QString, std::shared_ptr<const SubjectArea>> m_areas; ///< by the ids of a target
    struct Known
    {
        std::shared_ptr<const SubjectArea> area;
        std::shared_ptr<const Outcome> outcome;
    };
    QHash<QString, Known> m_outcomes; ///< of areas as they are now, by key
    QHash<const patterns::Pattern *, patterns::Targets> m_known;
    QList<Candidate> m_open;
    QList<Candidate> m_unfit;
    QList<Candidate> m_applied;
    QSet<schema::EntityId> m_touched; ///< by what was applied since candidates were looked for
    qsizetype m_found = 0;            ///< candidates so far
    QStringList m_kinds;              ///< that count against the cap
    QStringList m_free;               ///< kinds of required fixes
};

} // namespace sw::advisor
