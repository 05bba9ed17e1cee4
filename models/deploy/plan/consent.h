// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/plan.h"

namespace sw::deploy
{

/// What a person has acknowledged.
struct Consent
{
    bool confirmed = false; ///< saw the plan
    QStringList accepted;   ///< exact texts of acknowledgement()
};

/// The text by which a person accepts \p step: "C2:books.isbn_1", "C3:books", and for C4 with the number of documents,
/// "C4:DELETE 212 IN shop.orders"; empty when the step needs none.
QString acknowledgement(const Plan &plan, const Step &step);

/// Those of all steps that need one, in their order.
QStringList acknowledgements(const Plan &plan);

} // namespace sw::deploy
