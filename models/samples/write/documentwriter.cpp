// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/write/documentwriter.h"

#include "models/samples/makers/valuetypes.h"
#include "models/samples/plan/itemranks.h"

#include <algorithm>
#include <charconv>

namespace sw::samples
{

using base::BsonType;

void DocumentWriter::write(quint64 number, Extent extent, double scale, base::BsonWriter &out)
{
    const DocumentState state{number, extent, scale, &m_cache};
    const Frame root{nullptr, itemKey(m_key, number), number, 0, &state};
    const qsizetype start = out.begin();
    object(m_root, root, out);
    out.end(start);
}

void DocumentWriter::object(const PlanNode &node, const Frame &frame, base::BsonWriter &out)
{
    fields(node.fields, node, frame, out);
    if (!node.variants.empty())
        fields(variantOf(node, frame).fields, node, frame, out);
}

void DocumentWriter::fields(const std::vector<PlanNode> &nodes, const PlanNode &object, const Frame &frame,
                            base::BsonWriter &out)
{
    for (const PlanNode &node : nodes) {
        if (node.isDiscriminator) {
            if (const PlanVariant &variant = variantOf(object, frame); variant.named)
                scalar(variant.value, nameOf(node), out);
        } else if (isPresent(node, frame)) {
            field(node, frame, nameOf(node), out);
        }
    }
}

void DocumentWriter::field(const PlanNode &node, const Frame &frame, const Name &name, base::BsonWriter &out)
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
void DocumentWriter::copied(const PlanNode &node, const PlanNode &shape, const Frame &frame, const Name &name,
                            base::BsonWriter &out)
{
    withOriginal(*node.foreign, frame, [&](const PlanNode &original, const Frame &owner) {
        if (original.foreign)
            copied(original, shape, owner, name, out);
        else
            container(original, shape, owner, childKey(owner.key, original.salt), name, out);
    });
}

/// \p shape has the bounds of the place where the value is written, \p node those of the original when it is a copy.
void DocumentWriter::container(const PlanNode &node, const PlanNode &shape, const Frame &frame, quint64 key,
                               const Name &name, base::BsonWriter &out)
{
    if (node.nullable && shape.nullable && frame.document->extent == Extent::Random &&
        Random(childKey(key, nullStream)).chance(node.nullShare)) {
        head(BsonType::Null, name, 0, out);
        return;
    }
    head(node.isObject() || node.keyed ? BsonType::Document : BsonType::Array, name, 5, out);
    const qsizetype start = out.begin();
    if (node.isObject())
        object(node, frame.object(node.salt), out);
    else
        array(node, shape, frame, key, out);
    out.end(start);
}

void DocumentWriter::array(const PlanNode &node, const PlanNode &shape, const Frame &frame, quint64 key,
                           base::BsonWriter &out)
{
    if (node.fields.empty())
        return;
    quint64 count = itemCount(node, frame, key);
    if (&node != &shape)
        count =
            std::clamp(count, static_cast<quint64>(shape.count.smallest()), static_cast<quint64>(shape.count.bound()));
    for (quint64 i = 0; i < count; ++i) {
        withItem(node, frame, key, i, [&](const PlanNode &each, const Frame &at) {
            if (node.keyed) {
                const QByteArray name = each.name + QByteArray::number(i + 1);
                item(each, at, {name.constData(), name.size()}, out);
            } else {
                char digits[24];
                item(each, at, {digits, std::to_chars(digits, digits + sizeof digits, i).ptr - digits}, out);
            }
        });
    }
}

void DocumentWriter::item(const PlanNode &item, const Frame &at, const Name &name, base::BsonWriter &out)
{
    if (item.isObject() && !item.foreign) {
        head(BsonType::Document, name, 5, out);
        const qsizetype start = out.begin();
        object(item, at, out);
        out.end(start);
    } else if (item.isArray() && !item.foreign) {
        container(item, item, at, at.key, name, out);
    } else if (item.foreign && (item.isObject() || item.isArray())) {
        field(item, at, name, out);
    } else {
        evaluate(item, at, at.key, m_value);
        scalar(m_value, name, out);
    }
}

void DocumentWriter::scalar(const Value &value, const Name &name, base::BsonWriter &out)
{
    if (value.isNull)
        return head(BsonType::Null, name, 0, out);
    const ValueType &type = valueTypeOf(value.type);
    if (!type.write)
        return;
    head(type.bsonType, name, 24, out);
    type.write(value, out);
}

} // namespace sw::samples
