// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/plan/uniqueindex.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/errorcodes.h"

#include <QThread>

namespace sw::deploy
{

namespace
{

/// The same collMod with another change of the index.
base::Bson withIndexChange(const base::Bson &command, const QString &option, bool value)
{
    base::BsonBuilder out;
    out.string(QStringLiteral("collMod"), firstText(command));
    out.beginDocument(QStringLiteral("index"))
        .string(QStringLiteral("name"), textAt(command, "index.name"))
        .boolean(option, value)
        .end();
    out.merge(without(command, {QStringLiteral("collMod"), QStringLiteral("index")}));
    return out.finish();
}

/// These commands may be sent again without harm, so a busy server or a lost answer is tried a few times.
Reply runPatiently(Session &session, const QString &database, const base::Bson &command)
{
    Reply reply;
    for (int attempt = 0; attempt < 4; ++attempt) {
        if (attempt > 0)
            QThread::msleep(static_cast<unsigned long>(200 << attempt));
        reply = session.run(database, command);
        const Reaction reaction = reactionTo(reply);
        if (reaction != Reaction::Retry && reaction != Reaction::Uncertain)
            break;
    }
    return reply;
}

} // namespace

Reply convertToUnique(Session &session, const QString &database, const base::Bson &command)
{
    const QString prepare = QStringLiteral("prepareUnique");
    Reply reply = runPatiently(session, database, withIndexChange(command, prepare, true));
    if (!reply.ok)
        return reply;
    base::BsonBuilder dry;
    dry.boolean(QStringLiteral("dryRun"), true);
    reply =
        runPatiently(session, database, joined(withIndexChange(command, QStringLiteral("unique"), true), dry.finish()));
    if (reply.ok)
        reply = runPatiently(session, database, command);
    if (!reply.ok)
        runPatiently(session, database, withIndexChange(command, prepare, false)); // the catalog tells what came of it
    return reply;
}

} // namespace sw::deploy
