// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <algorithm>
#include <utility>

namespace sw::base
{

/// What is known of the last \p most keys that it was found out for, the newest last. Keys have to be comparable only:
/// of whole models no hash is cheaper than a comparison.
template <typename Key, typename Value, qsizetype most>
class Recent
{
public:
    /// nullptr: not known, or no more; valid until the next keep() or clear().
    const Value *find(const Key &key) const
    {
        const auto found =
            std::find_if(m_known.cbegin(), m_known.cend(), [&key](const auto &each) { return each.first == key; });
        return found == m_known.cend() ? nullptr : &found->second;
    }
    void keep(const Key &key, const Value &value)
    {
        m_known.removeIf([&key](const auto &each) { return each.first == key; });
        if (m_known.size() == most)
            m_known.removeFirst();
        m_known.append({key, value});
    }
    void clear() { m_known.clear(); }

private:
    QList<std::pair<Key, Value>> m_known;
};

} // namespace sw::base
