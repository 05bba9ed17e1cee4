// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sw::schema
{

/// "OrderLine", "Order line" and "order-line" become "order_line"; letters of any script are kept.
QString snakeCase(const QString &name);

/// The plural of the last word of an English name in snake case; one that looks like a plural already stays.
QString pluralName(const QString &snake);

/// The singular of the last word of an English name in snake case; one that looks like a singular already stays.
QString singularName(const QString &snake);

} // namespace sw::schema
