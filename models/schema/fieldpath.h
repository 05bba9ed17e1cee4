// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sw::schema
{

/// "reviews" of "reviews.stars": the field of the document that a dotted path starts in.
inline QString topLevel(const QString &path)
{
    return path.section(QLatin1Char('.'), 0, 0);
}

/// "stars" of "reviews.stars": the name that the field has where it stands.
inline QString lastName(const QString &path)
{
    return path.mid(path.lastIndexOf(QLatin1Char('.')) + 1);
}

/// "reviews" of "reviews.stars", empty for a field of the document itself: what the field stands in.
inline QString parentPath(const QString &path)
{
    return path.left(std::max<qsizetype>(0, path.lastIndexOf(QLatin1Char('.'))));
}

/// True when \p path names a part of \p whole and not \p whole itself.
inline bool isBelow(const QString &path, const QString &whole)
{
    return path.size() > whole.size() && path.startsWith(whole) && path.at(whole.size()) == QLatin1Char('.');
}

/// True when \p path names \p whole or a part of it; everything is part of the document, whose path is empty.
inline bool isWithin(const QString &path, const QString &whole)
{
    return whole.isEmpty() || path == whole || isBelow(path, whole);
}

} // namespace sw::schema
