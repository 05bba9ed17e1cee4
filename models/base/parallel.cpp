// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/parallel.h"

#include <QRunnable>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>

namespace sw::base
{

namespace
{

/// Threads that stay: starting one for each piece of work takes as long as many pieces. Apart from Qt's own pool, whose
/// threads wait for whole jobs.
QThreadPool &helpers()
{
    static QThreadPool pool;
    static const bool sized = [] {
        pool.setMaxThreadCount(QThread::idealThreadCount() - 1);
        return true;
    }();
    Q_UNUSED(sized)
    return pool;
}

/// One for all threads that help with a piece of work: it has no state of its own.
class Helper : public QRunnable
{
public:
    explicit Helper(const std::function<void()> &work) : m_work(work) { setAutoDelete(false); }

    void start(qsizetype threads)
    {
        m_running = threads;
        for (qsizetype i = 0; i < threads; ++i)
            helpers().start(this);
    }
    void run() override
    {
        m_work();
        const std::lock_guard lock(m_mutex);
        if (--m_running == 0)
            m_finished.notify_one(); // under the lock: the one who waits destroys this
    }
    /// Those that no thread came to, as when all are busy with work that asks for help itself, are not waited for.
    void finish()
    {
        qsizetype idle = 0;
        while (helpers().tryTake(this))
            ++idle;
        std::unique_lock lock(m_mutex);
        m_running -= idle;
        m_finished.wait(lock, [this] { return m_running == 0; });
    }

private:
    const std::function<void()> &m_work;
    std::mutex m_mutex;
    std::condition_variable m_finished;
    qsizetype m_running = 0;
};

} // namespace

void forEachInParallel(qsizetype count, const std::function<void(qsizetype)> &work, qsizetype atOnce)
{
    std::atomic<qsizetype> next = 0;
    const std::function<void()> takeAll = [&] {
        for (qsizetype first = next.fetch_add(atOnce); first < count; first = next.fetch_add(atOnce)) {
            for (qsizetype i = first; i < std::min(first + atOnce, count); ++i)
                work(i);
        }
    };
    const qsizetype pieces = (count + atOnce - 1) / atOnce;
    if (pieces < 2)
        return takeAll();
    Helper helper(takeAll);
    helper.start(std::min<qsizetype>(helpers().maxThreadCount(), pieces - 1));
    takeAll();
    helper.finish();
}

} // namespace sw::base
