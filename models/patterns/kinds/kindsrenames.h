// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// A field at the top of an entity's documents that gets another name, so that it is one with those of other kinds.
struct FieldRename
{
    const schema::Entity *entity = nullptr;
    QString from;
    QString to;
};

/// Gives the fields of \p renames their other names in \p design. InvalidModel when one is missing or a name is taken.
base::Result<void> renameFields(design::Design &design, const QList<FieldRename> &renames);

/// The stages of a pipeline that do so with documents of \p entity, and \p back; empty when none of its fields is
/// renamed.
QString renameStages(const QList<FieldRename> &renames, const schema::EntityId &entity, bool back);

} // namespace sw::patterns
