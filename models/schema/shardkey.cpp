// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/shardkey.h"

#include "models/base/shellscript.h"
#include "models/base/texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::schema
{

namespace
{

base::Error unusable(const QString &message, const QString &text)
{
    return {base::ErrorCode::InvalidModel, message, text,
            Text::tr("Write paths with commas between them, such as \"tenantId, _id hashed\".")};
}

/// The text without the braces, quotes and colons of a server's own form.
QString plainText(QString text)
{
    text = text.trimmed();
    if (text.startsWith(QLatin1Char('{')) && text.endsWith(QLatin1Char('}')))
        text = text.sliced(1, text.size() - 2);
    for (QChar &c : text) {
        if (c == QLatin1Char(':') || c == QLatin1Char('"') || c == QLatin1Char('\''))
            c = QLatin1Char(' ');
    }
    return text;
}

/// A name that JavaScript takes without quotes.
bool isPlainName(const QString &name)
{
    return !name.isEmpty() && !name.front().isDigit() && std::all_of(name.begin(), name.end(), [](QChar c) {
        return c == QLatin1Char('_') || (c.unicode() < 128 && c.isLetterOrNumber());
    });
}

} // namespace

base::Result<QList<ShardKeyPart>> parseShardKey(const QString &text)
{
    QList<ShardKeyPart> key;
    const QString plain = plainText(text);
    if (plain.trimmed().isEmpty())
        return key;
    for (const QString &part : plain.split(QLatin1Char(','))) {
        const QStringList words = part.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
        const QString way = words.value(1, QStringLiteral("1"));
        const bool hashed = way == QLatin1String("hashed");
        if (words.isEmpty() || words.size() > 2 || (!hashed && way != QLatin1String("1")))
            return unusable(Text::tr("“%1” is not a valid part of a shard key.").arg(part.trimmed()), text);
        const auto same = [&](const ShardKeyPart &other) {
            return other.path == words.first();
        };
        if (std::any_of(key.cbegin(), key.cend(), same))
            return unusable(Text::tr("“%1” is named twice in the shard key.").arg(words.first()), text);
        key << ShardKeyPart{words.first(), hashed};
    }
    if (std::count_if(key.cbegin(), key.cend(), [](const ShardKeyPart &part) { return part.hashed; }) > 1)
        return unusable(Text::tr("A shard key has one hashed part at most."), text);
    return key;
}

QString shardKeyText(const QList<ShardKeyPart> &key)
{
    QStringList parts;
    for (const ShardKeyPart &part : key) {
        const QString name = isPlainName(part.path) ? part.path : QString::fromUtf8(base::shellString(part.path));
        parts << name + (part.hashed ? QStringLiteral(": \"hashed\"") : QStringLiteral(": 1"));
    }
    return QStringLiteral("{ ") + parts.join(QStringLiteral(", ")) + QStringLiteral(" }");
}

} // namespace sw::schema
