// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace sw::patterns
{

/// ["contacts", "phone"], as a script names a path.
QString pathArray(const QString &path);

/// The value of the first field on the way to \p to when it gets \p value there and keeps all else.
QString mergedInto(const QString &to, const QString &value);

/// Paths of the objects around the value at \p path.
QStringList objectsAround(const QString &path);

} // namespace sw::patterns
