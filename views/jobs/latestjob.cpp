// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/jobs/latestjob.h"

namespace sw::views
{

LatestJob::LatestJob(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

LatestJob::~LatestJob()
{
    cancel();
    m_pool.waitForDone();
}

void LatestJob::cancel()
{
    if (m_token)
        m_token->store(true);
    m_token.reset();
}

void LatestJob::start(const Work &work)
{
    cancel();
    const Token token = std::make_shared<std::atomic_bool>(false);
    m_token = token;
    m_pool.start([this, token, work] {
        if (token->load())
            return;
        const Delivery deliver = work([token] { return token->load(); });
        QMetaObject::invokeMethod(
            this,
            [this, token, deliver] {
                if (token->load())
                    return;
                m_token.reset();
                deliver();
            },
            Qt::QueuedConnection);
    });
}

} // namespace sw::views
