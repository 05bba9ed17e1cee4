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
    explicit Shared(std::shared_ptr<ServerAccess> serverAccess, ExportJob *job)
        : access(std::move(serverAccess)), owner(job)
    {}

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

    std::shared_ptr<ServerAccess> access;
    std::unique_ptr<deploy::Session> session; ///< used by one worker at a time
    std::atomic_bool cancelled = false;
    QMutex mutex; ///< of owner
    ExportJob *owner;
};

namespace
{

struct PlanRequest
{
    QString uri;
    QByteArray password;
    QString database;
    schema::Model model;
    design::Design design;
};

base::Result<deploy::Plan> planFor(deploy::Session &session, const PlanRequest &request,
                                   const deploy::Progress &progress, const deploy::Cancelled &cancelled)
{
    QStringList names;
    for (const design::Collection &collection : request.design.collections)
        names << collection.name;
    const auto snapshot = deploy::inspect(session, request.database, names, progress, cancelled);
    if (!snapshot)
        return snapshot.error();
    auto plan = deploy::makePlan(request.model, request.design, *snapshot);
    if (!plan)
        return plan.error();
    if (const auto counted = deploy::countViolators(session, *plan, progress, cancelled); !counted)
        return counted.error();
    return plan;
}

} // namespace

ExportJob::ExportJob(std::shared_ptr<ServerAccess> access, QObject *parent)
    : QObject(parent), m_shared(std::make_shared<Shared>(std::move(access), this))
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

void ExportJob::makePlan(const QString &uri, const QByteArray &password, const QString &database,
                         const schema::Model &model, const design::Design &design)
{
    start([request = PlanRequest{uri, password, database, model, design}](Shared &shared) {
        const auto fail = [&shared](const base::Error &error) {
            shared.post([error](ExportJob &job) {
                job.finish();
                Q_EMIT job.failed(error);
            });
        };
        auto session = shared.access->connect(request.uri, request.password);
        if (!session)
            return fail(session.error());
        shared.session = std::move(*session);
        const auto plan = planFor(*shared.session, request, shared.progress(), shared.isCancelled());
        if (!plan)
            return fail(plan.error());
        shared.post([made = *plan](ExportJob &job) {
            job.finish();
            Q_EMIT job.planned(made);
        });
    });
}

void ExportJob::apply(const deploy::Plan &plan, const deploy::Consent &consent, const QString &journalPath)
{
    start([plan, consent, journalPath](Shared &shared) {
        const deploy::ApplyReport report =
            deploy::applyPlan(*shared.session, plan, consent, journalPath, shared.progress(), shared.isCancelled());
        shared.post([report](ExportJob &job) {
            job.finish();
            Q_EMIT job.applied(report);
        });
    });
}

void ExportJob::cancel()
{
    m_shared->cancelled = true;
}

} // namespace sw::views
