// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/singlecollection/singleparts.h"

namespace sw::patterns
{

/// The nodes that hold the links of the documents of kind number \p kind.
design::Node singleLinks(const design::Design &design, const SingleParts &parts, qsizetype kind);

/// The indexes by which links are followed, for \p model's operations.
QList<design::Index> singleIndexes(const SingleParts &parts, const UseContext &context);

/// What the shape cannot tell: which reads are one query now.
QList<design::Effort> singleEfforts(const SingleParts &parts, const UseContext &context);

} // namespace sw::patterns
