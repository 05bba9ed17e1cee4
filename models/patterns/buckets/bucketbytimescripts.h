// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// The parameters of a bucket by time, read once.
struct BucketSpec
{
    QStringList keys;
    QString time;
    QString granule; ///< minute, hour, day or month
    double most = 1000;
    QStringList sums, minima, maxima;
    bool subdocument = true;
    QString array;
    QString collection;
    QString inner; ///< a shorter span of time whose items are a bucket within the bucket; empty: there is none

    /// The array of the buckets within a bucket.
    QString innerArray() const;
    /// Path of the array of the items.
    QString items() const { return design::joinedPath(inner.isEmpty() ? QString() : innerArray(), array); }
};

/// The array of the items in the documents \p buckets; nullptr when there is none.
const design::Node *itemsIn(const design::Node &buckets, const BucketSpec &spec);

BucketSpec bucketSpec(const UseContext &context);

/// The same without the measures of values that another pattern has taken out of \p item.
BucketSpec bucketSpec(const UseContext &context, const design::Node &item);

/// \p child: whose documents the items are.
QList<CodeSnippet> bucketByTimeCode(const design::Design &design, const schema::Entity &child,
                                    const UseContext &context);
Migration bucketByTimeMigration(const design::Design &before, const design::Design &after, const schema::Entity &child,
                                const UseContext &context);

} // namespace sw::patterns
