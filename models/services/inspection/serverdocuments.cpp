// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/inspection/serverdocuments.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/apply/patientread.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/errorcodes.h"

#include <cstring>

namespace sw::services
{

namespace
{
constexpr int batch = 200;
constexpr int readMilliseconds = 60'000;
constexpr qint64 mostBytes = 64 * 1024 * 1024; // of one collection
} // namespace

ServerDocuments::ServerDocuments(deploy::Session &session, const QString &database,
                                 const deploy::LiveCollection &collection, qint64 most)
    : m_session(session),
      m_database(database),
      m_collection(collection.name),
      m_draws(collection.documents.value_or(most + 1) > most),
      m_most(most)
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

base::Bson ServerDocuments::firstCommand() const
{
    base::BsonBuilder out;
    if (m_draws) {
        out.string(QStringLiteral("aggregate"), m_collection).beginArray(QStringLiteral("pipeline"));
        out.beginDocument(out.nextIndex()).beginDocument(QStringLiteral("$sample"));
        out.int64(QStringLiteral("size"), m_most).end().end().end();
        out.beginDocument(QStringLiteral("cursor")).int32(QStringLiteral("batchSize"), batch).end();
    } else {
        out.string(QStringLiteral("find"), m_collection).int64(QStringLiteral("limit"), m_most);
        out.int32(QStringLiteral("batchSize"), batch);
    }
    return out.int32(QStringLiteral("maxTimeMS"), readMilliseconds).finish();
}

void ServerDocuments::fetch()
{
    base::BsonBuilder more;
    more.int64(QStringLiteral("getMore"), m_cursor).string(QStringLiteral("collection"), m_collection);
    more.int32(QStringLiteral("batchSize"), batch);
    const base::Bson command = m_begun ? more.finish() : firstCommand();
    // A cursor that has moved on cannot be asked for the same documents again.
    const deploy::Reply reply =
        m_begun ? m_session.run(m_database, command) : deploy::readPatiently(m_session, m_database, command);
    const char *const place = m_begun ? "cursor.nextBatch" : "cursor.firstBatch";
    m_begun = true;
    if (!reply.ok) {
        m_error = deploy::readErrorOf(reply, deploy::firstName(command), m_database + QLatin1Char('.') + m_collection);
        m_ended = true;
        return;
    }
    const qsizetype before = m_next.size();
    for (const base::BsonField &document : deploy::fieldsAt(reply.document, place)) {
        if (document.isDocument())
            m_next += document.value;
    }
    m_bytes += m_next.size() - before;
    m_cursor = deploy::wholeAt(reply.document, "cursor.id").value_or(0);
    m_ended = m_cursor == 0 || m_next.size() == before || m_bytes > mostBytes;
    if (m_ended && m_cursor != 0) {
        base::BsonBuilder kill;
        kill.string(QStringLiteral("killCursors"), m_collection).beginArray(QStringLiteral("cursors"));
        m_session.run(m_database, kill.int64(kill.nextIndex(), m_cursor).end().finish());
    }
}

qint64 ServerDocuments::readData(char *data, qint64 most)
{
    while (m_next.isEmpty() && !m_ended)
        fetch();
    if (m_error)
        return -1;
    const qint64 size = std::min<qint64>(most, m_next.size());
    std::memcpy(data, m_next.constData(), static_cast<size_t>(size));
    m_next.remove(0, size);
    return size;
}

} // namespace sw::services
