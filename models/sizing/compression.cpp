// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/documentsize.h"
#include "models/sizing/collectionsize.h"
#include "models/sizing/keyvalues.h"

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

using design::Node;
using schema::FieldType;

namespace
{

constexpr double backReference = 3; ///< bytes of a copy element with a far offset
constexpr double literalTag = 1;
constexpr double fewValues = 300; ///< that often the same value is on the same page already

/// Bytes of a value that are news on its page: the rest continues the back reference to the name or starts a new one.
double newsOfText(const Node &node, double length)
{
    if (node.distinctValues && *node.distinctValues <= fewValues)
        return backReference;
    // Words of running text repeat within a page; short names, numbers and codes hardly do.
    return length <= 24 ? length : 24 + (length - 24) * 0.62;
}

double newsOfScalar(const Node &node)
{
    if (!node.constraints.enumValues.isEmpty())
        return backReference - 1;
    const double distinct = distinctValues(node, KeyContext{});
    switch (node.type()) {
    case FieldType::Bool:
        return 0.5;
    case FieldType::Int32:
    case FieldType::Int64:
        return distinct <= fewValues ? 1.5 : std::clamp(std::log2(distinct) / 8, 1.0, 8.0);
    case FieldType::Double:
        return distinct <= fewValues ? 3 : 6.5;
    case FieldType::Decimal128:
        return distinct <= fewValues ? 3 : 4;
    case FieldType::Date:
    case FieldType::Timestamp:
        return distinct <= fewValues ? 3 : 5;
    case FieldType::ObjectId:
        return node.reference ? 8 : 6;
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
        const double keyAndHead = backReference;
        return 2 + std::max(0.0, node.count.likely) * (keyAndHead + compressedValue(node.item()));
    }
    if (node.isObject() || node.type() == FieldType::GeoPoint) {
        double bytes = 1 + compressedFields(node.fields);
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
    const double packed = 4 + compressedValue(root);
    const double ratio = std::clamp(plain / packed, 1.05, 6.0);
    return {std::max(1.0, ratio / 1.3), ratio, ratio * 1.3};
}

} // namespace sw::sizing
