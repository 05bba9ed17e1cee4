// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

namespace sw::patterns
{

/// Adds what the scripts shared by all buckets call the collection of single items, that of the buckets, and the ones
/// in which a run keeps what it has begun.
void addBucketStores(QHash<QString, QString> &values, const QString &items, const QString &buckets);

/// Adds what every run that builds buckets begins with, and the condition of the way back: items without their own _id
/// cannot be told from those that are there.
void addBucketFrames(QHash<QString, QString> &values, bool keepsId);
/// Stops where the items of a bucket, of which there are \p parts times as many as "most" says, do not fit into a
/// document.
QString refuseLargeBuckets(QHash<QString, QString> values, int parts);

} // namespace sw::patterns
