// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/patternuse.h"

#include <QList>

namespace sw::schema
{

/// How a relationship is stored in an alternative, because a person says so.
struct PlacementChoice
{
    RelationshipId relationship;
    Placement placement = Placement::Automatic;

    friend bool operator==(const PlacementChoice &, const PlacementChoice &) = default;
};

/// Another design of the same model under a name: what a person chose for it, and nothing that follows from that.
struct Alternative
{
    QString name;
    QString description;
    Goal goal = Goal::Balanced;
    QList<PlacementChoice> placements; ///< all others are automatic
    QList<PatternUse> patterns;
    QJsonObject unknown; ///< members of newer programs, written back as they came

    friend bool operator==(const Alternative &, const Alternative &) = default;
};

} // namespace sw::schema
