// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/fieldedits.h"

namespace sw::document
{

/// Adds what \p line says (see schema::readFieldLine()) before \p index: a field, whose key is returned, or a reference
/// to another entity, for which the key is empty. One step.
base::Result<FieldKey> addFieldByLine(Document &document, const FieldListKey &list, qsizetype index,
                                      const QString &line);
/// Gives the field the name, type and properties that \p line says, or makes a reference of it. One step.
base::Result<void> changeFieldByLine(Document &document, const FieldKey &key, const QString &line);

} // namespace sw::document
