// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/renaming.h"

namespace sw::patterns
{

using design::Collection;
using design::Node;
using design::Variant;

namespace
{

void renameIn(QList<Node> &nodes, const QHash<QString, QString> &from, const QString &to)
{
    for (Node &node : nodes) {
        if (node.reference && from.contains(node.reference->collection)) {
            const QString kind = from.value(node.reference->collection);
            if (kind.isEmpty())
                node.reference->collection = to;
            else if (node.reference->kind.isEmpty())
                node.reference = design::Reference{to, node.reference->relationship, kind};
        }
        if (node.copyOf && from.contains(node.copyOf->collection))
            node.copyOf->collection = to;
        renameIn(node.fields, from, to);
        for (Variant &variant : node.variants)
            renameIn(variant.fields, from, to);
    }
}

} // namespace

void renameCollections(design::Design &design, const QHash<QString, QString> &from, const QString &to,
                       design::Dependencies *dependencies)
{
    design::Dependencies own;
    const QList<qsizetype> concerned = (dependencies ? dependencies : &own)->of(design, from.keys());
    for (const qsizetype i : concerned) { // the others stay shared as they are
        Collection &collection = design.collections[i];
        renameIn(collection.root.fields, from, to);
        for (Variant &variant : collection.root.variants)
            renameIn(variant.fields, from, to);
    }
    for (design::Effort &effort : design.efforts) {
        QList<design::Amount *> amounts;
        for (design::Amount &amount : effort.reads)
            amounts << &amount;
        for (design::Amount &amount : effort.writes)
            amounts << &amount;
        if (effort.instead)
            amounts << &*effort.instead;
        for (design::Amount *amount : std::as_const(amounts)) {
            if (from.contains(amount->collection))
                amount->collection = to;
        }
    }
}

} // namespace sw::patterns
