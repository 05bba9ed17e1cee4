// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sw::document
{
class Document;
}

namespace sw::schema
{
struct Entity;
}

namespace sw::views
{

class PropertyForm;

/// Rows with the average sizes of those fields of \p entity whose values may be of any size.
void addSizeRows(PropertyForm &form, document::Document &document, const schema::Entity &entity);

} // namespace sw::views
