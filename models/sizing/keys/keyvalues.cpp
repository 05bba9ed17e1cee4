// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/keyvalues.h"

#include "models/base/occupancy.h"
#include "models/design/shape/documentsize.h"
#include "models/sizing/keys/keynumbers.h"

#include <QDateTime>

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

using design::Node;
using schema::FieldType;

namespace
{

constexpr double defaultSpanDays = 730;
constexpr qsizetype longestPrefix = 255; ///< that keys of an index share
double spanMilliseconds(const Node &node, const KeyContext &context)
{
    const QDateTime from = QDateTime::fromString(node.constraints.earliest, Qt::ISODate);
    const QDateTime to = QDateTime::fromString(node.constraints.latest, Qt::ISODate);
    if (from.isValid() && to.isValid() && from < to)
        return static_cast<double>(from.msecsTo(to));
    const double days =
        context.perSecond > 0 ? context.documents / context.perSecond / base::secondsPerDay : defaultSpanDays;
    return std::clamp(days, 1.0, 36500.0) * base::secondsPerDay * 1000;
}

KeyShape dateShape(const Node &node, const KeyContext &context, double distinct)
{
    const double span = spanMilliseconds(node, context);
    KeyShape shape;
    shape.bytes = 9;
    shape.prefixes.append(1);
    for (int j = 1; j <= 8; ++j)
        shape.prefixes.append(std::clamp(span / std::pow(256.0, 8 - j), 1.0, distinct));
    return shape;
}

/// The letters that every value starts with, as far as a pattern such as "^ISBN [0-9]+$" says so.
int literalPrefix(const QString &pattern)
{
    static const QString special = QStringLiteral("\\.[](){}*+?|^$");
    if (!pattern.startsWith(QLatin1Char('^')) || pattern.contains(QLatin1Char('|')))
        return 0;
    int length = 0;
    while (length + 1 < pattern.size() && !special.contains(pattern.at(length + 1)))
        ++length;
    const bool quantified = length + 1 < pattern.size() && QStringLiteral("*?{").contains(pattern.at(length + 1));
    return quantified && length > 0 ? length - 1 : length;
}

/// \p entries: values there are, in documents or in arrays of them. What is known of how its values begin goes before
/// what texts are usually like.
KeyShape textShape(const Node &node, double length, double distinct, double entries)
{
    KeyShape shape;
    shape.bytes = 1 + length + 1;
    shape.typeBits = 1;
    const int letters = std::clamp(static_cast<int>(std::ceil(length)), 1, 252);
    const int fixed = std::min(letters - 1, literalPrefix(node.constraints.pattern));
    // Four bits of news in each byte: between digits (3.3) and the letters of names and titles (4.2).
    shape.prefixes = randomPrefixes(1 + fixed, letters - fixed, 16, distinct);
    const QList<double> &starts = node.spread.differentStarts;
    const double known = node.distinctValues.value_or(entries);
    for (qsizetype i = 0; i < starts.size() && i < letters; ++i) {
        const double different = std::min(starts.at(i), known);
        const double possible =
            node.uniqueValues ? base::possible(different, known) : base::possible(different, entries);
        shape.prefixes[i + 1] = std::min(possible, distinct);
    }
    for (qsizetype i = starts.size(); !starts.isEmpty() && i < letters; ++i)
        shape.prefixes[i + 1] = distinct;
    shape.prefixes.last().share = letters < 252 ? 1 - (letters - std::max(0.0, length)) : 1;
    shape.prefixes.append(shape.distinct());
    return shape;
}

double textBytes(const Node &node)
{
    if (!node.constraints.enumValues.isEmpty()) {
        qsizetype sum = 0;
        for (const QString &value : node.constraints.enumValues)
            sum += value.toUtf8().size();
        return static_cast<double>(sum) / static_cast<double>(node.constraints.enumValues.size());
    }
    return node.averageBytes > 0 ? node.averageBytes : schema::traitsOf(node.type()).contentBytes;
}

KeyShape binaryShape(double header, double length, double distinct)
{
    KeyShape shape;
    shape.bytes = header + length;
    shape.prefixes = randomPrefixes(static_cast<int>(header), std::clamp(static_cast<int>(std::lround(length)), 1, 250),
                                    256, distinct);
    return shape;
}

KeyShape constantShape(double bytes)
{
    KeyShape shape;
    shape.bytes = bytes;
    shape.prefixes.fill(1, std::max(1, static_cast<int>(std::lround(bytes))));
    return shape;
}

KeyShape nameShape(const QByteArray &name)
{
    return constantShape(1 + static_cast<double>(name.size()) + 1);
}

KeyShape objectShape(const Node &node, const KeyContext &context)
{
    KeyShape shape = constantShape(1);
    for (const Node &field : node.fields) {
        shape.append(nameShape(field.name.toUtf8()));
        const KeyShape value = keyShape(field, context);
        shape.append(value);
    }
    shape.append(constantShape(1));
    shape.limitTo(context.documents);
    return shape;
}

KeyShape truthKey(const Node &, const KeyContext &, double)
{
    KeyShape shape = constantShape(1);
    shape.prefixes.last() = 2;
    return shape;
}

KeyShape wholeKey(const Node &node, const KeyContext &context, double distinct)
{
    return wholeNumberShape(node, distinct, context.documents * context.elements);
}

KeyShape fractionalKey(const Node &node, const KeyContext &, double distinct)
{
    return fractionalNumberShape(node, distinct);
}

KeyShape timeKey(const Node &node, const KeyContext &context, double distinct)
{
    return dateShape(node, context, node.distinctValues ? distinct : noTwoAlike);
}

bool isOwnId(const Node &node)
{
    return node.name == design::idName && !node.reference;
}

/// As the ids that were seen say, else as documents are inserted.
double idRate(const Node &node, const KeyContext &context, double ids)
{
    if (node.spread.spanDays && *node.spread.spanDays > 0)
        return ids / (*node.spread.spanDays * base::secondsPerDay);
    if (isOwnId(node) && context.idsPerSecond > 0)
        return context.idsPerSecond;
    return context.perSecond > 0 ? context.perSecond : ids / (defaultSpanDays * base::secondsPerDay);
}

KeyShape objectIdKey(const Node &node, const KeyContext &context, double distinct)
{
    const double ids = std::min(distinct, context.documents);
    KeyShape shape;
    shape.bytes = 13;
    shape.prefixes = objectIdPrefixes(ids, idRate(node, context, ids));
    // Made in bursts, they begin with fewer seconds than went by.
    if (isOwnId(node) && context.idsInASecond > 1) {
        for (qsizetype j = 1; j < shape.prefixes.size() - 3; ++j)
            shape.prefixes[j] = std::min(shape.prefixes.at(j).values, std::max(1.0, ids / context.idsInASecond));
    }
    const QList<double> &starts = node.spread.differentStarts;
    for (qsizetype j = 0; j < starts.size() && j + 1 < shape.prefixes.size(); ++j)
        shape.prefixes[j + 1] = std::min(shape.prefixes.at(j + 1).values, std::max(1.0, starts.at(j)));
    shape.limitTo(distinct);
    return shape;
}

KeyShape uuidKey(const Node &, const KeyContext &, double distinct)
{
    return binaryShape(3, 16, distinct);
}

KeyShape binaryKey(const Node &node, const KeyContext &, double distinct)
{
    return binaryShape(textBytes(node) < 255 ? 3 : 7, textBytes(node), distinct);
}

KeyShape objectKey(const Node &node, const KeyContext &context, double)
{
    return objectShape(node, context);
}

/// All of an array as one value: in an object, or in another array.
KeyShape arrayKey(const Node &node, const KeyContext &context, double)
{
    KeyShape shape = constantShape(1);
    const KeyShape item = node.fields.isEmpty() ? constantShape(1) : presentKeyShape(node.item(), context);
    const double items = std::max(0.0, node.count.likely);
    for (double n = 0; n < items && shape.prefixes.size() < longestPrefix; ++n)
        shape.append(item);
    shape.bytes = 1 + items * item.bytes;
    shape.append(constantShape(1));
    shape.limitTo(context.documents * context.elements);
    return shape;
}

/// {type: "Point", coordinates: [longitude, latitude]} as a value.
KeyShape pointKey(const Node &, const KeyContext &, double distinct)
{
    Node degrees = design::makeNode({}, FieldType::Double);
    degrees.constraints.minimum = -180;
    degrees.constraints.maximum = 180;
    KeyShape shape = constantShape(1);
    shape.append(nameShape("type"));
    KeyShape point = constantShape(7); // "Point"
    point.typeBits = 1;
    shape.append(point);
    shape.append(nameShape("coordinates"));
    shape.append(constantShape(1));
    shape.append(fractionalNumberShape(degrees, distinct));
    shape.append(fractionalNumberShape(degrees, distinct));
    shape.append(constantShape(2));
    shape.limitTo(distinct);
    return shape;
}

KeyShape textKey(const Node &node, const KeyContext &context, double distinct)
{
    // What comes again is not written again: the room goes to the different ones.
    const double length = node.spread.differentBytes.value_or(textBytes(node));
    return textShape(node, length, distinct, context.documents * context.elements);
}

struct KeyType
{
    FieldType type;
    KeyShape (*shape)(const Node &node, const KeyContext &context, double distinct);
};
constexpr KeyType keyTypes[] = {{FieldType::String, textKey},
                                {FieldType::Int32, wholeKey},
                                {FieldType::Int64, wholeKey},
                                {FieldType::Double, fractionalKey},
                                {FieldType::Decimal128, fractionalKey},
                                {FieldType::Bool, truthKey},
                                {FieldType::Date, timeKey},
                                {FieldType::Timestamp, timeKey},
                                {FieldType::ObjectId, objectIdKey},
                                {FieldType::Uuid, uuidKey},
                                {FieldType::Binary, binaryKey},
                                {FieldType::Object, objectKey},
                                {FieldType::Array, arrayKey},
                                {FieldType::Map, objectKey},
                                {FieldType::GeoPoint, pointKey},
                                {FieldType::Any, textKey}};
static_assert(base::isTableOf<FieldType::Any>(keyTypes, &KeyType::type));

} // namespace

