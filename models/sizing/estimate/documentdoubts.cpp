// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/documentdoubts.h"

#include "models/design/shape/documentsize.h"

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

using design::Node;

namespace
{

constexpr double itemHead = 3; ///< type, one digit, end

double square(double number)
{
    return number * number;
}

/// Bytes of a value, and how far they may be off for each reason: variances.
struct Part
{
    double bytes = 0;
    double lengths = 0;
    double counts = 0;
    double shares = 0;

    Part &operator+=(const Part &other)
    {
        bytes += other.bytes;
        lengths += other.lengths;
        counts += other.counts;
        shares += other.shares;
        return *this;
    }
    Part times(double factor) const
    {
        return {bytes * factor, lengths * square(factor), counts * square(factor), shares * square(factor)};
    }
};

Part partOf(const Node &value);

Part partOfFields(const QList<Node> &fields)
{
    const auto shareDoubt = [](double share) {
        return share < 1 ? 0.02 + 0.3 * share * (1 - share) : 0;
    };
    Part sum;
    for (const Node &field : fields) {
        const double share = std::clamp(field.presence * design::filledShare(field), 0.0, 1.0);
        Part part = partOf(field);
        const double bytes = part.bytes;
        part = part.times(share);
        part.shares += square(shareDoubt(share) * bytes);
        sum += part;
    }
    return sum;
}

Part partOfArray(const Node &array)
{
    const double count = std::max(0.0, array.count.likely);
    const Part item = array.fields.isEmpty() ? Part() : partOf(array.item());
    Part all = item.times(count);
    all.counts += square(countDoubt(array) * count * (item.bytes + itemHead));
    return all;
}

Part partOf(const Node &value)
{
    if (value.isArray())
        return partOfArray(value);
    if (value.isObject() && !value.isOpaque()) {
        Part sum = partOfFields(value.fields);
        double shares = 0;
        for (const design::Variant &variant : value.variants)
            shares += variant.share;
        for (const design::Variant &variant : value.variants)
            sum += partOfFields(variant.fields).times(shares > 0 ? variant.share / shares : 1);
        return sum;
    }
    Part part;
    part.bytes = design::likelyValueBytes(value).value();
    part.lengths = square(lengthDoubt(value) * part.bytes);
    return part;
}

/// Of the logarithm, from a relative deviation.
double logarithmic(double deviation)
{
    return std::sqrt(std::log1p(square(deviation)));
}

} // namespace

double lengthDoubt(const Node &node)
{
    constexpr double listed = 0.1; // which of them are the frequent ones
    constexpr double typed = 0.2;
    constexpr double unknown = 0.5;
    if (!node.constraints.enumValues.isEmpty())
        return listed;
    if (schema::traitsOf(node.type()).contentBytes <= 0 && !node.isOpaque())
        return 0;
    return node.averageBytes > 0 ? typed : unknown;
}

double countDoubt(const Node &array)
{
    constexpr double typed = 0.3;
    constexpr double guessed = 0.6;
    const double likely = std::max(1.0, array.count.likely);
    const double doubt = array.count.guessed || (array.count.isUnbounded() && !array.countP99) ? guessed : typed;
    return array.count.isUnbounded() ? doubt : std::min(doubt, (array.count.max - array.count.min) / 4 / likely);
}

Doubts documentDoubts(const Node &root)
{
    const Part part = partOf(root);
    const double bytes = std::max(1.0, design::documentSize(root).likely.value());
    Doubts doubts;
    doubts.add(Unknown::Lengths, logarithmic(std::sqrt(part.lengths) / bytes));
    doubts.add(Unknown::Counts, logarithmic(std::sqrt(part.counts) / bytes));
    doubts.add(Unknown::Shares, logarithmic(std::sqrt(part.shares) / bytes));
    return doubts;
}

Doubts documentDoubts(const Node &root, const schema::Sampled &sampled, double documents)
{
    const Doubts typed = documentDoubts(root);
    if (sampled.documents <= 0 || sampled.bytes <= 0)
        return typed;
    constexpr double drift = 0.03; // those that were looked at may be older, or newer, than the others
    const double unseen = std::sqrt(1 - shareSeen(sampled, documents));
    const double drawn = logarithmic(sampled.deviation / sampled.bytes / std::sqrt(sampled.documents));
    const double sample = std::hypot(drawn, drift) * unseen, change = changeSince(sampled, root);
    if (std::hypot(sample, change) >= typed.larger() && !typed.causes().isEmpty())
        return typed;
    constexpr double rounded = 1e-4; // means are kept to hundredths
    constexpr double fewerBytes = 4; // of an int than of a double
    Doubts doubts;
    doubts.add(Unknown::Sample, sample);
    doubts.add(Unknown::Change, change > 0 ? std::max(change, rounded) : 0);
    const double shorter = sampled.bytes - fewerBytes * std::max(0.0, sampled.wholeReals);
    if (shorter > 0 && shorter < sampled.bytes)
        doubts.add(Unknown::Numbers, deviationWithin(sampled.bytes / shorter), 0);
    return doubts;
}

double changeSince(const schema::Sampled &sampled, const Node &root)
{
    return std::abs(std::log(design::documentSize(root).likely.value() / sampled.bytes));
}

double shareSeen(const schema::Sampled &sampled, double documents)
{
    return documents > 0 ? std::clamp(sampled.documents / documents, 0.0, 1.0) : 0;
}

} // namespace sw::sizing
