// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/documentsize.h"
#include "models/sizing/estimate/collectionsize.h"
#include "models/sizing/keys/keyvalues.h"

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

using design::Node;
using schema::FieldType;

namespace
{

// Fitted to snappy's output on pages of synthetic documents of eight shapes (within 15 %).
constexpr double backReference = 2; ///< a copy element for a field's name and what else was there before
constexpr double literalTag = 1;
constexpr double fewValues = 300; ///< that often the same value is on the same page already

/// Bytes of a text that are news: words of running text repeat within a page, short names and codes hardly do.
double newsOfText(const Node &node, double length)
{
    constexpr double shortText = 24;
    if (node.distinctValues && *node.distinctValues <= fewValues)
        return 2;
    return 0.8 * std::min(length, shortText) + 0.56 * std::max(0.0, length - shortText);
}

/// Bytes of a value that are news on its page: the rest continues the reference to what was there before.
double newsOfScalar(const Node &node)
{
    if (!node.constraints.enumValues.isEmpty() || node.type() == FieldType::Bool)
        return 0.3;
    const double distinct = distinctValues(node, KeyContext{});
    const bool few = distinct <= fewValues;
    switch (node.type()) {
    case FieldType::Int32:
    case FieldType::Int64:
        return few ? 0.6 : std::clamp(std::log2(distinct) / 8, 1.0, 8.0);
    case FieldType::Double:
        return few ? 2 : 6.5;
    case FieldType::Decimal128:
    case FieldType::Date:
    case FieldType::Timestamp:
        return few ? 2 : 4;
    case FieldType::ObjectId: // its own seconds and counter; those of other documents differ in more bytes
        return few ? 2 : node.reference ? 8 : 6;
    case FieldType::Uuid:
        return 16;
    case FieldType::Binary:
        return design::likelyValueBytes(node).value() - 5;
    default:
        return newsOfText(node, std::max(1.0, design::likelyValueBytes(node).value() - 5));
    }
}

double compressedFields(const QList<Node> &fields);

double compressedValue(const Node &node)
{
    if (node.isArray() && !node.fields.isEmpty()) {
        return literalTag + std::max(0.0, node.count.likely) * (literalTag + compressedValue(node.item()));
    }
    if (node.isObject() || node.type() == FieldType::GeoPoint) {
        double bytes = compressedFields(node.fields);
        double shares = 0;
        double variants = 0;
        for (const design::Variant &variant : node.variants) {
            shares += variant.share;
            variants += variant.share * compressedFields(variant.fields);
        }
        return shares > 0 ? bytes + variants / shares : bytes;
    }
    return newsOfScalar(node) + literalTag;
}

double compressedFields(const QList<Node> &fields)
{
    double bytes = 0;
    for (const Node &field : fields)
        bytes += std::clamp(field.presence, 0.0, 1.0) * (backReference + compressedValue(field));
    return bytes;
}

} // namespace

CompressionRatio snappyRatio(const Node &root)
{
    const double plain = design::documentSize(root).likely.value() + 7;
    const double packed = 2 + compressedValue(root);
    const double ratio = std::clamp(plain / packed, 1.05, 6.0);
    return {std::max(1.0, ratio / 1.3), ratio, ratio * 1.3};
}

} // namespace sw::sizing
