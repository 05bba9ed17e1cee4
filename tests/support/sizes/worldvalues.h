// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/sizes/madevalues.h"

#include <QString>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

namespace sw::testsupport
{

// What collections are made of that no part of the product models.

inline constexpr qint64 start = 1'640'995'200'000; // 2022-01-01
inline constexpr qint64 day = 86'400'000;

class Chance
{
public:
    explicit Chance(quint64 seed) : m_random(seed) {}

    qint64 below(qint64 bound) { return static_cast<qint64>(m_random() % static_cast<quint64>(bound)); }
    double share() { return static_cast<double>(m_random() >> 11) / 9007199254740992.0; }
    bool in(double probability) { return share() < probability; }
    double lognormal(double median, double sigma) { return median * std::exp(sigma * normal()); }
    double normal() { return std::normal_distribution<double>()(m_random); }
    /// 0 … bound - 1, the first ones much more often.
    qint64 skewed(qint64 bound, double power)
    {
        return std::min(bound - 1, static_cast<qint64>(static_cast<double>(bound) * std::pow(share(), power)));
    }
    QByteArray bytes(int count)
    {
        QByteArray out;
        while (out.size() < count)
            out.append(static_cast<char>(m_random()));
        return out;
    }

private:
    std::mt19937_64 m_random;
};

inline QByteArray objectId(qint64 milliseconds, quint32 process, int counter)
{
    return objectIdBytes(static_cast<quint64>(milliseconds / 1000), 0x5c00000000 + process,
                         static_cast<quint64>(counter));
}

/// A word of syllables: the same one for the same number.
inline QString word(quint64 number)
{
    static constexpr std::array syllables{"ra", "mo", "tel",  "in", "ka", "do",  "ver", "si",  "lo", "ban", "er", "pi",
                                          "no", "gu", "stra", "le", "mi", "cho", "den", "fal", "to", "ru",  "es", "an"};
    QString out;
    number = number * 2654435761u + 12345;
    for (quint64 i = 0; i < 2 + number % 3; ++i)
        out += QLatin1String(syllables.at((number >> (5 * i + 3)) % syllables.size()));
    return out;
}

inline QString capital(const QString &text)
{
    return text.left(1).toUpper() + text.mid(1);
}

inline QString text(Chance &chance, qint64 letters, quint64 language, qint64 vocabulary)
{
    QString out;
    while (out.size() < letters) {
        if (!out.isEmpty())
            out += chance.in(0.1) ? QStringLiteral(". ") : QStringLiteral(" ");
        out += word(language * 100'000 + static_cast<quint64>(chance.skewed(vocabulary, 3)));
    }
    return language == 2 ? out.replace(QLatin1Char('o'), QChar(0xf6)) : out;
}

} // namespace sw::testsupport
