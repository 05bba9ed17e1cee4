// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/schema/model.h"

namespace sw::design
{

/// How a relationship is stored: "reviews inside books", "link from orders to users"; within one entity with the name
/// that the link has in its documents.
QString placementText(const schema::Model &model, const schema::Relationship &relationship,
                      schema::Placement placement);

/// Why \p candidate is not what \p decision stores, of \p relationship: what forbids it, what it would cost, or what
/// the program prefers.
QString rejectionText(const schema::Relationship &relationship, const PlacementDecision &decision,
                      const Candidate &candidate);

/// Whether only a person stores \p relationship in this way: it is never proposed, whatever it costs.
bool isOnlyByChoice(const schema::Relationship &relationship, schema::Placement placement);

/// Gives \p decision, chosen by a person, its reasons: who chose, what speaks against it, and \p recommendation, why
/// the program recommends what it does.
void explainChoice(PlacementDecision &decision, const schema::Model &model, const schema::Relationship &relationship,
                   const QStringList &recommendation);

} // namespace sw::design
