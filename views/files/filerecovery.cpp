// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/backups.h"
#include "models/base/text.h"
#include "models/document/document.h"
#include "models/document/files/autosave.h"
#include "views/files/filecontroller.h"

#include <QUndoStack>

namespace sw::views
{

void FileController::keepSnapshots(const QString &folder)
{
    m_recovery.emplace(folder);
    m_autosave = new document::Autosave(m_document, folder, this);
    connect(m_autosave, &document::Autosave::failed, this, [this](const base::Error &error) {
        Q_EMIT warned(tr("What is not saved could not be kept for recovery: %1 Save often.").arg(error.text()));
    });
    Q_EMIT leftBehindChanged();
}

std::optional<document::LeftBehind> FileController::leftBehind() const
{
    const QList<document::LeftBehind> all = m_recovery ? m_recovery->leftBehind() : QList<document::LeftBehind>();
    return all.isEmpty() ? std::nullopt : std::optional(all.first());
}

void FileController::recover(const document::LeftBehind &left)
{
    if (!mayDiscard())
        return;
    const auto model = m_recovery->read(left.id);
    if (!model) {
        Q_EMIT failed(model.error());
        return;
    }
    m_document.setModel(*model);
    m_document.history().resetClean(); // not saved anywhere
    Q_EMIT opened();
    m_autosave->writeNow();
    m_autosave->waitForDone();
    discard(left);
}

void FileController::discard(const document::LeftBehind &left)
{
    m_recovery->discard(left.id);
    Q_EMIT leftBehindChanged();
}

void FileController::takeLock()
{
    const QString path = m_document.filePath();
    m_lock.release();
    m_heldBy = path.isEmpty() ? QString() : m_lock.take(path);
}

void FileController::tellHolder()
{
    if (!m_heldBy.isEmpty())
        Q_EMIT warned(tr("%1 is open elsewhere too (%2). Changes made here can be saved under another name.")
                          .arg(title(), base::visibleText(m_heldBy)));
}

/// Once a session and file, before the first time it is overwritten.
void FileController::keepBackup()
{
    const QString path = m_document.filePath();
    if (m_backedUp.contains(path))
        return;
    m_backedUp.insert(path);
    if (const auto kept = base::rotateBackups(path); !kept)
        Q_EMIT warned(kept.error().text());
}

} // namespace sw::views
