// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/document/changeevent.h"
#include "models/schema/model.h"

#include <functional>

namespace sw::document
{

class Document;

// What views and the command line may do to a project. Each function checks its input, does one named, undoable step,
// and returns an Error (code InvalidModel, nothing changed) when the input cannot be used. A step that changes nothing
// succeeds and leaves no trace. Free names and ids are chosen here.

/// Replaces the model by \p change of it, as one step: for edits that touch several objects. \p text is translated.
bool editModel(Document &document, const QString &text, const std::function<void(schema::Model &)> &change);

/// The first of "name", "name 2", "name 3" … ("name2" … when \p separator is empty) that is not in \p taken.
QString freeName(const QString &name, const QSet<QString> &taken, const QString &separator);

/// Error when \p name cannot be the name of an entity; \p self is left out of the comparison.
base::Result<void> checkEntityName(const schema::Model &model, const QString &name, const schema::EntityId &self);
/// Error when \p name cannot be a field's name beside \p siblings.
base::Result<void> checkFieldName(const QList<schema::Field> &siblings, const QString &name,
                                  const schema::FieldId &self);
/// Error unless 0 <= min <= likely <= max, likely finite.
base::Result<void> checkCardinality(const schema::Cardinality &cardinality, const QString &where);

} // namespace sw::document
