// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/calibration/calibrate.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/deploy/apply/catalog.h"
#include "models/deploy/apply/inspect.h"
#include "models/samples/write/samplegenerator.h"
#include "models/services/calibration/scratchdatabase.h"
#include "models/services/calibration/scratchjournal.h"
#include "models/services/calibration/serverstats.h"

#include <QDate>
#include <QRandomGenerator>

#include <algorithm>
#include <cmath>

namespace sw::services
{

namespace
{

constexpr int batchDocuments = 1000;
constexpr qsizetype batchBytes = 4 * 1024 * 1024;
constexpr double shareOfLoading = 0.85;
constexpr double roomFactor = 4; ///< free disk, times the BSON: documents, indexes and the server's log

double wanted(const design::Collection &collection, const sizing::SizeOptions &options, const CalibrationLimits &limits)
{
    const double planned = options.documents.value(collection.name, collection.documents.likely);
    return std::floor(std::min(std::max(0.0, planned), limits.documents));
}

/// One run, from the first look to the drop.
class Run
{
public:
    Run(deploy::Session &session, const QString &scratch, const design::Design &design,
        const sizing::SizeOptions &options, const CalibrationLimits &limits, const QString &journalFolder,
        const base::Progress &progress)
        : m_session(session),
          m_design(design),
          m_options(options),
          m_limits(limits),
          m_progress(progress),
          m_database(session, scratch, progress),
          m_journal(journalFolder),
          m_extent(calibrationExtent(design, options, limits))
    {}

    base::Result<Calibrated> run();

private:
    /// \p what is under way; empty: what was before.
    bool goesOn(const QString &what);
    base::Error cancelled() const
    {
        return {base::ErrorCode::Cancelled, Text::tr("The calibration was stopped."), m_database.name(), {}};
    }
    base::Result<void> look();
    void tellOfLeftovers();
    base::Result<void> work();
    base::Result<void> load(const design::Collection &collection);
    base::Result<double> fill(const design::Collection &collection, const samples::SampleGenerator &generator);
    base::Result<void> buildIndexes(const design::Collection &collection);
    base::Result<void> measure();
    void drop();

