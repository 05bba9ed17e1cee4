// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/documentsize.h"

#include "models/base/bson/bson.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sw::design
{

using base::Bytes;
using schema::FieldType;

namespace
{

constexpr double defaultBytes = 16;
constexpr double emptyDocument = 5;

struct Sizes
{
    double low = 0, likely = 0, high = 0, maximum = 0;
};

Sizes constant(double bytes)
{
    return {bytes, bytes, bytes, bytes};
}

double utf8Size(const QString &text)
{
    qsizetype bytes = 0;
    for (const QChar c : text)
        bytes += c.unicode() < 0x80 ? 1 : c.unicode() < 0x800 || c.isSurrogate() ? 2 : 3;
    return static_cast<double>(bytes);
}

/// Type byte, name and NUL.
double headerBytes(const Node &node)
{
    return 2 + utf8Size(node.name);
}

double averageOfEnum(const QStringList &values)
{
    double sum = 0;
    for (const QString &value : values)
        sum += utf8Size(value);
    return sum / static_cast<double>(values.size());
}

Sizes textSizes(const Node &node)
{
    Sizes sizes = constant(5 + contentBytes(node));
    for (const QString &value : node.constraints.enumValues)
        sizes.maximum = std::max(sizes.maximum, 5 + utf8Size(value));
    if (node.constraints.maxLength && node.constraints.enumValues.isEmpty())
        sizes.maximum = std::max(sizes.maximum, 5.0 + *node.constraints.maxLength);
    if (node.emptyPlace) {
        const double empty = 5 + utf8Size(node.emptyPlace->value);
        sizes.low = std::min(sizes.low, empty);
        sizes.likely += node.emptyPlace->share * (empty - sizes.likely);
        sizes.maximum = std::max(sizes.maximum, empty);
    }
    return sizes;
}

Sizes valueSizes(const Node &node);

void addField(Sizes &sum, const Node &field)
{
    const Sizes value = valueSizes(field);
    const double header = headerBytes(field);
    sum.low += field.isRequired() ? header + value.low : 0;
    sum.likely += field.presence * (header + filledShare(field) * value.likely);
    sum.high += header + value.high;
    sum.maximum += header + value.maximum;
}

/// The fields that only some kinds of document have: the smallest, the average by share and the largest kind.
Sizes variantSizes(const QList<Variant> &variants)
{
    Sizes result;
    double shares = 0;
    bool first = true;
    for (const Variant &variant : variants) {
        Sizes sum;
        for (const Node &field : variant.fields)
            addField(sum, field);
        result.low = first ? sum.low : std::min(result.low, sum.low);
        result.high = std::max(result.high, sum.high);
        result.maximum = std::max(result.maximum, sum.maximum);
        result.likely += variant.share * sum.likely;
        shares += variant.share;
        first = false;
    }
    result.likely = shares > 0 ? result.likely / shares : result.high;
    return result;
}

Sizes objectSizes(const Node &node)
{
    if (node.isOpaque())
        return constant(std::max(emptyDocument, node.averageBytes));
    Sizes sum = constant(emptyDocument);
    for (const Node &field : node.fields)
        addField(sum, field);
    if (!node.variants.isEmpty()) {
        const Sizes more = variantSizes(node.variants);
        sum.low += more.low;
        sum.likely += more.likely;
        sum.high += more.high;
        sum.maximum += more.maximum;
    }
    if (node.unchecked)
        sum.likely = sum.high; // nobody here decides what foreign data holds, so no hopes about missing fields
    return sum;
}

/// An object whose \p count names are data: \p name and a number from 1 on, as sample documents have them.
double keyedBytes(double count, double name, double value)
{
    return emptyDocument + count * (name + value) + base::arrayKeyDigits(count + 1) - 1;
}

Sizes arraySizes(const Node &array)
{
    const Sizes item = array.fields.isEmpty() ? constant(5 + defaultBytes) : valueSizes(array.item());
    const double name = array.keyed && !array.fields.isEmpty() ? headerBytes(array.item()) : 0;
    const auto bytes = [&](double count, double value) {
        return array.keyed ? keyedBytes(count, name, value) : arrayBytes(count, Bytes(value)).value();
    };
    Sizes sizes;
    sizes.low = bytes(array.count.min, item.low);
    sizes.likely = bytes(array.count.likely, item.likely);
    sizes.high = bytes(highCount(array), item.high);
    sizes.maximum =
        array.count.isUnbounded() ? std::numeric_limits<double>::infinity() : bytes(array.count.max, item.maximum);
    return sizes;
}

Sizes valueSizes(const Node &node)
{
    if (node.isObject())
        return objectSizes(node);
    if (node.isArray())
        return arraySizes(node);
    if (node.type() == FieldType::String)
        return textSizes(node);
    const schema::FieldTypeTraits &type = schema::traitsOf(node.type());
    return constant(type.bytes + (type.contentBytes > 0 ? contentBytes(node) : 0));
}

} // namespace

double contentBytes(const Node &node)
{
    if (node.averageBytes > 0)
        return node.averageBytes;
    const Constraints &limits = node.constraints;
    if (node.type() != FieldType::String)
        return schema::traitsOf(node.type()).contentBytes;
    if (!limits.enumValues.isEmpty())
        return averageOfEnum(limits.enumValues);
    double bytes = schema::traitsOf(node.type()).contentBytes;
    if (limits.maxLength)
        bytes = std::min(bytes, static_cast<double>(*limits.maxLength));
    if (limits.minLength)
        bytes = std::max(bytes, static_cast<double>(*limits.minLength));
    return bytes;
}

double filledShare(const Node &node)
{
    return node.nullable ? 1 - std::clamp(node.nullShare, 0.0, 1.0) : 1;
}

double highCount(const Node &array)
{
    if (array.countP99)
        return *array.countP99;
    return array.count.isUnbounded() ? array.count.likely * unboundedFactor : array.count.max;
}

DocumentSize documentSize(const Node &root)
{
    const Sizes sizes = valueSizes(root);
    return {Bytes(sizes.low), Bytes(sizes.likely), Bytes(sizes.high), Bytes(sizes.maximum)};
}

Bytes likelyValueBytes(const Node &node)
{
    return Bytes(valueSizes(node).likely);
}

Bytes likelyFieldBytes(const Node &node)
{
    return Bytes(node.presence * (headerBytes(node) + filledShare(node) * valueSizes(node).likely));
}

Bytes arrayBytes(double count, Bytes itemValue)
{
    return Bytes(emptyDocument + 2 * count + base::arrayKeyDigits(count) + count * itemValue.value());
}

int nestingDepth(const Node &root)
{
    if (!root.isObject() && !root.isArray())
        return root.type() == FieldType::GeoPoint ? 2 : 0;
    int deepest = 0;
    for (const Node &field : root.fields)
        deepest = std::max(deepest, nestingDepth(field));
    for (const Variant &variant : root.variants) {
        for (const Node &field : variant.fields)
            deepest = std::max(deepest, nestingDepth(field));
    }
    return deepest + 1;
}

} // namespace sw::design
