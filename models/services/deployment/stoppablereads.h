// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/deploy/session.h"

namespace sw::services
{

/// While one lives, a person can end even a read that the server does not answer, and is told that it does not. An
/// apply has to learn what came of its commands, so it goes on waiting for a server that answers anything at all.
class StoppableReads
{
public:
    StoppableReads(deploy::Session &session, const base::Progress &progress);
    ~StoppableReads();
    StoppableReads(const StoppableReads &) = delete;
    StoppableReads &operator=(const StoppableReads &) = delete;

    /// \p result, or that it was stopped when that is why it failed.
    template <typename T>
    base::Result<T> told(base::Result<T> result) const
    {
        return result || !m_progress.isCancelled() ? result : base::Result<T>(stopped(result.error()));
    }

private:
    static base::Error stopped(const base::Error &error);

    deploy::Session &m_session;
    const base::Progress m_progress; ///< says nothing
};

} // namespace sw::services
