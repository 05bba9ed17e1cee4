// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

#include <QJsonValue>

namespace sw::formats
{

/// A member of an object as project files hold it.
struct MemberValue
{
    QString name;
    QJsonValue value; ///< null: nothing is set
};

/// All members of \p object in the order of project files, those with default values too, but not those in \p without.
/// An object is a schema::Entity, IndexDefinition, SuppressedIndex, Field, Relationship, RelationshipEnd, Operation,
/// PatternUse, Suppressed or the Model itself.
template <typename T>
QList<MemberValue> memberValues(const T &object, const QStringList &without = {});

/// The names of all members of such an object.
template <typename T>
QStringList memberNames();

} // namespace sw::formats
