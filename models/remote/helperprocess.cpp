// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/remote/helperprocess.h"

#include "models/base/texts.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

extern char **environ; // NOLINT: POSIX declares it nowhere

namespace sw::remote
{

namespace
{

/// This program's environment without what may hold a password.
std::vector<char *> environmentOfHelper()
{
    constexpr char secret[] = "SHAPEWRIGHT_URI=";
    std::vector<char *> out;
    for (char **variable = environ; *variable != nullptr; ++variable) {
        if (std::strncmp(*variable, secret, sizeof secret - 1) != 0)
            out.push_back(*variable);
    }
    out.push_back(nullptr);
    return out;
}

/// \p socket becomes the standard input; the program is its own session, so that a Ctrl+C at the terminal is for this
/// one alone. 0 or an error number.
int spawn(const QByteArray &program, int socket, pid_t &process)
{
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&files);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_adddup2(&files, socket, STDIN_FILENO);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    sigset_t none;
    sigset_t usual;
    sigemptyset(&none);
    sigemptyset(&usual);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT})
        sigaddset(&usual, signal);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setflags(&attributes,
                             static_cast<short>(POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF));
    QByteArray name = program;
    char *const arguments[] = {name.data(), nullptr};
    std::vector<char *> environment = environmentOfHelper();
    const int error = ::posix_spawn(&process, program.constData(), &files, &attributes, arguments, environment.data());
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
    return error;
}

} // namespace

QString HelperProcess::standardProgram()
{
    const QString given = qEnvironmentVariable("SHAPEWRIGHT_CONNECT");
    return given.isEmpty() ? QCoreApplication::applicationDirPath() + QStringLiteral("/shapewright-connect") : given;
}

base::Result<std::unique_ptr<HelperProcess>> HelperProcess::start(const QString &program)
{
    const auto failed = [&](int error) {
        return base::Error{base::ErrorCode::Connection,
                           Text::tr("The program that connects to servers does not start: %1.")
                               .arg(QString::fromLocal8Bit(std::strerror(error))),
                           program, Text::tr("Install Shapewright again; the program belongs beside this one.")};
    };
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
        return failed(errno);
    pid_t process = 0;
    const int error = spawn(QFile::encodeName(program), ends[1], process);
    ::close(ends[1]);
    if (error != 0) {
        ::close(ends[0]);
        return failed(error);
    }
    return std::unique_ptr<HelperProcess>(new HelperProcess(ends[0], process));
}

HelperProcess::~HelperProcess()
{
    ::kill(m_process, SIGKILL);
    while (::waitpid(m_process, nullptr, 0) < 0 && errno == EINTR)
        continue;
}

} // namespace sw::remote
