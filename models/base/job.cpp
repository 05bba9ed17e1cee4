// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/job.h"

#include <QCoreApplication>
#include <QMutex>
#include <QPointer>
#include <QThreadPool>

#include <cmath>

#include <atomic>

namespace sw::base
{

namespace
{

constexpr int pauseMs = 50;
constexpr int mostThreads = 64; ///< so many that no job waits for another one's

/// Apart from Qt's own pool: a job may take minutes, and most of them wait.
QThreadPool &threads()
{
    static QThreadPool pool;
    static const bool prepared = [] {
        pool.setMaxThreadCount(mostThreads);
        qAddPostRoutine([] { pool.waitForDone(); });
        return true;
    }();
    Q_UNUSED(prepared)
    return pool;
}

} // namespace

/// The way back from a thread.
struct Job::Link
{
    explicit Link(Job *owner) : job(owner) {}

    void post(const std::function<void(Job &)> &call)
    {
        const QMutexLocker locker(&mutex);
        if (job)
            QMetaObject::invokeMethod(
                job, [to = job, call] { call(*to); }, Qt::QueuedConnection);
    }

    QMutex mutex; ///< of job
    Job *job;     ///< null once it is gone
};

struct Job::Run
{
    std::atomic_bool cancelled = false;
    QMutex mutex; ///< of the newest report
    double share = 0;
    QString what;
    bool isNews = false;
};

Job::Job(Policy policy, QObject *parent)
    : QObject(parent), m_policy(policy), m_link(std::make_shared<Link>(this)), m_tick(this)
{
    m_tick.setInterval(pauseMs);
    connect(&m_tick, &QTimer::timeout, this, &Job::tell);
}

Job::~Job()
{
    if (m_run)
        m_run->cancelled = true;
    const QMutexLocker locker(&m_link->mutex);
    m_link->job = nullptr;
}

void Job::start(const Work &work)
{
    if (m_run && m_policy == Policy::OneAtATime)
        return;
    if (m_run) {
        m_run->cancelled = true;
        m_next = work;
    } else {
        launch(work);
    }
    setRunning(true);
}

void Job::cancel()
{
    if (m_run)
        m_run->cancelled = true;
    if (m_policy == Policy::OneAtATime)
        return;
    m_next = {};
    setRunning(false);
}

Job::Poster Job::poster() const
{
    return [link = m_link](const Delivery &delivery) {
        link->post([delivery](Job &job) {
            if (job.m_policy == Policy::OneAtATime || (job.m_run && !job.m_run->cancelled))
                delivery();
        });
    };
}

void Job::launch(const Work &work)
{
    m_run = std::make_shared<Run>();
    m_tick.start();
    threads().start([link = m_link, run = m_run, work] {
        const auto report = [run](double share, const QString &what) {
            const QMutexLocker locker(&run->mutex);
            if (!std::isnan(share))
                run->share = share;
            run->what = what;
            run->isNews = true;
        };
        const Delivery delivery = work({report, [run] {
                                            return run->cancelled.load();
                                        }});
        link->post([delivery](Job &job) { job.finish(delivery); });
    });
}

void Job::finish(const Delivery &delivery)
{
    const QPointer<Job> self(this); // who hears of it may destroy it
    tell();
    if (!self)
        return;
    const bool dropped = m_policy == Policy::LatestWins && m_run->cancelled;
    m_run.reset();
    m_tick.stop();
    if (m_next)
        launch(std::exchange(m_next, {}));
    if (dropped)
        return;
    m_running = false;
    if (delivery)
        delivery();
    if (self && !m_running)
        Q_EMIT runningChanged(false);
}

void Job::setRunning(bool running)
{
    if (std::exchange(m_running, running) != running)
        Q_EMIT runningChanged(running);
}

/// Not of work that was cancelled: who cancelled it has been told something else.
void Job::tell()
{
    if (m_run->cancelled)
        return;
    QMutexLocker locker(&m_run->mutex);
    if (!std::exchange(m_run->isNews, false))
        return;
    const double share = m_run->share;
    const QString what = m_run->what;
    locker.unlock();
    Q_EMIT progressed(share, what);
}

} // namespace sw::base

#include "moc_job.cpp"
