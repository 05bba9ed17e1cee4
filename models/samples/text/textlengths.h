// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/value.h"

namespace sw::samples
{

/// Longer texts are never made, whatever a model asks for.
inline constexpr double longestText = 15.0 * 1024 * 1024;

/// Lengths of texts whose mean is the average of the field.
struct Lengths
{
    double mean = 16;
    double spread = 0;
    double least = 0;
    double most = longestText;
    bool paired = false; ///< deviations of neighbours cancel out, so that few distinct values keep the mean too

    /// Deviates from the mean by up to its half on both sides where the bounds leave room.
    void spreadOut();
    size_t at(const Draw &draw) const;
};

/// Mean and bounds that \p context asks for; not spread out yet.
Lengths lengthsOf(const MakerContext &context);
/// The average bytes of the field, or those of its type.
double wantedBytes(const MakerContext &context);

/// Texts that match the field's pattern.
base::Result<MakerPtr> patternMaker(const MakerContext &context);
/// Unique texts that match \p pattern, which is ours and not the model's; nothing when there are too few.
MakerPtr uniquePatternMaker(const MakerContext &context, const QString &pattern, int length);

} // namespace sw::samples
