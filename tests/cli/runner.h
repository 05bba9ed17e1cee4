// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/program.h"
#include "tests/support/patience.h"

#include <QBuffer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace sw::clitest
{

/// What a run of the program left behind.
struct Run
{
    int code = -1;
    QString out;
    QString err;
};

/// Runs the program inside the test: fast, with every stream in the test's hand.
inline Run runInside(
    const QStringList &words, const QByteArray &input = {}, bool terminal = false,
    const std::function<bool()> &cancelled = [] { return false; })
{
    QBuffer out;
    QBuffer err;
    QBuffer in;
    in.setData(input);
    out.open(QIODevice::WriteOnly);
    err.open(QIODevice::WriteOnly);
    in.open(QIODevice::ReadOnly);
    int code = -1;
    {
        cli::Output outStream(out);
        cli::Output errStream(err, cli::Output::Buffering::Lines);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("SHAPEWRIGHT_URI"));
        cli::Context context{outStream, errStream, in, environment};
        context.inputIsTerminal = terminal;
        context.errorIsTerminal = terminal;
        context.isCancelled = cancelled;
        code = cli::runProgram(context, words);
    }
    return {code, QString::fromUtf8(out.data()), QString::fromUtf8(err.data())};
}

/// Runs the built program with the C locale and folders of its own, as a script would.
class Program
{
public:
    static QString path() { return qEnvironmentVariable("SHAPEWRIGHT_CLI"); }

    explicit Program(const QString &home)
    {
        m_environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
        m_environment.insert(QStringLiteral("PATH"), QStringLiteral("/usr/bin:/bin"));
        m_environment.insert(QStringLiteral("MONGOC_DISABLE_SHM"),
                             QStringLiteral("1")); // else it warns of what killed programs left
        m_environment.insert(QStringLiteral("HOME"), home);
        m_environment.insert(QStringLiteral("XDG_STATE_HOME"), home + QStringLiteral("/state"));
        m_environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home + QStringLiteral("/config"));
        m_environment.insert(QStringLiteral("XDG_CACHE_HOME"), home + QStringLiteral("/cache"));
        m_folder = home;
        for (const char *passed : {"ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS"}) {
            if (qEnvironmentVariableIsSet(passed))
                m_environment.insert(QLatin1String(passed), qEnvironmentVariable(passed));
        }
    }

    void set(const QString &variable, const QString &value) { m_environment.insert(variable, value); }

    Run run(const QStringList &words, const QByteArray &input = {}) const { return start(path(), words, input); }
    /// A line for the shell, where $CLI is the program: for redirections and pipes.
    Run shell(const QString &line) const
    {
        return start(QStringLiteral("/bin/bash"), {QStringLiteral("-c"), line}, {});
    }

private:
    Run start(const QString &program, const QStringList &words, const QByteArray &input) const
    {
        QProcess process;
        QProcessEnvironment environment = m_environment;
        environment.insert(QStringLiteral("CLI"), path());
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_folder);
        process.start(program, words);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(sw::test::patience)) {
            process.kill();
            process.waitForFinished();
            return {-1, {}, QStringLiteral("did not end")};
        }
        const int code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2;
        return {code, QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

    QProcessEnvironment m_environment;
    QString m_folder;
};

inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void writeTo(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace sw::clitest
