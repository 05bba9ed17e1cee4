// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/schema/calibration.h"

namespace sw::sizing
{

struct SizeOptions;
struct SizeReport;

/// How far the file of a calibrated collection may still be off, of its logarithm: nine of ten identical loads are
/// within 5 % of each other.
inline constexpr double calibratedDeviation = 0.03;

/// estimate(), with the files of calibrated collections and their indexes corrected by what a server measured: likely
/// size times the factor; the part of the range that comes from not knowing how texts pack shrinks to 5 % to either
/// side, free room and history stay as estimated. Documents, cache and working set follow from the model and are not
/// touched. The basis of the report becomes "calibrated" when there is a collection that has kept its shape since.
SizeReport estimate(const design::Design &design, const SizeOptions &options, const schema::Calibration &calibration);

/// What the calibration does to the file of \p collection (\p index empty) or of one of its indexes, in a sentence;
/// empty when it does nothing.
QStringList explainCalibration(const design::Design &design, const QString &collection, const QString &index,
                               const schema::Calibration &calibration);

/// Tells shapes apart that may weigh differently: names, types, lengths, shares and values of all fields. 16
/// hexadecimal digits.
QString shapeFingerprint(const design::Collection &collection);

/// The factors of \p collection; nullptr when there are none, or when its documents have another shape by now.
const schema::CollectionFactors *factorsOf(const schema::Calibration &calibration,
                                           const design::Collection &collection);

/// 1 without \p factors, and for numbers in a file that cannot be meant.
double storageFactor(const schema::CollectionFactors *factors);
double indexFactor(const schema::CollectionFactors *factors, const QString &index);

} // namespace sw::sizing
