// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// Which of a migration's steps a script holds; numbers begin with 1.
struct ChosenSteps
{
    qsizetype first = 1;
    qsizetype last = 0;
    bool drops = false; ///< only the steps that drop, which are otherwise left out

    bool reaches(qsizetype number) const { return number >= first && number <= last; }
    bool holds(const QList<MigrationStep> &steps, qsizetype number) const
    {
        return reaches(number) && steps.at(number - 1).drops == drops;
    }
};

/// A file for mongosh: \p title, and the chosen ones of \p steps with their numbers, titles and notes as comments.
QString migrationScript(const QString &title, const QList<MigrationStep> &steps, const ChosenSteps &chosen);

} // namespace sw::patterns
