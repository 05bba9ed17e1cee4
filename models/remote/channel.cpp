// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/remote/channel.h"

#include <QtEndian>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace sw::remote
{

namespace
{

constexpr int sliceMilliseconds = 30; ///< between two questions whether anybody still waits
constexpr qsizetype pieceBytes = 1 << 20;

bool isForNow(int error)
{
    return error == EAGAIN || error == EWOULDBLOCK || error == EINTR;
}

} // namespace

Channel::~Channel()
{
    ::close(m_file);
}

Channel::Outcome Channel::await(short events, const Patience &patience)
{
    for (;;) {
        if (patience.isStopped && patience.isStopped())
            return Outcome::Stopped;
        qint64 wait = patience.until.remainingTime(); // -1: for ever
        if (wait == 0)
            return Outcome::Late;
        if (patience.isStopped)
            wait = wait < 0 ? sliceMilliseconds : std::min<qint64>(wait, sliceMilliseconds);
        pollfd file{m_file, events, 0};
        const int ready = ::poll(&file, 1, static_cast<int>(std::min<qint64>(wait, 1'000'000)));
        if (ready > 0)
            return Outcome::Done; // what has happened is told by the call that follows
        if (ready < 0 && errno != EINTR)
            return Outcome::Closed;
    }
}

Channel::Outcome Channel::send(const QByteArray &message, const Patience &patience)
{
    if (message.size() > largest)
        return Outcome::TooLarge;
    QByteArray all(sizeof(quint32), Qt::Uninitialized);
    qToLittleEndian(static_cast<quint32>(message.size()), all.data());
    all += message;
    Outcome outcome = Outcome::Done;
    for (qsizetype done = 0; done < all.size() && outcome == Outcome::Done;) {
        const ssize_t sent =
            ::send(m_file, all.constData() + done, static_cast<size_t>(all.size() - done), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent >= 0)
            done += sent;
        else
            outcome = isForNow(errno) ? await(POLLOUT, patience) : Outcome::Closed;
    }
    all.fill('\0'); // a message may hold a password
    return outcome;
}

Channel::Outcome Channel::fill(char *to, qsizetype size, const Patience &patience)
{
    for (qsizetype done = 0; done < size;) {
        if (const Outcome outcome = await(POLLIN, patience); outcome != Outcome::Done)
            return outcome;
        const ssize_t got = ::recv(m_file, to + done, static_cast<size_t>(size - done), MSG_DONTWAIT);
        if (got == 0 || (got < 0 && !isForNow(errno)))
            return Outcome::Closed;
        done += std::max<ssize_t>(got, 0);
    }
    return Outcome::Done;
}

Channel::Outcome Channel::receive(QByteArray &message, const Patience &patience)
{
    message.clear();
    char head[sizeof(quint32)];
    if (const Outcome outcome = fill(head, sizeof head, patience); outcome != Outcome::Done)
        return outcome;
    const quint32 size = qFromLittleEndian<quint32>(head);
    if (size > largest)
        return Outcome::TooLarge;
    while (message.size() < static_cast<qsizetype>(size)) {
        // Memory is taken as the bytes come, not as they are announced.
        const qsizetype done = message.size();
        const qsizetype piece = std::min<qsizetype>(pieceBytes, static_cast<qsizetype>(size) - done);
        message.resize(done + piece);
        if (const Outcome outcome = fill(message.data() + done, piece, patience); outcome != Outcome::Done)
            return outcome;
    }
    return Outcome::Done;
}

void Channel::awaitEnd(int milliseconds)
{
    const Patience patience{QDeadlineTimer(milliseconds), {}};
    char ignored[256];
    while (fill(ignored, 1, patience) == Outcome::Done)
        std::memset(ignored, 0, 1);
}

} // namespace sw::remote
