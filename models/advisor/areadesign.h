// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/outcome.h"
#include "models/patterns/core/deriveddesign.h"
#include "models/sizing/cost/operationcost.h"
#include "models/sizing/estimate/estimation.h"

namespace sw::advisor
{

/// An area as a list of uses makes it, with all that its outcome is read from. A pattern is tried by deriving a second
/// one from the first: what the pattern leaves as it is, nearly all of it, is taken over and not worked out again.
class AreaDesign
{
public:
    /// \p area as it is now, with those of \p uses that lie in it.
    AreaDesign(const SubjectArea &area, const QList<schema::PatternUse> &uses, const Setting &setting);
    /// \p now and \p use, which lies in the same area. The cache is judged as a whole: by the working set of the whole
    /// design, changed by what this area's differs from that of \p now.
    AreaDesign(const AreaDesign &now, const schema::PatternUse &use, const Setting &setting);
    Q_DISABLE_COPY_MOVE(AreaDesign)

    Outcome outcome() const;

private:
    sizing::SizeReport seenAsWhole(base::Bytes workingSet) const;

    const SubjectArea &m_area;
    const Setting &m_setting;
    QList<schema::PatternUse> m_uses;
    patterns::DerivedDesign m_derived;
    sizing::Estimation m_estimation;
    sizing::SizeReport m_sizes; ///< with the cache and the working set of the whole design
    sizing::OperationCosts m_costs;
};

} // namespace sw::advisor
