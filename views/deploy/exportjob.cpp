// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/exportjob.h"

namespace sw::views
{

using base::Job;

ExportJob::ExportJob(services::Connect connect, QObject *parent)
    : QObject(parent),
      m_connect(std::move(connect)),
      m_deployment(std::make_shared<std::optional<services::Deployment>>()),
      m_job(Job::Policy::OneAtATime)
{
    QObject::connect(&m_job, &Job::runningChanged, this, &ExportJob::runningChanged);
    QObject::connect(&m_job, &Job::progressed, this, &ExportJob::progressed);
}

void ExportJob::propose(const services::ServerAddress &address, const schema::Model &model,
                        const design::Design &design)
{
    m_job.start([this, to = address, model, design, connectBy = m_connect,
                 kept = m_deployment](const base::Progress &progress) -> Job::Delivery {
        const auto proposal = [&]() -> base::Result<services::Proposal> {
            services::ServerAddress server = to;
            auto deployment = services::Deployment::connect(
                connectBy, server, services::ApplyRecords(QProcessEnvironment::systemEnvironment()), progress);
            if (!deployment)
                return deployment.error();
            kept->emplace(std::move(*deployment));
            return (*kept)->propose(model, design, progress);
        }();
        return [this, proposal] {
            if (proposal)
                Q_EMIT proposed(*proposal);
            else
                Q_EMIT failed(proposal.error());
        };
    });
}

void ExportJob::proposeAgain(const schema::Model &model, const design::Design &design)
{
    m_job.start([this, model, design, kept = m_deployment](const base::Progress &progress) -> Job::Delivery {
        const auto proposal = (*kept)->propose(model, design, progress);
        return [this, proposal] {
            if (proposal)
                Q_EMIT proposed(*proposal);
            else
                Q_EMIT failed(proposal.error());
        };
    });
}

void ExportJob::apply(const deploy::Plan &plan, const deploy::Consent &consent, bool unlocked)
{
    m_job.start([this, plan, consent, unlocked, kept = m_deployment,
                 post = m_job.poster()](const base::Progress &progress) -> Job::Delivery {
        const auto watch = [this, &post](int number, const std::optional<deploy::StepReport> &report) {
            post([this, number, report] { Q_EMIT stepChanged(number, report); });
        };
        if (unlocked)
            (*kept)->unlock();
        const services::Outcome outcome = (*kept)->apply(plan, consent, progress, watch);
        return [this, outcome] {
            Q_EMIT applied(outcome);
        };
    });
}

} // namespace sw::views
