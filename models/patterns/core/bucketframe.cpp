// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/bucketframe.h"

#include "models/base/texts.h"
#include "models/patterns/core/indexscript.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"

#include <QCoreApplication>

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
    values.insert(QStringLiteral("differing"), boundScript("core/differing-items", values).trimmed());
    values.insert(QStringLiteral("compare"), boundScript("core/compare-buckets", values).trimmed());
    values.insert(QStringLiteral("refuse"), keepsId ? QString() : boundScript("core/refuse-full", values).trimmed());
}

MigrationStep compareBuckets(const QHash<QString, QString> &values)
{
    return {Text::tr("Compare"), boundScript("core/compare-buckets", values),
            Text::tr("What old code deletes later stays in %1.").arg(values.value(QStringLiteral("what")))};
}

MigrationStep dropBucketItems(const QHash<QString, QString> &values)
{
    return {Text::tr("Drop the former collection"), boundScript("core/drop-items", values),
            Text::tr("Only when it is no longer used."), true};
}

QList<MigrationStep> unpackBuckets(const QHash<QString, QString> &values, const design::Collection &items)
{
    return {{Text::tr("Stop those who write"), {}, Text::tr("What they write meanwhile would be lost.")},
            {Text::tr("Put the items back"), boundScript("core/unpack-buckets", values),
             Text::tr("Items that kept no _id get a new one. What new code has deleted goes from the old collection "
                      "as well.")},
            {Text::tr("Build the former indexes"), createIndexScripts(&items), {}}};
}

QString refuseUndated(const QString &items, const QString &time)
{
    return scriptRefuseUndated(items, time,
                               QStringLiteral("these items have no date by which they could be put in order: give "
                                              "them one first"));
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
