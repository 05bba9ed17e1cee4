// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// Fields of an entity that look alike or are rare, and what they would be called as attributes.
struct FieldGroup
{
    enum class Kind { Tagged, SamePrefix, Rare };
    Kind kind = Kind::Tagged;
    QString array;     ///< name for the array
    QStringList paths; ///< of the fields
    QStringList keys;  ///< what each is called in the array
};

/// The groups of fields of \p entity that could become attributes, the most obvious first.
QList<FieldGroup> lookAlikeFields(const schema::ModelIndex &model, const schema::Entity &entity);

/// How many of \p paths some operation filters or sorts by.
int searchedFields(const schema::ModelIndex &model, const schema::Entity &entity, const QStringList &paths);

/// Why the field at \p path cannot be an attribute, or empty.
QString attributeFault(const schema::ModelIndex &model, const schema::Entity &entity, const QString &path);

} // namespace sw::patterns
