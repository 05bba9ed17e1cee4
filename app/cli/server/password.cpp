// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/server/password.h"

#include "models/base/secret.h"
#include "models/base/texts.h"
#include "models/services/connections/keychain.h"

#include <QCoreApplication>
#include <QFile>

#include <termios.h>
#include <unistd.h>

namespace sw::cli
{

namespace
{

constexpr qsizetype longestPassword = 4096;

/// Keeps typed characters off the terminal for as long as it lives.
class SilentTerminal
{
public:
    SilentTerminal()
    {
        m_active = tcgetattr(STDIN_FILENO, &m_before) == 0;
        termios silent = m_before;
        silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        m_active = m_active && tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent) == 0;
    }
    ~SilentTerminal()
    {
        if (m_active)
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before);
    }
    SilentTerminal(const SilentTerminal &) = delete;
    SilentTerminal &operator=(const SilentTerminal &) = delete;

private:
    termios m_before{};
    bool m_active = false;
};

base::Result<QByteArray> readLine(QIODevice &device, const QString &where)
{
    QByteArray secret;
    secret.reserve(longestPassword + 1); // so that no copy is left behind by growing
    char c = 0;
    while (secret.size() <= longestPassword && device.read(&c, 1) == 1 && c != '\n')
        secret.append(c);
    if (secret.endsWith('\r'))
        secret.chop(1);
    if (!secret.isEmpty() && secret.size() <= longestPassword)
        return secret;
    const bool empty = secret.isEmpty();
    base::wipe(secret);
    return base::Error{base::ErrorCode::Usage,
                       empty ? Text::tr("No password came.") : Text::tr("The password is too long."), where,
                       Text::tr("Give one line of at most %1 bytes.").arg(longestPassword)};
}

base::Result<QByteArray> readInput(Context &context)
{
    const QString where = QStringLiteral("--password-stdin");
    if (!context.inputIsTerminal)
        return readLine(context.in, where);
    context.err.write(Text::tr("Password: ").toUtf8());
    const SilentTerminal silent;
    base::Result<QByteArray> secret = readLine(context.in, where);
    context.err.line();
    return secret;
}

base::Result<QByteArray> readKeychain(const std::optional<services::ConnectionProfile> &profile)
{
    const QString where = QStringLiteral("--password-keychain");
    if (!profile)
        return base::Error{base::ErrorCode::Usage, Text::tr("The keychain keeps passwords of profiles."), where,
                           Text::tr("Name one: --profile NAME.")};
    auto password = services::Keychain::read(*profile);
    if (password && password->isEmpty())
        return base::Error{base::ErrorCode::Usage,
                           Text::tr("The keychain has no password of the profile %1 as it is now.").arg(profile->name),
                           where,
                           Text::tr("Keep it there: profile keep-password %1 --password-stdin.").arg(profile->name)};
    return password;
}

} // namespace

base::Result<QByteArray> readPassword(Context &context, const Arguments &arguments,
                                      const std::optional<services::ConnectionProfile> &profile)
{
    const bool fromInput = arguments.has(QStringLiteral("password-stdin"));
    if (arguments.has(QStringLiteral("password-keychain")) && !fromInput &&
        !arguments.has(QStringLiteral("password-fd")))
        return readKeychain(profile);
    if (!arguments.has(QStringLiteral("password-fd")))
        return fromInput ? readInput(context) : base::Result<QByteArray>(QByteArray());
    const QString where = QStringLiteral("--password-fd");
    if (fromInput)
        return base::Error{base::ErrorCode::Usage, Text::tr("The password can come from one place only."), where,
                           Text::tr("Leave out --password-stdin.")};
    const base::Result<qint64> number = arguments.integer(QStringLiteral("password-fd"), 0, 65535);
    if (!number)
        return number.error();
    QFile file;
    if (!file.open(static_cast<int>(*number), QIODevice::ReadOnly | QIODevice::Unbuffered))
        return base::Error{base::ErrorCode::File,
                           Text::tr("The file descriptor cannot be read: %1.").arg(file.errorString()), where,
                           Text::tr("Open it for the program, e.g. 3< secret.")};
    return readLine(file, where);
}

} // namespace sw::cli
