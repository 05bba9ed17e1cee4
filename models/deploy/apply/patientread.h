// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/session.h"

namespace sw::deploy
{

/// Runs a command that only reads. A server that is busy, that steps down or whose connection is cut is asked a few
/// more times, because a read can be repeated without harm; the last answer is handed back.
Reply readPatiently(Session &session, const QString &database, const base::Bson &command);

} // namespace sw::deploy
