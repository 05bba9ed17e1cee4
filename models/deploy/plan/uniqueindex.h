// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/session.h"

namespace sw::deploy
{

/// Makes an existing index unique: new duplicates are refused first, then a dry run looks for old ones, then the change
/// is made. When anything fails on the way the refusing is taken back, because an index left between refuses writes
/// although nobody asked for it. \p command is the final collMod. The reply is that of the command that decided.
Reply convertToUnique(Session &session, const QString &database, const base::Bson &command);

} // namespace sw::deploy
