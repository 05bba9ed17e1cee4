// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/types.h"

#include <QJsonObject>

namespace sw::schema
{

/// One application of a schema-design pattern: which, to what, with which parameters. The order of uses in the model is
/// the order the person added them; the design applies them in the order that composition needs.
struct PatternUse
{
    PatternUseId id;
    QString pattern; ///< id in the pattern registry, e.g. "subset"; unknown ones are kept and skipped with a notice
    EntityId entity; ///< target, or empty
    RelationshipId relationship; ///< target, or empty
    QString path;                ///< field path within the entity, or empty
    QJsonObject parameters;      ///< only those that differ from the defaults
    bool enabled = true;
    QJsonObject unknown;
    QString reason{}; ///< a person's own, for applying it or for declining it; plain text

    /// Applies or declines it. The reason of another decision goes with that.
    void decide(bool isApplied)
    {
        if (isApplied != enabled)
            reason.clear();
        enabled = isApplied;
    }

    friend bool operator==(const PatternUse &, const PatternUse &) = default;
};

} // namespace sw::schema
