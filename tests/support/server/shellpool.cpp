// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/server/shellpool.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QThread>

#include <csignal>
#include <sys/prctl.h>

namespace sw::testsupport
{

namespace
{

// Jobs and answers are files that appear whole, by renaming. A shell that looks for its next job every two milliseconds
// takes a tenth of a processor, so one that has been idle for a while looks less often.
// A shell rewrites what it reads before it runs it, which takes longer than most scripts run. What one shell has
// rewritten is kept for all of the pool, where the shell is one that Node.js runs; others go on without.
constexpr char driver[] = R"js(
const fs = require("fs");
const [folder, shell, parent] = [%1, %2, process.ppid];
try {
  const writer = require("module").createRequire(process.argv[1])("@mongosh/async-rewriter2").default.prototype;
  writer.process = new Function("rewrite", "fs", "crypto", "folder", `return function (code) {
    const path = folder + "/rewritten-" + crypto.createHash("sha256").update(code).digest("hex");
    if (fs.existsSync(path)) return fs.readFileSync(path, "utf8");
    const rewritten = rewrite.call(this, code);
    fs.writeFileSync(path + "-" + process.pid, rewritten);
    fs.renameSync(path + "-" + process.pid, path);
    return rewritten;
  };`)(writer.process, fs, require("crypto"), folder);
} catch (error) {
  print("nothing is kept:", error.message);
}
for (let number = 1; process.ppid === parent; number += 1) {
  const job = `${folder}/${shell}-${number}.js`;
  for (let looks = 0; !fs.existsSync(job) && process.ppid === parent; looks += 1) sleep(looks < 100 ? 2 : 30);
  let answer = {};
  try {
    globalThis.answer = null;
    load(job);
    answer.value = globalThis.answer;
  } catch (error) {
    answer.error = String(error && error.stack ? error.message + "\n" + error.stack : error) || "failed";
  }
  fs.writeFileSync(`${folder}/part-${shell}`, EJSON.stringify(answer));
  fs.renameSync(`${folder}/part-${shell}`, `${folder}/${shell}-${number}.json`);
}
)js";

QString quoted(const QString &text)
{
    const QByteArray json = QJsonDocument(QJsonObject{{QStringLiteral("t"), text}}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(json.mid(5, json.size() - 6));
}

/// Of a shell whose home is in \p folder: it would write all that it does into a log at home, which takes as long as
/// doing it.
QProcessEnvironment quietEnvironment(const QString &folder)
{
    const QString settings = folder + QStringLiteral("/.mongodb/mongosh");
    QFile file(settings + QStringLiteral("/config"));
    if (QDir().mkpath(settings) && !file.exists() && file.open(QIODevice::WriteOnly))
        file.write(R"({"disableLogging":true,"enableTelemetry":false})");
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), folder);
    return environment;
}

bool write(const QString &path, const QString &text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0;
}

} // namespace

ShellPool::ShellPool(QString program, QString uri, int shells)
    : m_program(std::move(program)), m_uri(std::move(uri)), m_shells(static_cast<size_t>(shells))
{}

ShellPool::~ShellPool()
{
    for (Shell &shell : m_shells) {
        if (shell.process && shell.process->state() != QProcess::NotRunning) {
            shell.process->kill();
            shell.process->waitForFinished(5000);
        }
    }
}

QString ShellPool::fileOf(int shell, const char *suffix) const
{
    const int number = m_shells[static_cast<size_t>(shell)].jobs;
    return m_folder.filePath(QStringLiteral("%1-%2.").arg(QString::number(shell), QString::number(number)) +
                             QLatin1String(suffix));
}

bool ShellPool::startShell(int number)
{
    const QString path = m_folder.filePath(QStringLiteral("driver-%1.js").arg(number));
    if (!write(path, QString::fromUtf8(driver).arg(quoted(m_folder.path()), QString::number(number)))) {
        m_error = QStringLiteral("no place for scripts: %1").arg(m_folder.errorString());
        return false;
    }
    auto process = std::make_unique<QProcess>();
    process->setProcessEnvironment(quietEnvironment(m_folder.path()));
    process->setProcessChannelMode(QProcess::MergedChannels);
    process->setStandardOutputFile(m_folder.filePath(QStringLiteral("output-%1").arg(number)));
    process->setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
    process->start(m_program, {m_uri, QStringLiteral("--quiet"), QStringLiteral("--norc"), path});
    if (!process->waitForStarted()) {
        m_error = process->errorString();
        return false;
    }
    m_shells[static_cast<size_t>(number)].process = std::move(process);
    return true;
}

void ShellPool::post(int shell, const QString &database, const QString &script)
{
    Shell &one = m_shells[static_cast<size_t>(shell)];
    if (!one.process)
        startShell(shell);
    ++one.jobs;
    const QString part = m_folder.filePath(QStringLiteral("job-%1").arg(shell));
    write(part, QStringLiteral("db = db.getSiblingDB(%1);\nglobalThis.answer = (() => {\n%2\n})();\n")
                    .arg(quoted(database), script));
    QFile::rename(part, fileOf(shell, "js"));
}

ShellPool::Answer ShellPool::wait(int shell, int milliseconds)
{
    if (!m_shells[static_cast<size_t>(shell)].process)
        return {m_error, {}};
    const QString path = fileOf(shell, "json");
    QProcess &process = *m_shells[static_cast<size_t>(shell)].process;
    const QDeadlineTimer deadline(milliseconds);
    while (!QFile::exists(path)) {
        if (deadline.hasExpired() || process.state() != QProcess::Running) {
            process.kill();
            QFile output(m_folder.filePath(QStringLiteral("output-%1").arg(shell)));
            const QString said =
                output.open(QIODevice::ReadOnly) ? QString::fromUtf8(output.readAll().right(2000)) : QString();
            return {QStringLiteral("the shell did not answer: %1").arg(said), {}};
        }
        QThread::msleep(2);
        process.waitForFinished(0);
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {QStringLiteral("no answer: %1").arg(file.errorString()), {}};
    const QJsonObject answer = QJsonDocument::fromJson(file.readAll()).object();
    return {answer.value(QStringLiteral("error")).toString(), answer.value(QStringLiteral("value"))};
}

ShellPool::Answer ShellPool::run(const QString &database, const QString &script)
{
    post(0, database, script);
    return wait(0);
}

QString runInShell(const QString &program, const QString &uri, const QString &script, const QString &folder)
{
    const QString path = folder + QStringLiteral("/script.js");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    file.write(script.toUtf8());
    file.close();
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, {uri, QStringLiteral("--quiet"), QStringLiteral("--norc"), path});
    if (!process.waitForFinished(120'000))
        return process.errorString();
    const QString said = QString::fromUtf8(process.readAll());
    return process.exitCode() == 0 ? QString() : said.right(3000);
}

} // namespace sw::testsupport