    deploy::Session &m_session;
    const design::Design &m_design;
    const sizing::SizeOptions &m_options;
    const CalibrationLimits &m_limits;
    const base::Progress &m_progress;
    ScratchDatabase m_database;
    ScratchJournal m_journal;
    CalibrationExtent m_extent;
    Calibrated m_calibrated;
    QHash<QString, double> m_loaded;
    double m_documents = 0; ///< sent so far
    double m_share = 0;
    QString m_what;
    bool m_made = false; ///< there may be something to drop
};

bool Run::goesOn(const QString &what)
{
    if (!what.isEmpty())
        m_what = what;
    return m_progress.goesOn(std::min(1.0, m_share), m_what);
}

base::Result<Calibrated> Run::run()
{
    base::Result<void> done = look();
    if (done)
        done = work();
    if (m_made)
        drop();
    if (done) {
        sizing::SizeOptions stored = m_options;
        for (auto it = m_loaded.cbegin(); it != m_loaded.cend(); ++it)
            stored.documents.insert(it.key(), it.value());
        m_calibrated.estimate = sizing::estimate(m_design, stored);
        stored.topology = storedTopology(m_calibrated.server);
        m_calibrated.result = sizing::calibrationOf(m_design, m_calibrated.measured, stored);
        m_calibrated.result.calibration.server = serverText(m_calibrated.server);
        m_calibrated.result.calibration.date = QDate::currentDate().toString(Qt::ISODate);
        return m_calibrated;
    }
    base::Error error = done.error();
    if (m_calibrated.leftOver)
        error.wayOut = (error.wayOut + QLatin1Char(' ') + m_calibrated.leftOver->text()).trimmed();
    return error;
}

/// Everything that can be known before the first write.
base::Result<void> Run::look()
{
    const auto found = deploy::inspect(m_session, m_database.name(), {});
    if (!found)
        return found.error();
    m_calibrated.server = found->server;
    if (!found->collections.isEmpty())
        return base::Error{base::ErrorCode::Refused,
                           Text::tr("The database exists; only a new one is filled and dropped again."),
                           m_database.name(), Text::tr("Name a database that does not exist.")};
    const double needed = roomFactor * m_extent.data.value();
    const auto room = deploy::readFreeDisk(
        m_session, QStringLiteral("admin")); // of a database that does not exist, a server knows no disk
    if (room && static_cast<double>(*room) < needed)
        return base::Error{
            base::ErrorCode::Refused,
            Text::tr("The server's disk has %1 left; %2 are needed to be safe.")
                .arg(base::bytesText(base::Bytes(static_cast<double>(*room))), base::bytesText(base::Bytes(needed))),
            found->server.name, Text::tr("Load fewer documents, or use another server.")};
    tellOfLeftovers();
    return goesOn({}) ? base::Result<void>() : cancelled();
}

void Run::tellOfLeftovers()
{
    for (const Leftover &leftover : m_journal.leftovers()) {
        if (leftover.server != m_session.serverName())
            continue;
        const auto collections = deploy::readCollections(m_session, leftover.database);
        if (collections && collections->isEmpty())
            ScratchJournal::forget(leftover);
        else
            m_calibrated.notes
                << Text::tr("An earlier calibration broke off and left the database %1 on this server. To drop it: %2")
                       .arg(leftover.database, dropByHand(leftover.database));
    }
}

base::Result<void> Run::work()
{
    if (const auto noted = m_journal.begin(m_session.serverName(), m_database.name()); !noted)
        return noted;
    m_made = true;
    for (const design::Collection &collection : m_design.collections) {
        if (const auto done = load(collection); !done)
            return done;
    }
    m_share = shareOfLoading;
    if (!goesOn(Text::tr("writing to disk")))
        return cancelled();
    const auto written =
        m_database.checkpoint([this] { goesOn(Text::tr("waiting for the server's next checkpoint, up to 75 s")); });
    if (!written)
        return written;
    return m_progress.isCancelled() ? cancelled() : measure();
}

base::Result<void> Run::load(const design::Collection &collection)
{
    if (wanted(collection, m_options, m_limits) < 1)
        return {};
    const samples::SampleGenerator generator(m_design, collection);
    if (const auto possible = generator.check(); !possible) {
        m_calibrated.notes << possible.error().text();
        return {};
    }
    if (const auto made = m_database.create(collection); !made)
        return made;
    const auto taken = fill(collection, generator);
    if (!taken)
        return taken.error();
    m_loaded.insert(collection.name, *taken);
    return buildIndexes(collection);
}

/// Returns how many documents the server took.
base::Result<double> Run::fill(const design::Collection &collection, const samples::SampleGenerator &generator)
{
    const double most = wanted(collection, m_options, m_limits);
    const double expected = m_extent.collections.value(collection.name);
    const double before = m_documents;
    double taken = 0, bytes = 0;
    quint64 n = 0;
    while (static_cast<double>(n) < most && bytes < m_limits.data.value()) {
        base::BsonBuilder batch;
        qsizetype size = 0;
        int count = 0;
        for (; count < batchDocuments && size < batchBytes && static_cast<double>(n) < most; ++n, ++count) {
            const base::Bson document = generator.document(n);
            batch.document(batch.nextIndex(), document);
            size += document.bytes().size();
        }
        if (!goesOn(collection.name))
            return cancelled();
        const auto accepted = m_database.insert(collection.name, batch.finish(), count);
        if (!accepted)
            return accepted.error();
        taken += *accepted;
        bytes += static_cast<double>(size);
        m_documents = before + std::min(static_cast<double>(n), expected);
        m_share = shareOfLoading * m_documents / std::max(1.0, m_extent.documents);
    }
    if (taken < static_cast<double>(n))
        m_calibrated.notes << Text::tr("%1: the server took only %2 of %3 documents.")
                                  .arg(collection.name, base::countText(taken),
                                       base::countText(static_cast<double>(n)));
    m_documents = before + expected;
    return taken;
}

base::Result<void> Run::buildIndexes(const design::Collection &collection)
{
    for (const design::Index &index : collection.indexes) {
        if (!goesOn(collection.name + QLatin1Char('.') + index.name))
            return cancelled();
        const auto built = m_database.createIndex(collection.name, index);
        if (built)
            continue;
        if (m_progress.isCancelled())
            return cancelled();
        if (built.error().code == base::ErrorCode::Connection || built.error().code == base::ErrorCode::Rights)
            return built;
        m_calibrated.notes << built.error().text();
    }
    return {};
}

base::Result<void> Run::measure()
{
    for (const design::Collection &collection : m_design.collections) {
        if (!m_loaded.contains(collection.name))
            continue;
        if (!goesOn(collection.name))
            return cancelled();
        auto stored = m_database.measure(collection);
        if (!stored)
            return stored.error();
        stored->measured.documents = m_loaded.value(collection.name);
        for (auto it = stored->inCache.cbegin(); it != stored->inCache.cend(); ++it)
            m_calibrated.inCache.insert(
                it.key().isEmpty() ? collection.name : collection.name + QLatin1Char('.') + it.key(), it.value());
        m_calibrated.measured << stored->measured;
    }
    return {};
}

void Run::drop()
{
    const auto dropped = m_database.drop();
    if (dropped) {
        m_journal.end();
        return;
    }
    m_calibrated.leftOver =
        base::Error{base::ErrorCode::Partial,
                    Text::tr("The scratch database could not be dropped: %1").arg(dropped.error().message),
                    m_database.name(), Text::tr("Drop it by hand: %1").arg(dropByHand(m_database.name()))};
}

} // namespace

CalibrationExtent calibrationExtent(const design::Design &design, const sizing::SizeOptions &options,
                                    const CalibrationLimits &limits)
{
    const sizing::SizeReport planned = sizing::estimate(design, options);
    CalibrationExtent extent;
    for (const design::Collection &collection : design.collections) {
        const double count = wanted(collection, options, limits);
        const sizing::CollectionSize *size = planned.collection(collection.name);
        if (count < 1 || !size)
            continue;
        const double each = std::max(1.0, size->document.likely.value());
        const double documents = std::min(count, std::ceil(limits.data.value() / each));
        extent.collections.insert(collection.name, documents);
        extent.documents += documents;
        extent.data += base::Bytes(documents * each);
    }
    return extent;
}

QString scratchName()
{
    return QStringLiteral("shapewright_calibration_%1")
        .arg(QRandomGenerator::system()->generate(), 8, 16, QLatin1Char('0'));
}

base::Result<Calibrated> calibrate(deploy::Session &session, const QString &scratch, const design::Design &design,
                                   const sizing::SizeOptions &options, const CalibrationLimits &limits,
                                   const QString &journalFolder, const base::Progress &progress)
{
    return Run(session, scratch, design, options, limits, journalFolder, progress).run();
}

} // namespace sw::services
