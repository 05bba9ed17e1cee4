// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/apply/steprunner.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/deploy/apply/catalog.h"
#include "models/deploy/apply/stepstate.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/plan/uniqueindex.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QThread>

namespace sw::deploy
{

namespace
{

constexpr int mostTries = 5;
constexpr int firstPause = 200;
constexpr int longestPause = 5000;
constexpr int longestWait = 10 * 60 * 1000;
constexpr int longestSilence = 15'000; ///< before the last try, which may wait for a server as long again
constexpr int changeMilliseconds = 5000;
constexpr int createMilliseconds = 30'000;
constexpr qint64 shortTransaction = 1000; // such ones come and go all the time
constexpr qint64 longestAwait = 90'000;   // servers end transactions after a minute by default

} // namespace

StepRunner::StepRunner(Session &session, const Plan &plan, Journal &journal)
    : m_session(session), m_plan(plan), m_journal(journal)
{}

QString StepRunner::placeOf(const Step &step) const
{
    return m_plan.database + QLatin1Char('.') + step.object;
}

StepReport StepRunner::run(const Step &step, const base::Progress &progress)
{
    m_progress = progress;
    m_progress.report(0);
    m_error.reset();
    m_tries = 0;
    m_uncertain = m_sent = m_waiting = m_building = m_leftTraces = false;
    m_silent.invalidate();
    int waited = 0;
    for (;;) {
        bool again = false;
        const StepReport report = attempt(step, again);
        if (!again)
            return report;
        m_tries += m_waiting ? 0 : 1;
        waited += m_waiting && !(m_building && m_progress.canBeCancelled()) ? longestPause : 0;
        const StepState state = m_uncertain ? StepState::Unknown : StepState::NotDone;
        const bool cut = m_error->code == base::ErrorCode::Connection || m_error->code == base::ErrorCode::Unknown;
        if (!cut)
            m_silent.invalidate();
        else if (!m_silent.isValid())
            m_silent.start();
        if (m_tries >= mostTries || waited > longestWait || (m_silent.isValid() && m_silent.elapsed() > longestSilence))
            return stopped(step, state, *m_error);
        if (!pause())
            return stopped(step, state, cancelledError(step));
    }
}

/// An unfinished build is listed like an index. Where the login may not read which builds run, an answer that was lost
/// leaves only one way to know: the same command again, which waits for the build or finds the index ready.
bool StepRunner::isBuilding(const Step &step, const std::optional<LiveCollection> &live) const
{
    if (!live || step.kind != StepKind::CreateIndex)
        return false;
    if (!live->documents && m_uncertain)
        return true;
    for (const base::Bson &index : documentsAt(step.to, "indexes")) {
        if (live->indexBuilds.contains(textAt(index, "name")))
            return true;
    }
    return false;
}

base::Error StepRunner::cancelledError(const Step &step) const
{
    const QString message =
        m_building ? Text::tr("The export was stopped. The index build that was begun goes on at the server.")
                   : Text::tr("The export was stopped.");
    return {base::ErrorCode::Cancelled, message, placeOf(step), {}};
}

/// Waits longer from try to try; false when the person stopped it.
bool StepRunner::pause()
{
    const int base = m_waiting ? longestPause : std::min(longestPause, firstPause << m_tries);
    const int whole = base / 2 + QRandomGenerator::global()->bounded(base / 2 + 1);
    constexpr int slice = 50;
    for (int slept = 0; slept < whole; slept += slice) {
        if (m_progress.isCancelled())
            return false;
        QThread::msleep(slice);
    }
    return true;
}

base::Result<std::optional<LiveCollection>> StepRunner::readLive(const Step &step)
{
    auto live = readCollection(m_session, m_plan.database, step.collection);
    if (!live || !*live)
        return live;
    const bool aboutIndexes = step.kind == StepKind::CreateIndex || step.kind == StepKind::ChangeIndex;
    if (!aboutIndexes)
        return live;
    if (const auto read = readIndexes(m_session, m_plan.database, **live); !read)
        return read.error();
    if (!m_made.contains(step.collection) || m_uncertain) {
        if (const auto read = readSizes(m_session, m_plan.database, **live); !read)
            return read.error();
    }
    return live;
}

base::Error StepRunner::drift(const Step &step, const std::optional<LiveCollection> &live) const
{
    return {base::ErrorCode::Drift, driftText(step, live), placeOf(step),
            Text::tr("Make the plan again and review what changed.")};
}

/// An index build begins when the transactions that wrote to its collection have ended, and until then all other
/// writers wait behind it. So none is begun while a transaction is open that is not one of the many short ones.
std::optional<base::Error> StepRunner::awaitTransactions(const Step &step)
{
    if (step.kind != StepKind::CreateIndex || step.documents == 0)
        return std::nullopt;
    QElapsedTimer timer;
    for (timer.start();; QThread::msleep(500)) {
        const qint64 open = readOpenTransactions(m_session).value_or(0);
        if (open < shortTransaction)
            return std::nullopt;
        if (m_progress.isCancelled())
            return cancelledError(step);
        if (timer.elapsed() > longestAwait)
            return base::Error{
                base::ErrorCode::Partial,
                Text::tr("A transaction has been open for %1 s. An index build would wait for it, and all writers of "
                         "the collection with it, so it was not begun.")
                    .arg(open / 1000),
                placeOf(step), Text::tr("End the transaction, then make the plan again.")};
        m_progress.report(0, Text::tr("%1: waiting for a transaction that has been open for %2 s")
                                 .arg(step.object, QString::number(open / 1000)));
    }
}

/// Where the way to a unique index broke off and the way back as well, the index is not as it was.
void StepRunner::tellPrepared(const Step &step)
{
    if (!m_sent || !becomesUnique(step))
        return;
    const auto live = readLive(step);
    const base::Bson state = live ? liveStateOf(step, *live) : base::Bson();
    if (live && !truthAt(state, "prepareUnique"))
        return;
    m_leftTraces = true;
    m_error->message +=
        QLatin1Char(' ') +
        (live ? Text::tr("The index refuses duplicates from now on (prepareUnique): the change was begun, and taking "
                         "it back failed.")
              : Text::tr("It is not known whether the index refuses duplicates now (prepareUnique)."));
    m_error->wayOut = Text::tr("Make a new plan: it offers to end the change, or to let duplicates in again.");
    if (m_error->code == base::ErrorCode::Refused)
        m_error->code = base::ErrorCode::Partial;
}

/// What speaks against sending the step although its object is as it was.
std::optional<base::Error> StepRunner::objection(const Step &step, const std::optional<LiveCollection> &live)
{
    if (step.kind == StepKind::CreateCollection)
        return std::nullopt;
    const QByteArray known = m_made.value(step.collection, step.uuid);
    if (!live || (!known.isEmpty() && !live->uuid.isEmpty() && live->uuid != known))
        return base::Error{base::ErrorCode::Drift,
                           Text::tr("The collection was dropped or recreated since the plan was made."), placeOf(step),
                           Text::tr("Make the plan again and review what changed.")};
    if (step.documents != 0 || m_made.contains(step.collection))
        return std::nullopt;
    const auto filled = holdsDocuments(m_session, m_plan.database, step.collection);
    if (!filled)
        return filled.error();
    Step now = step;
    now.documents = *filled ? std::optional<qint64>() : 0;
    if (classOf(now) == step.change)
        return std::nullopt;
    return base::Error{base::ErrorCode::Drift,
                       Text::tr("The collection was empty when the plan was made and holds documents now."),
                       placeOf(step), Text::tr("Make the plan again; the change is of another class now.")};
}

/// A lost connection may come back; whatever else keeps us from reading stays.
StepReport StepRunner::unreadable(const Step &step, const base::Error &error, bool &again)
{
    m_error = error;
    again = error.code == base::ErrorCode::Connection || error.code == base::ErrorCode::Unknown;
    return again ? StepReport{} : stopped(step, m_uncertain ? StepState::Unknown : StepState::NotDone, error);
}

StepReport StepRunner::attempt(const Step &step, bool &again)
{
    if (m_progress.isCancelled())
        return stopped(step, m_uncertain ? StepState::Unknown : StepState::NotDone, cancelledError(step));
    const auto live = readLive(step);
    if (!live)
        return unreadable(step, live.error(), again);
    const Position position = positionOf(step, *live);
    m_building = isBuilding(step, *live);
    if (position == Position::There && !m_building) {
        if (step.kind == StepKind::CreateCollection && m_sent)
            m_made.insert(step.collection, (*live)->uuid);
        return finished(step, m_sent ? StepState::Done : StepState::AlreadyDone);
    }
    if (position == Position::Elsewhere)
        return stopped(step, StepState::NotDone, drift(step, *live));
    if (const auto error = objection(step, *live))
        return stopped(step, StepState::NotDone, *error);
    if (const auto error = awaitTransactions(step))
        return stopped(step, StepState::NotDone, *error);
    if (const auto written = m_journal.stepEvent(QStringLiteral("sent"), step.number, firstName(step.command), true);
        !written)
        return stopped(step, m_uncertain ? StepState::Unknown : StepState::NotDone, written.error());
    if (step.kind == StepKind::ChangeValidator) {
        // A server cannot compare before it sets a validator. Nothing but the way there lies behind this look.
        const auto now = readLive(step);
        if (!now)
            return unreadable(step, now.error(), again);
        if (positionOf(step, *now) != Position::Ready)
            return stopped(step, m_uncertain ? StepState::Unknown : StepState::NotDone, drift(step, *now));
    }
    m_sent = true;
    return afterReply(step, send(step), again);
}

base::Bson StepRunner::commandFor(const Step &step) const
{
    base::Bson command = step.command;
    const bool guards = m_plan.server.isAtLeast(6, 0) && m_plan.server.topology != QLatin1String("sharded");
    if (step.kind == StepKind::CreateIndex && guards && !contains(command, "collectionUUID"))
        command = withUuid(command, QStringLiteral("collectionUUID"), m_made.value(step.collection));
    // Behind an open transaction a change waits and blocks every writer of the collection; index builds may take hours.
    base::BsonBuilder limit;
    if (step.kind != StepKind::CreateIndex)
        limit.int32(QStringLiteral("maxTimeMS"),
                    step.kind == StepKind::CreateCollection ? createMilliseconds : changeMilliseconds);
    return joined(command, limit.finish());
}

Reply StepRunner::send(const Step &step)
{
    if (becomesUnique(step))
        return convertToUnique(m_session, m_plan.database, commandFor(step));
    return m_session.run(m_plan.database, commandFor(step));
}

StepReport StepRunner::afterReply(const Step &step, const Reply &reply, bool &again)
{
    const Reaction reaction = reactionTo(reply);
    m_waiting = reaction == Reaction::Wait || (reaction == Reaction::Uncertain && m_building);
    switch (reaction) {
    case Reaction::DoneUnsafe:
        m_unsafe = true;
        return readBack(step, reply, again);
    case Reaction::Done:
    case Reaction::ReadAgain:
        return readBack(step, reply, again);
    case Reaction::Uncertain:
        m_uncertain = true;
        break;
    case Reaction::Retry:
    case Reaction::Wait:
        break;
    case Reaction::Stop:
        return stopped(step, StepState::NotDone, errorOf(reply, firstName(step.command), placeOf(step)));
    }
    m_error = errorOf(reply, firstName(step.command), placeOf(step));
    again = true;
    return {};
}

StepReport StepRunner::readBack(const Step &step, const Reply &reply, bool &again)
{
    const auto live = readLive(step);
    if (!live) {
        m_uncertain = m_uncertain || reply.ok;
        return unreadable(step, live.error(), again);
    }
    if (positionOf(step, *live) == Position::There) {
        if (step.kind == StepKind::CreateCollection && reply.ok)
            m_made.insert(step.collection, (*live)->uuid);
        return finished(step, reply.ok ? StepState::Done : StepState::AlreadyDone,
                        m_unsafe ? Text::tr("done on the primary, not yet on a majority of the members") : QString());
    }
    if (!reply.ok)
        return stopped(step, StepState::NotDone, errorOf(reply, firstName(step.command), placeOf(step)));
    base::Error error = drift(step, *live);
    error.message = Text::tr("The server accepted the change, but reads back something else: %1.")
                        .arg(QString::fromUtf8(liveStateOf(step, *live).toRelaxedJson().left(600)));
    error.wayOut = Text::tr("Somebody else may have changed it at the same time. Make a new plan to see both. What was "
                            "there before our change is set again by: %1")
                       .arg(step.inverse.simplified());
    return stopped(step, StepState::Unknown, error);
}

StepReport StepRunner::finished(const Step &step, StepState state, const QString &detail)
{
    // The state is on the server; when this line is lost, the next look finds it there.
    const auto written = m_journal.stepEvent(
        state == StepState::Done ? QStringLiteral("done") : QStringLiteral("already"), step.number, detail, false);
    m_error.reset();
    return {step.number, state, written ? detail : written.error().text()};
}

StepReport StepRunner::stopped(const Step &step, StepState state, const base::Error &error)
{
    m_error = error;
    if (state == StepState::Unknown && error.code != base::ErrorCode::Cancelled)
        m_error->code = base::ErrorCode::Unknown;
    if (state != StepState::Unknown)
        tellPrepared(step);
    const QString event = state == StepState::Unknown ? QStringLiteral("unknown") : QStringLiteral("notDone");
    const auto written = m_journal.stepEvent(event, step.number, m_error->message, false);
    Q_UNUSED(written)
    return {step.number, state, m_error->text()};
}

} // namespace sw::deploy
