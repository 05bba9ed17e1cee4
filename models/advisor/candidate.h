// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/outcome.h"
#include "models/advisor/score.h"

namespace sw::advisor
{

/// A pattern at a place, as the search goes on.
struct Candidate
{
    enum class State { Open, Required, Applied, BeyondCap, Impossible };

    const patterns::Pattern *pattern = nullptr;
    qsizetype position = 0; ///< in the catalogue, then in the pattern's findings: the last word when scores are equal
    patterns::Finding finding;
    std::shared_ptr<const SubjectArea> area;
    schema::PatternUse use; ///< with the best parameters found
    Components components;
    double score = 0;
    std::shared_ptr<const Outcome> before;
    std::shared_ptr<const Outcome> after;
    double costOfAll = 0;   ///< per second, of all operations before it was applied; 0 while it is not
    base::Bytes workingSet; ///< of the whole design before it was applied; nothing while it is not
    base::Bytes judgedAt;   ///< the same, when it was judged
    bool stale = true;      ///< not judged yet, or not since something near it was applied
    State state = State::Open;
    QString obstacle; ///< why it is impossible
    QString rival;    ///< id of the pattern that is preferred here; the judgement is that from before it was chosen
    bool standsBack = false; ///< the rival does the same better

    /// Problems that count as errors and go away with it.
    int errorsSolved() const;
    /// What it saves by the measure of its pattern; negative: it costs more. Operations elsewhere do not dilute it:
    /// what pays in a small model pays in the same place of a large one.
    double savedShare(const Outcome &from, const Outcome &to) const;
    /// Cost per second of all operations that goes away with it.
    double saved() const;
    /// It solves errors, or the model asks for what cannot be done without it.
    bool isRequired() const { return finding.needed || errorsSolved() > 0; }
};

/// How many of \p problems count as errors.
int errorsIn(const QList<design::Problem> &problems);

/// An id for the use of \p pattern at \p target that is the same in every run.
schema::PatternUseId useIdFor(const schema::Model &model, const QString &pattern, const patterns::Target &target);

/// Before \p a comes \p b: by score, then by less complexity, then by the order of the catalogue.
bool isBetter(const Candidate &a, const Candidate &b);

/// Where another pattern does the same better and can be used, these stand back.
void standBack(QList<Candidate> &candidates, const QList<Candidate> &better);

/// True when both uses are on the same relationship, or on the same entity and path.
bool sameTarget(const schema::PatternUse &a, const schema::PatternUse &b);

} // namespace sw::advisor
