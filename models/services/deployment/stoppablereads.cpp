// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/deployment/stoppablereads.h"

#include "models/base/texts.h"

namespace sw::services
{

StoppableReads::StoppableReads(deploy::Session &session, const base::Progress &progress)
    : m_session(session), m_progress(progress.silent())
{
    if (m_progress.canBeCancelled())
        m_session.stopReadingWhen([progress = m_progress] { return progress.isCancelled(); });
}

StoppableReads::~StoppableReads()
{
    m_session.stopReadingWhen({});
}

base::Error StoppableReads::stopped(const base::Error &error)
{
    if (error.code == base::ErrorCode::Cancelled)
        return error;
    return {base::ErrorCode::Cancelled, Text::tr("Reading the server was stopped."), error.where, {}};
}

} // namespace sw::services
