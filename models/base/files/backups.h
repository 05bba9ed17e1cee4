// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

namespace sw::base
{

inline constexpr int backupCount = 3;

/// Keeps what the file at \p path holds now as "\p path.bak1"; the former back-ups move on to .bak2 and .bak3, the
/// oldest goes. Nothing to do when there is no file. Error File when there is one and it cannot be kept; the file
/// itself is never touched.
Result<void> rotateBackups(const QString &path);

} // namespace sw::base
