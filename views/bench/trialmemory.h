// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/patternuses/patterntrial.h"

namespace sw::views
{

/// What uses of patterns would do to the design as it is, so that going back to one takes no second trial. Whoever
/// keeps it clears it when the design changes.
class TrialMemory
{
public:
    /// nullptr: not tried yet.
    const services::PatternTrial *find(const schema::PatternUse &use) const;
    void keep(const schema::PatternUse &use, const services::PatternTrial &trial);
    void clear() { m_tried.clear(); }

private:
    struct Tried
    {
        schema::PatternUse use;
        services::PatternTrial trial;
    };
    QList<Tried> m_tried; ///< the newest last
};

} // namespace sw::views
