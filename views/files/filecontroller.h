// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/document/files/projectlock.h"
#include "models/document/files/recovery.h"

#include <QObject>
#include <QSet>
#include <QStringList>

#include <optional>

class QMenu;
class QWidget;

namespace sw::document
{
class Autosave;
class Document;
} // namespace sw::document

namespace sw::formats
{
class Importer;
struct Imported;
} // namespace sw::formats

namespace sw::views
{

class ImportJob;

/// New, open, save: the questions that stand between a person and a lost model. It owns no document and draws nothing.
class FileController : public QObject
{
    Q_OBJECT

public:
    FileController(document::Document &document, QWidget *window);

    void newProject();
    void open();
    bool openPath(const QString &path);
    /// A copy of a shipped sample, not yet saved anywhere.
    bool openSample(const QString &name);
    /// Asks for files of other programs and makes a project of them.
    void import();
    /// Reads \p paths in a thread of its own, with progress and a way to stop; opened() tells that the model is there,
    /// not yet saved anywhere.
    void importFiles(const formats::Importer &importer, const QStringList &paths);
    bool isImporting() const;
    bool save();
    bool saveAs();
    /// Asks what to do with unsaved changes; false: the person wants to stay.
    bool mayDiscard();
    /// From now on what is unsaved is kept in \p folder as well, and what others left behind there is offered.
    void keepSnapshots(const QString &folder);
    /// The newest project that a program left behind when it ended without saving.
    std::optional<document::LeftBehind> leftBehind() const;
    /// Opens \p left as an unsaved copy; its project's file stays as it is.
    void recover(const document::LeftBehind &left);
    /// Puts \p left into the trash.
    void discard(const document::LeftBehind &left);
    void fillRecentMenu(QMenu *menu);
    void fillSampleMenu(QMenu *menu);
    /// "bookstore.shape.json", or the project's name while it has no file.
    QString title() const;

Q_SIGNALS:
    void
    aboutToSave(); ///< or to ask whether to: whoever holds a text that is still being typed gives it to the document
    void opened();
    void saved();
    void failed(const sw::base::Error &error);
    void warned(const QString &text);
    void leftBehindChanged();

private:
    void remember(const QString &path);
    void takeImported(const formats::Imported &imported);
    void takeLock();
    void tellHolder();
    void keepBackup();

    document::Document &m_document;
    QWidget *m_window;
    ImportJob *m_import;
    document::ProjectLock m_lock;
    QString m_heldBy;         ///< who else has the file open
    QSet<QString> m_backedUp; ///< files that have a back-up from before this session
    std::optional<document::RecoveryFolder> m_recovery;
    document::Autosave *m_autosave = nullptr;
};

} // namespace sw::views
