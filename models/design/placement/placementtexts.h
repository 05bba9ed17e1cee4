// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::design
{

/// How a relationship is stored: "reviews inside books", "link from orders to users".
QString placementText(const schema::Model &model, const schema::Relationship &relationship,
                      schema::Placement placement);

/// Whether only a person stores \p relationship in this way: it is never proposed, whatever it costs.
bool isOnlyByChoice(const schema::Relationship &relationship, schema::Placement placement);

} // namespace sw::design
