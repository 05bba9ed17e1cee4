// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/types.h"

#include <QString>

namespace sw::design
{

enum class Severity { Info, Warning, Error };

/// What is wrong with a design, as far as one who chooses between designs has to know: the checks report it in words
/// and numbers, the advisor weighs it. It stands here because neither of the two includes the other.
struct Problem
{
    QString check; ///< "E3"
    Severity severity = Severity::Warning;
    QString object;  ///< "books.reviews"
    QString title;   ///< one plain sentence
    QString pattern; ///< id of the pattern that would help, or empty
    schema::EntityId entity;
    schema::RelationshipId relationship;

    friend bool operator==(const Problem &, const Problem &) = default;
};

} // namespace sw::design