QList<KeyByte> randomPrefixes(int constant, int random, double alphabet, double distinct)
{
    QList<KeyByte> prefixes(constant, 1.0);
    double values = 1;
    for (int j = 0; j < random; ++j) {
        values = std::min(values * alphabet, std::max(1.0, distinct));
        prefixes.append(values);
    }
    return prefixes;
}

QList<KeyByte> objectIdPrefixes(double ids, double perSecond)
{
    const double seconds = std::max(1.0, ids / perSecond);
    QList<KeyByte> prefixes{1};
    for (int j = 1; j <= 4; ++j)
        prefixes.append(std::max(1.0, seconds / std::pow(256.0, 4 - j)));
    for (int j = 0; j < 5; ++j)
        prefixes.append(seconds);
    for (int j = 1; j <= 3; ++j)
        prefixes.append(seconds + ids / std::pow(256.0, 3 - j));
    prefixes.last() = noTwoAlike; // the counter makes each id its own
    return prefixes;
}

double distinctValues(const Node &node, const KeyContext &context)
{
    if (node.uniqueValues)
        return noTwoAlike;
    if (!node.constraints.enumValues.isEmpty())
        return static_cast<double>(node.constraints.enumValues.size());
    if (node.distinctValues)
        return std::max(1.0, *node.distinctValues);
    if (node.reference && context.collections && context.collections->contains(node.reference->collection))
        return std::max(1.0, context.collections->value(node.reference->collection));
    if (node.type() == FieldType::Bool)
        return 2;
    const double numbers = distinctNumbers(node);
    return numbers > 0 ? numbers : std::max(1.0, context.documents);
}

double possibleValues(const Node &node, const KeyContext &context)
{
    const double distinct = distinctValues(node, context);
    const bool counted = node.distinctValues && !node.uniqueValues && node.constraints.enumValues.isEmpty();
    return counted ? base::possible(distinct, std::max(distinct, context.documents * context.elements *
                                                                     std::clamp(node.presence, 0.0, 1.0)))
                   : distinct;
}

KeyShape presentKeyShape(const Node &node, const KeyContext &context)
{
    return keyTypes[static_cast<size_t>(node.type())].shape(node, context, possibleValues(node, context));
}

} // namespace sw::sizing
