// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/calibration/livecalibration.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/deploy/apply/catalog.h"
#include "models/deploy/bsonread.h"
#include "models/services/calibration/serverstats.h"

#include <QDate>
#include <QElapsedTimer>
#include <QThread>

#include <algorithm>

namespace sw::services
{

namespace
{

constexpr double fullShare = 0.78;     ///< of the cache: from four fifths on pages are thrown out
constexpr double longEnough = 600;     ///< seconds after which what is in use has been asked for
constexpr double shareOfReading = 0.5; ///< the rest is watching

/// Counters at one moment.
struct Counts
{
    double asks = 0;
    double reads = 0;
};

std::optional<Counts> countsIn(const base::Bson &status)
{
    const auto asks = deploy::numberAt(status, "wiredTiger.cache.pages requested from the cache");
    const auto reads = deploy::numberAt(status, "wiredTiger.cache.pages read into cache");
    return asks && reads ? std::optional(Counts{*asks, *reads}) : std::nullopt;
}

std::optional<base::Bytes> bytesIn(const base::Bson &status, const char *path)
{
    const auto bytes = deploy::numberAt(status, path);
    return bytes ? std::optional(base::Bytes(*bytes)) : std::nullopt;
}

class Reading
{
public:
    Reading(deploy::Session &session, const QStringList &databases, const design::Design &design,
            const sizing::SizeOptions &options, int watchSeconds, const base::Progress &progress)
        : m_session(session),
          m_databases(databases),
          m_design(design),
          m_options(options),
          m_watch(watchSeconds),
          m_progress(progress)
    {}

    base::Result<Calibrated> read();

private:
    base::Error cancelled() const
    {
        return {base::ErrorCode::Cancelled, Text::tr("The calibration was stopped."), m_session.serverName(), {}};
    }
    base::Result<void> find();
    base::Result<void> readCollections();
    base::Result<void> readCollection(const design::Collection &collection);
    bool watch();
    sizing::ServerMemory memory() const;
    void noteMissing(const design::Collection &collection, const sizing::MeasuredCollection &measured);
    void noteCounts();

