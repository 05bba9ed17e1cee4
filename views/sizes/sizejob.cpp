// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizes/sizejob.h"

#include <QMutex>
#include <QThreadPool>

#include <atomic>

namespace sw::views
{

/// What the worker may touch.
struct SizeJob::Shared
{
    explicit Shared(SizeJob *job) : owner(job) {}

    /// Runs \p call in the owner's thread, unless the owner is gone.
    void post(const std::function<void(SizeJob &)> &call)
    {
        const QMutexLocker locker(&mutex);
        if (owner)
            QMetaObject::invokeMethod(
                owner, [job = owner, call] { call(*job); }, Qt::QueuedConnection);
    }

    std::atomic_bool cancelled = false;
    QMutex mutex; ///< of owner
    SizeJob *owner;
};

SizeJob::SizeJob(QObject *parent) : QObject(parent), m_shared(std::make_shared<Shared>(this))
{}

SizeJob::~SizeJob()
{
    cancel();
    const QMutexLocker locker(&m_shared->mutex);
    m_shared->owner = nullptr;
}

void SizeJob::start(const Work &work)
{
    if (m_running)
        return;
    m_shared->cancelled = false;
    m_running = true;
    Q_EMIT runningChanged(true);
    QThreadPool::globalInstance()->start([shared = m_shared, work] {
        const Delivery delivery = work([shared](double share, const QString &what) {
            shared->post([share, what](SizeJob &job) { Q_EMIT job.progressed(share, what); });
            return !shared->cancelled.load();
        });
        shared->post([delivery](SizeJob &job) { job.finish(delivery); });
    });
}

SizeJob::Poster SizeJob::poster() const
{
    return [shared = m_shared](const Delivery &delivery) {
        shared->post([delivery](SizeJob &) { delivery(); });
    };
}

void SizeJob::finish(const Delivery &delivery)
{
    m_running = false;
    if (delivery)
        delivery();
    Q_EMIT runningChanged(false);
}

void SizeJob::cancel()
{
    m_shared->cancelled = true;
}

} // namespace sw::views
