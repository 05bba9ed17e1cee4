// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/lessons/lessonbench.h"

namespace sw::services
{

/// What can be selected in a Spot step.
struct Suspect
{
    QString object;                 ///< as findings name it
    QString text;                   ///< for people
    QString detail;                 ///< what there is to know of it: type, keys, what it asks for
    QString group;                  ///< "Collection books"
    QList<checks::Finding> planted; ///< that lie on it
    QList<checks::Finding> related; ///< others of the checks that lie on it, or planted ones that it has a part in
};
base::Result<QList<Suspect>> suspectsOf(const LessonBench &bench, const formats::LessonStep &step);

} // namespace sw::services
