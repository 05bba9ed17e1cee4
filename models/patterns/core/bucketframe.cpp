// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/bucketframe.h"

#include "models/patterns/core/script.h"

#include <algorithm>

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
                   {QStringLiteral("runningName"), scriptString(buckets + QStringLiteral(".running"))},
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
    values.insert(QStringLiteral("oneRun"), boundScript("core/one-run", values).trimmed());
    values.insert(QStringLiteral("fillBuckets"), boundScript("core/fill-buckets", values).trimmed());
    values.insert(QStringLiteral("refuse"), keepsId ? QString() : boundScript("core/refuse-full", values).trimmed());
}

QString refuseLargeBuckets(QHash<QString, QString> values, int parts)
{
    constexpr int room = 16 * 1024 * 1024 - 4096, around = 16;
    const int most = values.value(QStringLiteral("most")).toInt() * parts;
    const auto span = [&](const char *name) {
        const QString unit = values.value(QLatin1String(name));
        return unit.isEmpty() ? QStringLiteral("null")
                              : QStringLiteral("{ $dateTrunc: { date: %1, unit: %2 } }")
                                    .arg(values.value(QStringLiteral("timeValue")), unit);
    };
    values.insert(QStringLiteral("part"), QString::number(room / std::max(1, most) - around));
    values.insert(QStringLiteral("start"), span("granuleName"));
    values.insert(QStringLiteral("inner"), span("innerName"));
    return boundScript("core/refuse-large-buckets", values);
}

} // namespace sw::patterns
