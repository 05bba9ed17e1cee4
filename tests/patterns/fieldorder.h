// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/bsontree.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace sw::patterntesting
{

/// The order of the fields in whatever has an _id, a document or an item in one, wherever it is stored.
class FieldOrder
{
public:
    explicit FieldOrder(const QList<base::Bson> &documents)
    {
        for (const base::Bson &document : documents)
            gather(testsupport::treeOf(document));
    }

    /// Where fields are in another order \p later; fields that are in both, at any depth. Between the two, they have
    /// to be together in one of those with the same _id in \p between: what was taken out comes back anywhere.
    QStringList changes(const FieldOrder &later, const FieldOrder *between = nullptr) const
    {
        QStringList faults;
        for (auto it = m_objects.cbegin(); it != m_objects.cend(); ++it) {
            for (const Tree &one : it.value()) {
                for (const Tree &other : later.m_objects.value(it.key())) {
                    if (!between)
                        compare(one, other, nullptr, {}, faults);
                    for (const Tree &kept : between ? between->m_objects.value(it.key()) : QList<Tree>())
                        compare(one, other, &kept, {}, faults);
                }
            }
        }
        return faults;
    }
    qsizetype size() const { return m_objects.size(); }

private:
    using Tree = testsupport::BsonTree;

    void gather(const Tree &tree)
    {
        if (const int id = tree.type == Tree::Object ? tree.indexOf("_id") : -1; id >= 0)
            m_objects[testsupport::documentOf(Tree{{}, Tree::Object, {}, {tree.items[id]}}).bytes()] << tree;
        for (const Tree &item : tree.items) {
            if (item.isContainer())
                gather(item);
        }
    }

    static QByteArrayList namesIn(const Tree &tree, const Tree &other, const Tree *between)
    {
        QByteArrayList names;
        for (const Tree &item : tree.items) {
            if (item.key != "_id" && other.indexOf(item.key) >= 0 && (!between || between->indexOf(item.key) >= 0))
                names << item.key;
        }
        return names;
    }

    static void compare(const Tree &one, const Tree &other, const Tree *between, const QByteArray &path,
                        QStringList &faults)
    {
        const bool isList = one.type == Tree::Array;
        if (one.type != other.type || !one.isContainer() || (between && between->type != one.type) ||
            (isList &&
             (one.items.size() != other.items.size() || (between && between->items.size() != one.items.size()))))
            return;
        const QByteArrayList names = namesIn(one, other, between), now = namesIn(other, one, between);
        if (names != now && faults.size() < 5)
            faults << QString::fromUtf8(path + ": " + names.join(' ').left(300) + " became " + now.join(' ').left(300));
        for (const QByteArray &name : names)
            compare(one.at(name), other.at(name), between ? &between->at(name) : nullptr, path + '.' + name, faults);
    }

    QHash<QByteArray, QList<Tree>> m_objects; ///< by _id
};

} // namespace sw::patterntesting
