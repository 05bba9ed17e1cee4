// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"
#include "views/widgets/style/appearance.h"

namespace sw::views
{

Status statusOf(advisor::Verdict verdict);
/// More briefly than the reports of the command line.
QString verdictText(advisor::Verdict verdict);
/// "Fit 84 of 100 · strongly recommended".
QString fitText(const advisor::Explanation &explanation, bool isDeclined = false);

} // namespace sw::views
