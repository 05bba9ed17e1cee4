// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/collection.h"
#include "models/sizing/keys/keystring.h"

namespace sw::sizing
{

/// Two keys of an index whose values depend on each other, so that there are few different pairs.
struct KeyPair
{
    QString first;
    QString second;
    double different = 0;
};

/// Entries per document of \p index: 1; the distinct array elements of a multikey one (never less than the one null of
/// an empty array); the share of documents that have the field when sparse, or that pass the filter when partial; the
/// distinct terms of a text index; the cells that a 2dsphere index covers a place with.
double entriesPerDocument(const design::Collection &collection, const design::Index &index);
/// Whether it is a 2dsphere index of which it is not known how many entries a document has: on lines or areas.
bool coversAreas(const design::Collection &collection, const design::Index &index);
QList<KeyPair> dependentKeys(const design::Collection &collection, const design::Index &index);
/// The key of \p index in documents of \p collection.
KeyShape indexKeyShape(const design::Collection &collection, const design::Index &index, const KeyContext &context);

} // namespace sw::sizing
