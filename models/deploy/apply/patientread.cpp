// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/apply/patientread.h"

#include "models/deploy/errorcodes.h"

#include <QElapsedTimer>
#include <QThread>

namespace sw::deploy
{

namespace
{

constexpr int mostReads = 5;
constexpr unsigned long firstReadPause = 100; // milliseconds; three times as long from try to try
constexpr qint64 quickCut = 1000;

/// A cut comes at once; a server that cannot be found has been waited for already, and so has a read that took too
/// long. What cannot be read once cannot be read again.
bool isWorthAnotherTry(const Reply &reply, qint64 tookMs)
{
    const Reaction reaction = reactionTo(reply);
    return (reaction == Reaction::Retry || reaction == Reaction::Uncertain) && !isTimeLimit(reply) &&
           !reply.unreadable && (!reply.networkError || tookMs < quickCut);
}

} // namespace

Reply readPatiently(Session &session, const QString &database, const base::Bson &command)
{
    unsigned long pause = firstReadPause;
    for (int attempt = 1;; ++attempt, pause *= 3) {
        QElapsedTimer timer;
        timer.start();
        Reply reply = session.run(database, command);
        if (attempt == mostReads || !isWorthAnotherTry(reply, timer.elapsed()))
            return reply;
        QThread::msleep(pause);
    }
}

} // namespace sw::deploy
