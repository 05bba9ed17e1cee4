// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/changeevent.h"
#include "models/schema/model.h"

namespace sw::document
{

class Document;

/// Removes objects with everything that hangs on them: relationships and places of an entity, operations that start
/// there, steps, filters and fields of the others, pattern uses; references to removed fields. One step, whatever is in
/// it.
struct Removal
{
    QSet<schema::EntityId> entities;
    QSet<FieldKey> fields;
    QSet<schema::RelationshipId> relationships;
    QSet<schema::OperationId> operations;
    QSet<schema::PatternUseId> patterns;
    QSet<schema::NoteId> notes; ///< of any diagram
};

bool removeObjects(Document &document, const Removal &removal);
/// The same on a bare model.
void removeFrom(schema::Model &model, const Removal &removal);

} // namespace sw::document
