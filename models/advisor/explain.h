// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/candidate.h"

namespace sw::advisor
{

/// The words and tables of an advice.
class Explainer
{
public:
    Explainer(const schema::Model &model, const sizing::Settings &settings, schema::Goal goal, base::Bytes cache,
              base::Bytes workingSet);

    /// Of a pattern that is applied. \p others: alternatives for the same target, of which the best is dependent.
    Explanation applied(const Candidate &candidate, const QList<Explanation> &others) const;
    /// Of one that the goal's cap keeps out.
    Explanation beyondCap(const Candidate &candidate) const;
    /// Of one that reaches the threshold at the next goal only.
    Explanation atNextGoal(const Candidate &candidate, schema::Goal next) const;
    Explanation rejected(const Candidate &candidate) const;

private:
    Explanation common(const Candidate &candidate) const;
    QString sentence(const Candidate &candidate, const Explanation &explanation) const;
    QStringList prices(const Candidate &candidate) const;
    QString weakness(const Candidate &candidate) const;
    static QString costsMore(double times);
    /// Working set outside the area of \p candidate.
    base::Bytes elsewhere(const Candidate &candidate) const;

    const schema::Model &m_model;
    const sizing::Settings &m_settings;
    schema::Goal m_goal;
    base::Bytes m_cache;
    base::Bytes m_workingSet; ///< with all that is applied
};

} // namespace sw::advisor
