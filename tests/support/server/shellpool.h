// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <vector>

class QProcess;

namespace sw::testsupport
{

/// Several of MongoDB's shells that stay open and run one script after the other, because a shell takes a second to
/// start and a test of many scripts needs hundreds. They end with this object and with the test process.
class ShellPool
{
public:
    struct Answer
    {
        QString error;    ///< empty when the script ran to its end
        QJsonValue value; ///< what the script assigned to globalThis.answer, as relaxed Extended JSON
        bool ok() const { return error.isEmpty(); }
    };

    ShellPool(QString program, QString uri, int shells);
    ~ShellPool();
    ShellPool(const ShellPool &) = delete;
    ShellPool &operator=(const ShellPool &) = delete;

    int size() const { return static_cast<int>(m_shells.size()); }

    /// Hands \p script to a shell (from 0), which is started when it is the first one, and returns at once. It runs in
    /// a scope of its own, in database \p database.
    void post(int shell, const QString &database, const QString &script);
    /// The answer to the last post(); a shell that does not answer in time is ended, and so are its later answers.
    Answer wait(int shell, int milliseconds = 120'000);
    /// post() and wait() for the first shell.
    Answer run(const QString &database, const QString &script);

private:
    struct Shell
    {
        std::unique_ptr<QProcess> process;
        int jobs = 0;
    };

    bool startShell(int number);
    QString fileOf(int shell, const char *suffix) const;

    QString m_program;
    QString m_uri;
    QString m_error;
    QTemporaryDir m_folder;
    std::vector<Shell> m_shells;
};

/// Runs \p script in a shell of its own, as a person does, with a file in \p folder; empty, or what it said.
QString runInShell(const QString &program, const QString &uri, const QString &script, const QString &folder);

} // namespace sw::testsupport
