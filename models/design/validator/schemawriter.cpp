// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/validator/schemawriter.h"
#include "models/design/validator/rulesentence.h"

#include "models/base/bson/bsonbuilder.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sw::design
{

using base::BsonBuilder;
using schema::FieldType;

namespace
{

void addNumber(BsonBuilder &out, const QString &key, double value)
{
    if (value == std::floor(value) && std::abs(value) <= std::numeric_limits<int>::max())
        out.int32(key, static_cast<int>(value));
    else if (value == std::floor(value) && std::abs(value) < 9e15)
        out.int64(key, static_cast<qint64>(value));
    else
        out.real(key, value);
}

void addNames(BsonBuilder &out, const QString &key, const QStringList &names)
{
    if (names.isEmpty())
        return;
    out.beginArray(key);
    for (const QString &name : names)
        out.string(out.nextIndex(), name);
    out.end();
}

QStringList requiredOf(const QList<Node> &fields)
{
    QStringList required;
    for (const Node &field : fields) {
        if (field.isRequired() && !required.contains(field.name))
            required << field.name;
    }
    return required;
}

/// "number", whichever of the types comes first.
bool isAnyNumber(const QList<FieldType> &types)
{
    const QList<FieldType> all = numberTypes();
    return types.size() == all.size() &&
           std::all_of(all.cbegin(), all.cend(), [&](FieldType type) { return types.contains(type); });
}

bool hasNumberLimits(const Node &node)
{
    return std::any_of(node.types.cbegin(), node.types.cend(), schema::isNumber) &&
           (node.constraints.minimum || node.constraints.maximum);
}

/// The first of \p types that \p text is a value of.
const schema::FieldTypeTraits *typeOfValue(const QList<FieldType> &types, const QString &text)
{
    for (const FieldType type : types) {
        const schema::FieldTypeTraits &traits = schema::traitsOf(type);
        if (traits.isValue && traits.isValue(text))
            return &traits;
    }
    return nullptr;
}

} // namespace

void SchemaWriter::addType(BsonBuilder &out, const Node &node) const
{
    QStringList names;
    bool wholeOnly = true;
    for (const FieldType type : node.types) {
        const bool lenient = m_options.lenientNumbers && isNumber(type) && type != FieldType::Decimal128;
        const QString name =
            QLatin1String(lenient ? "number" : schema::traitsOf(node.keyed ? FieldType::Object : type).bsonName);
        wholeOnly = wholeOnly && lenient && isWhole(type);
        if (name.isEmpty())
            return; // any
        if (!names.contains(name))
            names << name;
    }
    if (isAnyNumber(node.types) || names.contains(QStringLiteral("number")))
        names = QStringList{QStringLiteral("number")};
    if (node.nullable)
        names.prepend(QStringLiteral("null"));
    if (names.size() == 1)
        out.string(QStringLiteral("bsonType"), names.first());
    else
        addNames(out, QStringLiteral("bsonType"), names);
    if (wholeOnly)
        out.int32(QStringLiteral("multipleOf"), 1);
}

void SchemaWriter::addEnum(BsonBuilder &out, const Node &node) const
{
    QStringList values;
    for (const QString &value : node.constraints.enumValues) {
        if (typeOfValue(node.types, value) && !values.contains(value))
            values << value;
    }
    if (values.isEmpty())
        return;
    out.beginArray(QStringLiteral("enum"));
    for (const QString &value : std::as_const(values))
        typeOfValue(node.types, value)->append(out, out.nextIndex(), value);
    if (node.nullable)
        out.null(out.nextIndex());
    out.end();
}

void SchemaWriter::addNumberLimits(BsonBuilder &out, const Node &node) const
{
    const Constraints &limits = node.constraints;
    if (!hasNumberLimits(node))
        return;
    if (limits.minimum)
        addNumber(out, QStringLiteral("minimum"), *limits.minimum);
    if (limits.minimum && limits.exclusiveMinimum)
        out.boolean(QStringLiteral("exclusiveMinimum"), true);
    if (limits.maximum)
        addNumber(out, QStringLiteral("maximum"), *limits.maximum);
    if (limits.maximum && limits.exclusiveMaximum)
        out.boolean(QStringLiteral("exclusiveMaximum"), true);
}

void SchemaWriter::addTextLimits(BsonBuilder &out, const Node &node) const
{
    const Constraints &limits = node.constraints;
    if (!node.types.contains(FieldType::String))
        return;
    if (limits.minLength)
        out.int32(QStringLiteral("minLength"), *limits.minLength);
    if (limits.maxLength)
        out.int32(QStringLiteral("maxLength"), *limits.maxLength);
    if (!limits.pattern.isEmpty())
        out.string(QStringLiteral("pattern"), limits.pattern);
}

void SchemaWriter::addArray(BsonBuilder &out, const Node &node) const
{
    if (node.count.min >= 1)
        addNumber(out, QStringLiteral("minItems"), std::floor(node.count.min));
    if (!node.count.isUnbounded() && node.count.max >= 1)
        addNumber(out, QStringLiteral("maxItems"), std::floor(node.count.max));
    if (node.fields.isEmpty())
        return;
    const base::Bson items = valueSchema(node.item());
    if (!items.isEmpty())
        out.document(QStringLiteral("items"), items);
}

/// An object whose field names are data: a rule for each value, and how many there may be.
void SchemaWriter::addKeyed(BsonBuilder &out, const Node &node) const
{
    if (node.count.min >= 1)
        addNumber(out, QStringLiteral("minProperties"), std::floor(node.count.min));
    if (!node.count.isUnbounded() && node.count.max >= 1)
        addNumber(out, QStringLiteral("maxProperties"), std::floor(node.count.max));
    const base::Bson value = node.fields.isEmpty() ? base::Bson() : valueSchema(node.item());
    if (value.isEmpty())
        return;
    out.beginDocument(QStringLiteral("patternProperties")).document(QStringLiteral("^."), value).end();
    out.boolean(QStringLiteral("additionalProperties"), false);
}

void SchemaWriter::addPoint(BsonBuilder &out) const
{
    addNames(out, QStringLiteral("required"), {QStringLiteral("type"), QStringLiteral("coordinates")});
    out.beginDocument(QStringLiteral("properties"));
    out.beginDocument(QStringLiteral("type"));
    addNames(out, QStringLiteral("enum"), {QStringLiteral("Point")});
    out.end().beginDocument(QStringLiteral("coordinates"));
    out.string(QStringLiteral("bsonType"), QStringLiteral("array"))
        .int32(QStringLiteral("minItems"), 2)
        .int32(QStringLiteral("maxItems"), 2);
    out.beginDocument(QStringLiteral("items")).string(QStringLiteral("bsonType"), QStringLiteral("number")).end();
    out.end().end();
}

void SchemaWriter::addFields(BsonBuilder &out, const QList<Node> &fields) const
{
    addNames(out, QStringLiteral("required"), requiredOf(fields));
    if (fields.isEmpty())
        return;
    QStringList known;
    out.beginDocument(QStringLiteral("properties"));
    for (const Node &field : fields) {
        if (known.contains(field.name))
            continue;
        known << field.name;
        out.document(field.name, valueSchema(field));
    }
    out.end();
}

void SchemaWriter::addObject(BsonBuilder &out, const Node &node, bool closed) const
{
    if (node.variants.isEmpty()) {
        addFields(out, node.fields);
        if (closed)
            out.boolean(QStringLiteral("additionalProperties"), false);
        return;
    }
    QList<Node> common = node.fields;
    QStringList kinds;
    for (const Variant &variant : node.variants) {
        if (!variant.value.isEmpty() && !kinds.contains(variant.value))
            kinds << variant.value;
    }
    for (Node &field : common) {
        if (field.name == node.discriminator && field.type() == FieldType::String)
            field.constraints.enumValues = kinds;
    }
    if (areAlike(node.variants)) {
        addFields(out, common + node.variants.first().fields);
        if (closed)
            out.boolean(QStringLiteral("additionalProperties"), false);
        return;
    }
    addFields(out, common);
    addVariants(out, node, closed);
}

/// True when all kinds have the same fields with the same rules: then no branches are needed.
bool SchemaWriter::areAlike(const QList<Variant> &variants) const
{
    const auto rules = [&](const Variant &variant) {
        BsonBuilder out;
        addFields(out, variant.fields);
        return out.finish();
    };
    const base::Bson first = rules(variants.first());
    return std::all_of(variants.cbegin() + 1, variants.cend(),
                       [&](const Variant &variant) { return rules(variant) == first; });
}

/// A branch for each kind. A closed shape lists all fields in each branch, because a branch does not see those outside
/// of it.
void SchemaWriter::addVariants(BsonBuilder &out, const Node &node, bool closed) const
{
    out.beginArray(QStringLiteral("oneOf"));
    for (const Variant &variant : node.variants) {
        QList<Node> fields = closed ? node.fields : QList<Node>();
        fields.removeIf([&](const Node &field) { return field.name == node.discriminator; });
        Node kind = makeNode(node.discriminator, FieldType::String);
        kind.constraints.enumValues = {variant.value};
        out.beginDocument(out.nextIndex());
        if (variant.value.isEmpty()) {
            out.beginDocument(QStringLiteral("not"));
            addNames(out, QStringLiteral("required"), {node.discriminator});
            out.end();
        } else {
            fields.prepend(kind);
        }
        addFields(out, fields + variant.fields);
        if (closed)
            out.boolean(QStringLiteral("additionalProperties"), false);
        out.end();
    }
    out.end();
}

base::Bson SchemaWriter::valueSchema(const Node &node) const
{
    BsonBuilder out;
    addType(out, node);
    addEnum(out, node);
    addNumberLimits(out, node);
    addTextLimits(out, node);
    if (node.keyed)
        addKeyed(out, node);
    else if (node.isArray())
        addArray(out, node);
    else if (node.type() == FieldType::GeoPoint)
        addPoint(out);
    else if (node.isObject() && !node.unchecked)
        addObject(out, node, node.closed);
    const QString sentence = node.description.isEmpty() ? ruleSentence(node) : node.description;
    if (!sentence.isEmpty())
        out.string(QStringLiteral("description"), sentence);
    return out.finish();
}

base::Bson SchemaWriter::schemaOf(const Collection &collection) const
{
    BsonBuilder out;
    out.string(QStringLiteral("bsonType"), QStringLiteral("object")).string(QStringLiteral("title"), collection.name);
    if (!collection.description.isEmpty())
        out.string(QStringLiteral("description"), collection.description);
    addObject(out, collection.root, m_options.closed || collection.root.closed);
    return out.finish();
}

} // namespace sw::design
