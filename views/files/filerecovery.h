// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/document/files/recovery.h"

#include <QObject>

#include <optional>

namespace sw::document
{
class Autosave;
class Document;
} // namespace sw::document

namespace sw::views
{

/// Keeps what is unsaved in a folder as well, and brings back what a program left behind there when it ended.
class FileRecovery : public QObject
{
    Q_OBJECT

public:
    FileRecovery(document::Document &document, QObject *parent);

    /// From now on what is unsaved is kept in \p folder, and what others left behind there is offered.
    void keepSnapshots(const QString &folder);
    /// What programs left behind, the newest first.
    QList<document::LeftBehind> leftBehind() const;
    /// The newest that was not put aside.
    std::optional<document::LeftBehind> offered() const;
    /// \p left is kept, and not offered by itself again.
    void putAside(const document::LeftBehind &left);
    /// Opens \p left as an unsaved copy; its project's file stays as it is. The document must not hold changes.
    void recover(const document::LeftBehind &left);
    /// Puts \p left into the trash.
    void discard(const document::LeftBehind &left);

Q_SIGNALS:
    void changed(); ///< something else is left behind
    void recovered();
    void failed(const sw::base::Error &error);
    void warned(const QString &text);

private:
    document::Document &m_document;
    std::optional<document::RecoveryFolder> m_folder;
    document::Autosave *m_autosave = nullptr;
};

} // namespace sw::views
