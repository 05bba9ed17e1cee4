// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/deploy/apply/apply.h"
#include "models/deploy/apply/journal.h"
#include "models/deploy/errorcodes.h"

#include <QElapsedTimer>
#include <QSet>

namespace sw::deploy
{

/// Runs single steps by comparing and then acting: read the object, go on only when it is what the plan was made from,
/// write down that the command is being sent, send it, read the object again. So a repeated run sends nothing twice, a
/// changed object is never overwritten, and a lost answer is settled by the server's catalog and not by a guess.
class StepRunner
{
public:
    StepRunner(Session &session, const Plan &plan, Journal &journal);

    /// \p progress: of this step.
    StepReport run(const Step &step, const base::Progress &progress);
    /// Why the last step was not done.
    const std::optional<base::Error> &error() const { return m_error; }
    /// A step was done on the primary, but is not yet safe on a majority.
    bool isUnsafe() const { return m_unsafe; }
    /// The last step was not done, and yet its object is not as it was.
    bool hasLeftTraces() const { return m_leftTraces; }
    /// Collections that \p other has made count as made by this one.
    void takeMade(const StepRunner &other) { m_made.insert(other.m_made); }

private:
    StepReport attempt(const Step &step, bool &again);
    StepReport afterReply(const Step &step, const Reply &reply, bool &again);
    StepReport readBack(const Step &step, const Reply &reply, bool &again);
    StepReport unreadable(const Step &step, const base::Error &error, bool &again);
    StepReport finished(const Step &step, StepState state, const QString &detail = {});
    StepReport stopped(const Step &step, StepState state, const base::Error &error);
    base::Result<std::optional<LiveCollection>> readLive(const Step &step);
    std::optional<base::Error> objection(const Step &step, const std::optional<LiveCollection> &live);
    base::Error drift(const Step &step, const std::optional<LiveCollection> &live) const;
    Reply send(const Step &step);
    base::Bson commandFor(const Step &step) const;
    bool pause();
    std::optional<base::Error> awaitTransactions(const Step &step);
    void tellPrepared(const Step &step);
    bool isBuilding(const Step &step, const std::optional<LiveCollection> &live) const;
    base::Error cancelledError(const Step &step) const;
    QString placeOf(const Step &step) const;

    Session &m_session;
    const Plan &m_plan;
    Journal &m_journal;
    base::Progress m_progress; ///< of the step that runs
    std::optional<base::Error> m_error;
    QHash<QString, QByteArray> m_made; ///< collections that this run made, with their UUIDs
    int m_tries = 0;
    bool m_uncertain = false; ///< a command was sent whose outcome is not known
    bool m_sent = false;
    bool m_waiting = false;  ///< for the end of an index build: such a try is not counted
    bool m_building = false; ///< the step's own index is being built
    bool m_unsafe = false;
    bool m_leftTraces = false;
    QElapsedTimer m_silent; ///< since the server has not answered
};

} // namespace sw::deploy
