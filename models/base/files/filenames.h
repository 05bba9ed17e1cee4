// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sw::base
{

/// \p name as one of a file that every system takes: letters, digits, "-", "_", "." and what is in \p kept stay, the
/// rest becomes "_". It is not hidden, and empty only when \p name is.
QString cleanFileName(const QString &name, const QString &kept = {});

} // namespace sw::base
