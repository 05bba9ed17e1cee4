// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/session.h"

#include <mongoc/mongoc.h>

namespace sw::mongo
{

/// What the driver handed back, with the server's own code where there is one. Depth and lengths of the document are
/// checked before anything walks it.
deploy::Reply replyFrom(const bson_t &reply, const bson_error_t &error);

/// A reply for a command that was not sent because it is on no list.
deploy::Reply notSent(const QString &message);

} // namespace sw::mongo
