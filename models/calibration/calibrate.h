// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/snapshot.h"
#include "models/sizing/estimate/calibrationtable.h"

#include <QHash>

#include <functional>

namespace sw::calibration
{

struct Limits
{
    double documents = 100'000;           ///< of each collection at most, and never more than are planned
    base::Bytes data{64.0 * 1024 * 1024}; ///< BSON of each collection at most
};

/// What a calibration would write, to be asked about before.
struct Extent
{
    QHash<QString, double> collections; ///< documents of each, estimated where bytes are the limit
    double documents = 0;
    base::Bytes data; ///< estimated
};
Extent extentOf(const design::Design &design, const sizing::SizeOptions &options, const Limits &limits);

/// What is under way and which share of all is done; false cancels.
using Progress = std::function<bool(double share, const QString &what)>;

struct Outcome
{
    deploy::ServerIdentity server;
    QList<sizing::MeasuredCollection> measured;
    QHash<QString, base::Bytes>
        inCache;                 ///< of the server, after the load, by "books" and "books._id_"; where it says so
    sizing::SizeReport estimate; ///< of as many documents as were loaded
    sizing::CalibrationResult result;
    QStringList notes; ///< what could not be loaded or built, and why
    /// The scratch database could not be dropped, because of this: it names the database and how to drop it by hand.
    std::optional<base::Error> leftOver;
};

/// "shapewright_calibration_5f3a09c2": a name that no database has.
QString scratchName();

/// Makes the collections of \p design without validators and without expiry in the database \p scratch, fills them with
/// synthetic documents, builds the indexes, has the server write everything out, reads what the files weigh, and drops
/// the database: at the end, after an error, and when cancelled. \p session must be one for this scratch database. \p
/// journalFolder: while the database is there, a file in it says so (empty: none). Errors: Refused when the database
/// exists or the server's disk has no room for it, Connection, Rights, Unsupported, Unknown, Cancelled; when the
/// database is left besides, the error says so in its way out.
base::Result<Outcome> calibrate(deploy::Session &session, const QString &scratch, const design::Design &design,
                                const sizing::SizeOptions &options, const Limits &limits = {},
                                const QString &journalFolder = {}, const Progress &progress = {});

} // namespace sw::calibration
