// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/singlecollection/singleparts.h"

namespace sw::patterns
{

/// Functions that add documents of the kinds and change their links.
QString singleWriters(const SingleParts &parts);
QList<CodeSnippet> singleCode(const SingleParts &parts, const UseContext &context);

} // namespace sw::patterns
