// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/schema/calibration.h"
#include "models/sizing/estimate/doubts.h"

namespace sw::sizing
{

struct SizeOptions;
struct SizeReport;

/// How far the file of a calibrated collection may still be off, of its logarithm: nine of ten identical loads are
/// within 5 % of each other.
inline constexpr double calibratedDeviation = 0.03;
/// The same of what is in memory, which depends on what was asked for lately.
inline constexpr double calibratedCacheDeviation = 0.1;

/// estimate(), with calibrated collections and their indexes corrected by what a server measured: likely size times the
/// factor; the range shrinks to 5 % to either side where the server's figure was inside the range of the formulas, and
/// reaches back towards them where it was not. Of a server with its own load, documents, free room and what is in
/// memory are corrected as well; else they stay as estimated. The basis of the report becomes "calibrated" when there
/// is a collection that has kept its shape since.
SizeReport estimate(const design::Design &design, const SizeOptions &options, const schema::Calibration &calibration);

/// What the calibration does to the file of \p collection (\p index empty) or of one of its indexes, in a sentence;
/// empty when it does nothing.
QStringList explainCalibration(const design::Design &design, const QString &collection, const QString &index,
                               const schema::Calibration &calibration);

/// The same of what a collection and its indexes have in memory.
QStringList explainCacheCalibration(const design::Design &design, const QString &collection,
                                    const schema::Calibration &calibration);

/// Tells shapes apart that may weigh differently: names, types, lengths, shares and values of all fields. 16
/// hexadecimal digits.
QString shapeFingerprint(const design::Collection &collection);

/// The factors of \p collection; nullptr when there are none, or when its documents have another shape by now.
const schema::CollectionFactors *factorsOf(const schema::Calibration &calibration,
                                           const design::Collection &collection);

/// Nothing without \p factors, for what was not measured, and for numbers in a file that cannot be meant.
std::optional<double> storageFactor(const schema::CollectionFactors *factors);
std::optional<schema::IndexFactor> indexFactor(const schema::CollectionFactors *factors, const QString &index);
/// 1 in these cases.
double documentFactor(const schema::CollectionFactors *factors);
double cacheFactor(const std::optional<double> &factor);
/// Nothing for a number in a file that cannot be meant.
std::optional<double> freeRoom(const std::optional<double> &measured);

/// What is left in doubt when a figure of which \p formula tells the range is corrected by \p factor: \p least, and
/// half of the way by which the server was outside of that range.
Doubts calibratedDoubts(const Doubts &formula, double factor, double least);
/// True when \p factor leads out of the range.
bool isBeyond(const Doubts &formula, double factor);

} // namespace sw::sizing
