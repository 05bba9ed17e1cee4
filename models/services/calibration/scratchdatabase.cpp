// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/calibration/scratchdatabase.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/deploy/apply/catalog.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/errorcodes.h"
#include "models/design/validator/validator.h"
#include "models/services/calibration/serverstats.h"

#include <QElapsedTimer>
#include <QThread>

namespace sw::services
{

namespace
{

constexpr int indexTries = 30; ///< an index build that takes long is asked for again, and waited for
constexpr qint64 checkpointMilliseconds = 75'000;
constexpr int unauthorized = 13;

base::Bson command(const char *name, const QString &value)
{
    return base::BsonBuilder().string(name, value).finish();
}

base::Bson command(const char *name)
{
    return base::BsonBuilder().int32(name, 1).finish();
}

} // namespace

ScratchDatabase::ScratchDatabase(deploy::Session &session, const QString &name, const base::Progress &progress)
    : m_session(session), m_name(name), m_progress(progress)
{}

base::Result<void> ScratchDatabase::perform(const base::Bson &sent, const QString &where)
{
    const deploy::Reply reply = m_session.run(m_name, sent);
    if (reply.ok)
        return {};
    return deploy::errorOf(reply, deploy::firstName(sent), where);
}

base::Result<void> ScratchDatabase::create(const design::Collection &collection)
{
    base::Bson sent = command("create", collection.name);
    if (collection.timeSeries)
        sent =
            deploy::joined(sent, deploy::only(design::createOptions(collection, {}), {QStringLiteral("timeseries")}));
    m_made.insert(collection.name);
    return perform(sent, m_name + QLatin1Char('.') + collection.name);
}

base::Result<int> ScratchDatabase::insert(const QString &collection, const base::Bson &documents, int count)
{
    base::BsonBuilder sent;
    sent.string(QStringLiteral("insert"), collection)
        .array(QStringLiteral("documents"), documents)
        .boolean(QStringLiteral("ordered"), false);
    sent.beginDocument(QStringLiteral("writeConcern")).int32(QStringLiteral("w"), 1).end();
    const deploy::Reply reply = m_session.run(m_name, sent.finish());
    if (!reply.ok)
        return deploy::errorOf(reply, QStringLiteral("insert"), m_name + QLatin1Char('.') + collection);
    return static_cast<int>(deploy::wholeAt(reply.document, "n").value_or(count));
}

base::Result<void> ScratchDatabase::createIndex(const QString &collection, const design::Index &index)
{
    // Nothing may expire while it is measured; to the file it makes no difference.
    const base::Bson specification =
        deploy::without(design::indexSpecification(index), {QStringLiteral("expireAfterSeconds")});
    const base::Bson sent = deploy::joined(command("createIndexes", collection),
                                           deploy::listDocument(QStringLiteral("indexes"), {specification}));
    deploy::Reply reply;
    for (int i = 0; i < indexTries; ++i) {
        reply = m_session.run(m_name, sent);
        if (reply.ok || !reply.networkError || m_progress.isCancelled())
            break;
    }
    if (reply.ok)
        return {};
    return deploy::errorOf(reply, QStringLiteral("createIndexes"), collection + QLatin1Char('.') + index.name);
}

base::Result<void> ScratchDatabase::checkpoint(const std::function<void()> &onWait)
{
    const deploy::Reply reply = m_session.run(QStringLiteral("admin"), command("fsync"));
    if (reply.ok)
        return {};
    if (reply.code != unauthorized)
        return deploy::errorOf(reply, QStringLiteral("fsync"), m_name);
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < checkpointMilliseconds && !m_progress.isCancelled()) {
        onWait();
        QThread::msleep(200);
    }
    return {};
}

base::Result<StoredSizes> ScratchDatabase::measure(const design::Collection &collection)
{
    const auto statistics = deploy::readStorageStatistics(m_session, m_name, collection.name);
    if (!statistics)
        return statistics.error();
    return storedSizes(collection, *statistics);
}

base::Result<void> ScratchDatabase::drop()
{
    const auto collections = deploy::readCollections(m_session, m_name);
    if (!collections)
        return collections.error();
    for (const deploy::LiveCollection &found : *collections) {
        if (!m_made.contains(found.name))
            return base::Error{base::ErrorCode::Refused,
                               Text::tr("Somebody else has made the collection %1 in it.").arg(found.name),
                               m_name,
                               {}};
    }
    return perform(command("dropDatabase"), m_name);
}

QString dropByHand(const QString &database)
{
    return QStringLiteral("db.getSiblingDB(\"%1\").dropDatabase()").arg(database);
}

} // namespace sw::services
