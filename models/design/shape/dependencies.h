// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"

#include <QSet>

namespace sw::design
{

/// Which collections refer to others or hold copies of their fields. Keeps what it found until a collection changes,
/// because patterns ask it of the same large design again and again, and looking through all documents takes longer
/// than what they do.
class Dependencies
{
public:
    /// Numbers of the collections of \p design that mention one called \p names, ascending.
    QList<qsizetype> of(const Design &design, const QStringList &names);

private:
    struct Known
    {
        QList<Node> fields; ///< as they were: equal while they share their data
        QList<Variant> variants;
        QSet<QString> names;
    };
    const QSet<QString> &in(const Collection &collection);

    QHash<QString, Known> m_known; ///< by collection
};

} // namespace sw::design
