// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/bench/trialrun.h"

#include "models/base/job.h"
#include "models/document/document.h"

namespace sw::views
{

TrialRun::TrialRun(const document::Document &document, QObject *parent)
    : QObject(parent), m_document(document), m_job(new base::Job(base::Job::Policy::LatestWins, this))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &TrialRun::begin);
}

bool TrialRun::isRunning() const
{
    return m_soon.isActive() || m_job->isRunning();
}

void TrialRun::want(const schema::PatternUse &use)
{
    if (m_use == use)
        return;
    leaveOff();
    m_use = use;
    const services::PatternTrial *known = m_known.find(use);
    if (known == nullptr)
        return m_soon.start();
    const services::PatternTrial trial = *known;
    Q_EMIT found(trial, false);
    Q_EMIT found(trial, true);
}

void TrialRun::leaveOff()
{
    if (isRunning())
        m_use.reset();
    m_soon.stop();
    m_job->cancel();
}

void TrialRun::forget()
{
    leaveOff();
    m_use.reset();
    m_known.clear();
    m_asItIs.reset();
}

bool TrialRun::isApplied(const schema::PatternUse &use) const
{
    const schema::PatternUse *there = m_document.model().pattern(use.id);
    return there != nullptr && there->enabled;
}

void TrialRun::begin()
{
    ++m_begun;
    const schema::Model model = m_document.model();
    const schema::PatternUse use = *m_use;
    const auto without = isApplied(use) ? std::shared_ptr<const services::PricedDesign>() : m_asItIs;
    const base::Job::Poster post = m_job->poster();
    m_job->start([this, model, use, without, post](const base::Progress &progress) -> base::Job::Delivery {
        const auto early = [this, use, &post](const services::PatternTrial &trial) {
            post([this, use, trial] { take(use, trial, false); });
        };
        return [this, use, trial = services::tryPattern(model, use, progress, early, without)] {
            take(use, trial, true);
        };
    });
}

void TrialRun::take(const schema::PatternUse &use, const services::PatternTrial &trial, bool isWhole)
{
    if (trial.without && !isApplied(use))
        m_asItIs = trial.without;
    if (isWhole)
        m_known.keep(use, trial);
    Q_EMIT found(trial, isWhole);
}

} // namespace sw::views
