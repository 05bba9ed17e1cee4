// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/importer.h"
#include "models/formats/inference/inference.h"

namespace sw::formats
{

/// A collection as far as others may refer to it.
struct LinkedCollection
{
    schema::Entity *entity = nullptr; ///< in the model
    const Inference *inference = nullptr;
    double documents = 0; ///< all there are
    double share = 1;     ///< of those, how many were looked into
    QString idField;      ///< "_id", or the field that could be it; empty: none can
    DistinctValues ids;   ///< of all documents
    ValueKind idKind;
    bool isTarget = false; ///< result: others refer to it
};

/// The name under which documents without an _id keep their identity: "id", or as of "Artist": "ArtistId", "artist_id".
bool couldBeId(const QString &field, const QString &collection);

/// Adds a relationship for each field (or array) whose values are all ids of another collection, when these are of a
/// kind that cannot be so by chance (ObjectId, UUID, long text) or the field is called after the collection. Stored as
/// it was found: the side that has the field holds the reference.
void addRelationships(schema::Model &model, QList<LinkedCollection> &collections, LinkNames names,
                      QList<ImportNote> &notes);

} // namespace sw::formats
