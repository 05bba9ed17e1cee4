// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/designindex.h"

namespace sw::design
{

/// What a person wrote for the documents of an entity, at one of the places where they are kept.
struct OwnRule
{
    QString collection;
    Rule rule;        ///< in the words of that collection's documents
    QString obstacle; ///< why it cannot be said of them; else empty
    QString path{};   ///< of the obstacle, in the entity
};

/// The own query expression of \p entity and of those that it is a kind of, for each place of its documents: their
/// fields may lie in an object, in an array or apart.
QList<OwnRule> ownRules(const schema::ModelIndex &model, const DesignIndex &places, const schema::Entity &entity);

/// Gives each collection of \p design the rules that can be said of its documents.
void addOwnRules(Design &design, const schema::ModelIndex &model);

} // namespace sw::design
