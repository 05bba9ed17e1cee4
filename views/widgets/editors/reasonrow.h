// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QLineEdit;

namespace sw::document
{
class Document;
}

namespace sw::schema
{
struct PatternUse;
}

namespace sw::views
{

class PropertyForm;

/// A row for the reason that a person gives for applying or declining a pattern; which use of it, nullptr for none, is
/// asked anew each time.
QLineEdit *addReasonRow(PropertyForm &form, document::Document &document,
                        const std::function<const schema::PatternUse *()> &use);

} // namespace sw::views
