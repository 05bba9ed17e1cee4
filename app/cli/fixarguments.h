// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/fixes/fixcontext.h"

namespace sw::cli
{

/// A finding with the way out of it that a command line names.
struct ChosenFix
{
    checks::Finding finding;
    services::Fix fix;
};

/// \p what: "E9" or "E9:show book". \p by: the id of a fix; empty: the first one. Error Usage when there is no such
/// finding, several, or no such fix, with what there is.
base::Result<ChosenFix> chosenFix(const services::FixContext &context, const QString &what, const QString &by);

} // namespace sw::cli
