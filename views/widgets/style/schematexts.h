// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

#include <QStringList>

namespace sw::views
{

/// The values of an enumeration in its own order, in the words of the window. Choices of forms and columns of tables
/// use them.
template <typename Enum>
QStringList textsOf();
template <typename Enum>
QString textOf(Enum value);

/// "Embed reviews in books", "Reference books from reviews": how \p placement stores \p relationship.
QString placementText(const schema::Model &model, const schema::Relationship &relationship,
                      schema::Placement placement);

/// The name of \p entity; empty when there is none.
QString entityName(const schema::Model &model, const schema::EntityId &id);
/// "book" for the entity books, for sentences.
QString oneOf(const schema::Model &model, const schema::EntityId &id);
/// "reviews.stars".
QString fieldRefText(const schema::Model &model, const schema::FieldRef &field);

} // namespace sw::views
