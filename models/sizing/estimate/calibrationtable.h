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
        Index,
        Memory
    }; ///< average document, all BSON, file of the documents, index file, bytes in the server's cache
    What what = What::Storage;
    QString collection;
    QString index{};  ///< of What::Index, and of What::Memory for an index
    double count = 0; ///< documents or entries
    base::Bytes estimated;
    base::Bytes measured;
    /// To be kept: measured / estimated. Nothing for figures that follow from the model, and for those so small that
    /// one page more or less matters.
    std::optional<double> factor{};
    bool isBeyond = false; ///< the server's figure is outside the range of the formulas, so the range stays wide
    bool isLeast = false;  ///< of What::Memory: there may be more in use than the server had room or time for

    /// estimated / measured - 1
    double difference() const { return measured.value() > 0 ? estimated / measured - 1 : 0; }
};

struct CalibrationResult
{
    schema::Calibration calibration; ///< without server and date
    QList<CalibrationRow> rows;      ///< for each collection document, data, storage, its indexes, then memory
};

/// What a server had in its cache, of a load that is its own.
struct ServerMemory
{
    QHash<QString, base::Bytes> tables; ///< by "books" and "books._id_"
    bool isFull = false;                ///< it throws pages out, so what is there is what there is room for
    bool isYoung = false;               ///< it has not run for long, so not all that is in use was asked for

    bool isLeast() const { return isFull || isYoung; }
};

/// Files below this weigh in units of pages: they give no factor.
inline constexpr base::Bytes smallestTellingFile{2.0 * 1024 * 1024};
inline constexpr base::Bytes smallestTellingIndex{512.0 * 1024};
inline constexpr base::Bytes smallestTellingMemory{512.0 * 1024};

/// Compares \p measured, of files as they are after one load, with what the formulas say of as many documents: no free
/// room, but on a replica set (the topology of \p options) each document and each entry of _id_ carries the time of its
/// insertion (6 and 18 bytes, see IndexTable); other indexes were built at one go. A factor is measured / estimated,
/// however far it is from 1.
CalibrationResult calibrationOf(const design::Design &design, const QList<MeasuredCollection> &measured,
                                const SizeOptions &options);

/// The same of a server with its own documents and load: how large documents are, free room, and what is in \p memory
/// have factors as well.
CalibrationResult liveCalibrationOf(const design::Design &design, const QList<MeasuredCollection> &measured,
                                    const SizeOptions &options, const ServerMemory &memory);

} // namespace sw::sizing
