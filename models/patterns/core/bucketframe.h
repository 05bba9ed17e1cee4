// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

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
/// The step that compares, that which drops the old collection once nobody needs it, and the way back, which works
/// before and after that.
MigrationStep compareBuckets(const QHash<QString, QString> &values);
MigrationStep dropBucketItems(const QHash<QString, QString> &values);
QList<MigrationStep> unpackBuckets(const QHash<QString, QString> &values, const design::Collection &items);
/// Stops where items have no date at \p time by which they could be put in order.
QString refuseUndated(const QString &items, const QString &time);
/// Stops where the items of a bucket, of which there are \p parts times as many as "most" says, do not fit into a
/// document.
QString refuseLargeBuckets(QHash<QString, QString> values, int parts);

} // namespace sw::patterns
