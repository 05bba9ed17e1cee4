// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/collection.h"

namespace sw::sizing
{

/// The fields that a wildcard index holds.
class Wildcard
{
public:
    explicit Wildcard(const design::Index &index);

    /// False when \p index has no wildcard key.
    static bool isIn(const design::Index &index);
    /// True when the value at \p path is in the index.
    bool holds(const QString &path) const;
    /// The paths of single values in documents of the shape \p root that are in the index.
    QStringList pathsIn(const design::Node &root) const;

private:
    QString m_above; ///< empty: the whole document
    QStringList m_in;
    QStringList m_out;
};

} // namespace sw::sizing
