// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/indexes/indexnotation.h"

#include "models/base/bson/bson.h"
#include "models/base/texts.h"

#include <QJsonDocument>
#include <QRegularExpression>

#include <array>
#include <limits>

namespace sw::schema
{

namespace
{

const QLatin1Char quote('"');

struct ExpiryUnit
{
    const char *name;
    int seconds;
};
constexpr std::array expiryUnits{ExpiryUnit{"d", 86400}, ExpiryUnit{"h", 3600}, ExpiryUnit{"min", 60},
                                 ExpiryUnit{"s", 1}};

base::Error wrongKeys(const QString &part, const QString &message)
{
    return {base::ErrorCode::Usage, message, part,
            Text::tr("Write paths with their kinds, apart by commas: \"title text(10), summary text\" or \"customer, "
                     "placed -1\"; the kinds are %1.")
                .arg(QStringLiteral("1, -1, text, text(WEIGHT), hashed, 2dsphere"))};
}

/// The parts of \p text between commas that stand outside quotes.
QStringList keyParts(const QString &text)
{
    QStringList parts{QString()};
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c == QLatin1Char('\\') && quoted && i + 1 < text.size()) {
            parts.last() += c;
            parts.last() += text.at(++i);
            continue;
        }
        quoted = quoted != (c == quote);
        if (c == QLatin1Char(',') && !quoted)
            parts << QString();
        else
            parts.last() += c;
    }
    return parts;
}

QString quotedPath(const QString &path)
{
    static const QRegularExpression special(QStringLiteral("[\\s,\"\\\\]"));
    if (!path.contains(special))
        return path;
    QString inside = path;
    inside.replace(QLatin1Char('\\'), QLatin1String("\\\\")).replace(quote, QLatin1String("\\\""));
    return quote + inside + quote;
}

QString unquotedPath(const QString &quoted)
{
    QString path;
    for (qsizetype i = 0; i < quoted.size(); ++i) {
        if (quoted.at(i) == QLatin1Char('\\') && i + 1 < quoted.size())
            ++i;
        path += quoted.at(i);
    }
    return path;
}

std::optional<KeyKind> kindNamed(const QString &word)
{
    for (std::size_t i = 0; i < indexKindCount; ++i) {
        if (word == QLatin1String(traitsOf(static_cast<KeyKind>(i)).word))
            return static_cast<KeyKind>(i);
    }
    return std::nullopt;
}

base::Result<IndexKey> parseKey(const QString &part)
{
    static const QRegularExpression form(
        QStringLiteral("^(?:\"((?:[^\"\\\\]|\\\\.)*)\"|([^\"\\s]\\S*))(?:\\s+(-?\\w+)(?:\\(\\s*(\\d+)\\s*\\))?)?$"));
    const QRegularExpressionMatch match = form.match(part);
    if (part.isEmpty())
        return wrongKeys(part, Text::tr("A key is missing."));
    if (!match.hasMatch())
        return wrongKeys(part, Text::tr("“%1” is not an index key.").arg(part));
    IndexKey key;
    key.path = match.hasCaptured(1) ? unquotedPath(match.captured(1)) : match.captured(2);
    if (!match.hasCaptured(3))
        return key;
    const std::optional<KeyKind> kind = kindNamed(match.captured(3));
    if (!kind)
        return wrongKeys(part, Text::tr("Unknown kind of key “%1”.").arg(match.captured(3)));
    key.kind = *kind;
    if (!match.hasCaptured(4))
        return key;
    if (key.kind != KeyKind::Text)
        return wrongKeys(part, Text::tr("Only a text key has a weight."));
    bool fits = false;
    key.weight = match.captured(4).toInt(&fits);
    if (!fits)
        return wrongKeys(part, Text::tr("The weight is too large."));
    return key;
}

} // namespace

