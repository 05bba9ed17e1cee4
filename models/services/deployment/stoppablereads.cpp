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
    m_session.tellSilence([progress](qint64 milliseconds) {
        progress.remark(
            Text::tr("The server has not answered for %n s.", nullptr, static_cast<int>(milliseconds / 1000)));
    });
}

StoppableReads::~StoppableReads()
{
    m_session.stopReadingWhen({});
    m_session.tellSilence({});
}

base::Error StoppableReads::stopped(const base::Error &error)
{
    if (error.code == base::ErrorCode::Cancelled)
        return error;
    return {base::ErrorCode::Cancelled, Text::tr("Reading the server was stopped."), error.where, {}};
}

} // namespace sw::services
