// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/samples/makers/valuetypes.h"
#include "models/samples/plan/ranks.h"
#include "models/samples/plan/value.h"
#include "models/samples/text/textstyle.h"

#include <algorithm>
#include <cmath>

namespace sw::samples
{

namespace
{

constexpr double year = 365.25 * day;

/// From \c low (inclusive) to \c high (exclusive), in milliseconds since 1970.
struct Window
{
    double low = 0;
    double high = 0;
};

/// Dates that lie before the documents were made: births, releases.
std::optional<Window> historicWindow(const QString &name)
{
    static const QStringList births = {QStringLiteral("born"), QStringLiteral("birth"), QStringLiteral("birthdate"),
                                       QStringLiteral("birthday"), QStringLiteral("dob")};
    static const QStringList releases = {QStringLiteral("published"),   QStringLiteral("released"),
                                         QStringLiteral("release"),     QStringLiteral("founded"),
                                         QStringLiteral("built"),       QStringLiteral("launched"),
                                         QStringLiteral("established"), QStringLiteral("publication")};
    for (const QString &word : wordsOfName(name)) {
        if (births.contains(word))
            return Window{-25 * year, 37 * year};
        if (releases.contains(word))
            return Window{15 * year, 55 * year};
    }
    return std::nullopt;
}

/// Days at midnight or moments anywhere in a window.
class WindowMaker : public ValueMaker
{
public:
    WindowMaker(const Window &window, double unit, const schema::ValueSpread &spread)
        : m_first(std::ceil(window.low / unit)),
          m_count(static_cast<quint64>(std::max(1.0, std::ceil(window.high / unit) - m_first))),
          m_unit(unit),
          m_choice(spread, m_count)
    {}
    void make(const Draw &draw, Value &value) const override
    {
        value.whole = static_cast<qint64>((m_first + static_cast<double>(m_choice.at(draw))) * m_unit);
    }

private:
    double m_first;
    quint64 m_count;
    double m_unit;
    Choice m_choice;
};

/// Moments that follow the clock of the documents, and in arrays each other.
class ClockMaker : public ValueMaker
{
public:
    ClockMaker(const Clock &clock, const MakerContext &context, const Window &bounds)
        : m_clock(clock),
          m_bounds(bounds),
          m_documents(std::max(1.0, context.documents)),
          m_offset(context.position * hour),
          m_gap(context.itemGap),
          m_jitter(jitterOf(clock, context)),
          m_spans(context.spans),
          m_wraps(!context.node.constraints.latest.isEmpty())
    {}
    void make(const Draw &draw, Value &value) const override
    {
        const quint64 document = m_wraps ? draw.document % static_cast<quint64>(m_documents) : draw.document;
        double offset = m_offset + m_gap * static_cast<double>(draw.item) + m_jitter * Random(draw.key).unit();
        if (m_spans.length > 0) {
            const double place = std::floor(static_cast<double>(draw.ordinal) / m_spans.below);
            offset = std::fmod(place, m_spans.most) * m_spans.length + std::min(offset, m_spans.length - 1);
        }
        const double span = lengthOf(m_clock.granule);
        const double moment =
            static_cast<double>(m_clock.at(document)) + (span > 0 ? std::min(offset, span - 1) : offset);
        value.whole = static_cast<qint64>(std::clamp(std::floor(moment), m_bounds.low, m_bounds.high - 1));
    }

private:
    /// What is grouped by spans of time comes at a steady pace; other things whenever they happen.
    static double jitterOf(const Clock &clock, const MakerContext &context)
    {
        const bool isSteady = context.itemGap > 0 && clock.granule != Granule::None;
        return context.unique || isSteady ? 0 : context.itemGap > 0 ? context.itemGap : std::min(clock.step, hour);
    }

