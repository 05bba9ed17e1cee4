// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"
#include "models/design/collection.h"

namespace sw::cli
{

class Output;

/// Prints documents of \p collection for people: relaxed Extended JSON over lines, long texts and arrays cut, and after
/// "//" which pattern made a field. Not for programs: comments are no JSON.
void printDocuments(Output &out, const design::Collection &collection, const QList<base::Bson> &documents);

} // namespace sw::cli
