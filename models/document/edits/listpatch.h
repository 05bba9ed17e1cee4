// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/modelpatch.h"

#include <QHash>

namespace sw::document
{

/// The places that \p to takes from \p from: -1 for objects that are new. Linear.
template <typename T>
QList<qsizetype> placesIn(const QList<T> &from, const QList<T> &to)
{
    QHash<decltype(T::id), qsizetype> places;
    places.reserve(from.size());
    for (qsizetype i = 0; i < from.size(); ++i)
        places.insert(from.at(i).id, i);
    QList<qsizetype> result;
    result.reserve(to.size());
    for (const T &value : to)
        result.append(places.value(value.id, -1));
    return result;
}

template <typename T>
ListPatch<T> makeListPatch(const QList<T> &before, const QList<T> &after)
{
    ListPatch<T> patch;
    if (before == after)
        return patch;
    const QList<qsizetype> places = placesIn(before, after);
    QList<bool> kept(before.size(), false);
    bool sorted = true;
    qsizetype last = -1;
    for (qsizetype i = 0; i < after.size(); ++i) {
        const qsizetype old = places.at(i);
        if (old < 0) {
            patch.inserted.append({i, after.at(i)});
            continue;
        }
        kept[old] = true;
        sorted = sorted && old > last;
        last = old;
        if (before.at(old) != after.at(i))
            patch.changed.append({i, before.at(old), after.at(i)});
    }
    for (qsizetype i = 0; i < before.size(); ++i) {
        if (!kept.at(i))
            patch.removed.append({i, before.at(i)});
    }
    if (sorted)
        return patch;
    QList<qsizetype> rank(before.size(), -1);
    for (qsizetype i = 0, n = 0; i < before.size(); ++i)
        rank[i] = kept.at(i) ? n++ : -1;
    for (const qsizetype old : places) {
        if (old >= 0)
            patch.order.append(rank.at(old));
    }
    return patch;
}

/// Takes the objects at \p placed (ascending) out of \p list. Linear.
template <typename T>
void takePlaced(QList<T> &list, const QList<typename ListPatch<T>::Placed> &placed)
{
    if (placed.isEmpty())
        return;
    QList<T> rest;
    rest.reserve(list.size() - placed.size());
    qsizetype next = 0;
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (next < placed.size() && placed.at(next).index == i)
            ++next;
        else
            rest.append(std::move(list[i]));
    }
    list = std::move(rest);
}

/// Puts the objects of \p placed (ascending) at their places in \p list. Linear.
template <typename T>
void putPlaced(QList<T> &list, const QList<typename ListPatch<T>::Placed> &placed)
{
    if (placed.isEmpty())
        return;
    QList<T> all;
    all.reserve(list.size() + placed.size());
    qsizetype next = 0;
    qsizetype from = 0;
    for (qsizetype i = 0, n = list.size() + placed.size(); i < n; ++i) {
        if (next < placed.size() && placed.at(next).index == i)
            all.append(placed.at(next++).value);
        else
            all.append(std::move(list[from++]));
    }
    list = std::move(all);
}

template <typename T>
void applyListPatch(QList<T> &list, const ListPatch<T> &patch)
{
    takePlaced(list, patch.removed);
    if (!patch.order.isEmpty()) {
        QList<T> sorted;
        sorted.reserve(list.size());
        for (const qsizetype from : patch.order)
            sorted.append(list.at(from));
        list = std::move(sorted);
    }
    putPlaced(list, patch.inserted);
    for (const auto &change : patch.changed)
        list[change.index] = change.after;
}

template <typename T>
void revertListPatch(QList<T> &list, const ListPatch<T> &patch)
{
    for (const auto &change : patch.changed)
        list[change.index] = change.before;
    takePlaced(list, patch.inserted);
    if (!patch.order.isEmpty()) {
        QList<T> sorted = list;
        for (qsizetype i = 0; i < patch.order.size(); ++i)
            sorted[patch.order.at(i)] = list.at(i);
        list = std::move(sorted);
    }
    putPlaced(list, patch.removed);
}

} // namespace sw::document
