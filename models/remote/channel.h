// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDeadlineTimer>

#include <functional>

namespace sw::remote
{

/// One end of a pair of sockets between this program and its helper, which carries whole messages. The other end is
/// believed as little as any file: a message has a greatest size, and nothing waits longer than it was told to.
class Channel
{
public:
    enum class Outcome {
        Done,
        Closed,  ///< the other end is gone
        Late,    ///< the time is over
        Stopped, ///< somebody does not want to wait any longer
        TooLarge
    };
    /// How long to wait, and who asked in between may end it. Empty: nobody.
    struct Patience
    {
        QDeadlineTimer until{QDeadlineTimer::Forever};
        std::function<bool()> isStopped;
    };

    /// More than a server's largest document with what is around it.
    static constexpr quint32 largest = 64u << 20;

    /// Takes over \p file, a socket.
    explicit Channel(int file) : m_file(file) {}
    ~Channel();
    Channel(const Channel &) = delete;
    Channel &operator=(const Channel &) = delete;

    Outcome send(const QByteArray &message, const Patience &patience);
    Outcome receive(QByteArray &message, const Patience &patience);
    /// Waits until the other end has gone.
    void awaitEnd(int milliseconds);

private:
    Outcome await(short events, const Patience &patience);
    Outcome fill(char *to, qsizetype size, const Patience &patience);

    const int m_file;
};

} // namespace sw::remote
