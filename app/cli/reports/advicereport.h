// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"

namespace sw::cli
{

class Output;

/// {"goal":…,"relationships":[…],"applied":[…],"wouldHelp":[…],"rejected":[…],"assumptions":[…],"before":{…},"after":{…}}
QByteArray adviceJson(const schema::Model &model, const advisor::Advice &advice);
/// \p all: with all that was rejected, not only the nearest misses.
void printAdvice(Output &out, const schema::Model &model, const advisor::Advice &advice, bool all);

} // namespace sw::cli
