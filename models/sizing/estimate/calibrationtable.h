// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/schema/calibration.h"
#include "models/sizing/estimate/measured.h"

namespace sw::sizing
{

/// One figure of a server beside the formulas' for as many documents.
struct CalibrationRow
{
    enum class What {
        Document,
        Data,
        Storage,
        Index
    }; ///< average document, all BSON, file of the documents, index file
    What what = What::Storage;
    QString collection;
    QString index{};  ///< of What::Index
    double count = 0; ///< documents or entries
    base::Bytes estimated;
    base::Bytes measured;
    /// To be kept: measured / estimated. Nothing for documents and their sum, which follow from the model, and for
    /// files so small that one page more or less matters.
    std::optional<double> factor{};
    bool limited =
        false; ///< the server's figure is further off than a factor may be: the model or the server is special

    /// estimated / measured - 1
    double difference() const { return measured.value() > 0 ? estimated / measured - 1 : 0; }
};

struct CalibrationResult
{
    schema::Calibration calibration; ///< without server and date
    QList<CalibrationRow> rows;      ///< for each collection document, data, storage, then its indexes
};

/// Files below this weigh in units of pages: they give no factor.
inline constexpr base::Bytes smallestTellingFile{2.0 * 1024 * 1024};
inline constexpr base::Bytes smallestTellingIndex{512.0 * 1024};

/// Compares \p measured with \p estimate, which is of as many documents and without factors. Both are of files as they
/// are after one load: no free room, but on a replica set each document and each entry of _id_ carries the time of its
/// insertion (6 and 18 bytes, see IndexTable); other indexes were built at one go. A factor is measured / estimated,
/// from 0.2 to 2 for documents, whose packing nobody knows beforehand, and from 0.8 to 1.25 for indexes, which follow
/// rules; for time series from 0.01 to 4, because the formulas know nothing of buckets.
CalibrationResult calibrationOf(const design::Design &design, const QList<MeasuredCollection> &measured,
                                const SizeReport &estimate, Topology topology);

} // namespace sw::sizing
