// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/inspection/listedindex.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/base/units.h"
#include "models/deploy/bsonread.h"

namespace sw::services
{

namespace
{

using deploy::contains;
using deploy::documentAt;
using deploy::textAt;
using deploy::truthAt;

std::optional<schema::KeyKind> kindOf(const base::BsonField &key)
{
    if (key.isNumber()) {
        const auto direction = key.number();
        if (direction == 1)
            return schema::KeyKind::Ascending;
        return direction == -1 ? std::optional(schema::KeyKind::Descending) : std::nullopt;
    }
    if (key.text() == QLatin1String("hashed"))
        return schema::KeyKind::Hashed;
    return key.text() == QLatin1String("2dsphere") ? std::optional(schema::KeyKind::Geo2dSphere) : std::nullopt;
}

/// The fields of a text index stand in its weights, at the place of _fts.
void addTextKeys(const base::Bson &listed, QList<schema::IndexKey> &keys)
{
    for (const base::BsonField &weight : deploy::fieldsAt(listed, "weights"))
        keys << schema::IndexKey{weight.nameText(), schema::KeyKind::Text,
                                 static_cast<int>(weight.whole().value_or(1))};
}

QString keyText(const base::BsonField &key)
{
    return key.nameText() + QLatin1Char(' ') +
           (key.isNumber() ? QString::number(key.number().value_or(0)) : key.text());
}

} // namespace

std::optional<schema::IndexDefinition> definitionOf(const base::Bson &listed)
{
    schema::IndexDefinition out;
    out.name = textAt(listed, "name");
    for (const base::BsonField &key : deploy::fieldsAt(listed, "key")) {
        if (key.name == "_fts") {
            addTextKeys(listed, out.keys);
            continue;
        }
        if (key.name == "_ftsx")
            continue;
        const auto kind = kindOf(key);
        if (!kind)
            return std::nullopt;
        out.keys << schema::IndexKey{key.nameText(), *kind, 1};
    }
    if (out.name == QLatin1String("_id_") || out.keys.isEmpty() || truthAt(listed, "clustered"))
        return std::nullopt;
    out.unique = truthAt(listed, "unique");
    out.sparse = truthAt(listed, "sparse");
    out.hidden = truthAt(listed, "hidden");
    out.partialFilter = documentAt(listed, "partialFilterExpression").toJsonObject();
    out.collation = documentAt(listed, "collation").toJsonObject();
    out.collation.remove(QStringLiteral("version")); // of the server's library
    out.wildcardProjection = documentAt(listed, "wildcardProjection").toJsonObject();
    if (const auto seconds = deploy::wholeAt(listed, "expireAfterSeconds"))
        out.expireAfterSeconds = static_cast<int>(*seconds);
    if (contains(listed, "weights")) {
        const QString language = textAt(listed, "default_language");
        const QString override = textAt(listed, "language_override");
        out.defaultLanguage = language == QLatin1String("english") ? QString() : language;
        out.languageOverride = override == QLatin1String("language") ? QString() : override;
    }
    if (out.name == schema::defaultIndexName(out.keys))
        out.name.clear();
    return out;
}

QString listedIndexText(const base::Bson &listed)
{
    QStringList keys;
    for (const base::BsonField &key : deploy::fieldsAt(listed, contains(listed, "weights") ? "weights" : "key"))
        keys << (contains(listed, "weights") ? key.nameText() + QStringLiteral(" text") : keyText(key));
    QStringList parts{keys.join(QStringLiteral(", "))};
    if (truthAt(listed, "unique"))
        parts << Text::tr("unique");
    if (truthAt(listed, "sparse"))
        parts << Text::tr("sparse");
    if (truthAt(listed, "hidden"))
        parts << Text::tr("hidden");
    if (contains(listed, "partialFilterExpression"))
        parts << Text::tr("partial");
    if (const auto seconds = deploy::wholeAt(listed, "expireAfterSeconds"))
        parts << (*seconds == 0 ? Text::tr("expires at the date in the field")
                                : Text::tr("expires after %1")
                                      .arg(base::periodText(static_cast<double>(*seconds) / base::secondsPerDay)));
    if (truthAt(listed, "prepareUnique") && !truthAt(listed, "unique"))
        parts << Text::tr("refuses duplicates (prepareUnique)");
    return parts.join(QStringLiteral(" · "));
}

} // namespace sw::services
