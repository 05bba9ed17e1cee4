// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/inference/adaptivesample.h"

#include <QByteArrayView>

namespace sw::formats
{

/// A hash of 64 bits of a value's bytes; the same in every run, so that the same input gives the same project.
quint64 valueHash(QByteArrayView bytes);
/// Of a whole number: equal for all types of number that hold it.
quint64 valueHash(qint64 number);

/// How many different values there were, how often each came, and whether the values of one field are among those of
/// another. Exact up to a bound; beyond it an adaptive sample, whose error is 2 % for 4,096.
class DistinctValues
{
public:
    explicit DistinctValues(quint32 bound = 4096);

    /// True when it is kept and was not there before.
    bool add(quint64 hash);
    void add(const DistinctValues &other);

    bool isExact() const { return m_level.keepsAll(); }
    /// Different values so far; an estimate unless isExact().
    double count() const;
    /// No value came twice; among the kept values when not exact.
    bool areUnique() const { return m_repeated == 0; }
    qint64 kept() const { return m_used; }
    /// All values of this one, as far as both keep them, are among \p other's. False when none is kept by both.
    bool areAmong(const DistinctValues &other) const;
    /// Of all values that came, the share that is among \p other's, as far as both keep them. 0 when none is kept by
    /// both.
    double shareAmong(const DistinctValues &other) const;
    /// How often the values that are kept came, in no order.
    std::vector<quint32> frequencies() const;

private:
    struct Slot
    {
        quint64 hash = 0;
        quint32 times = 0; ///< 0: free
    };
    Slot &slotOf(quint64 hash);
    const Slot *find(quint64 hash) const;
    bool insert(quint64 hash, quint32 times);
    void rebuild(size_t slots);
    void thin();

    quint32 m_bound;
    quint32 m_used = 0;
    quint32 m_repeated = 0;
    AdaptiveLevel m_level;
    std::vector<Slot> m_slots;
};

} // namespace sw::formats
