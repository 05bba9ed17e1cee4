// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/secret.h"
#include "models/base/translation.h"
#include "models/mongo/mongosession.h"
#include "models/remote/channel.h"
#include "models/remote/messages.h"

#include <QCoreApplication>

#include <algorithm>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

/// Connects to a server and talks to it for another program, which starts this one, sends requests on standard input (a
/// socket) and gets the answers there: see models/remote. It keeps no file and outlives nobody.
namespace
{

using namespace sw;
using remote::Channel;

constexpr int usageStatus = 1;
constexpr rlim_t mostMemory = rlim_t(3) << 30; ///< a server that sends without end is not to fill the machine

bool isSocket(int file)
{
    struct stat what = {};
    return ::fstat(file, &what) == 0 && S_ISSOCK(what.st_mode);
}

/// The driver may be waiting for a server or run in circles when the other program goes.
void endWithOtherProgram()
{
    std::thread([] {
        pollfd file{STDIN_FILENO, POLLRDHUP, 0};
        while (::poll(&file, 1, -1) <= 0 || (file.revents & (POLLRDHUP | POLLHUP | POLLERR)) == 0)
            continue;
        ::_exit(0);
    }).detach();
}

void limitItself()
{
    std::signal(SIGPIPE, SIG_IGN);
    rlimit none = {0, 0}; // a core would hold the password
    ::setrlimit(RLIMIT_CORE, &none);
#ifdef NDEBUG // sanitizers reserve more
    rlimit memory = {};
    if (::getrlimit(RLIMIT_DATA, &memory) == 0) {
        memory.rlim_cur = std::min(memory.rlim_max, mostMemory);
        ::setrlimit(RLIMIT_DATA, &memory);
    }
#endif
}

class Server
{
public:
    explicit Server(int file) : m_channel(file) {}

    /// Until the other program has enough, or says something that makes no sense.
    void serve()
    {
        QByteArray message;
        while (m_channel.receive(message, {}) == Channel::Outcome::Done) {
            const auto kind = remote::kindOf(message);
            const QByteArray reply = kind ? answer(*kind, message) : QByteArray();
            if (reply.isEmpty() || m_channel.send(reply, {}) != Channel::Outcome::Done)
                break;
        }
        m_session.reset();
    }

private:
    QByteArray answer(remote::Ask kind, QByteArray &message)
    {
        if (kind == remote::Ask::Connect && !m_session)
            return connect(message);
        if (kind == remote::Ask::Run && m_session)
            return run(message);
        if (kind == remote::Ask::Members && m_session)
            return remote::toMessage(m_session->allMembersUp());
        return {};
    }

    QByteArray connect(QByteArray &message)
    {
        auto request = remote::connectRequestFrom(message);
        base::wipe(message);
        if (!request)
            return {};
        base::useLanguage(request->language);
        auto session = mongo::connectTo(request->options);
        base::wipe(request->options.password);
        request->options.uri.fill(QChar());
        if (session)
            m_session = std::move(*session);
        return remote::toMessage(m_session ? base::Result<void>() : base::Result<void>(session.error()));
    }

    QByteArray run(const QByteArray &message)
    {
        const auto request = remote::runRequestFrom(message);
        if (!request)
            return {};
        m_session->allowChanges(request->changesAllowed);
        return remote::toMessage(m_session->run(request->database, request->command));
    }

    Channel m_channel;
    std::unique_ptr<deploy::Session> m_session;
};

} // namespace

int main(int argc, char **argv)
{
    if (!isSocket(STDIN_FILENO)) {
        std::fputs("shapewright-connect is started by the other programs of Shapewright and does nothing by itself.\n",
                   stderr);
        return usageStatus;
    }
    limitItself();
    std::setlocale(LC_ALL, "C.UTF-8");
    endWithOtherProgram();
    const QCoreApplication application(argc, argv);
    Server(STDIN_FILENO).serve();
    return 0;
}
