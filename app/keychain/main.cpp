// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <functional>

#include <cstdio>
#include <qt6keychain/keychain.h>
#include <sys/resource.h>
#include <unistd.h>

/// Keeps passwords in the keychain of the desktop for the other programs of Shapewright: shapewright-keychain
/// check|read|keep|forget, with the name of the entry in the first line of standard input and the password behind it.
/// It writes what it read to standard output, and nothing anywhere else. A program of its own, because what answers for
/// a keychain may hang, and not every computer has one. models/services/connections/keychain.cpp starts it.
namespace
{

enum Status { Done = 0, WrongUse = 1, NothingKept = 2, NoKeychain = 3, Refused = 4, Locked = 5 };

constexpr qint64 mostInput = 64 * 1024;
const QString service = QStringLiteral("shapewright");

/// Looking for a bus that is not there would start one, or wait for it.
bool hasBus()
{
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
           QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
}

QDBusMessage answerOf(const QString &path, const QString &interface, const QString &method,
                      const QVariantList &arguments)
{
    QDBusMessage call =
        QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.secrets"), path, interface, method);
    call.setArguments(arguments);
    return QDBusConnection::sessionBus().call(call);
}

/// What QtKeychain does not tell: of a locked keychain it says that nothing is kept, and that it was deleted.
Status stateOfKeychain()
{
    const QDBusMessage standard =
        answerOf(QStringLiteral("/org/freedesktop/secrets"), QStringLiteral("org.freedesktop.Secret.Service"),
                 QStringLiteral("ReadAlias"), {QStringLiteral("default")});
    if (standard.type() == QDBusMessage::ErrorMessage)
        return NoKeychain;
    const QString path = standard.arguments().value(0).value<QDBusObjectPath>().path();
    if (path.size() < 2)
        return Done; // none was made yet
    const QDBusMessage locked =
        answerOf(path, QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"),
                 {QStringLiteral("org.freedesktop.Secret.Collection"), QStringLiteral("Locked")});
    return locked.arguments().value(0).value<QDBusVariant>().variant().toBool() ? Locked : Done;
}

int statusOf(const QKeychain::Job &job)
{
    if (job.error() == QKeychain::NoError)
        return Done;
    if (const Status state = stateOfKeychain(); state != Done)
        return state;
    switch (job.error()) {
    case QKeychain::EntryNotFound:
    case QKeychain::CouldNotDeleteEntry:
        return NothingKept;
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented:
        return NoKeychain;
    default:
        std::fprintf(stderr, "%s\n", qPrintable(job.errorString()));
        return Refused;
    }
}

template <typename J>
int run(J &job, const QString &key, const std::function<void()> &whenDone = {})
{
    job.setAutoDelete(false);
    job.setInsecureFallback(false);
    job.setKey(key);
    QObject::connect(&job, &QKeychain::Job::finished, &job, [&] { QCoreApplication::exit(statusOf(job)); });
    job.start();
    const int status = QCoreApplication::exec();
    if (status == Done && whenDone)
        whenDone();
    return status;
}

} // namespace

int main(int argc, char **argv)
{
    const rlimit none = {0, 0}; // a core would hold the password
    ::setrlimit(RLIMIT_CORE, &none);
    QCoreApplication application(argc, argv);
    const QString action = QCoreApplication::arguments().value(1);
    if (argc != 2 || ::isatty(STDIN_FILENO) == 1) {
        std::fputs("shapewright-keychain is started by the other programs of Shapewright.\n", stderr);
        return WrongUse;
    }
    if (!hasBus())
        return NoKeychain;
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return WrongUse;
    QByteArray secret = input.read(mostInput);
    const qsizetype end = secret.indexOf('\n');
    const QString key = QString::fromUtf8(secret.left(end));
    secret.remove(0, end + 1);
    if (action == QLatin1String("check") || action == QLatin1String("read")) {
        QKeychain::ReadPasswordJob job(service);
        const int status = run(job, key, [&] {
            QFile output;
            if (action == QLatin1String("read") && output.open(stdout, QIODevice::WriteOnly))
                output.write(job.binaryData());
        });
        if (action != QLatin1String("check"))
            return status;
        if (status == NothingKept)
            return Done;
        return status == Done || status == Locked ? status : NoKeychain; // a bus without a keychain is an error as well
    }
    if (action == QLatin1String("keep")) {
        QKeychain::WritePasswordJob job(service);
        job.setBinaryData(secret);
        return run(job, key);
    }
    if (action == QLatin1String("forget")) {
        QKeychain::ReadPasswordJob first(service); // deleting alone asks nobody to unlock it
        if (const int status = run(first, key); status != Done)
            return status;
        QKeychain::DeletePasswordJob job(service);
        return run(job, key);
    }
    return WrongUse;
}
