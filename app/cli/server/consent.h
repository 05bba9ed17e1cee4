// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/context.h"
#include "models/deploy/plan/consent.h"

namespace sw::cli
{

/// --yes and --accept.
QList<Option> consentOptions();

/// What the person has acknowledged, by options or, on a terminal, by typing it. Errors: Usage for an --accept that
/// fits no step, Refused with the list of what is missing.
base::Result<deploy::Consent> askConsent(Context &context, const Arguments &arguments, const deploy::Plan &plan);

} // namespace sw::cli