    deploy::Session &m_session;
    const QStringList &m_databases;
    const design::Design &m_design;
    const sizing::SizeOptions &m_options;
    int m_watch;
    const base::Progress &m_progress;
    struct Place
    {
        QString database;
        QString type;
    };
    QHash<QString, Place> m_places;
    Calibrated m_calibrated;
};

base::Result<Calibrated> Reading::read()
{
    const auto identity = deploy::readIdentity(m_session);
    if (!identity)
        return identity.error();
    m_calibrated.server = *identity;
    if (const auto found = find(); !found)
        return found.error();
    if (const auto done = readCollections(); !done)
        return done.error();
    if (!watch())
        return cancelled();
    sizing::SizeOptions found = m_options;
    found.topology = storedTopology(m_calibrated.server);
    for (const sizing::MeasuredCollection &one : std::as_const(m_calibrated.measured))
        found.documents.insert(one.name, one.documents);
    m_calibrated.estimate = sizing::estimate(m_design, found);
    m_calibrated.result = sizing::liveCalibrationOf(m_design, m_calibrated.measured, found, memory());
    m_calibrated.result.calibration.server = serverText(m_calibrated.server);
    m_calibrated.result.calibration.date = QDate::currentDate().toString(Qt::ISODate);
    noteCounts();
    return m_calibrated;
}

/// In which database each collection is.
base::Result<void> Reading::find()
{
    bool any = false;
    for (const QString &database : m_databases) {
        const auto collections = deploy::readCollections(m_session, database);
        if (!collections)
            return collections.error();
        for (const deploy::LiveCollection &each : *collections) {
            if (!m_places.contains(each.name))
                m_places.insert(each.name, {database, each.type});
            any = any || m_design.collection(each.name);
        }
    }
    if (any)
        return {};
    QStringList names;
    for (const design::Collection &each : m_design.collections)
        names << base::visibleText(each.name);
    return base::Error{base::ErrorCode::Usage, Text::tr("It has none of the collections of the design."),
                       m_databases.join(QStringLiteral(", ")),
                       Text::tr("Name the database that has %1.").arg(names.mid(0, 3).join(QStringLiteral(", ")))};
}

base::Result<void> Reading::readCollections()
{
    const double all = std::max<double>(1, static_cast<double>(m_design.collections.size()));
    double done = 0;
    for (const design::Collection &collection : m_design.collections) {
        if (!m_progress.goesOn(shareOfReading * done++ / all, collection.name))
            return cancelled();
        if (const auto read = readCollection(collection); !read)
            return read;
    }
    return {};
}

base::Result<void> Reading::readCollection(const design::Collection &collection)
{
    const auto place = m_places.constFind(collection.name);
    const auto note = [&](const QString &text) {
        m_calibrated.notes << text.arg(base::visibleText(collection.name));
        return base::Result<void>();
    };
    if (place == m_places.cend())
        return note(Text::tr("%1 is not on the server; it stays as the formulas say."));
    if (place->type == QLatin1String("view"))
        return note(Text::tr("%1 is a view on the server, which has no size; it stays as the formulas say."));
    if (collection.timeSeries || place->type == QLatin1String("timeseries"))
        return note(Text::tr("%1 is a time series, whose measurements the server does not count; it stays as the "
                             "formulas say."));
    const auto statistics = deploy::readStorageStatistics(m_session, place->database, collection.name);
    if (!statistics)
        return statistics.error();
    const StoredSizes stored = storedSizes(collection, *statistics);
    if (stored.measured.documents < 1)
        return note(Text::tr("%1 is empty on the server; it stays as the formulas say."));
    for (auto it = stored.inCache.cbegin(); it != stored.inCache.cend(); ++it)
        m_calibrated.inCache.insert(
            it.key().isEmpty() ? collection.name : collection.name + QLatin1Char('.') + it.key(), it.value());
    noteMissing(collection, stored.measured);
    m_calibrated.measured << stored.measured;
    return {};
}

void Reading::noteMissing(const design::Collection &collection, const sizing::MeasuredCollection &measured)
{
    QStringList missing;
    for (const design::Index &index : collection.indexes) {
        const bool found = std::any_of(measured.indexes.begin(), measured.indexes.end(),
                                       [&](const sizing::MeasuredIndex &each) { return each.name == index.name; });
        if (!found)
            missing << base::visibleText(index.name);
    }
    if (!missing.isEmpty())
        m_calibrated.notes << Text::tr("%1: the server has no index of the name %2.")
                                  .arg(base::visibleText(collection.name), missing.join(QStringLiteral(", ")));
}

/// Counters twice. False: cancelled.
bool Reading::watch()
{
    ServerLoad &load = m_calibrated.load.emplace();
    const auto before = deploy::readServerStatus(m_session);
    if (!before) {
        m_calibrated.notes << Text::tr("This login may not read the server's counters (serverStatus), so what is in "
                                       "memory only raises the estimate.");
        return true;
    }
    load.upSeconds = deploy::numberAt(*before, "uptime");
    load.cache = bytesIn(*before, "wiredTiger.cache.maximum bytes configured");
    load.inCache = bytesIn(*before, "wiredTiger.cache.bytes currently in the cache");
    const auto first = countsIn(*before);
    QElapsedTimer timer;
    timer.start();
    while (first && timer.elapsed() < 1000 * qint64(m_watch)) {
        const double share = static_cast<double>(timer.elapsed()) / (1000.0 * m_watch);
        if (!m_progress.goesOn(shareOfReading + (1 - shareOfReading) * share, Text::tr("watching the server")))
            return false;
        QThread::msleep(100);
    }
    const auto after = first && m_watch > 0 ? deploy::readServerStatus(m_session) : std::nullopt;
    const auto second = after ? countsIn(*after) : std::nullopt;
    if (!second || second->asks < first->asks)
        return true;
    load.watchedSeconds = static_cast<double>(timer.elapsed()) / 1000;
    load.asksPerSecond = (second->asks - first->asks) / load.watchedSeconds;
    load.readsPerSecond = (second->reads - first->reads) / load.watchedSeconds;
    return true;
}

sizing::ServerMemory Reading::memory() const
{
    const ServerLoad &load = *m_calibrated.load;
    sizing::ServerMemory memory{m_calibrated.inCache};
    memory.isFull = !load.cache || !load.inCache || load.inCache->value() >= fullShare * load.cache->value();
    memory.isYoung = !load.upSeconds || *load.upSeconds < longEnough;
    return memory;
}

/// Factors are of as many documents as are there; how many will be there the model says.
void Reading::noteCounts()
{
    const ServerLoad &load = *m_calibrated.load;
    if (load.upSeconds && *load.upSeconds < longEnough)
        m_calibrated.notes << Text::tr("The server was started %1 ago: there may be more in use than is in memory "
                                       "by now, so what is in memory only raises the estimate.")
                                  .arg(base::periodText(*load.upSeconds / base::secondsPerDay));
    else if (load.cache && memory().isFull)
        m_calibrated.notes << Text::tr("The server's cache of %1 is full: there may be more in use than it has room "
                                       "for, so what is in memory only raises the estimate.")
                                  .arg(base::bytesText(*load.cache));
    constexpr double alike = 1.25;
    for (const sizing::MeasuredCollection &one : std::as_const(m_calibrated.measured)) {
        const design::Collection *collection = m_design.collection(one.name);
        const double planned = m_options.documents.value(one.name, collection->documents.likely);
        if (planned > alike * one.documents || one.documents > alike * planned)
            m_calibrated.notes << Text::tr("%1: the server has %2 documents, the model plans %3; factors are of those "
                                           "on the server.")
                                      .arg(base::visibleText(one.name), base::countText(one.documents),
                                           base::countText(planned));
    }
}

} // namespace

base::Result<Calibrated> calibrateLive(deploy::Session &session, const QStringList &databases,
                                       const design::Design &design, const sizing::SizeOptions &options,
                                       int watchSeconds, const base::Progress &progress)
{
    return Reading(session, databases, design, options, watchSeconds, progress).read();
}

} // namespace sw::services
