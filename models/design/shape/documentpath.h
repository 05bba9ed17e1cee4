// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sw::design
{

/// "reviews" of "reviews.stars": the field of the document that a dotted path starts in.
inline QString topLevel(const QString &path)
{
    return path.section(QLatin1Char('.'), 0, 0);
}

/// True when \p path names \p whole or a part of it; everything is part of the document, whose path is empty.
inline bool isWithin(const QString &path, const QString &whole)
{
    return whole.isEmpty() || path == whole || path.startsWith(whole + QLatin1Char('.'));
}

} // namespace sw::design
