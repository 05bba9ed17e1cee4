// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/files/compression.h"

#include "models/design/shape/documentsize.h"
#include "models/sizing/estimate/collectionsize.h"
#include "models/sizing/estimate/documentdoubts.h"
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
constexpr double measuredDeviation = 0.04; ///< of pages that were not packed
constexpr double shapeDeviation = 0.25;    ///< seen on collections that the rules were not made with
constexpr double fewValues = 300;          ///< that often the same value is on the same page already

/// Bytes of a text that are news: words of running text repeat within a page, short names and codes hardly do.
double newsOfText(const Node &node, double length)
{
    constexpr double shortText = 24;
    if (node.distinctValues && *node.distinctValues <= fewValues)
        return 2;
    return 0.8 * std::min(length, shortText) + 0.56 * std::max(0.0, length - shortText);
}

/// Bytes of values that are news on their page; none: as many as there are in them.
struct News
{
    FieldType type;
    double ofFew = 0; ///< different values
    double usually = 0;
    double ofReference = usually; ///< to other documents, whose ids are from other times
};
constexpr News newsByType[] = {{FieldType::String},
                               {FieldType::Int32},
                               {FieldType::Int64},
                               {FieldType::Double, 2, 6.5},
                               {FieldType::Decimal128, 2, 4},
                               {FieldType::Bool, 0.3, 0.3},
                               {FieldType::Date, 2, 4},
                               {FieldType::Timestamp, 2, 4},
                               {FieldType::ObjectId, 2, 6, 8},
                               {FieldType::Uuid, 16, 16},
                               {FieldType::Binary},
                               {FieldType::Object},
                               {FieldType::Array},
                               {FieldType::Map},
                               {FieldType::GeoPoint},
                               {FieldType::Any}};
static_assert(base::isTableOf<FieldType::Any>(newsByType, &News::type));

/// Bytes of a value that are news on its page: the rest continues the reference to what was there before.
double newsOfScalar(const Node &node)
{
    if (!node.constraints.enumValues.isEmpty())
        return 0.3;
    const double distinct = distinctValues(node, KeyContext{});
    const bool few = distinct <= fewValues;
    if (schema::isWhole(node.type()))
        return few ? 0.6 : std::clamp(std::log2(distinct) / 8, 1.0, 8.0);
    const News &news = newsByType[static_cast<size_t>(node.type())];
    if (news.usually > 0)
        return few ? news.ofFew : node.reference ? news.ofReference : news.usually;
    const double content = design::likelyValueBytes(node).value() - 5;
    return node.type() == FieldType::Binary ? content : newsOfText(node, std::max(1.0, content));
}

double compressedFields(const QList<Node> &fields);

double compressedValue(const Node &node)
{
    if (node.isArray() && !node.fields.isEmpty()) {
        return literalTag + std::max(0.0, node.count.likely) * (literalTag + compressedValue(node.item()));
    }
    if (node.isOpaque())
        return literalTag + newsOfText(node, design::likelyValueBytes(node).value());
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
    return {ratio, ratio, shapeDeviation, false};
}

CompressionRatio snappyRatio(const Node &root, const schema::Sampled &sampled)
{
    if (sampled.bytes <= 0 || sampled.wideRatio < 1 || sampled.narrowRatio < 1)
        return snappyRatio(root);
    const double deviation = std::hypot(measuredDeviation, changeSince(sampled, root));
    return deviation < shapeDeviation ? CompressionRatio{sampled.wideRatio, sampled.narrowRatio, deviation, true}
                                      : snappyRatio(root);
}

} // namespace sw::sizing
