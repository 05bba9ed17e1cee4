// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/schema/model.h"

namespace sw::design
{

/// Whether data that was imported may have set how \p relationship is stored, and nobody has decided it since.
bool isPlacedByData(const schema::Model &model, const schema::Relationship &relationship);

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

/// What the goal prefers, by the weight that it gives the cost of \p embedding.
QString preferredWayText(const Candidate &embedding);

/// The cheapest way that could be chosen and costs less than what \p decision recommends; nullptr when none does.
const Candidate *cheaperWay(const PlacementDecision &decision);

/// That another way that could be chosen costs less than what \p decision recommends, and, where it is known, why it is
/// not recommended: sentences. Empty when none does.
QStringList whyNotCheapest(const schema::Model &model, const schema::Relationship &relationship,
                           const PlacementDecision &decision);

/// Gives \p decision, chosen by a person, its reasons: who chose, what speaks against it, and \p recommendation, why
/// the program recommends what it does.
void explainChoice(PlacementDecision &decision, const schema::Model &model, const schema::Relationship &relationship,
                   const QStringList &recommendation);

} // namespace sw::design
