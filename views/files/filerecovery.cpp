// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/filerecovery.h"

#include "models/document/document.h"
#include "models/document/files/autosave.h"

#include <QSettings>
#include <QUndoStack>

namespace sw::views
{

static const QLatin1String asideKey("recovery/aside");

FileRecovery::FileRecovery(document::Document &document, QObject *parent) : QObject(parent), m_document(document)
{}

void FileRecovery::keepSnapshots(const QString &folder)
{
    m_folder.emplace(folder);
    m_autosave = new document::Autosave(m_document, folder, this);
    connect(m_autosave, &document::Autosave::failed, this, [this](const base::Error &error) {
        Q_EMIT warned(tr("What is not saved could not be kept for recovery: %1 Save often.").arg(error.text()));
    });
    Q_EMIT changed();
}

QList<document::LeftBehind> FileRecovery::leftBehind() const
{
    return m_folder ? m_folder->leftBehind() : QList<document::LeftBehind>();
}

std::optional<document::LeftBehind> FileRecovery::offered() const
{
    const QStringList aside = QSettings().value(asideKey).toStringList();
    for (const document::LeftBehind &left : leftBehind()) {
        if (!aside.contains(left.id))
            return left;
    }
    return std::nullopt;
}

void FileRecovery::putAside(const document::LeftBehind &left)
{
    const QStringList before = QSettings().value(asideKey).toStringList();
    QStringList aside;
    for (const document::LeftBehind &one : leftBehind()) { // the others are gone
        if (one.id == left.id || before.contains(one.id))
            aside << one.id;
    }
    QSettings().setValue(asideKey, aside);
    Q_EMIT changed();
}

void FileRecovery::recover(const document::LeftBehind &left)
{
    const auto model = m_folder->read(left.id);
    if (!model) {
        Q_EMIT failed(model.error());
        return;
    }
    m_document.setCopy(*model, left.path);
    m_document.history().resetClean(); // not saved anywhere
    Q_EMIT recovered();
    m_autosave->writeNow();
    m_autosave->waitForDone();
    discard(left);
}

void FileRecovery::discard(const document::LeftBehind &left)
{
    m_folder->discard(left.id);
    Q_EMIT changed();
}

} // namespace sw::views
