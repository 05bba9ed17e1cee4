// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"

namespace sw::cli
{

class Output;

/// A table of the collections that are new, gone, or of another document size or index count in \p after.
void printDesignChanges(Output &out, const design::Design &before, const design::Design &after);

} // namespace sw::cli
