// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/document.h"

#include <QFileSystemWatcher>
#include <QTimer>

namespace sw::views
{

/// Notices when another program writes or removes a document's file. The folder is watched, because most programs save
/// by putting a new file in the place of the old one.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    explicit FileWatch(document::Document &document, QObject *parent = nullptr);

    /// The file is as it is in the document: what is told from now on is news.
    void watch();

Q_SIGNALS:
    /// The file is not what was opened or saved (Changed, Missing), or is so again (anything else).
    void stateChanged(sw::document::FileState state);

private:
    void look();

    document::Document &m_document;
    QFileSystemWatcher m_watcher;
    QTimer m_settled; ///< others write in several steps
    std::optional<document::FileState> m_told;
};

} // namespace sw::views
