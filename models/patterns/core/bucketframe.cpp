// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/bucketframe.h"

#include "models/patterns/core/script.h"

namespace sw::patterns
{

void addBucketStores(QHash<QString, QString> &values, const QString &items, const QString &buckets)
{
    values.insert({{QStringLiteral("items"), scriptCollection(items)},
                   {QStringLiteral("itemsName"), scriptString(items)},
                   {QStringLiteral("buckets"), scriptCollection(buckets)},
                   {QStringLiteral("bucketsName"), scriptString(buckets)},
                   {QStringLiteral("what"), buckets},
                   {QStringLiteral("builtName"), scriptString(buckets + QStringLiteral(".built"))},
                   {QStringLiteral("takenName"), scriptString(buckets + QStringLiteral(".taken"))},
                   {QStringLiteral("unpackedName"), scriptString(items + QStringLiteral(".unpacked"))}});
}

void addBucketFrames(QHash<QString, QString> &values, bool keepsId)
{
    const QString array = values.value(QStringLiteral("arrayValue"));
    const QHash<QString, QString> simple{{QStringLiteral("fillOpen"), {}},
                                         {QStringLiteral("storedItems"), array},
                                         {QStringLiteral("sizeOfBucket"), QStringLiteral("{ $size: %1 }").arg(array)},
                                         {QStringLiteral("unwindItems"), QStringLiteral("{ $unwind: %1 },").arg(array)},
                                         {QStringLiteral("unwoundItem"), array}};
    for (auto it = simple.cbegin(); it != simple.cend(); ++it) {
        if (!values.contains(it.key()))
            values.insert(it.key(), it.value());
    }
    values.insert(QStringLiteral("fillBuckets"), boundScript("core/fill-buckets", values).trimmed());
    values.insert(QStringLiteral("refuse"), keepsId ? QString() : boundScript("core/refuse-full", values).trimmed());
}

} // namespace sw::patterns
