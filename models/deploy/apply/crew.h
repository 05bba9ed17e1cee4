// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/session.h"

#include <functional>
#include <vector>

namespace sw::deploy
{

/// A session and its companions, which work at the same time: what a server is asked hundreds of times it answers
/// sooner when it need not wait for the next question. For few tasks, or where there are no companions, it is the
/// session alone, in the thread of the caller.
class Crew
{
public:
    /// Does the task of that number. False: no further one is begun.
    using Work = std::function<bool(Session &session, qsizetype task)>;

    Crew(Session &session, qsizetype tasks);

    bool isAlone() const { return m_sessions.size() == 1; }
    /// Calls \p work once for each number below \p tasks, in rising order, and returns when all calls have.
    void forEach(qsizetype tasks, const Work &work);

private:
    std::vector<Session *> m_sessions;
};

} // namespace sw::deploy
