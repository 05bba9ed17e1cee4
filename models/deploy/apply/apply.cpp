// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/apply/apply.h"

#include "models/base/texts.h"
#include "models/deploy/apply/crew.h"
#include "models/deploy/apply/inspect.h"
#include "models/deploy/apply/steprunner.h"
#include "models/deploy/apply/stepstate.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/plan/missingrights.h"
#include "models/deploy/plan/plancheck.h"
#include "models/deploy/plan/planedit.h"
#include "models/deploy/plan/preconditions.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QMutex>

namespace sw::deploy
{

namespace
{

constexpr qint64 planSeconds = 24 * 3600;
constexpr qint64 countMilliseconds = 15 * 60 * 1000;

using base::ErrorCode;

/// What has become of the object of \p step since the plan; empty when it is as it was, or as the step leaves it.
QString changeSince(const Step &step, const LiveCollection *found)
{
    const std::optional<LiveCollection> live = found == nullptr ? std::nullopt : std::optional(*found);
    if (step.kind != StepKind::CreateCollection && !live && !step.uuid.isEmpty())
        return Text::tr("The collection was dropped since the plan was made.");
    if (live && !step.uuid.isEmpty() && !live->uuid.isEmpty() && live->uuid != step.uuid)
        return Text::tr("The collection was dropped and recreated since the plan was made.");
    const Position position = positionOf(step, live);
    if (position == Position::Elsewhere)
        return driftText(step, live);
    if (position == Position::There || step.documents != 0 || !live || live->documents.value_or(0) == 0)
        return {};
    Step filled = step;
    filled.documents = live->documents;
    return classOf(filled) == step.change ? QString()
                                          : Text::tr("The collection was empty when the plan was made and holds "
                                                     "documents now, which makes it a change of another class.");
}

/// Lets changes through for as long as a plan runs.
class ChangesAllowed
{
public:
    explicit ChangesAllowed(Session &session) : m_session(session) { m_session.allowChanges(true); }
    ~ChangesAllowed() { m_session.allowChanges(false); }
    ChangesAllowed(const ChangesAllowed &) = delete;
    ChangesAllowed &operator=(const ChangesAllowed &) = delete;

private:
    Session &m_session;
};

/// One run of a plan from the last look at its conditions to the final reading back.
class ApplyRun
{
public:
    ApplyRun(Session &session, const Plan &plan, const Consent &consent, const QString &journalPath,
             const base::Progress &progress, const StepWatch &watch);
    ApplyReport run();

private:
    bool hasSteps() const;
    std::optional<base::Error> objectToAge() const;
    std::optional<base::Error> objectToConsent(const QList<Step> &steps);
    std::optional<base::Error> revalidate();
    std::optional<base::Error> objectToStates(const Snapshot &now) const;
    void runSteps();
    qsizetype runTogether(Journal &journal, StepRunner &then);
    bool runStep(StepRunner &runner, const Step &step);
    std::optional<base::Error> verify();
    void stop(const base::Error &error);
    StepReport &reportOf(const Step &step);

