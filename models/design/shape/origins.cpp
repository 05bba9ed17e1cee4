// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/origins.h"

#include "models/design/shape/anynode.h"

namespace sw::design
{

QList<Origin> originsIn(const Collection &collection)
{
    QList<Origin> origins;
    const auto add = [&](const Origin &origin) {
        if (!origin.isEmpty() && !origins.contains(origin))
            origins << origin;
    };
    add(collection.origin);
    visitNodes(collection.root, [&](const Node &node) {
        if (!node.name.isEmpty())
            add(node.origin);
    });
    for (const Index &index : collection.indexes)
        add(index.origin);
    return origins;
}

} // namespace sw::design
