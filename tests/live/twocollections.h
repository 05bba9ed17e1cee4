// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/live/deploytesting.h"

namespace sw::deploytesting
{

inline design::Index ascending(const char *field)
{
    return indexOn({{QString::fromLatin1(field), design::KeyKind::Ascending}});
}

inline design::Design twoCollections()
{
    return designOf({collectionOf(QStringLiteral("a"), {QStringLiteral("x")}, {ascending("x")}),
                     collectionOf(QStringLiteral("b"), {QStringLiteral("y")}, {ascending("y")})});
}

/// As above, with a validator that accepts more and an index more, so that each kind of command is needed on the second
/// run.
inline design::Design changedCollections()
{
    design::Design out = twoCollections();
    out.collections[0].root.fields[1].presence = 0.5;
    out.collections[1].indexes << ascending("z");
    return out;
}

} // namespace sw::deploytesting
