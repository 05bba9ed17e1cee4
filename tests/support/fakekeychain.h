// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace sw::testsupport
{

/// A program in the place of shapewright-keychain: a file for each entry, and what it was asked in "arguments".
class FakeKeychain
{
public:
    FakeKeychain()
    {
        const QString program = m_folder.filePath(QStringLiteral("keychain"));
        QFile script(program);
        if (!script.open(QIODevice::WriteOnly))
            qFatal("no keychain");
        script.write("#!/bin/bash\ncd '" + QFile::encodeName(m_folder.path()) +
                     "'\nread -r entry\nfile=$(printf %s \"$entry\" | sha256sum | cut -c1-20).kept\n"
                     "echo \"$@\" >>arguments\nwhile [ -e slow ]; do sleep 0.02; done\n"
                     "[ ! -e locked ] || exit 5\n[ ! -e none ] || exit 3\n"
                     "case $1 in\nkeep) cat >\"$file\" ;;\nread) cat \"$file\" 2>/dev/null || exit 2 ;;\n"
                     "forget) rm \"$file\" 2>/dev/null || exit 2 ;;\ncheck) ;;\n*) echo no >&2; exit 4 ;;\nesac\n");
        script.close();
        script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv("SHAPEWRIGHT_KEYCHAIN", QFile::encodeName(program));
    }
    ~FakeKeychain() { qunsetenv("SHAPEWRIGHT_KEYCHAIN"); }
    Q_DISABLE_COPY_MOVE(FakeKeychain)

    /// "slow", "locked" or "none".
    void set(const char *state, bool on) const
    {
        QFile file(m_folder.filePath(QLatin1String(state)));
        const bool done = on ? file.open(QIODevice::WriteOnly) : file.remove();
        if (!done)
            qFatal("%s", state);
    }
    QList<QByteArray> kept() const
    {
        QList<QByteArray> out;
        for (const QFileInfo &each : QDir(m_folder.path()).entryInfoList({QStringLiteral("*.kept")}))
            out << contentOf(each.filePath());
        return out;
    }
    QByteArray asked() const { return contentOf(m_folder.filePath(QStringLiteral("arguments"))); }

private:
    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
};

} // namespace sw::testsupport
