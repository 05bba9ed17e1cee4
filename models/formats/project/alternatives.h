// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/alternative.h"
#include "models/schema/model.h"

namespace sw::formats
{

/// The named designs that \p model's settings keep ("alternatives"), in their order. What cannot be read is left out.
QList<schema::Alternative> alternativesOf(const schema::Model &model);
/// An empty list removes them.
void setAlternatives(schema::Model &model, const QList<schema::Alternative> &alternatives);

} // namespace sw::formats
