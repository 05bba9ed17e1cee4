// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

namespace sw::deploy
{

/// What a calibration sends beside reads: create, insert, createIndexes and dropDatabase in its own database \p
/// scratch, which did not exist before, and a checkpoint of the server (fsync without a lock). With any other database,
/// and with parts that are not known to be harmless, the answer is no.
bool isScratchCommand(const QString &scratch, const QString &database, const base::Bson &command);

} // namespace sw::deploy
