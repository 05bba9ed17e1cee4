// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QHash>
#include <QList>
#include <QSet>

#include <functional>

namespace sw::items
{

/// What a model tells its views while its rows become those of a new list: removals and insertions in runs, nothing
/// else, so that selection, scroll position and open branches survive.
struct RowHooks
{
    std::function<void(int first, int last)> beginRemove;
    std::function<void()> endRemove;
    std::function<void(int first, int last)> beginInsert;
    std::function<void()> endInsert;
};

/// Turns \p rows into \p wanted. \p keyOf gives a row's identity; a row that is kept stays the object it was, \p make
/// makes new ones. Returns true when what was kept is in another order: then the caller sorts by \p wanted and tells
/// its views.
template <typename Row, typename Key, typename KeyOf, typename Make>
bool syncRows(QList<Row> &rows, const QList<Key> &wanted, const KeyOf &keyOf, const Make &make, const RowHooks &hooks)
{
    const QSet<Key> wantedKeys(wanted.begin(), wanted.end());
    for (qsizetype last = rows.size() - 1; last >= 0; --last) {
        if (wantedKeys.contains(keyOf(rows.at(last))))
            continue;
        qsizetype first = last;
        while (first > 0 && !wantedKeys.contains(keyOf(rows.at(first - 1))))
            --first;
        hooks.beginRemove(static_cast<int>(first), static_cast<int>(last));
        rows.remove(first, last - first + 1);
        hooks.endRemove();
        last = first;
    }
    QSet<Key> present;
    for (const Row &row : std::as_const(rows))
        present.insert(keyOf(row));
    qsizetype at = 0;
    for (qsizetype i = 0; i < wanted.size(); ++at) {
        if (present.contains(wanted.at(i))) {
            ++i;
            continue;
        }
        qsizetype end = i;
        while (end < wanted.size() && !present.contains(wanted.at(end)))
            ++end;
        hooks.beginInsert(static_cast<int>(at), static_cast<int>(at + end - i - 1));
        for (qsizetype k = i; k < end; ++k)
            rows.insert(at + k - i, make(wanted.at(k)));
        hooks.endInsert();
        at += end - i - 1;
        i = end;
    }
    for (qsizetype i = 0; i < wanted.size(); ++i) {
        if (keyOf(rows.at(i)) != wanted.at(i))
            return true;
    }
    return false;
}

/// A table whose rows are objects known by a key.
template <typename Key>
class KeyedTable : public QAbstractTableModel
{
public:
    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_keys.size());
    }
    const QList<Key> &keys() const { return m_keys; }
    /// -1 when there is none.
    int rowOf(const Key &key) const { return static_cast<int>(m_keys.indexOf(key)); }

protected:
    void syncKeys(const QList<Key> &wanted)
    {
        const RowHooks hooks{[this](int first, int last) { beginRemoveRows({}, first, last); },
                             [this] { endRemoveRows(); },
                             [this](int first, int last) { beginInsertRows({}, first, last); },
                             [this] {
                                 endInsertRows();
                             }};
        const auto same = [](const Key &key) {
            return key;
        };
        if (!syncRows(m_keys, wanted, same, same, hooks))
            return;
        Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
        QHash<Key, int> places;
        for (qsizetype i = 0; i < wanted.size(); ++i)
            places.insert(wanted.at(i), static_cast<int>(i));
        const QModelIndexList persistent = persistentIndexList();
        for (const QModelIndex &index : persistent)
            changePersistentIndex(index, createIndex(places.value(m_keys.at(index.row())), index.column()));
        m_keys = wanted;
        Q_EMIT layoutChanged({}, VerticalSortHint);
    }

    void tellRow(const Key &key)
    {
        const int row = rowOf(key);
        if (row >= 0)
            Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
    }

    void tellAll()
    {
        if (!m_keys.isEmpty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }

    void resetKeys(const QList<Key> &keys)
    {
        beginResetModel();
        m_keys = keys;
        endResetModel();
    }

private:
    QList<Key> m_keys;
};

} // namespace sw::items
