// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/inference/distinctvalues.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace sw::formats
{

namespace
{

constexpr size_t firstSlots = 16;

/// The finisher of splitmix64: every bit of the input changes half of the output's.
constexpr quint64 mixed(quint64 x)
{
    x ^= x >> 30;
    x *= 0xBF58476D1CE4E5B9;
    x ^= x >> 27;
    x *= 0x94D049BB133111EB;
    return x ^ x >> 31;
}

} // namespace

quint64 valueHash(QByteArrayView bytes)
{
    quint64 hash = 0x9E3779B97F4A7C15 ^ static_cast<quint64>(bytes.size());
    const char *at = bytes.data();
    qsizetype left = bytes.size();
    for (; left >= 8; at += 8, left -= 8) {
        quint64 word;
        std::memcpy(&word, at, 8);
        hash = (hash ^ word) * 0x9FB21C651E98DF25;
        hash ^= hash >> 32;
    }
    quint64 rest = 0;
    if (left > 0)
        std::memcpy(&rest, at, static_cast<size_t>(left));
    return mixed(hash ^ rest);
}

quint64 valueHash(qint64 number)
{
    return mixed(static_cast<quint64>(number) + 0x9E3779B97F4A7C15);
}

DistinctValues::DistinctValues(quint32 bound) : m_bound(bound)
{}

DistinctValues::Slot &DistinctValues::slotOf(quint64 hash)
{
    const size_t mask = m_slots.size() - 1;
    size_t at = hash & mask;
    while (m_slots[at].times != 0 && m_slots[at].hash != hash)
        at = (at + 1) & mask;
    return m_slots[at];
}

const DistinctValues::Slot *DistinctValues::find(quint64 hash) const
{
    if (m_slots.empty())
        return nullptr;
    const Slot &slot = const_cast<DistinctValues *>(this)->slotOf(hash);
    return slot.times != 0 ? &slot : nullptr;
}

bool DistinctValues::add(quint64 hash)
{
    return insert(hash, 1);
}

bool DistinctValues::insert(quint64 hash, quint32 times)
{
    if (!m_level.keeps(hash))
        return false;
    if (m_slots.empty())
        rebuild(firstSlots);
    Slot &slot = slotOf(hash);
    if (slot.times != 0) {
        m_repeated += slot.times == 1;
        slot.times += times;
        return false;
    }
    slot = {hash, times};
    m_repeated += times > 1;
    if (++m_used > m_bound)
        thin();
    else if (m_used * 2 > m_slots.size())
        rebuild(m_slots.size() * 2);
    return true;
}

void DistinctValues::add(const DistinctValues &other)
{
    while (m_level < other.m_level)
        thin();
    for (const Slot &slot : other.m_slots) {
        if (slot.times != 0)
            insert(slot.hash, slot.times);
    }
}

void DistinctValues::rebuild(size_t slots)
{
    const std::vector<Slot> before = std::exchange(m_slots, std::vector<Slot>(slots));
    m_used = 0;
    m_repeated = 0;
    for (const Slot &slot : before) {
        if (slot.times == 0 || !m_level.keeps(slot.hash))
            continue;
        slotOf(slot.hash) = slot;
        ++m_used;
        m_repeated += slot.times > 1;
    }
}

void DistinctValues::thin()
{
    m_level = m_level.next();
    rebuild(std::max(m_slots.size(), firstSlots));
}

double DistinctValues::count() const
{
    return static_cast<double>(m_used) * m_level.scale();
}

bool DistinctValues::areAmong(const DistinctValues &other) const
{
    const AdaptiveLevel level = std::max(m_level, other.m_level);
    bool any = false;
    for (const Slot &slot : m_slots) {
        if (slot.times == 0 || !level.keeps(slot.hash))
            continue;
        any = true;
        if (!other.find(slot.hash))
            return false;
    }
    return any;
}

double DistinctValues::shareAmong(const DistinctValues &other) const
{
    const AdaptiveLevel level = std::max(m_level, other.m_level);
    double all = 0, among = 0;
    for (const Slot &slot : m_slots) {
        if (slot.times == 0 || !level.keeps(slot.hash))
            continue;
        all += slot.times;
        among += other.find(slot.hash) ? slot.times : 0;
    }
    return all > 0 ? among / all : 0;
}

std::vector<quint32> DistinctValues::frequencies() const
{
    std::vector<quint32> times;
    times.reserve(m_used);
    for (const Slot &slot : m_slots) {
        if (slot.times != 0)
            times.push_back(slot.times);
    }
    return times;
}

} // namespace sw::formats
