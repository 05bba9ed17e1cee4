// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/changeevent.h"
#include "models/schema/model.h"

namespace sw::document
{

/// After an edit from \p before to \p after: where the fields of one use of a value object changed, those of its other
/// uses become the same, and paths that name them follow; a field that begins to use a value object gets its fields.
/// Uses that differed before and were not touched stay as they are.
void keepValueObjects(const schema::Model &before, schema::Model &after);

/// What follows from any edit from \p before to \p after: value objects stay alike, and paths keep what they name.
void followEdit(const schema::Model &before, schema::Model &after);

/// Whether the field stands in a value object, so that a change of it changes others as well.
bool isInValueObject(const schema::Model &model, const FieldKey &key);

} // namespace sw::document
