// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/entrytable.h"

#include <QtEndian>

#include <algorithm>
#include <cstring>

namespace sw::sizing
{

namespace
{

constexpr size_t lengths = 6;

quint32 keyLength(const char *at)
{
    quint32 length = 0;
    std::memcpy(&length, at, 4);
    return length;
}

quint16 valueLength(const char *at)
{
    quint16 length = 0;
    std::memcpy(&length, at + 4, 2);
    return length;
}

} // namespace

void EntryTable::add(std::string_view key, std::string_view value)
{
    if (m_places.empty()) {
        m_common = key.size();
    } else if (m_common > 0) {
        const std::string_view first = this->key(0);
        const size_t most = std::min(m_common, key.size());
        m_common = static_cast<size_t>(
            std::mismatch(key.begin(), key.begin() + static_cast<std::ptrdiff_t>(most), first.begin()).first -
            key.begin());
    }
    m_places.push_back({0, m_buffer.size()});
    const auto keySize = static_cast<quint32>(key.size());
    const auto valueSize = static_cast<quint16>(value.size());
    char head[lengths];
    std::memcpy(head, &keySize, 4);
    std::memcpy(head + 4, &valueSize, 2);
    m_buffer.append(head, lengths).append(key).append(value);
    m_rawBytes += key.size() + value.size();
}

void EntryTable::clear()
{
    m_buffer.clear();
    m_places.clear();
    m_common = 0;
    m_rawBytes = 0;
}

std::string_view EntryTable::key(size_t i) const
{
    const char *at = m_buffer.data() + m_places[i].start;
    return {at + lengths, keyLength(at)};
}

std::string_view EntryTable::value(size_t i) const
{
    const char *at = m_buffer.data() + m_places[i].start;
    return {at + lengths + keyLength(at), valueLength(at)};
}

quint64 EntryTable::headOf(std::string_view key) const
{
    unsigned char bytes[8] = {};
    const size_t count = std::min<size_t>(8, key.size() - m_common);
    std::memcpy(bytes, key.data() + m_common, count);
    return qFromBigEndian<quint64>(bytes);
}

void EntryTable::sort()
{
    for (size_t i = 0; i < m_places.size(); ++i)
        m_places[i].head = headOf(key(i));
    const char *buffer = m_buffer.data();
    const auto less = [buffer](const Place &a, const Place &b) {
        if (a.head != b.head)
            return a.head < b.head;
        const char *left = buffer + a.start;
        const char *right = buffer + b.start;
        return std::string_view(left + lengths, keyLength(left)) < std::string_view(right + lengths, keyLength(right));
    };
    if (!std::is_sorted(m_places.begin(), m_places.end(), less))
        std::sort(m_places.begin(), m_places.end(), less);
}

} // namespace sw::sizing
