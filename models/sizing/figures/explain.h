// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/calibration.h"
#include "models/sizing/estimate/sizing.h"

namespace sw::sizing
{

// How the figures of estimate() came about, for people who ask: lines in their language, each a step with the numbers
// put in. Empty when the design has no such collection or index. Names of collections and indexes are theirs: show them
// as plain text.

/// The BSON of a collection: documents x bytes of one.
QStringList explainData(const design::Design &design, const QString &collection, const SizeOptions &options,
                        const schema::Calibration &calibration = {});
/// The file of a collection, with the reasons for its low, likely and high, and the factor of \p calibration where it
/// has one.
QStringList explainStorage(const design::Design &design, const QString &collection, const SizeOptions &options,
                           const schema::Calibration &calibration = {});
/// The same for the file of an index ("_id_" or a name).
QStringList explainIndexFile(const design::Design &design, const QString &collection, const QString &index,
                             const SizeOptions &options, const schema::Calibration &calibration = {});
/// The part of a collection and its indexes that stays in memory.
QStringList explainWorkingSet(const design::Design &design, const QString &collection, const SizeOptions &options,
                              const schema::Calibration &calibration = {});
/// The sum over all collections, and how it compares with the cache.
QStringList explainWorkingSet(const SizeReport &report);
/// Where the constants come from that the others use.
QStringList explainConstants();
/// The cache.
QStringList explainCache(const SizeOptions &options);

} // namespace sw::sizing
