// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSet>

namespace sw::base
{

/// A set that keeps the order in which its items came. Two are equal when they have the same items in the same order.
template <typename T>
class OrderedSet
{
public:
    OrderedSet() = default;
    OrderedSet(std::initializer_list<T> items) : OrderedSet(QList<T>(items)) {}
    OrderedSet(const QList<T> &items)
    {
        for (const T &item : items)
            insert(item);
    }

    const QList<T> &asList() const { return m_list; }
    const QSet<T> &asSet() const { return m_set; }
    qsizetype size() const { return m_list.size(); }
    bool isEmpty() const { return m_list.isEmpty(); }
    bool contains(const T &item) const { return m_set.contains(item); }
    const T &first() const { return m_list.first(); }
    auto begin() const { return m_list.cbegin(); }
    auto end() const { return m_list.cend(); }

    void insert(const T &item)
    {
        if (m_set.contains(item))
            return;
        m_set.insert(item);
        m_list.append(item);
    }
    /// False when it was not in it.
    bool remove(const T &item) { return m_set.remove(item) && m_list.removeOne(item); }
    template <typename Predicate>
    void removeIf(const Predicate &predicate)
    {
        m_list.removeIf(predicate);
        m_set = QSet<T>(m_list.cbegin(), m_list.cend());
    }
    friend bool operator==(const OrderedSet &a, const OrderedSet &b) { return a.m_list == b.m_list; }

private:
    QList<T> m_list;
    QSet<T> m_set;
};

} // namespace sw::base
