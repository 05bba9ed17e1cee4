// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>

class QProcess;

namespace sw::testsupport
{

/// A real MongoDB server that belongs to one test: own folder, own free loopback port, gone with the object and with
/// the test process even when that is killed. It knows nothing of MongoDB's protocol, so a test of any layer may use
/// it.
class MongoServer
{
public:
    /// `arguments` are added to mongod's own, e.g. {"--auth"} or {"--replSet", "rs"}.
    explicit MongoServer(QStringList arguments = {});
    ~MongoServer();
    MongoServer(const MongoServer &) = delete;
    MongoServer &operator=(const MongoServer &) = delete;

    /// Path of the server program: $SHAPEWRIGHT_MONGOD, mongod on PATH, or what packaging/mongod put into the user's
    /// cache folder; empty if there is none.
    static QString program();
    /// Path of MongoDB's shell, found the same way as program().
    static QString shell();
    static bool available();
    /// Why a live test cannot run; ctest reports a test as skipped that says this in initTestCase().
    static QString skipReason();

    /// Starts the server, again after stop() or kill() with the same port and data, and waits until it accepts
    /// connections. On failure errorString() says why.
    bool start();
    /// Clean end (SIGTERM).
    void stop();
    /// Crash (SIGKILL).
    void kill();
    bool isRunning() const;

    quint16 port() const;
    /// mongodb://127.0.0.1:PORT/
    QString uri() const;
    qint64 processId() const;
    /// What the server logged so far.
    QString log() const;
    QString errorString() const;

private:
    enum class Outcome { Ready, PortTaken, Failed };
    Outcome launch();
    Outcome waitUntilReady();
    void end();

    QStringList m_arguments;
    QTemporaryDir m_folder;
    std::unique_ptr<QProcess> m_process;
    quint16 m_port = 0;
    QString m_error;
};

} // namespace sw::testsupport

/// For initTestCase() of a live test: the whole program is reported as skipped where there is no server.
#define SW_REQUIRE_MONGOD()                                                                                            \
    do {                                                                                                               \
        if (!sw::testsupport::MongoServer::available())                                                                \
            QSKIP(qPrintable(sw::testsupport::MongoServer::skipReason()));                                             \
    } while (false)