    Session &m_session;
    const Plan &m_plan;
    const Consent &m_consent;
    QString m_journalPath;
    const base::Progress &m_progress;
    const StepWatch &m_watch;
    ApplyReport m_report;
    QMutex m_mutex; ///< of the report, the watch and the progress, while steps run together
    qsizetype m_ended = 0;
    std::optional<std::pair<int, base::Error>> m_failed; ///< number of the step that failed, and why
    bool m_unsafe = false;
    bool m_leftTraces = false;
};

ApplyRun::ApplyRun(Session &session, const Plan &plan, const Consent &consent, const QString &journalPath,
                   const base::Progress &progress, const StepWatch &watch)
    : m_session(session),
      m_plan(plan),
      m_consent(consent),
      m_journalPath(journalPath),
      m_progress(progress),
      m_watch(watch)
{
    for (const Step &step : plan.steps)
        m_report.steps << StepReport{step.number, StepState::NotDone, {}};
}

StepReport &ApplyRun::reportOf(const Step &step)
{
    const auto found = std::find_if(m_report.steps.begin(), m_report.steps.end(),
                                    [&](const StepReport &report) { return report.number == step.number; });
    return found == m_report.steps.end() ? m_report.steps.last() : *found;
}

bool ApplyRun::hasSteps() const
{
    return std::any_of(m_plan.steps.cbegin(), m_plan.steps.cend(),
                       [](const Step &step) { return step.kind != StepKind::Manual; });
}

std::optional<base::Error> ApplyRun::objectToAge() const
{
    const QString again = Text::tr("Make the plan again.");
    const qint64 age = m_plan.madeAt.secsTo(QDateTime::currentDateTimeUtc());
    if (!m_plan.madeAt.isValid() || age > planSeconds || age < -300)
        return base::Error{ErrorCode::Drift, Text::tr("The plan is older than a day."), m_plan.database, again};
    for (const Step &step : m_plan.steps) {
        const bool counted = step.change == ChangeClass::MayRefuseWrites || step.change == ChangeClass::MayDelete;
        if (!counted)
            continue;
        if (step.violators.state == Violators::State::NotAsked)
            return base::Error{ErrorCode::Refused,
                               Text::tr("It was not counted how many documents the change would affect."), step.object,
                               again};
        if (QDateTime::currentMSecsSinceEpoch() - step.violators.countedAtMs > countMilliseconds)
            return base::Error{
                ErrorCode::Drift,
                Text::tr("The count of documents that the change would affect is older than 15 minutes."), step.object,
                again};
    }
    return std::nullopt;
}

/// The first step that nobody accepted; all of them are marked.
std::optional<base::Error> ApplyRun::objectToConsent(const QList<Step> &steps)
{
    std::optional<base::Error> out;
    const auto refuse = [&](const Step &step, const QString &message, const QString &wayOut) {
        reportOf(step) = {step.number, StepState::Refused, message};
        if (!out)
            out = base::Error{ErrorCode::Refused, message, step.object, wayOut};
    };
    for (const Step &step : steps) {
        if (step.kind == StepKind::Manual)
            continue;
        const QString wanted = acknowledgement(m_plan, step);
        const bool risky = step.change == ChangeClass::MayRefuseWrites || step.change == ChangeClass::MayDelete;
        if (step.change == ChangeClass::MayDelete && step.violators.state == Violators::State::Unknown)
            refuse(step, Text::tr("It is not known how many documents would be deleted, so the step is not run."),
                   Text::tr("Leave the step out, or do it by hand."));
        else if (risky && !m_session.isServerProven())
            refuse(step,
                   Text::tr("The server's identity is not checked (TLS without certificate check), so risky "
                            "steps are not run."),
                   Text::tr("Connect with full TLS."));
        else if (!wanted.isEmpty() && !m_consent.accepted.contains(wanted))
            refuse(step,
                   Text::tr("The step needs an acknowledgement: %1.")
                       .arg(step.acknowledge.isEmpty() ? step.what : step.acknowledge),
                   Text::tr("Accept it as \"%1\", or leave the step out.").arg(wanted));
    }
    return out;
}

/// What the plan was made from has to be there still, of every step, before the first one is sent.
std::optional<base::Error> ApplyRun::objectToStates(const Snapshot &now) const
{
    QStringList changed;
    QString first;
    for (const Step &step : m_plan.steps) {
        const bool followsAnother = std::any_of(m_plan.steps.cbegin(), m_plan.steps.cend(),
                                                [&](const Step &earlier) { return needs(step, earlier); });
        const bool leadsFurther = std::any_of(m_plan.steps.cbegin(), m_plan.steps.cend(), [&](const Step &later) {
            return needs(later, step) && later.kind == step.kind;
        });
        if (step.kind == StepKind::Manual || followsAnother || leadsFurther)
            continue; // looked at when its turn comes
        const QString why = changeSince(step, now.collection(step.collection));
        if (why.isEmpty())
            continue;
        first = changed.isEmpty() ? why : first;
        changed << step.object;
    }
    if (changed.isEmpty())
        return std::nullopt;
    const QString others =
        changed.size() == 1
            ? QString()
            : QLatin1Char(' ') + Text::tr("Changed as well: %1.").arg(changed.mid(1, 20).join(QLatin1String(", ")));
    return base::Error{ErrorCode::Drift, first + others + QLatin1Char(' ') + Text::tr("Nothing was sent."),
                       m_plan.database + QLatin1Char('.') + changed.first(),
                       Text::tr("Make the plan again and review what changed.")};
}

/// Everything that has to hold right before the first command: same server, rights, room, members.
std::optional<base::Error> ApplyRun::revalidate()
{
    QStringList names;
    for (const Step &step : m_plan.steps)
        names << step.collection;
    names.removeDuplicates();
    const auto now = inspect(m_session, m_plan.database, names, m_progress.silent());
    if (!now)
        return now.error();
    if (!isSameServer(now->server, m_plan.server))
        return base::Error{ErrorCode::Drift,
                           Text::tr("The plan was made for %1 (%2), not for this server, version or login.")
                               .arg(m_plan.server.placeText(), m_plan.server.versionText()),
                           now->server.placeText(), Text::tr("Connect to that server, or make a plan for this one.")};
    const QStringList missing = missingRights(m_plan, now->rights);
    if (!missing.isEmpty())
        return base::Error{
            ErrorCode::Rights,
            Text::tr("The login lacks rights that the plan needs: %1.").arg(missing.join(QStringLiteral(", "))),
            m_plan.database, Text::tr("Ask the administrator for a role that grants them.")};
    if (const auto changed = objectToStates(*now))
        return changed;
    QList<Step> steps = m_plan.steps;
    for (Step &step : steps) {
        const LiveCollection *live = now->collection(step.collection);
        if (live != nullptr) {
            step.documents = live->documents;
            step.bytes = live->bytes;
        }
        if (const QString unmet = preconditionOf(step, now->server, now->freeDiskBytes); !unmet.isEmpty())
            return base::Error{ErrorCode::Refused, unmet, step.object,
                               Text::tr("Fix that first, or leave the step out.")};
        step.acknowledge = acknowledgeReason(step, now->server, now->freeDiskBytes);
    }
    return objectToConsent(steps);
}

/// False: no further step is begun.
bool ApplyRun::runStep(StepRunner &runner, const Step &step)
{
    base::Progress progress;
    {
        const QMutexLocker lock(&m_mutex);
        if (m_failed)
            return false;
        if (m_watch)
            m_watch(step.number, std::nullopt);
        const auto all = static_cast<double>(m_plan.steps.size());
        const auto done = static_cast<double>(m_ended);
        progress = m_progress.part(done / all, (done + 1) / all, step.object);
    }
    const auto tell = [this, progress](double share, const QString &what) {
        const QMutexLocker lock(&m_mutex);
        progress.report(share, what);
    };
    const auto isCancelled = [this] {
        return m_progress.isCancelled();
    };
    const base::Progress guarded(tell,
                                 m_progress.canBeCancelled() ? base::Progress::IsCancelled(isCancelled) : nullptr);
    const StepReport report = runner.run(step, guarded);
    const QMutexLocker lock(&m_mutex);
    ++m_ended;
    reportOf(step) = report;
    if (m_watch)
        m_watch(step.number, report);
    m_unsafe = m_unsafe || runner.isUnsafe();
    m_leftTraces = m_leftTraces || (runner.error() && runner.hasLeftTraces());
    if (runner.error() && (!m_failed || step.number < m_failed->first))
        m_failed = {step.number, *runner.error()};
    return !m_failed;
}

/// The first steps of a plan make new collections with their indexes, and add indexes to empty ones: those of one
/// collection follow each other, and those of different ones run at the same time. How many steps that were; \p then
/// gets to know what they made.
qsizetype ApplyRun::runTogether(Journal &journal, StepRunner &then)
{
    const auto end = std::find_if(m_plan.steps.cbegin(), m_plan.steps.cend(),
                                  [](const Step &step) { return step.kind == StepKind::Manual || phaseOf(step) != 0; });
    QHash<QString, qsizetype> numbers;
    QList<QList<const Step *>> chains;
    for (auto step = m_plan.steps.cbegin(); step != end; ++step) {
        const auto known = numbers.constFind(step->collection);
        if (known == numbers.cend()) {
            numbers.insert(step->collection, chains.size());
            chains << QList<const Step *>{&*step};
        } else {
            chains[*known] << &*step;
        }
    }
    Crew crew(m_session, chains.size());
    if (crew.isAlone())
        return 0;
    crew.forEach(chains.size(), [&](Session &session, qsizetype number) {
        StepRunner runner(session, m_plan, journal);
        const QList<const Step *> &chain = chains.at(number);
        const bool whole =
            std::all_of(chain.cbegin(), chain.cend(), [&](const Step *step) { return runStep(runner, *step); });
        const QMutexLocker lock(&m_mutex);
        then.takeMade(runner);
        return whole;
    });
    return end - m_plan.steps.cbegin();
}

void ApplyRun::runSteps()
{
    auto journal = Journal::create(m_journalPath, m_plan);
    if (!journal)
        return stop(journal.error());
    const ChangesAllowed allowed(m_session);
    StepRunner runner(m_session, m_plan, **journal);
    for (const Step &step : m_plan.steps.mid(runTogether(**journal, runner))) {
        if (m_failed || (step.kind != StepKind::Manual && !runStep(runner, step)))
            break;
    }
    if (m_failed)
        stop(m_failed->second);
    if (!m_report.error) {
        if (const auto error = verify())
            stop(*error);
    }
    const auto written = (*journal)->end(m_report.error ? QStringLiteral("stopped") : QStringLiteral("done"));
    if (!written && !m_report.error)
        stop(written.error());
}

/// Reads all objects again: a failover may have taken back what was done, and others may have changed it since.
std::optional<base::Error> ApplyRun::verify()
{
    QStringList names;
    QHash<QString, const Step *> last;
    for (const Step &step : m_plan.steps) {
        if (step.kind == StepKind::Manual)
            continue;
        names << step.collection;
        last.insert(QString::number(static_cast<int>(step.kind)) + step.object, &step);
    }
    names.removeDuplicates();
    auto now = inspect(m_session, m_plan.database, names, {}, Parts::WithoutSizes);
    if (!now)
        return base::Error{
            ErrorCode::Unknown,
            Text::tr("All steps were done, but they could not be read back: %1").arg(now.error().message),
            m_plan.database, Text::tr("Run verify when the server can be reached.")};
    for (const Step *step : std::as_const(last)) {
        const LiveCollection *live = now->collection(step->collection);
        if (liveStateOf(*step, live == nullptr ? std::nullopt : std::optional<LiveCollection>(*live)) != step->to)
            return base::Error{ErrorCode::Drift,
                               Text::tr("It was done, but at the end the server holds something else."), step->object,
                               Text::tr("Make a new plan to see the difference.")};
    }
    if (m_unsafe)
        return base::Error{ErrorCode::Partial,
                           Text::tr("All is done on the primary, but not yet safe on a majority of the members."),
                           m_plan.server.name, Text::tr("Bring the members up, then run verify.")};
    m_report.verified = true;
    m_report.reached = std::move(*now);
    return std::nullopt;
}

void ApplyRun::stop(const base::Error &error)
{
    m_report.error = error;
    const bool partly = m_leftTraces || std::any_of(m_report.steps.cbegin(), m_report.steps.cend(),
                                                    [](const auto &step) { return step.state == StepState::Done; });
    const bool ownCode = error.code == ErrorCode::Unknown || error.code == ErrorCode::Cancelled;
    if (partly && !ownCode)
        m_report.error->code = ErrorCode::Partial;
    else if (!partly && error.code == ErrorCode::Partial)
        m_report.error->code = ErrorCode::Refused; // by the server; everything is as it was
}

ApplyReport ApplyRun::run()
{
    if (!m_consent.confirmed)
        stop({ErrorCode::Refused, Text::tr("This plan was not confirmed."), m_plan.database,
              Text::tr("Review the plan and confirm it.")});
    else if (const auto unsound = checkPlan(m_plan))
        stop(*unsound);
    else if (const auto tooOld = objectToAge())
        stop(*tooOld);
    else if (const auto refused = objectToConsent(m_plan.steps))
        stop(*refused);
    else if (const auto changed = revalidate())
        stop(*changed);
    if (m_report.error)
        return m_report;
    const QString folder = QFileInfo(m_journalPath).absolutePath();
    QDir().mkpath(folder);
    QLockFile lock(lockPath(folder, m_plan.server.name, m_plan.database));
    lock.setStaleLockTime(0);
    if (!lock.tryLock(0)) {
        const bool other = lock.error() == QLockFile::LockFailedError;
        stop({other ? ErrorCode::Refused : ErrorCode::File,
              other ? Text::tr("Another export to this database is running on this machine.")
                    : Text::tr("The folder of the journal cannot be written."),
              folder,
              other ? Text::tr("Wait until it has finished.")
                    : Text::tr("Free some disk space or choose another folder.")});
        return m_report;
    }
    if (hasSteps())
        runSteps();
    else
        m_report.verified = true;
    const qsizetype scripted = std::count_if(m_plan.steps.cbegin(), m_plan.steps.cend(),
                                             [](const Step &step) { return step.kind == StepKind::Manual; });
    if (scripted > 0 && !m_report.error) {
        m_report.error =
            base::Error{ErrorCode::Refused,
                        Text::tr("%1 changes would destroy or rebuild data and are left to the script.").arg(scripted),
                        m_plan.database, Text::tr("Review the script and run it by hand.")};
    }
    for (const Step &step : m_plan.steps) {
        if (step.kind == StepKind::Manual)
            reportOf(step) = {step.number, StepState::Refused, Text::tr("never sent; it is in the script")};
    }
    return m_report;
}

} // namespace

int doneCount(const ApplyReport &report)
{
    return static_cast<int>(std::count_if(report.steps.cbegin(), report.steps.cend(),
                                          [](const StepReport &step) { return isDone(step.state); }));
}

ApplyReport applyPlan(Session &session, const Plan &plan, const Consent &consent, const QString &journalPath,
                      const base::Progress &progress, const StepWatch &watch)
{
    return ApplyRun(session, plan, consent, journalPath, progress, watch).run();
}

} // namespace sw::deploy
