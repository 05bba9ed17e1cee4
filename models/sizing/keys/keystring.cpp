// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/keystring.h"

#include "models/design/shape/documentsize.h"
#include "models/sizing/estimate/sizing.h"
#include "models/sizing/keys/keyvalues.h"

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

using schema::FieldType;

void KeyShape::limitTo(double values)
{
    for (KeyByte &byte : prefixes)
        byte.values = std::min(byte.values, values);
}

void KeyShape::append(const KeyShape &next)
{
    const double before = distinct();
    bytes += next.bytes;
    typeBits += next.typeBits;
    typeBitsSet = typeBitsSet || next.typeBitsSet;
    prefixes.reserve(prefixes.size() + next.prefixes.size());
    for (const KeyByte &byte : next.prefixes)
        prefixes.append(KeyByte(before * byte.values, byte.share));
}

double KeyShape::typeBytes() const
{
    if (!typeBitsSet)
        return 0;
    return typeBits <= 7 ? 1 : 1 + std::ceil(typeBits / 8.0);
}

double wholeNumberKeyBytes(double value)
{
    const double magnitude = std::abs(value);
    if (magnitude < 1)
        return 1;
    double bytes = 2;
    for (double limit = 128; magnitude >= limit && bytes < 9; limit *= 256)
        ++bytes;
    return bytes;
}

double recordIdKeyBytes(double recordId)
{
    double bytes = 2;
    for (double limit = 1024; recordId >= limit && bytes < 9; limit *= 256)
        ++bytes;
    return bytes;
}

double meanRecordIdKeyBytes(double documents)
{
    if (documents < 1)
        return 2;
    double sum = 0;
    double from = 0;
    double bytes = 2;
    for (double limit = 1024; from < documents && bytes <= 9; limit *= 256, ++bytes) {
        const double to = std::min(documents, limit);
        sum += bytes * (to - from);
        from = to;
    }
    return sum / documents;
}

KeyShape recordIdShape(double documents)
{
    // The last byte carries five bits of the id (its other three repeat the length), the ones before eight each.
    KeyShape shape;
    shape.bytes = meanRecordIdKeyBytes(documents);
    const int length = static_cast<int>(recordIdKeyBytes(documents));
    for (int j = 1; j <= length; ++j) {
        const double idsPerValue = j == length ? 1 : 32 * std::pow(256.0, length - 1 - j);
        const double ofLength = j == 1 ? length - 2 : 0; // each length starts with a byte of its own
        const double longOnes = j == 1 ? shape.bytes - (length - 1) : 1;
        shape.prefixes.append(KeyByte(std::max(1.0, documents / idsPerValue) + ofLength, std::max(0.0, longOnes)));
    }
    return shape;
}

namespace
{

/// A random number of 64 bits behind one type byte: hashes and the cells of a sphere.
KeyShape randomNumberShape(double distinct)
{
    KeyShape shape;
    shape.bytes = 9;
    shape.typeBits = 2;
    shape.typeBitsSet = true;
    shape.prefixes = randomPrefixes(1, 8, 256, distinct);
    return shape;
}

/// A term of a text index (seven letters are the mean of stemmed words in running text) and its weight as a double.
KeyShape termShape(double documents)
{
    KeyShape shape;
    shape.bytes = 1 + 7 + 1 + 9;
    shape.typeBits = 3;
    shape.typeBitsSet = true;
    const double vocabulary = std::min(50000.0, 20 * std::sqrt(std::max(1.0, documents)));
    shape.prefixes = randomPrefixes(1, 7, 16, vocabulary);
    for (int i = 0; i < 10; ++i)
        shape.prefixes.append(vocabulary * std::min(20.0, 1.0 + i * 4));
    return shape;
}

} // namespace

KeyShape keyShape(const design::Node &node, const KeyContext &context)
{
    KeyShape shape = presentKeyShape(node, context);
    const double presence = std::clamp(node.presence, 0.0, 1.0);
    shape.bytes = presence * shape.bytes + (1 - presence);
    for (qsizetype i = 1; i < shape.prefixes.size() && presence < 1; ++i)
        shape.prefixes[i].share *= presence;
    return shape;
}

KeyShape keyShape(const design::Node &node, design::KeyKind kind, const KeyContext &context)
{
    using design::KeyKind;
    struct KindShape
    {
        KeyKind kind;
        KeyShape (*shape)(const design::Node &, const KeyContext &);
    };
    constexpr KindShape shapes[] = {
        {KeyKind::Ascending, keyShape},
        {KeyKind::Descending, keyShape},
        {KeyKind::Text,
         [](const design::Node &, const KeyContext &of) {
             return termShape(of.documents);
         }},
        {KeyKind::Hashed,
         [](const design::Node &field, const KeyContext &of) {
             return randomNumberShape(distinctValues(field, of));
         }},
        {KeyKind::Geo2dSphere,
         [](const design::Node &, const KeyContext &of) {
             return randomNumberShape(of.documents * of.elements);
         }},
    };
    static_assert(base::isTableOf<design::lastIndexKind>(shapes, &KindShape::kind));
    return shapes[static_cast<size_t>(kind)].shape(node, context);
}

double keyBytes(const design::Node &node)
{
    return keyShape(node.isArray() && !node.fields.isEmpty() ? node.item() : node, KeyContext{}).bytes;
}

} // namespace sw::sizing
