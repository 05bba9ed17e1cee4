// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/server/fakeserver.h"

#include <atomic>
#include <functional>
#include <list>
#include <mutex>
#include <thread>

namespace sw::testsupport
{

/// A FakeServer that is reached over the wire, by any driver, and breaks the rules of the wire when it is told to.
class LyingServer
{
public:
    /// What is sent instead of \p message, a whole and sound one; the connection is closed behind it.
    using Lie = std::function<QByteArray(QByteArray message)>;

    LyingServer();
    ~LyingServer();

    QString uri(const QString &options = {}) const;
    /// From now on the first \p times answers to the command \p name are lies; "hello" stands for both of its names.
    void lie(const QString &name, const Lie &lie, int times = 1'000'000);
    void beHonest();
    int lies() const { return m_lies; }
    FakeServer &state() { return m_state; }

private:
    void accept();
    void serve(int file);
    QByteArray answerTo(const QByteArray &request, QString &name);

    FakeServer m_state;
    int m_file = -1;
    int m_port = 0;
    std::atomic<bool> m_ends = false;
    std::atomic<int> m_lies = 0;
    mutable std::mutex m_mutex; ///< of what follows
    QString m_name;
    Lie m_lie;
    int m_times = 0;
    QList<int> m_open;
    std::list<std::thread> m_threads;
};

/// Ways to break the rules, each with its name: lengths that are wrong, operations that there are not, documents that
/// are none, giants, and connections that are closed in the middle.
QList<std::pair<QByteArray, LyingServer::Lie>> brokenReplies();

} // namespace sw::testsupport
