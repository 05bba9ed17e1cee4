// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

namespace sw::services
{

/// What is wrong in the Markdown of a step as it is written: braces that are no figure though they look like one, and
/// forms that lessons do not show (toHtml()). Without a place.
QList<base::Error> problemsInText(const QString &markdown);

} // namespace sw::services
