// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/files/recovery.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace sw::document
{

class Document;

/// Keeps a snapshot of a document with unsaved changes, and another of a guest that was saved: within two seconds of
/// the first edit that no snapshot has it is on the disk, however quickly others follow. It is written in a thread of
/// its own, and removed once there is nothing unsaved.
class Autosave : public QObject
{
    Q_OBJECT

public:
    Autosave(Document &document, const QString &folder, QObject *parent = nullptr);
    /// The document is closed as its owner wants it: nothing is left behind.
    ~Autosave() override;

    static constexpr int msAfterEdit = 1500; ///< when writing begins

    /// Writes what is unsaved now; failed() tells when that is not possible.
    void writeNow();
    /// Waits until what was begun is on the disk.
    void waitForDone() { m_pool.waitForDone(); }

Q_SIGNALS:
    void failed(const sw::base::Error &error);

private:
    /// Of one project.
    struct Copy
    {
        explicit Copy(const QString &folder) : snapshot(folder) {}
        Snapshot snapshot;
        QTimer timer;
        int writing = 0;      ///< snapshots that are not on the disk yet
        bool waits = false;   ///< the next one, for those
        bool isThere = false; ///< as soon as the disk has it
    };

    bool isGuestUnsaved() const;
    void begin(Copy &copy);
    void onChanged();
    void drop(Copy &copy);
    void writeInTurn(Copy &copy);
    void write(Copy &copy);
    void written(Copy &copy, const base::Result<void> &done);

    Document &m_document;
    Copy m_own;
    Copy m_guest;
    QThreadPool m_pool;
    bool m_told = false; ///< of a failure: once is enough
};

} // namespace sw::document
