// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/samples/plan/ranks.h"
#include "models/samples/plan/value.h"
#include "models/samples/text/textstyle.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sw::samples
{

namespace
{

using schema::FieldType;

struct Range
{
    double low = 0;
    double high = 1000;
};

/// What numbers of that name usually are; constraints of the model go before.
Range usualRange(const QString &name)
{
    struct Row
    {
        Range range;
        const char *words;
    };
    static const QHash<QString, Range> ranges = [] {
        static const Row rows[] = {{{1, 100}, "price amount cost fee fare rate premium unit"},
                                   {{5, 500}, "total sum balance subtotal"},
                                   {{1, 5}, "stars rating score grade"},
                                   {{1, 10}, "quantity qty seats guests passengers copies version"},
                                   {{0, 200}, "count stock reserved helpful views likes votes votes"},
                                   {{1950, 2025}, "year built"},
                                   {{18, 90}, "age"},
                                   {{0, 100}, "percent percentage discount share level humidity battery"},
                                   {{-90, 90}, "latitude lat"},
                                   {{-180, 180}, "longitude lon lng"},
                                   {{-20, 40}, "temperature temp"},
                                   {{0.1, 50}, "weight height length width depth"},
                                   {{20, 900}, "pages duration minutes runtime"},
                                   {{0, 23}, "hour"},
                                   {{0, 59}, "minute second"},
                                   {{1, 12}, "month"},
                                   {{1, 28}, "day"},
                                   {{0, 40}, "speed"}};
        QHash<QString, Range> map;
        for (const Row &row : rows) {
            for (const QString &word : QString::fromLatin1(row.words).split(QLatin1Char(' ')))
                map.insert(word, row.range);
        }
        return map;
    }();
    const QStringList words = wordsOfName(name);
    for (auto word = words.crbegin(); word != words.crend(); ++word) {
        if (ranges.contains(*word))
            return ranges.value(*word);
    }
    return {};
}

Range rangeOf(const MakerContext &context)
{
    const design::Constraints &limits = context.node.constraints;
    Range range = usualRange(context.node.name);
    const double width = range.high - range.low;
    if (limits.minimum && limits.maximum)
        return {*limits.minimum, *limits.maximum};
    if (limits.minimum && *limits.minimum >= range.low)
        range = {*limits.minimum, std::max(range.high, *limits.minimum + width)};
    if (limits.maximum && *limits.maximum <= range.high)
        range = {std::min(range.low, *limits.maximum - (range.low > *limits.maximum ? width : 0)), *limits.maximum};
    return range;
}

/// Whole multiples of a step: \c first … \c last.
struct Grid
{
    qint64 first = 0;
    qint64 last = 0;
    bool isEmpty() const { return last < first; }
    quint64 size() const { return static_cast<quint64>(last) - static_cast<quint64>(first) + 1; }
    qint64 at(quint64 position) const { return static_cast<qint64>(static_cast<quint64>(first) + position); }
};

qint64 clampedWhole(double number)
{
    constexpr double limit = 9e18;
    return static_cast<qint64>(std::clamp(number, -limit, limit));
}

/// The multiples of 1/\p scale within \p range. \p inside keeps off bounds that a binary number cannot hold exactly,
/// because a server compares a decimal with the bound's exact binary value.
Grid gridOf(const Range &range, const design::Constraints &limits, double scale, bool inside)
{
    Grid grid{clampedWhole(std::ceil(range.low * scale)), clampedWhole(std::floor(range.high * scale))};
    const auto isBroken = [&](double bound) {
        return inside && bound * 4 != std::floor(bound * 4);
    };
    if ((limits.exclusiveMinimum && limits.minimum && static_cast<double>(grid.first) / scale <= range.low) ||
        isBroken(range.low))
        ++grid.first;
    if ((limits.exclusiveMaximum && limits.maximum && static_cast<double>(grid.last) / scale >= range.high) ||
        isBroken(range.high))
        --grid.last;
    return grid;
}

/// Numbers on a grid: whole, with \c scale broken, or as decimals.
class NumberMaker : public ValueMaker
{
public:
    NumberMaker(const Grid &grid, double scale, int exponent, bool unique, Choice choice)
        : m_grid(grid), m_choice(std::move(choice)), m_scale(scale), m_exponent(exponent), m_unique(unique)
    {}
    void make(const Draw &draw, Value &value) const override
    {
        const quint64 size = m_grid.size();
        const quint64 position = size == 0 ? mixed(draw.key) : m_unique ? draw.ordinal % size : m_choice.at(draw);
        value.whole = m_grid.at(position);
        value.exponent = m_exponent;
        value.real = static_cast<double>(value.whole) / m_scale;
    }

private:
    Grid m_grid;
    Choice m_choice;
    double m_scale;
    int m_exponent;
    bool m_unique;
};

/// Numbers that go on from one document to the next, and begin again behind the largest.
class SequenceMaker : public ValueMaker
{
public:
    SequenceMaker(const Grid &grid, quint64 step, double scale, int exponent)
        : m_grid(grid), m_step(step), m_scale(scale), m_exponent(exponent)
    {}
    void make(const Draw &draw, Value &value) const override
    {
        const quint64 size = m_grid.size();
        const quint64 position =
            size == 0 ? draw.ordinal * m_step : static_cast<quint64>(static_cast<Wide>(draw.ordinal) * m_step % size);
        value.whole = m_grid.at(position);
        value.exponent = m_exponent;
        value.real = static_cast<double>(value.whole) / m_scale;
    }

private:
    Grid m_grid;
    quint64 m_step;
    double m_scale;
    int m_exponent;
};

class ConstantMaker : public ValueMaker
{
public:
    explicit ConstantMaker(double number) : m_number(number) {}
    void make(const Draw &, Value &value) const override { value.real = m_number; }

private:
    double m_number;
};

/// Grid positions from one number of a sequence to the next.
double stepOf(const MakerContext &context, double scale)
{
    return std::max(1.0, std::abs(context.node.spread.step.value_or(1)) * scale);
}

bool isSequence(const MakerContext &context)
{
    return context.node.spread.shape == schema::Spread::Sequence && !context.unique;
}

/// Unique numbers and sequences without bounds count up from the lower bound.
void widen(Grid &grid, const MakerContext &context, double scale, qint64 largest)
{
    if ((!context.unique && !isSequence(context)) || context.node.constraints.maximum)
        return;
    if (!context.node.constraints.minimum)
        grid.first = std::max<qint64>(grid.first, 1);
    const double last =
        static_cast<double>(grid.first) + context.ordinals() * (context.unique ? 1 : stepOf(context, scale));
    grid.last = std::max(grid.last, clampedWhole(std::min(last, static_cast<double>(largest))));
}

base::Result<MakerPtr> numberMaker(const MakerContext &context, const Grid &grid, double scale, int exponent)
{
    if (grid.isEmpty())
        return unsatisfiable(context, Text::tr("No number of the field's type lies between the bounds."));
    if (context.unique && static_cast<double>(grid.last) - static_cast<double>(grid.first) + 1 < context.ordinals())
        return unsatisfiable(context, Text::tr("There are more documents than different numbers between the bounds."));
    if (isSequence(context))
        return MakerPtr(
            new SequenceMaker(grid, static_cast<quint64>(std::min(stepOf(context, scale), 9e18)), scale, exponent));
    const schema::ValueSpread &spread = context.node.spread;
    const double size = static_cast<double>(grid.last) - static_cast<double>(grid.first) + 1;
    const double mean = spread.mean ? *spread.mean * scale - static_cast<double>(grid.first) : size / 2;
    return MakerPtr(
        new NumberMaker(grid, scale, exponent, context.unique,
                        Choice(spread, grid.size(), mean, spread.deviation ? *spread.deviation * scale : size / 6)));
}

/// The coarsest of hundredths, ten thousandths … that has numbers in the range.
base::Result<MakerPtr> brokenMaker(const MakerContext &context, bool inside)
{
    const Range range = rangeOf(context);
    double scale = 100;
    int exponent = -2;
    const bool large = std::max(std::abs(range.low), std::abs(range.high)) > 1e13;
    if (large) {
        scale = 1;
        exponent = 0;
    }
    Grid grid = gridOf(range, context.node.constraints, scale, inside);
    for (; grid.isEmpty() && exponent > -12 && !large; exponent -= 2) {
        scale *= 100;
        grid = gridOf(range, context.node.constraints, scale, inside);
        if (!grid.isEmpty()) {
            exponent -= 2;
            break;
        }
    }
    widen(grid, context, scale, static_cast<qint64>(9e15));
    return numberMaker(context, grid, scale, exponent);
}

} // namespace

base::Result<MakerPtr> wholeMaker(const MakerContext &context)
{
    const bool is32 = context.node.type() == FieldType::Int32;
    const qint64 smallest = is32 ? std::numeric_limits<qint32>::min() : std::numeric_limits<qint64>::min();
    const qint64 largest = is32 ? std::numeric_limits<qint32>::max() : std::numeric_limits<qint64>::max();
    Grid grid = gridOf(rangeOf(context), context.node.constraints, 1, false);
    grid.first = std::max(grid.first, smallest);
    grid.last = std::min(grid.last, largest);
    widen(grid, context, 1, largest);
    return numberMaker(context, grid, 1, 0);
}

base::Result<MakerPtr> realMaker(const MakerContext &context)
{
    const Range range = rangeOf(context);
    if (range.low == range.high && !context.unique && !context.node.constraints.exclusiveMinimum &&
        !context.node.constraints.exclusiveMaximum)
        return MakerPtr(new ConstantMaker(range.low));
    return brokenMaker(context, false);
}

base::Result<MakerPtr> decimalMaker(const MakerContext &context)
{
    auto maker = brokenMaker(context, true);
    return maker ? std::move(maker) : brokenMaker(context, false);
}

} // namespace sw::samples
