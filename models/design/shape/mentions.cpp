// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/mentions.h"

#include "models/design/shape/anynode.h"

#include <algorithm>

namespace sw::design
{

QList<qsizetype> Mentions::of(const Design &design, const QStringList &names)
{
    QList<qsizetype> found;
    for (qsizetype i = 0; i < design.collections.size(); ++i) {
        const QSet<QString> &mentioned = in(design.collections.at(i));
        if (std::any_of(names.cbegin(), names.cend(), [&](const QString &name) { return mentioned.contains(name); }))
            found << i;
    }
    return found;
}

const QSet<QString> &Mentions::in(const Collection &collection)
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
