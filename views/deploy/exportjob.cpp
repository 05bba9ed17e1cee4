// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/exportjob.h"

#include <QMutex>
#include <QThreadPool>

#include <atomic>

namespace sw::views
{

/// What the worker may touch. It outlives the job when the dialog is closed in the middle of a command.
struct ExportJob::Shared
{
    Shared(services::Connect connectBy, ExportJob *job) : connect(std::move(connectBy)), owner(job) {}

    /// Runs \p call in the owner's thread, unless the owner is gone.
    void post(std::function<void(ExportJob &)> call)
    {
        const QMutexLocker locker(&mutex);
        if (owner == nullptr)
            return;
        QMetaObject::invokeMethod(
            owner, [job = owner, call = std::move(call)] { call(*job); }, Qt::QueuedConnection);
    }

    deploy::Progress progress()
    {
        return [this](int done, int total, const QString &what) {
            post([=](ExportJob &job) { Q_EMIT job.progressed(done, total, what); });
        };
    }

    deploy::Cancelled isCancelled()
    {
        return [this] {
            return cancelled.load();
        };
    }

    services::Connect connect;
    std::optional<services::Deployment> deployment; ///< used by one worker at a time
    std::atomic_bool cancelled = false;
    QMutex mutex; ///< of owner
    ExportJob *owner;
};

ExportJob::ExportJob(services::Connect connect, QObject *parent)
    : QObject(parent), m_shared(std::make_shared<Shared>(std::move(connect), this))
{}

ExportJob::~ExportJob()
{
    cancel();
    const QMutexLocker locker(&m_shared->mutex);
    m_shared->owner = nullptr;
}

void ExportJob::start(std::function<void(Shared &)> work)
{
    m_shared->cancelled = false;
    m_running = true;
    Q_EMIT runningChanged(true);
    QThreadPool::globalInstance()->start([shared = m_shared, work = std::move(work)] { work(*shared); });
}

void ExportJob::finish()
{
    m_running = false;
    Q_EMIT runningChanged(false);
}

void ExportJob::propose(services::ServerAddress address, const schema::Model &model, const design::Design &design)
{
    start([address = std::move(address), model, design](Shared &shared) mutable {
        const auto fail = [&shared](const base::Error &error) {
            shared.post([error](ExportJob &job) {
                job.finish();
                Q_EMIT job.failed(error);
            });
        };
        auto deployment = services::Deployment::connect(
            shared.connect, address, services::ApplyRecords(QProcessEnvironment::systemEnvironment()));
        if (!deployment)
            return fail(deployment.error());
        shared.deployment.emplace(std::move(*deployment));
        const auto proposal = shared.deployment->propose(model, design, shared.progress(), shared.isCancelled());
        if (!proposal)
            return fail(proposal.error());
        shared.post([made = *proposal](ExportJob &job) {
            job.finish();
            Q_EMIT job.proposed(made);
        });
    });
}

void ExportJob::apply(const deploy::Plan &plan, const deploy::Consent &consent)
{
    start([plan, consent](Shared &shared) {
        const services::Outcome outcome =
            shared.deployment->apply(plan, consent, shared.progress(), shared.isCancelled());
        shared.post([outcome](ExportJob &job) {
            job.finish();
            Q_EMIT job.applied(outcome);
        });
    });
}

void ExportJob::cancel()
{
    m_shared->cancelled = true;
}

} // namespace sw::views
