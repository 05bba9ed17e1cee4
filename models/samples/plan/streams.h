// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sw::samples
{

/// Scatters the bits of \p x one to one (the finaliser of SplitMix64).
constexpr quint64 mixed(quint64 x)
{
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
}

inline constexpr quint64 golden = 0x9e3779b97f4a7c15ULL;

/// Every value of a document has a key, made from the key of what it is in. So a value can be computed without the rest
/// of its document, and stays what it is when other fields come and go.
constexpr quint64 childKey(quint64 key, quint64 salt)
{
    return mixed(key ^ salt);
}
constexpr quint64 itemKey(quint64 key, quint64 index)
{
    return mixed(key + (index + 1) * golden);
}
/// The salt of a field or collection name (FNV-1a, then scattered).
inline quint64 saltOf(const QByteArray &name)
{
    quint64 hash = 0xcbf29ce484222325ULL;
    for (const char c : name)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    return mixed(hash + golden);
}

/// Independent streams of one key.
inline constexpr quint64 presenceStream = 0x2545f4914f6cdd1dULL;
inline constexpr quint64 nullStream = 0x5851f42d4c957f2dULL;
inline constexpr quint64 countStream = 0xd1342543de82ef95ULL;
inline constexpr quint64 variantStream = 0xaf251af3b0f025b5ULL;
inline constexpr quint64 choiceStream = 0x9fb21c651e98df25ULL;
inline constexpr quint64 referenceStream = 0x8cb92ba72f3d8dd7ULL;

/// SplitMix64: small, fast, the same on every machine. Only operations that IEEE 754 rounds exactly are used on
/// doubles.
class Random
{
public:
    explicit Random(quint64 key) : m_state(key) {}

    quint64 next() { return mixed(m_state += golden); }
    /// In [0, 1).
    double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }
    /// In [0, n), n >= 1; even enough for samples.
    quint64 below(quint64 n) { return n <= 0xffffffffULL ? ((next() >> 32) * n) >> 32 : next() % n; }
    bool chance(double probability) { return unit() < probability; }

private:
    quint64 m_state;
};

} // namespace sw::samples
