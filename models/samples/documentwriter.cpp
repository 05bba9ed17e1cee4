// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/documentwriter.h"

#include "models/samples/evaluator.h"

#include <bson/bson.h>

#include <algorithm>

namespace sw::samples
{

namespace
{

using schema::FieldType;

int size(const QByteArray &name)
{
    return static_cast<int>(name.size());
}

/// digits x 10^exponent; the digits fit into 64 bits, so the upper half holds sign and exponent only.
bson_decimal128_t decimalOf(const Value &value)
{
    constexpr int bias = 6176;
    const quint64 sign = value.whole < 0 ? 1ULL << 63 : 0;
    bson_decimal128_t decimal;
    decimal.low = value.whole < 0 ? 0 - static_cast<quint64>(value.whole) : static_cast<quint64>(value.whole);
    decimal.high = sign | static_cast<quint64>(value.exponent + bias) << 49;
    return decimal;
}

void appendPoint(const Value &value, const QByteArray &name, bson_t *out)
{
    bson_t point;
    bson_t coordinates;
    bson_append_document_begin(out, name.constData(), size(name), &point);
    bson_append_utf8(&point, "type", 4, "Point", 5);
    bson_append_array_begin(&point, "coordinates", 11, &coordinates);
    bson_append_double(&coordinates, "0", 1, value.real);
    bson_append_double(&coordinates, "1", 1, value.latitude);
    bson_append_array_end(&point, &coordinates);
    bson_append_document_end(out, &point);
}

} // namespace

void DocumentWriter::write(quint64 number, Extent extent, double scale, bson_t *out)
{
    const DocumentState state{number, extent, scale, &m_cache};
    const Frame root{nullptr, itemKey(m_key, number), number, 0, &state};
    object(m_root, root, out);
}

void DocumentWriter::object(const PlanNode &node, const Frame &frame, bson_t *out)
{
    fields(node.fields, node, frame, out);
    if (!node.variants.empty())
        fields(variantOf(node, frame).fields, node, frame, out);
}

void DocumentWriter::fields(const std::vector<PlanNode> &nodes, const PlanNode &object, const Frame &frame, bson_t *out)
{
    for (const PlanNode &node : nodes) {
        if (node.isDiscriminator)
            scalar(variantOf(object, frame).value, node.name, out);
        else if (isPresent(node, frame))
            field(node, frame, node.name, out);
    }
}

void DocumentWriter::field(const PlanNode &node, const Frame &frame, const QByteArray &name, bson_t *out)
{
    const quint64 key = childKey(frame.key, node.salt);
    if (!node.isObject() && !node.isArray()) {
        evaluate(node, frame, key, m_value);
        scalar(m_value, name, out);
    } else if (node.foreign) {
        copied(node, node, frame, name, out);
    } else {
        container(node, node, frame, key, name, out);
    }
}

/// An object or array from another document, where it may be a copy again.
void DocumentWriter::copied(const PlanNode &node, const PlanNode &shape, const Frame &frame, const QByteArray &name, bson_t *out)
{
    withOriginal(*node.foreign, frame, [&](const PlanNode &original, const Frame &owner) {
        if (original.foreign)
            copied(original, shape, owner, name, out);
        else
            container(original, shape, owner, childKey(owner.key, original.salt), name, out);
    });
}

/// \p shape has the bounds of the place where the value is written, \p node those of the original when it is a copy.
void DocumentWriter::container(const PlanNode &node, const PlanNode &shape, const Frame &frame, quint64 key, const QByteArray &name, bson_t *out)
{
    bson_t inner;
    if (node.nullable && shape.nullable && frame.document->extent == Extent::Random && Random(childKey(key, nullStream)).chance(node.nullShare)) {
        bson_append_null(out, name.constData(), size(name));
    } else if (node.isObject()) {
        bson_append_document_begin(out, name.constData(), size(name), &inner);
        object(node, frame.object(node.salt), &inner);
        bson_append_document_end(out, &inner);
    } else if (node.keyed) {
        bson_append_document_begin(out, name.constData(), size(name), &inner);
        array(node, shape, frame, key, &inner);
        bson_append_document_end(out, &inner);
    } else {
        bson_append_array_begin(out, name.constData(), size(name), &inner);
        array(node, shape, frame, key, &inner);
        bson_append_array_end(out, &inner);
    }
}

void DocumentWriter::array(const PlanNode &node, const PlanNode &shape, const Frame &frame, quint64 key, bson_t *out)
{
    if (node.fields.empty())
        return;
    const PlanNode &item = node.item();
    quint64 count = itemCount(node, *frame.document, key);
    if (&node != &shape)
        count = std::clamp(count, static_cast<quint64>(shape.count.smallest()), static_cast<quint64>(shape.count.bound()));
    for (quint64 i = 0; i < count; ++i) {
        char buffer[16];
        const char *text = nullptr;
        const size_t length = bson_uint32_to_string(static_cast<uint32_t>(i), &text, buffer, sizeof buffer);
        const QByteArray name = node.keyed ? item.name + QByteArray::number(i + 1) : QByteArray::fromRawData(text, static_cast<qsizetype>(length));
        const Frame at = itemFrame(node, frame, key, i);
        bson_t inner;
        if (item.isObject() && !item.foreign) {
            bson_append_document_begin(out, name.constData(), size(name), &inner);
            object(item, at, &inner);
            bson_append_document_end(out, &inner);
        } else if (item.isArray() && !item.foreign) {
            container(item, item, at, at.key, name, out);
        } else if (item.foreign && (item.isObject() || item.isArray())) {
            field(item, at, name, out);
        } else {
            evaluate(item, at, at.key, m_value);
            scalar(m_value, name, out);
        }
    }
}

void DocumentWriter::scalar(const Value &value, const QByteArray &name, bson_t *out)
{
    const char *key = name.constData();
    const int length = size(name);
    if (value.isNull) {
        bson_append_null(out, key, length);
        return;
    }
    switch (value.type) {
    case FieldType::String:
    case FieldType::Any:
        bson_append_utf8(out, key, length, value.text.data(), static_cast<int>(value.text.size()));
        return;
    case FieldType::Int32:
        bson_append_int32(out, key, length, static_cast<qint32>(value.whole));
        return;
    case FieldType::Int64:
        bson_append_int64(out, key, length, value.whole);
        return;
    case FieldType::Double:
        bson_append_double(out, key, length, value.real);
        return;
    case FieldType::Decimal128: {
        const bson_decimal128_t decimal = decimalOf(value);
        bson_append_decimal128(out, key, length, &decimal);
        return;
    }
    case FieldType::Bool:
        bson_append_bool(out, key, length, value.whole != 0);
        return;
    case FieldType::Date:
        bson_append_date_time(out, key, length, value.whole);
        return;
    case FieldType::Timestamp:
        bson_append_timestamp(out, key, length, static_cast<uint32_t>(value.whole), static_cast<uint32_t>(value.exponent));
        return;
    case FieldType::ObjectId: {
        bson_oid_t id;
        bson_oid_init_from_data(&id, value.bytes.data());
        bson_append_oid(out, key, length, &id);
        return;
    }
    case FieldType::Uuid:
        bson_append_binary(out, key, length, BSON_SUBTYPE_UUID, value.bytes.data(), 16);
        return;
    case FieldType::Binary:
        bson_append_binary(out, key, length, BSON_SUBTYPE_BINARY, reinterpret_cast<const uint8_t *>(value.text.data()), static_cast<uint32_t>(value.text.size()));
        return;
    case FieldType::GeoPoint:
        appendPoint(value, name, out);
        return;
    case FieldType::Object:
    case FieldType::Array:
        return;
    }
}

} // namespace sw::samples
