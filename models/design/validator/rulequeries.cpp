// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/validator/rulequeries.h"

#include "models/base/bson/bsonbuilder.h"

namespace sw::design
{

using base::Bson;
using base::BsonBuilder;

namespace
{

Bson either(const Bson &a, const Bson &b)
{
    BsonBuilder out;
    out.beginArray(QStringLiteral("$or")).document(out.nextIndex(), a);
    return out.document(out.nextIndex(), b).finish();
}

} // namespace

Bson forAllItems(const QString &path, const Bson &rule)
{
    BsonBuilder all;
    all.beginDocument(path).beginDocument(QStringLiteral("$not")).beginDocument(QStringLiteral("$elemMatch"));
    all.beginArray(QStringLiteral("$nor")).document(all.nextIndex(), rule);
    return all.finish();
}

Bson forKind(const QString &discriminator, const QStringList &kinds, const Bson &rule)
{
    BsonBuilder other;
    other.beginDocument(discriminator);
    if (kinds.size() == 1) {
        other.string(QStringLiteral("$ne"), kinds.first());
    } else {
        other.beginArray(QStringLiteral("$nin"));
        for (const QString &kind : kinds)
            other.string(other.nextIndex(), kind);
    }
    return either(other.finish(), rule);
}

Bson whereThere(const QString &path, const Bson &rule)
{
    BsonBuilder missing;
    missing.beginDocument(path).boolean(QStringLiteral("$exists"), false);
    return either(missing.finish(), rule);
}

} // namespace sw::design
