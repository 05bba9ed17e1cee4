// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/deploy/snapshot.h"
#include "models/sizing/estimate/calibrationtable.h"

#include <QHash>

namespace sw::services
{

struct CalibrationLimits
{
    double documents = 100'000;           ///< of each collection at most, and never more than are planned
    base::Bytes data{64.0 * 1024 * 1024}; ///< BSON of each collection at most
};

/// What a calibration would write, to be asked about before.
struct CalibrationExtent
{
    QHash<QString, double> collections; ///< documents of each, estimated where bytes are the limit
    double documents = 0;
    base::Bytes data; ///< estimated
};
CalibrationExtent calibrationExtent(const design::Design &design, const sizing::SizeOptions &options,
                                    const CalibrationLimits &limits);

/// What a server says of its cache and its own load; nothing is there of what the login may not see.
struct ServerLoad
{
    std::optional<double> upSeconds{}; ///< since it was started
    std::optional<base::Bytes> cache{};
    std::optional<base::Bytes> inCache{};
    double watchedSeconds = 0; ///< in which it was counted
    std::optional<double> asksPerSecond{};
    std::optional<double> readsPerSecond{}; ///< pages from disk
};

/// What a server needed for the collections of a design, beside what the formulas say.
struct Calibrated
{
    deploy::ServerIdentity server;
    QList<sizing::MeasuredCollection> measured;
    QHash<QString, base::Bytes> inCache; ///< of the server, by "books" and "books._id_"; where it says so
    sizing::SizeReport estimate;         ///< of as many documents as were loaded or found
    sizing::CalibrationResult result;    ///< with the server and today's date
    QStringList notes;                   ///< what could not be loaded, built or found, and why
    std::optional<ServerLoad> load{};    ///< of a server with its own documents
    /// The scratch database could not be dropped, because of this: it names the database and how to drop it by hand.
    std::optional<base::Error> leftOver;
};

/// "shapewright_calibration_5f3a09c2": a name that no database has.
QString scratchName();

/// Makes the collections of \p design without validators and without expiry in the database \p scratch, fills them with
/// synthetic documents, builds the indexes, has the server write everything out, reads how large the files are, and
/// drops the database: at the end, after an error, and when cancelled. \p session must be one for this scratch
/// database. \p journalFolder: while the database is there, a file in it says so (empty: none). Errors: Refused when
/// the database exists or the server's disk has no room for it, Connection, Rights, Unsupported, Unknown, Cancelled;
/// when the database is left besides, the error says so in its way out.
base::Result<Calibrated> calibrate(deploy::Session &session, const QString &scratch, const design::Design &design,
                                   const sizing::SizeOptions &options, const CalibrationLimits &limits = {},
                                   const QString &journalFolder = {}, const base::Progress &progress = {});

} // namespace sw::services
