// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/normalise/normalisevalidator.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/normalise/normalise.h"

#include <QMap>

namespace sw::deploy
{

namespace
{

using Field = base::BsonField;

base::Bson normaliseSchema(const Field &schema);

bool isOneOf(QByteArrayView name, std::initializer_list<const char *> names)
{
    for (const char *candidate : names) {
        if (name == candidate)
            return true;
    }
    return false;
}

/// The values of an array as a set: sorted by their bytes.
base::Bson sortedArray(const Field &array)
{
    QMap<QByteArray, Field> values;
    for (const Field &value : base::BsonFields(array))
        values.insert(base::BsonBuilder().field("", value).finish().bytes(), value);
    base::BsonBuilder out;
    int index = 0;
    for (const Field &value : std::as_const(values))
        out.field(QByteArray::number(index++), value);
    return out.finish();
}

base::Bson eachAsSchema(const Field &container)
{
    base::BsonBuilder out;
    for (const Field &field : base::BsonFields(container)) {
        if (field.isDocument())
            out.document(field.name, normaliseSchema(field));
        else if (field.isArray())
            out.array(field.name, sortedArray(field));
        else
            out.field(field);
    }
    return out.finish();
}

void addKeyword(base::BsonBuilder &out, const Field &field)
{
    const QByteArrayView name = field.name;
    if (field.isArray() && isOneOf(name, {"required", "enum", "bsonType", "type"}))
        out.array(name, sortedArray(field));
    else if (field.isArray() && isOneOf(name, {"allOf", "anyOf", "oneOf", "items"}))
        out.array(name, eachAsSchema(field));
    else if (field.isDocument() && isOneOf(name, {"properties", "patternProperties", "dependencies"}))
        out.document(name, sortedNames(eachAsSchema(field)));
    else if (field.isDocument() && isOneOf(name, {"items", "not", "additionalProperties", "additionalItems"}))
        out.document(name, normaliseSchema(field));
    else
        out.field(field);
}

base::Bson normaliseSchema(const Field &schema)
{
    base::BsonBuilder out;
    for (const Field &field : base::BsonFields(schema))
        addKeyword(out, field);
    return sortedNames(out.finish());
}

/// A query expression: order and shape are kept but for the schemas in it.
void addExpression(base::BsonBuilder &out, const base::BsonFields &expression)
{
    for (const Field &field : base::BsonFields(expression)) {
        if (field.isDocument() && field.name == "$jsonSchema") {
            out.document(field.name, normaliseSchema(field));
        } else if (field.isContainer()) {
            field.isArray() ? out.beginArray(field.name) : out.beginDocument(field.name);
            addExpression(out, base::BsonFields(field));
            out.end();
        } else {
            out.field(field);
        }
    }
}

} // namespace

base::Bson normaliseValidator(const base::Bson &validator)
{
    const base::Bson canonical = canonicalNumbers(validator);
    base::BsonBuilder out;
    addExpression(out, base::BsonFields(canonical));
    return out.finish();
}

base::Bson validatorState(const base::Bson &options)
{
    const QString level = textAt(options, "validationLevel");
    const QString action = textAt(options, "validationAction");
    base::BsonBuilder out;
    out.document(QStringLiteral("validator"), normaliseValidator(documentAt(options, "validator")));
    out.string(QStringLiteral("validationLevel"), level.isEmpty() ? QStringLiteral("strict") : level);
    out.string(QStringLiteral("validationAction"), action.isEmpty() ? QStringLiteral("error") : action);
    return out.finish();
}

QString rulesText(const base::Bson &state)
{
    if (documentAt(state, "validator").isEmpty())
        return Text::tr("no validator");
    return textAt(state, "validationLevel") + QStringLiteral(" · ") + textAt(state, "validationAction");
}

} // namespace sw::deploy
