// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/parts.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"

#include <QSet>

#include <algorithm>

namespace sw::validation
{

bool TypeSet::has(BsonType type) const
{
    const bool number =
        type == BsonType::Double || type == BsonType::Int32 || type == BsonType::Int64 || type == BsonType::Decimal128;
    return (numbers && number) || std::find(types.begin(), types.end(), type) != types.end();
}

QByteArrayList pathOf(const QByteArray &dotted)
{
    return dotted.split('.');
}

base::Bson wrapped(const BsonField &field)
{
    base::BsonBuilder out;
    out.field(field);
    return out.finish();
}

base::Bson annotationsOf(const BsonField &schema)
{
    base::BsonBuilder out;
    for (const char *name : {"title", "description"}) {
        const std::optional<BsonField> text = base::findField(schema.value, name);
        if (text && text->isString())
            out.field(*text);
    }
    return out.finish();
}

bool isSchemaKeyword(QByteArrayView name)
{
    static const QSet<QByteArrayView> known{"additionalItems",
                                            "additionalProperties",
                                            "allOf",
                                            "anyOf",
                                            "bsonType",
                                            "dependencies",
                                            "description",
                                            "encrypt",
                                            "enum",
                                            "encryptMetadata",
                                            "exclusiveMaximum",
                                            "exclusiveMinimum",
                                            "items",
                                            "maxItems",
                                            "maxLength",
                                            "maxProperties",
                                            "maximum",
                                            "minItems",
                                            "minLength",
                                            "minProperties",
                                            "minimum",
                                            "multipleOf",
                                            "not",
                                            "oneOf",
                                            "pattern",
                                            "patternProperties",
                                            "properties",
                                            "required",
                                            "title",
                                            "type",
                                            "uniqueItems"};
    return known.contains(name);
}

std::optional<BsonType> jsonType(QByteArrayView name)
{
    if (name == QByteArrayView("boolean"))
        return BsonType::Bool;
    for (const char *known : {"array", "null", "object", "string"}) {
        if (name == QByteArrayView(known))
            return typeOfName(name);
    }
    return std::nullopt;
}

bool isTrueForServer(const BsonField &value)
{
    if (value.type == BsonType::Bool)
        return value.value[0] != 0;
    if (value.isNumber()) {
        const std::optional<qint64> whole = exactWhole(value);
        return !whole || *whole != 0;
    }
    return value.type != BsonType::Null && value.type != BsonType::Undefined;
}

std::optional<qint64> wholeCount(const BsonField &number, int code, Refused &refused)
{
    const QString name = QString::fromUtf8(number.name);
    const std::optional<qint64> whole = exactWhole(number);
    if (!number.isNumber())
        refused.refuse(code, Text::tr("Expected a number in: %1").arg(name));
    else if (!whole)
        refused.refuse(code, Text::tr("Expected an integer: %1").arg(name));
    else if (*whole < 0)
        refused.refuse(code, Text::tr("Expected a non-negative number in: %1").arg(name));
    else
        return whole;
    return std::nullopt;
}

void addPattern(Rule &rule, QByteArrayView pattern, QByteArrayView options, Refused &refused, int code)
{
    if (pattern.contains('\0')) {
        refused.refuse(refusalCode::badValue, Text::tr("Regular expression cannot contain an embedded null byte"));
        return;
    }
    base::Result<Pattern> compiled = Pattern::compile(pattern, options);
    if (!compiled)
        refused.refuse(code, Text::tr("Regular expression is invalid: %1").arg(compiled.error().message));
    else
        rule.patterns.push_back(std::move(*compiled));
}

} // namespace sw::validation