    Clock m_clock;
    Window m_bounds;
    double m_documents;
    double m_offset;
    double m_gap;
    double m_jitter;
    Spans m_spans;
    bool m_wraps;
};

/// Moments of which no two are equal, although the documents of all groups share their spans: each group, and each item
/// in it, has a moment of its own within the span.
class SpanMomentMaker : public ValueMaker
{
public:
    /// \p gap: between two moments, in milliseconds.
    SpanMomentMaker(const Clock &clock, double places, double gap, const Window &bounds)
        : m_clock(clock), m_places(static_cast<quint64>(std::max(1.0, places))), m_gap(gap), m_bounds(bounds)
    {}
    static double gapOf(const Clock &clock, double places)
    {
        const double groups = clock.group ? clock.group->targets() : 1;
        return std::floor(lengthOf(clock.granule) / (groups * std::max(1.0, places)));
    }
    void make(const Draw &draw, Value &value) const override
    {
        ChildrenCache unused;
        const quint64 group = m_clock.group ? m_clock.group->pick(draw.document, 0, 0, unused) : 0;
        const quint64 moment = group * m_places + draw.ordinal % m_places;
        const double at = static_cast<double>(m_clock.at(draw.document)) + m_gap * static_cast<double>(moment);
        value.whole = static_cast<qint64>(std::clamp(at, m_bounds.low, m_bounds.high - 1));
    }

private:
    Clock m_clock;
    quint64 m_places;
    double m_gap;
    Window m_bounds;
};

/// A moment of its own for each place in all documents, a second after the one before.
class CountedMaker : public ValueMaker
{
public:
    CountedMaker(double start, double places, const Window &bounds)
        : m_start(start), m_places(static_cast<quint64>(std::max(1.0, places))), m_bounds(bounds)
    {}
    void make(const Draw &draw, Value &value) const override
    {
        const double moment = static_cast<double>(draw.document * m_places + draw.ordinal % m_places);
        value.whole = static_cast<qint64>(std::clamp(m_start + moment * 1000, m_bounds.low, m_bounds.high - 1));
    }

private:
    double m_start;
    quint64 m_places;
    Window m_bounds;
};

class TimestampMaker : public ValueMaker
{
public:
    explicit TimestampMaker(const Clock &clock) : m_clock(clock) {}
    void make(const Draw &draw, Value &value) const override
    {
        value.whole = m_clock.at(draw.document) / 1000;
        value.exponent = static_cast<int>(draw.ordinal % 1000000 + 1); // the increment
    }

private:
    Clock m_clock;
};

base::Result<double> bound(const MakerContext &context, const QString &text, double missing)
{
    if (text.isEmpty())
        return missing;
    const auto moment = parsedValue(text, schema::FieldType::Date);
    if (!moment)
        return unsatisfiable(context, Text::tr("%1 is not a date.").arg(text),
                             Text::tr("Write it as 2026-01-31 or 2026-01-31T12:00:00Z."));
    return static_cast<double>(moment->whole);
}

} // namespace

namespace
{

/// By the clock of the documents, or anywhere in their time when the field's spread says so.
MakerPtr clockedMaker(const MakerContext &context, const Window &bounds, bool bothGiven)
{
    using schema::Spread;
    const design::Constraints &limits = context.node.constraints;
    Clock clock = context.clock;
    if (context.unique && clock.granule != Granule::None) {
        const double gap = SpanMomentMaker::gapOf(clock, context.places);
        if (gap >= 1 && !bothGiven)
            return MakerPtr(new SpanMomentMaker(clock, context.places, gap, bounds));
        clock = {clock.start, std::max(1.0, context.places), Granule::None, {}}; // more moments than a span has
    }
    if (context.unique && clock.granule == Granule::None &&
        clock.group) // the documents of all groups share their times
        return MakerPtr(new CountedMaker(clock.start, context.places, bounds));
    if (context.unique && clock.granule == Granule::None)
        clock.step = std::max(1.0, clock.step);
    const double span = clock.step * std::max(1.0, context.documents);
    const Spread shape = context.node.spread.shape;
    if (!context.unique && clock.granule == Granule::None &&
        (shape == Spread::Uniform || shape == Spread::Normal || shape == Spread::Zipf)) {
        const Window around{std::clamp(clock.start, bounds.low, bounds.high - 1),
                            std::clamp(clock.start + span, bounds.low + 1, bounds.high)};
        return MakerPtr(new WindowMaker(bothGiven ? bounds : around, 1, context.node.spread));
    }
    if (bothGiven)
        clock = {bounds.low,
                 std::min(clock.step, (bounds.high - bounds.low) / std::max(1.0, context.documents)),
                 Granule::None,
                 {}};
    else if (!limits.earliest.isEmpty())
        clock.start = std::max(clock.start, bounds.low);
    else if (!limits.latest.isEmpty())
        clock.start = std::min(clock.start, bounds.high - span - (context.position + 1) * hour);
    return MakerPtr(new ClockMaker(clock, context, bounds));
}

} // namespace

base::Result<MakerPtr> dateMaker(const MakerContext &context)
{
    constexpr double furthest = 8.64e15;
    const design::Constraints &limits = context.node.constraints;
    const auto low = bound(context, limits.earliest, -furthest);
    const auto high = bound(context, limits.latest, furthest);
    if (!low || !high)
        return low ? high.error() : low.error();
    if (*low >= *high)
        return unsatisfiable(context, Text::tr("The earliest date is not before the latest."));
    const Window bounds{*low, *high};
    const bool bothGiven = !limits.earliest.isEmpty() && !limits.latest.isEmpty();
    if (const auto history = historicWindow(context.node.name); history && !context.unique) {
        const Window window{std::max(bounds.low, std::min(history->low, bounds.high - day)),
                            std::min(bounds.high, std::max(history->high, bounds.low + day))};
        return MakerPtr(new WindowMaker(window, window.high - window.low > 2 * day ? day : 1, context.node.spread));
    }
    if (bothGiven && !context.unique &&
        context.itemGap > 0) // in buckets by time, dates far apart keep the buckets apart
        return MakerPtr(new WindowMaker(
            bounds, 1, context.clock.granule == Granule::None ? context.node.spread : schema::ValueSpread()));
    return clockedMaker(context, bounds, bothGiven);
}

base::Result<MakerPtr> timestampMaker(const MakerContext &context)
{
    return MakerPtr(new TimestampMaker(context.clock));
}

} // namespace sw::samples
