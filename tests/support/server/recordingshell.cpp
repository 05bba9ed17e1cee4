// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/server/recordingshell.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace sw::testsupport
{

namespace
{

QString node()
{
    return QStandardPaths::findExecutable(QStringLiteral("node"));
}

} // namespace

bool RecordingShell::available()
{
    return !node().isEmpty();
}

QString RecordingShell::skipReason()
{
    return QStringLiteral("node is not installed, so scripts cannot be run");
}

RecordingShell::RecordingShell(const QByteArray &script, const QByteArray &existing)
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("script.js"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(script) != script.size()) {
        m_end = "error: the script could not be written";
        return;
    }
    file.close();
    QProcess process;
    process.start(node(),
                  {QStringLiteral(SHAPEWRIGHT_TEST_DATA "/shell/recording.js"), path, QString::fromUtf8(existing)});
    if (!process.waitForFinished(60000)) {
        m_end = "error: node did not end";
        return;
    }
    m_commands = process.readAllStandardOutput().trimmed().split('\n');
    m_end = m_commands.takeLast() + process.readAllStandardError();
}

} // namespace sw::testsupport
