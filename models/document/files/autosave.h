// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/files/recovery.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace sw::document
{

class Document;

/// Writes a snapshot of a document with unsaved changes two seconds after the first edit that no snapshot has, however
/// quickly others follow, in a thread of its own, and removes it once there is nothing unsaved.
class Autosave : public QObject
{
    Q_OBJECT

public:
    Autosave(Document &document, const QString &folder, QObject *parent = nullptr);
    /// The document is closed as its owner wants it: nothing is left behind.
    ~Autosave() override;

    static constexpr int msAfterEdit = 2000;

    /// Writes what is unsaved now; failed() tells when that is not possible.
    void writeNow();
    /// Waits until what was begun is on the disk.
    void waitForDone() { m_pool.waitForDone(); }

Q_SIGNALS:
    void failed(const sw::base::Error &error);

private:
    void onChanged();
    void writeInTurn();

    Document &m_document;
    Snapshot m_snapshot;
    QThreadPool m_pool;
    QTimer m_timer;
    bool m_told = false; ///< of a failure: once is enough
};

} // namespace sw::document
