// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::testsupport
{

/// What is drawn around the entities of realModel().
enum class Areas {
    None, ///< no areas and no places: for layouts
    Drawn ///< subject areas of about 33 entities each, side by side, every entity with a place in its own
};

/// A made-up model of \p entities entities as real relational schemas have them once they are drawn as entities: names
/// of several words, 2 to 26 fields (half of them have 7 or fewer), 1.3 relationships an entity, four of five inside a
/// subject area, most of them to few entities that many others need; some weak entities, subtypes, trees and N:M with
/// attributes. The figures were counted in schemas of shops, film rentals and an enterprise of 68 tables.
/// Deterministic.
schema::Model realModel(int entities, Areas areas = Areas::None);

} // namespace sw::testsupport
