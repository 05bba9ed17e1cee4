// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/types.h"

#include <functional>

namespace sw::document
{
class Document;
}

namespace sw::views
{

class PropertyForm;
class RateEdit;

/// A row for how often an operation runs; which one it is, is asked anew each time.
RateEdit *addRateRow(PropertyForm &form, document::Document &document,
                     const std::function<schema::OperationId()> &operation);

} // namespace sw::views
