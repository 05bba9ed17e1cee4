// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/text/textpattern.h"

#include "models/samples/text/textpatternparser.h"
#include "models/samples/text/textpatternpart.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sw::samples
{

namespace
{

using Part = TextPattern::Part;

constexpr quint64 most = 1ULL << 63;
/// How much longer an unlimited repetition counts when length is shared out.
constexpr double unlimitedSlack = 64;

quint64 product(quint64 a, quint64 b)
{
    return a != 0 && b > most / a ? most : a * b;
}

/// How many times \p part is repeated when \p extra characters beyond its shortest are wanted.
int repeatsFor(const Part &part, double extra)
{
    const Part &inner = part.parts.front();
    const double length = std::max(1.0, inner.shortest > 0 ? inner.shortest : inner.longest);
    double count = part.least + std::floor(std::max(0.0, extra) / length + 1e-9);
    if (part.most >= 0)
        count = std::min<double>(count, part.most);
    return static_cast<int>(count);
}

/// What is left of \p extra for each repetition's own slack.
double extraWithin(const Part &part, int repeats, double extra)
{
    if (repeats == 0)
        return 0;
    const double used = (repeats - part.least) * part.parts.front().shortest;
    return std::max(0.0, extra - used) / repeats;
}

double cappedSlack(const Part &part)
{
    return std::min(part.slack(), unlimitedSlack);
}

/// Shares \p extra among the parts of a sequence: each gets the share of its slack, the last ones what is left.
class Shares
{
public:
    Shares(const Part &sequence, double extra) : m_extra(extra)
    {
        for (const Part &part : sequence.parts)
            m_slack += cappedSlack(part);
    }
    double next(const Part &part)
    {
        const double slack = cappedSlack(part);
        if (slack <= 0 || m_slack <= 0)
            return 0;
        const double share = std::min(part.slack(), std::floor(m_extra * slack / m_slack + 0.5));
        m_slack -= slack;
        m_extra -= share;
        return share;
    }

private:
    double m_extra;
    double m_slack = 0;
};

void appendPart(const Part &part, double extra, Choices &choices, std::string &out)
{
    switch (part.kind) {
    case Part::Kind::Characters:
        out += part.characters[choices.below(part.characters.size())];
        return;
    case Part::Kind::Sequence: {
        Shares shares(part, extra);
        for (const Part &each : part.parts)
            appendPart(each, shares.next(each), choices, out);
        return;
    }
    case Part::Kind::Alternatives: {
        const Part &chosen = part.parts[choices.below(part.parts.size())];
        return appendPart(chosen, std::clamp(extra + part.shortest - chosen.shortest, 0.0, chosen.slack()), choices,
                          out);
    }
    case Part::Kind::Repeat: {
        const int repeats = repeatsFor(part, extra);
        const double within = extraWithin(part, repeats, extra);
        for (int i = 0; i < repeats; ++i)
            appendPart(part.parts.front(), within, choices, out);
        return;
    }
    }
}

quint64 capacityOf(const Part &part, double extra)
{
    quint64 capacity = 1;
    switch (part.kind) {
    case Part::Kind::Characters:
        return part.characters.size();
    case Part::Kind::Sequence: {
        Shares shares(part, extra);
        for (const Part &each : part.parts)
            capacity = product(capacity, capacityOf(each, shares.next(each)));
        return capacity;
    }
    case Part::Kind::Alternatives:
        capacity = most;
        for (const Part &each : part.parts)
            capacity = std::min(capacity,
                                capacityOf(each, std::clamp(extra + part.shortest - each.shortest, 0.0, each.slack())));
        return product(capacity, part.parts.size());
    case Part::Kind::Repeat: {
        const int repeats = repeatsFor(part, extra);
        const quint64 each = capacityOf(part.parts.front(), extraWithin(part, repeats, extra));
        for (int i = 0; i < repeats && capacity < most; ++i)
            capacity = product(capacity, each);
        return capacity;
    }
    }
    return capacity;
}

} // namespace

double TextPattern::Part::slack() const
{
    return longest - shortest;
}

void TextPattern::Part::measure()
{
    for (Part &part : parts)
        part.measure();
    switch (kind) {
    case Kind::Characters:
        shortest = longest = 1;
        return;
    case Kind::Sequence:
        shortest = longest = 0;
        for (const Part &part : parts) {
            shortest += part.shortest;
            longest += part.longest;
        }
        return;
    case Kind::Alternatives:
        shortest = parts.front().shortest;
        longest = parts.front().longest;
        for (const Part &part : parts) {
            shortest = std::min(shortest, part.shortest);
            longest = std::max(longest, part.longest);
        }
        return;
    case Kind::Repeat: {
        const Part &part = parts.front();
        shortest = least * part.shortest;
        longest = most >= 0 ? most * part.longest : part.longest > 0 ? std::numeric_limits<double>::infinity() : 0;
        return;
    }
    }
}

TextPattern::TextPattern(std::unique_ptr<Part> root) : m_root(std::move(root))
{}

TextPattern::TextPattern(TextPattern &&) noexcept = default;
TextPattern &TextPattern::operator=(TextPattern &&) noexcept = default;
TextPattern::~TextPattern() = default;

base::Result<TextPattern> TextPattern::parse(const QString &pattern)
{
    auto root = TextPatternParser(pattern).parse();
    if (!root)
        return root.error();
    return TextPattern(std::make_unique<Part>(std::move(root.value())));
}

double TextPattern::shortest() const
{
    return m_root->shortest;
}

double TextPattern::longest() const
{
    return m_root->longest;
}

quint64 TextPattern::capacity(int length) const
{
    return capacityOf(*m_root, std::max(0.0, length - m_root->shortest));
}

void TextPattern::append(int length, Choices choices, std::string &out) const
{
    appendPart(*m_root, std::max(0.0, length - m_root->shortest), choices, out);
}

} // namespace sw::samples
