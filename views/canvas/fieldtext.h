// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/entity.h"

namespace sw::views
{

/// "price: dec", "tags: arr str", "billing: Address" for a value object: what is typed for a field.
QString fieldText(const schema::Field &field);
/// Reads fieldText(); a missing type leaves that of \p field. Errors: no type or value object of that name.
base::Result<void> readFieldText(const QString &typed, schema::Field &field, const QStringList &valueObjects);

} // namespace sw::views
