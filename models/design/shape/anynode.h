// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/shape/node.h"

#include <algorithm>

namespace sw::design
{

/// True when \p wanted(node) is true for a node below \p root, variants and items of arrays included. Quicker than
/// forEachNode(), which tells paths as well and leaves out items.
template <typename Wanted>
bool anyNode(const Node &root, const Wanted &wanted)
{
    const auto among = [&](const QList<Node> &fields) {
        return std::any_of(fields.cbegin(), fields.cend(),
                           [&](const Node &node) { return wanted(node) || anyNode(node, wanted); });
    };
    return among(root.fields) || std::any_of(root.variants.cbegin(), root.variants.cend(),
                                             [&](const Variant &variant) { return among(variant.fields); });
}

/// Calls \p visit(node) for every node below \p root, parents first, variants included.
template <typename Visit>
void visitNodes(const Node &root, const Visit &visit)
{
    anyNode(root, [&](const Node &node) {
        visit(node);
        return false;
    });
}

} // namespace sw::design
