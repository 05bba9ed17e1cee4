// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/edits.h"
#include "models/services/fixes/fix.h"

namespace sw::document
{

/// Error where the rule of a guest is against it; cheap where there is none.
base::Result<void> allowsFix(const Document &document, const services::Fix &fix);

/// Settles something as one step, called what the fix is called. False: nothing had to change.
/// Error where the rule of a guest is against it.
base::Result<bool> applyFix(Document &document, const services::Fix &fix);

} // namespace sw::document
