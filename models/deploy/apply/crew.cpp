// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/apply/crew.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace sw::deploy
{

namespace
{

constexpr qsizetype tasksForEach = 30; ///< which pay for another connection and its login
constexpr qsizetype mostCompanions = 5;

} // namespace

Crew::Crew(Session &session, qsizetype tasks) : m_sessions{&session}
{
    const auto most = static_cast<int>(std::min(mostCompanions, tasks / tasksForEach));
    if (most < 1)
        return;
    const std::vector<Session *> companions = session.companions(most);
    m_sessions.insert(m_sessions.end(), companions.begin(), companions.end());
}

void Crew::forEach(qsizetype tasks, const Work &work)
{
    std::atomic<qsizetype> next = 0;
    std::atomic<bool> ended = false;
    const auto labour = [&](Session &session) {
        for (qsizetype task = next++; task < tasks && !ended; task = next++) {
            if (!work(session, task))
                ended = true;
        }
    };
    std::vector<std::thread> others;
    for (size_t i = 1; i < m_sessions.size(); ++i)
        others.emplace_back([&labour, session = m_sessions[i]] { labour(*session); });
    labour(*m_sessions.front());
    for (std::thread &other : others)
        other.join();
}

} // namespace sw::deploy
