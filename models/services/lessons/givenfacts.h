// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/lessons/lessonbench.h"

#include <QMap>
#include <QSet>

namespace sw::services
{

/// What a task gives and its answer may not change: counts, rates, and problems that stay problems. What the solution
/// itself changes is the learner's to change. A value of its own, for any thread.
class GivenFacts
{
public:
    static base::Result<GivenFacts> of(const LessonBench &bench, const formats::LessonStep &step);

    /// What the learner is to change, although it is given elsewhere: "books · authors (number of authors)".
    const QStringList &free() const { return m_freeTexts; }
    /// What of it is another one in \p now, each in words.
    QStringList changedIn(const schema::Model &now) const;
    /// Error Refused when the step from \p now to \p next would change more of it.
    base::Result<void> allows(const schema::Model &now, const schema::Model &next) const;

private:
    QMap<QString, QString> changes(const schema::Model &now) const;

    schema::Model m_start;
    QSet<QString> m_free; ///< what the solution changes
    QStringList m_freeTexts;
};

} // namespace sw::services