QString indexKeysText(const QList<IndexKey> &keys)
{
    QStringList parts;
    for (const IndexKey &key : keys) {
        QString part = quotedPath(key.path);
        if (key.kind != KeyKind::Ascending)
            part += QLatin1Char(' ') + QLatin1String(traitsOf(key.kind).word);
        if (key.weight != 1)
            part += QStringLiteral("(%1)").arg(key.weight);
        parts << part;
    }
    return parts.join(QLatin1String(", "));
}

base::Result<QList<IndexKey>> parseIndexKeys(const QString &text)
{
    QList<IndexKey> keys;
    for (const QString &part : keyParts(text)) {
        const auto key = parseKey(part.trimmed());
        if (!key)
            return key.error();
        keys << *key;
    }
    return keys;
}

base::Result<int> parseExpiry(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{1,10})\\s*(d|h|min|s)?$"));
    const QRegularExpressionMatch match = form.match(text.trimmed());
    double seconds = match.hasMatch() ? match.captured(1).toDouble() : -1;
    for (const ExpiryUnit &unit : expiryUnits) {
        if (match.captured(2) == QLatin1String(unit.name))
            seconds *= unit.seconds;
    }
    if (seconds >= 0 && seconds <= std::numeric_limits<int>::max())
        return static_cast<int>(seconds);
    return base::Error{base::ErrorCode::Usage,
                       Text::tr("“%1” is not a duration.").arg(text),
                       {},
                       Text::tr("Write 30d, 12h, 90min, 45s, or 0 for the moment in the field; at most 24855 d.")};
}

QString expiryText(qint64 seconds)
{
    for (const ExpiryUnit &unit : expiryUnits) {
        if (seconds != 0 && seconds % unit.seconds == 0)
            return QStringLiteral("%1 %2").arg(seconds / unit.seconds).arg(QLatin1String(unit.name));
    }
    return QStringLiteral("0");
}

base::Result<QJsonObject> parseIndexDocument(const QString &text)
{
    if (text.trimmed().isEmpty())
        return QJsonObject();
    const auto document = base::Bson::fromJson(text.trimmed().toUtf8());
    if (!document)
        return base::Error{base::ErrorCode::Usage, document.error().message, text,
                           Text::tr("Write an object of JSON, such as {\"status\": \"active\"}.")};
    return document->toJsonObject();
}

QString indexDocumentText(const QJsonObject &document)
{
    return document.isEmpty() ? QString() : QString::fromUtf8(QJsonDocument(document).toJson(QJsonDocument::Compact));
}

base::Result<QJsonObject> parseCollation(const QString &text)
{
    static const QRegularExpression locale(QStringLiteral("^\\s*([A-Za-z][\\w@=-]*)\\s*$"));
    const QRegularExpressionMatch match = locale.match(text);
    if (match.hasMatch())
        return QJsonObject{{QStringLiteral("locale"), match.captured(1)}};
    return parseIndexDocument(text);
}

QStringList indexOptionTexts(const IndexDefinition &index)
{
    QStringList texts;
    const auto addIf = [&texts](bool set, const QString &text) {
        if (set)
            texts << text;
    };
    addIf(index.unique, Text::tr("unique"));
    addIf(index.sparse, Text::tr("sparse"));
    addIf(index.hidden, Text::tr("hidden"));
    addIf(!index.partialFilter.isEmpty(), Text::tr("only where %1").arg(indexDocumentText(index.partialFilter)));
    addIf(!index.collation.isEmpty(), Text::tr("collation %1").arg(indexDocumentText(index.collation)));
    if (index.expireAfterSeconds)
        texts << (*index.expireAfterSeconds == 0
                      ? Text::tr("documents expire at the moment in the field")
                      : Text::tr("documents expire after %1").arg(expiryText(*index.expireAfterSeconds)));
    addIf(!index.defaultLanguage.isEmpty(), Text::tr("language %1").arg(index.defaultLanguage));
    addIf(!index.languageOverride.isEmpty(), Text::tr("language override %1").arg(index.languageOverride));
    addIf(!index.wildcardProjection.isEmpty(),
          Text::tr("projection %1").arg(indexDocumentText(index.wildcardProjection)));
    return texts;
}

} // namespace sw::schema
