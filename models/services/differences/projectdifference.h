// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/differences/designdifference.h"

namespace sw::services
{

/// What differs between two projects: the models, and what follows from that for the designs.
struct ProjectDifference
{
    ModelDifference model;
    std::optional<DesignDifference> design; ///< nothing when there are errors in one of the models

    /// Both mean the same; diagrams may be laid out in another way.
    bool sameMeaning() const { return model.changes.isEmpty() && (!design || design->collections.isEmpty()); }
};

ProjectDifference compareProjects(const schema::Model &before, const schema::Model &after);

/// A line of the report: the same for terminals and windows. Plain text, made visible.
struct DifferenceLine
{
    int indent = 0;
    std::optional<ChangeKind> kind; ///< nothing: a heading or a figure
    QString text;
};

QList<DifferenceLine> linesOf(const ProjectDifference &difference);

} // namespace sw::services
