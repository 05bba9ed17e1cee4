// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/dependencies.h"

#include "models/design/shape/anynode.h"

#include <algorithm>

namespace sw::design
{

QList<qsizetype> Dependencies::of(const Design &design, const QStringList &names)
{
    QList<qsizetype> found;
    for (qsizetype i = 0; i < design.collections.size(); ++i) {
        const QSet<QString> &dependent = in(design.collections.at(i));
        if (std::any_of(names.cbegin(), names.cend(), [&](const QString &name) { return dependent.contains(name); }))
            found << i;
    }
    return found;
}

const QSet<QString> &Dependencies::in(const Collection &collection)
{
    const Node &root = collection.root;
    Known &known = m_known[collection.name];
    if (known.fields.constData() == root.fields.constData() && known.variants.constData() == root.variants.constData())
        return known.names;
    known = {root.fields, root.variants, {}};
    visitNodes(root, [&](const Node &node) {
        if (node.reference)
            known.names.insert(node.reference->collection);
        if (node.copyOf)
            known.names.insert(node.copyOf->collection);
    });
    return known.names;
}

} // namespace sw::design
