// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/filewatch.h"

#include <QFileInfo>

namespace sw::views
{

namespace
{

constexpr int settleMs = 300;

} // namespace

FileWatch::FileWatch(document::Document &document, QObject *parent) : QObject(parent), m_document(document)
{
    m_settled.setSingleShot(true);
    m_settled.setInterval(settleMs);
    connect(&m_settled, &QTimer::timeout, this, &FileWatch::look);
    const auto later = [this] {
        m_settled.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, later);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, later);
    connect(&document, &document::Document::filePathChanged, this, &FileWatch::watch);
    watch();
}

void FileWatch::watch()
{
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    if (!watched.isEmpty())
        m_watcher.removePaths(watched);
    m_told.reset();
    const QFileInfo file(m_document.filePath());
    if (m_document.filePath().isEmpty())
        return;
    m_watcher.addPath(file.absolutePath());
    m_watcher.addPath(file.absoluteFilePath());
    m_settled.start(); // it may have changed while nobody watched
}

void FileWatch::look()
{
    const QString path = m_document.filePath();
    if (path.isEmpty())
        return;
    if (!m_watcher.files().contains(QFileInfo(path).absoluteFilePath()) && QFileInfo::exists(path))
        m_watcher.addPath(QFileInfo(path).absoluteFilePath()); // a new file in the place of the old one
    const document::FileState state = m_document.fileState();
    if (std::exchange(m_told, state) != state)
        Q_EMIT stateChanged(state);
}

} // namespace sw::views
