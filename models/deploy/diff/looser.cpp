// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/diff/looser.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/bsonread.h"

#include <QHash>
#include <QSet>

namespace sw::deploy
{

namespace
{

using Field = base::BsonField;

bool isSchemaLooser(const base::Bson &from, const base::Bson &to);

QSet<QString> asSet(const QStringList &list)
{
    return QSet<QString>(list.cbegin(), list.cend());
}

/// Names of accepted types; "number" stands for its four kinds.
QSet<QString> typesOf(const base::Bson &schema)
{
    QStringList names = textsAt(schema, "bsonType");
    if (names.isEmpty())
        names << textAt(schema, "bsonType");
    QSet<QString> out = asSet(names);
    if (out.remove(QStringLiteral("number")))
        out.unite({QStringLiteral("int"), QStringLiteral("long"), QStringLiteral("double"), QStringLiteral("decimal")});
    return out;
}

/// The values of an array, each by its bytes.
QSet<QByteArray> valuesOf(const base::Bson &array)
{
    QSet<QByteArray> out;
    for (const Field &value : base::BsonFields(array))
        out.insert(base::BsonBuilder().field("", value).finish().bytes());
    return out;
}

base::Bson fieldNamed(const base::Bson &document, const QString &wanted)
{
    return only(document, {wanted});
}

bool isBoundLooser(const base::Bson &from, const base::Bson &to, const char *keyword, const char *exclusive, int sign)
{
    const auto before = numberAt(from, keyword);
    const auto after = numberAt(to, keyword);
    if (!before || !after || *before != *before || *after != *after)
        return false;
    if (*before == *after)
        return exclusive == nullptr || !truthAt(to, exclusive) || truthAt(from, exclusive);
    return sign > 0 ? *after > *before : *after < *before;
}

bool isClosed(const base::Bson &schema)
{
    return contains(schema, "additionalProperties") &&
           fieldNamed(schema, QStringLiteral("additionalProperties")) ==
               base::BsonBuilder().boolean(QStringLiteral("additionalProperties"), false).finish();
}

/// Every property rule of \p to was in \p from, at least as strict; a closed object had no other property before.
bool arePropertiesLooser(const base::Bson &from, const base::Bson &to)
{
    QHash<QByteArrayView, base::Bson> before;
    for (const Field &property : fieldsAt(from, "properties"))
        before.insert(property.name, base::Bson::inside(property));
    bool looser = true;
    for (const Field &property : fieldsAt(to, "properties")) {
        const auto found = before.constFind(property.name);
        const base::Bson after = base::Bson::inside(property);
        const bool wasImpossible = isClosed(from) && !contains(from, "patternProperties");
        looser = looser && (found != before.cend() ? isSchemaLooser(*found, after) : after.isEmpty() || wasImpossible);
    }
    return looser;
}

/// A rule for unlisted properties follows only from the same rule, and when no property that was listed is missing now.
bool isRestLooser(const base::Bson &from, const base::Bson &to)
{
    const QString rest = QStringLiteral("additionalProperties");
    const QSet<QString> before = asSet(fieldNames(documentAt(from, "properties")));
    const QSet<QString> after = asSet(fieldNames(documentAt(to, "properties")));
    if (fieldNamed(from, rest) != fieldNamed(to, rest) || contains(from, "patternProperties"))
        return false;
    return isClosed(to) ? after.contains(before) : after == before;
}

bool isKeywordLooser(const QString &keyword, const base::Bson &from, const base::Bson &to)
{
    const QByteArray path = keyword.toUtf8();
    if (keyword == QLatin1String("title") || keyword == QLatin1String("description"))
        return true;
    if (keyword != QLatin1String("additionalProperties") && fieldNamed(from, keyword) == fieldNamed(to, keyword) &&
        !keyword.startsWith(QLatin1String("exclusive")))
        return true;
    if (keyword == QLatin1String("required"))
        return asSet(textsAt(from, "required")).contains(asSet(textsAt(to, "required")));
    if (keyword == QLatin1String("bsonType"))
        return contains(from, "bsonType") && typesOf(to).contains(typesOf(from));
    if (keyword == QLatin1String("enum"))
        return contains(from, "enum") && valuesOf(documentAt(to, "enum")).contains(valuesOf(documentAt(from, "enum")));
    if (keyword == QLatin1String("properties"))
        return arePropertiesLooser(from, to);
    if (keyword == QLatin1String("items"))
        return contains(from, "items") && isSchemaLooser(documentAt(from, "items"), documentAt(to, "items"));
    if (keyword == QLatin1String("additionalProperties"))
        return truthAt(to, "additionalProperties") || isRestLooser(from, to);
    if (keyword == QLatin1String("maximum"))
        return isBoundLooser(from, to, "maximum", "exclusiveMaximum", 1);
    if (keyword == QLatin1String("minimum"))
        return isBoundLooser(from, to, "minimum", "exclusiveMinimum", -1);
    if (keyword == QLatin1String("exclusiveMaximum"))
        return isBoundLooser(from, to, "maximum", "exclusiveMaximum", 1);
    if (keyword == QLatin1String("exclusiveMinimum"))
        return isBoundLooser(from, to, "minimum", "exclusiveMinimum", -1);
    if (keyword.startsWith(QLatin1String("max")))
        return isBoundLooser(from, to, path.constData(), nullptr, 1);
    if (keyword.startsWith(QLatin1String("min")))
        return isBoundLooser(from, to, path.constData(), nullptr, -1);
    return false;
}

bool isSchemaLooser(const base::Bson &from, const base::Bson &to)
{
    const QStringList keywords = fieldNames(to);
    for (const QString &keyword : keywords) {
        if (!isKeywordLooser(keyword, from, to))
            return false;
    }
    return true;
}

} // namespace

bool isLooserOrEqual(const base::Bson &from, const base::Bson &to)
{
    if (from == to || to.isEmpty())
        return true;
    const QStringList onlySchema{QStringLiteral("$jsonSchema")};
    if (fieldNames(from) == onlySchema && fieldNames(to) == onlySchema)
        return isSchemaLooser(documentAt(from, "$jsonSchema"), documentAt(to, "$jsonSchema"));
    const QStringList conjunction{QStringLiteral("$and")};
    if (fieldNames(from) != conjunction || fieldNames(to) != conjunction)
        return false;
    // Each part of the new conjunction must follow from the part at the same place, or from an equal one.
    const QList<base::Bson> before = documentsAt(from, "$and");
    const QList<base::Bson> after = documentsAt(to, "$and");
    for (qsizetype i = 0; i < after.size(); ++i) {
        if (!before.contains(after.at(i)) && !(i < before.size() && isLooserOrEqual(before.at(i), after.at(i))))
            return false;
    }
    return true;
}

} // namespace sw::deploy
