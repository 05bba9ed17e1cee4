// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/normalise/normalise.h"

#include "models/deploy/rawbson.h"

#include <QMap>

namespace sw::deploy
{

namespace
{

using Field = bson_iter_t;

base::Bson normaliseSchema(const base::Bson &schema);

bool isOneOf(const QByteArray &name, std::initializer_list<const char *> names)
{
    for (const char *candidate : names) {
        if (name == candidate)
            return true;
    }
    return false;
}

/// The values of an array as a set: sorted by their bytes.
base::Bson sortedArray(const base::Bson &array)
{
    QMap<QByteArray, Field> values;
    forEachField(array, [&](const Field &value) {
        RawBson one;
        appendField(one, {}, value);
        values.insert(one.value().bytes(), value);
    });
    RawBson out;
    int index = 0;
    for (const Field &value : values)
        appendField(out, QByteArray::number(index++), value);
    return out.value();
}

base::Bson sortedNames(const base::Bson &document)
{
    QMap<QByteArray, Field> fields;
    forEachField(document, [&](const Field &field) { fields.insert(keyOf(field), field); });
    RawBson out;
    for (auto field = fields.cbegin(); field != fields.cend(); ++field)
        appendField(out, field.key(), field.value());
    return out.value();
}

base::Bson eachAsSchema(const base::Bson &container)
{
    RawBson out;
    forEachField(container, [&](const Field &field) {
        if (BSON_ITER_HOLDS_DOCUMENT(&field))
            appendDocument(out, keyOf(field), normaliseSchema(subdocument(field)));
        else if (BSON_ITER_HOLDS_ARRAY(&field))
            appendArray(out, keyOf(field), sortedArray(subdocument(field)));
        else
            appendField(out, keyOf(field), field);
    });
    return out.value();
}

void appendKeyword(RawBson &out, const Field &field)
{
    const QByteArray name = keyOf(field);
    if (BSON_ITER_HOLDS_ARRAY(&field)) {
        const base::Bson array = subdocument(field);
        if (isOneOf(name, {"required", "enum", "bsonType", "type"}))
            appendArray(out, name, sortedArray(array));
        else if (isOneOf(name, {"allOf", "anyOf", "oneOf", "items"}))
            appendArray(out, name, eachAsSchema(array));
        else
            appendField(out, name, field);
    } else if (BSON_ITER_HOLDS_DOCUMENT(&field)) {
        const base::Bson document = subdocument(field);
        if (isOneOf(name, {"properties", "patternProperties", "dependencies"}))
            appendDocument(out, name, sortedNames(eachAsSchema(document)));
        else if (isOneOf(name, {"items", "not", "additionalProperties", "additionalItems"}))
            appendDocument(out, name, normaliseSchema(document));
        else
            appendField(out, name, field);
    } else {
        appendField(out, name, field);
    }
}

base::Bson normaliseSchema(const base::Bson &schema)
{
    RawBson out;
    forEachField(schema, [&](const Field &field) { appendKeyword(out, field); });
    return sortedNames(out.value());
}

/// A query expression: order and shape are kept but for the schemas in it.
base::Bson normaliseExpression(const base::Bson &expression)
{
    RawBson out;
    forEachField(expression, [&](const Field &field) {
        const QByteArray name = keyOf(field);
        if (BSON_ITER_HOLDS_DOCUMENT(&field) && name == "$jsonSchema")
            appendDocument(out, name, normaliseSchema(subdocument(field)));
        else if (BSON_ITER_HOLDS_DOCUMENT(&field))
            appendDocument(out, name, normaliseExpression(subdocument(field)));
        else if (BSON_ITER_HOLDS_ARRAY(&field))
            appendArray(out, name, normaliseExpression(subdocument(field)));
        else
            appendField(out, name, field);
    });
    return out.value();
}

} // namespace

base::Bson normaliseValidator(const base::Bson &validator)
{
    return normaliseExpression(canonicalNumbers(validator));
}

} // namespace sw::deploy
