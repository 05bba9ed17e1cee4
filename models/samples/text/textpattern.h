// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/samples/plan/streams.h"

#include <memory>
#include <string>
#include <vector>

namespace sw::samples
{

/// Where the choices of a generated text come from: chance, or a number that is used up digit by digit, so that
/// different numbers give different texts.
class Choices
{
public:
    explicit Choices(Random random) : m_random(random) {}
    static Choices ofRank(quint64 rank)
    {
        Choices choices{Random(rank)};
        choices.m_ranked = true;
        choices.m_rank = rank;
        return choices;
    }

    /// In [0, n), n >= 1.
    quint64 below(quint64 n)
    {
        if (!m_ranked)
            return m_random.below(n);
        const quint64 chosen = m_rank % n;
        m_rank /= n;
        return chosen;
    }

private:
    Random m_random;
    quint64 m_rank = 0;
    bool m_ranked = false;
};

/// Texts that match a regular expression. Literals, classes, ranges, \d \w \s, {m,n} ? + *, groups, alternatives and
/// the anchors ^ $ at the ends are followed; look-around, back references, flags and properties are refused by name.
class TextPattern
{
public:
    /// Error InvalidModel with the construct that cannot be followed; where and wayOut are left to the caller.
    static base::Result<TextPattern> parse(const QString &pattern);

    TextPattern(TextPattern &&) noexcept;
    TextPattern &operator=(TextPattern &&) noexcept;
    ~TextPattern();

    /// In characters; the longest may be infinite.
    double shortest() const;
    double longest() const;
    /// Different texts of about \p length characters that ofRank makes at least; at most 2^63.
    quint64 capacity(int length) const;
    /// Appends a text of \p length characters, or as near as the expression allows.
    void append(int length, Choices choices, std::string &out) const;

    struct Part;

private:
    explicit TextPattern(std::unique_ptr<Part> root);
    std::unique_ptr<Part> m_root;
};

} // namespace sw::samples
