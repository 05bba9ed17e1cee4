// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/indexes/indexkinds.h"

#include <QCoreApplication>

namespace sw::schema
{

namespace
{

constexpr IndexKindTraits kindRows[] = {
    // kind, word, direction, label, mark, reversed, several keys, in time series, only once
    {KeyKind::Ascending, "1", 1, QT_TRANSLATE_NOOP("Text", "ascending"), "", KeyKind::Descending, false, true, false},
    {KeyKind::Descending, "-1", -1, QT_TRANSLATE_NOOP("Text", "descending"), " ↓", KeyKind::Ascending, false, true,
     false},
    {KeyKind::Text, "text", 0, QT_TRANSLATE_NOOP("Text", "text"), " (text)", KeyKind::Text, true, false, true},
    {KeyKind::Hashed, "hashed", 0, QT_TRANSLATE_NOOP("Text", "hashed"), " (hashed)", KeyKind::Hashed, false, false,
     false},
    {KeyKind::Geo2dSphere, "2dsphere", 0, QT_TRANSLATE_NOOP("Text", "on the globe"), " (2dsphere)",
     KeyKind::Geo2dSphere, true, true, false},
};
static_assert(base::isTableOf<lastIndexKind>(kindRows, &IndexKindTraits::kind));

} // namespace

const IndexKindTraits &traitsOf(KeyKind kind)
{
    return kindRows[static_cast<std::size_t>(kind)];
}

} // namespace sw::schema
