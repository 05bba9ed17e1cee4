// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace sw::testsupport
{

/// Runs a script for MongoDB's shell in node, with a database that records the commands and takes nothing else.
class RecordingShell
{
public:
    /// \p existing: JSON with the collections that are there, see tests/data/shell/recording.js.
    explicit RecordingShell(const QByteArray &script, const QByteArray &existing = "{}");

    static bool available();
    static QString skipReason();

    /// Canonical Extended JSON of each command, in order.
    const QList<QByteArray> &commands() const { return m_commands; }
    /// "done" or "error: …".
    const QByteArray &end() const { return m_end; }

private:
    QList<QByteArray> m_commands;
    QByteArray m_end;
};

} // namespace sw::testsupport
