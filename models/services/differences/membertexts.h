// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

#include <QJsonValue>

namespace sw::services
{

/// What a member of project files is called by people: "growth per day" for "growthPerDay". The name itself when it has
/// no other.
QString memberLabel(const QString &member);

/// The value of a member for people, in one line: "20 %", "books.isbn equals", "400 k", "yes"; "–" for nothing.
/// \p model knows the names of what is referred to.
QString memberText(const schema::Model &model, const QString &member, const QJsonValue &value);

/// Members whose text is the id of an entity or a relationship.
bool holdsEntityId(const QString &member);
bool holdsRelationshipId(const QString &member);

} // namespace sw::services
