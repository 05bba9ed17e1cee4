// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QJsonValue>

namespace sw::formats
{

/// \p object with its member called \p name in project files as \p value says; undefined: as if it were left out. An
/// object is a schema::Entity, Field, Relationship, RelationshipEnd or Operation, or the Model itself. Errors name the
/// member, what it may be, or the names there are.
template <typename T>
base::Result<T> withMember(const T &object, const QString &name, const QJsonValue &value);

} // namespace sw::formats
