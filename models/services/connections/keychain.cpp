// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/connections/keychain.h"

#include "models/base/secret.h"
#include "models/base/text.h"
#include "models/base/texts.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>

namespace sw::services
{

namespace
{

constexpr int longestWait = 60'000; ///< a person may have to type the keychain's own password
constexpr int nothingKept = 2;      ///< exit codes of the program
constexpr int noKeychain = 3;
constexpr int locked = 5;

/// $SHAPEWRIGHT_KEYCHAIN, or shapewright-keychain beside the running program.
QString standardProgram()
{
    const QString given = qEnvironmentVariable("SHAPEWRIGHT_KEYCHAIN");
    return given.isEmpty() ? QCoreApplication::applicationDirPath() + QStringLiteral("/shapewright-keychain") : given;
}

QString entryOf(const ConnectionProfile &profile)
{
    return profile.name + QLatin1Char(' ') + uriOf(profile);
}

base::Error error(const QString &message, base::ErrorCode code = base::ErrorCode::Refused)
{
    return {code, message, Text::tr("keychain"), Text::tr("Type the password, or give it by --password-stdin.")};
}

} // namespace

base::Result<QByteArray> Keychain::ask(const QString &action, const QString &entry, const QByteArray &password)
{
    const base::Error none = error(Text::tr("No keychain answers on this computer."), base::ErrorCode::Usage);
    const QString path = standardProgram();
    if (!QFileInfo(path).isExecutable())
        return none;
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("SHAPEWRIGHT_URI"));
    program.setProcessEnvironment(environment);
    program.start(path, {action});
    if (!program.waitForStarted())
        return none;
    QByteArray input = entry.toUtf8() + '\n' + password;
    program.write(input);
    program.closeWriteChannel();
    const bool ended = program.waitForFinished(longestWait) && program.exitStatus() == QProcess::NormalExit;
    base::wipe(input);
    if (!ended) {
        program.kill();
        program.waitForFinished();
        return error(Text::tr("The keychain does not answer."));
    }
    if (program.exitCode() == nothingKept)
        return QByteArray();
    if (program.exitCode() == noKeychain)
        return none;
    if (program.exitCode() == locked)
        return error(Text::tr("The keychain is locked."));
    if (program.exitCode() != 0)
        return error(
            Text::tr("The keychain refuses: %1.")
                .arg(base::visibleText(QString::fromUtf8(program.readAllStandardError().trimmed().left(200)))));
    return program.readAllStandardOutput();
}

base::Result<void> Keychain::check()
{
    const auto answer = ask(QStringLiteral("check"), QStringLiteral("check"));
    return answer ? base::Result<void>() : base::Result<void>(answer.error());
}

base::Result<QByteArray> Keychain::read(const ConnectionProfile &profile)
{
    return ask(QStringLiteral("read"), entryOf(profile));
}

base::Result<void> Keychain::keep(const ConnectionProfile &profile, const QByteArray &password)
{
    const auto answer = ask(QStringLiteral("keep"), entryOf(profile), password);
    return answer ? base::Result<void>() : base::Result<void>(answer.error());
}

base::Result<void> Keychain::forget(const ConnectionProfile &profile)
{
    const auto answer = ask(QStringLiteral("forget"), entryOf(profile));
    return answer ? base::Result<void>() : base::Result<void>(answer.error());
}

} // namespace sw::services
