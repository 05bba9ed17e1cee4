// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/document/document.h"
#include "models/document/files/fileprint.h"
#include "models/document/files/projectlock.h"

#include <QObject>
#include <QSet>
#include <QStringList>

class QMenu;
class QWidget;

namespace sw::schema
{
struct Model;
}

namespace sw::document
{
class Document;
struct LeftBehind;
} // namespace sw::document

namespace sw::views
{

class FileImport;
class FileRecovery;
class FileWatch;

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
    /// A project that has no file yet.
    bool openCopy(const schema::Model &model);
    /// A task of a lesson in the place of the person's project, which waits until takeBack(). Nobody is asked to save a
    /// task that never was. False: not while something else is being opened, or the person wants to stay.
    bool openTask(const schema::Model &model, const document::StepRule &rule);
    /// The person's project as it was left; false: the person wants to stay.
    bool takeBack();
    /// Asks for files of other programs and makes a project of them.
    void import();
    FileImport &imports() { return *m_import; }
    bool save();
    bool saveAs();
    /// Opens the file as it is now, in the place of what is shown.
    bool openAgain();
    /// Asks what to do with unsaved changes to the person's project, which is shown again; false: the person wants to
    /// stay.
    bool mayDiscard();
    FileRecovery &recovery() { return *m_recovery; }
    /// Opens what was left behind, unless there are changes that a person wants to keep.
    void recover(const document::LeftBehind &left);
    /// Paths of the files opened or saved last, the newest first; those that are gone are left out.
    QStringList recent() const;
    void fillRecentMenu(QMenu *menu);
    void fillSampleMenu(QMenu *menu);
    /// "bookstore.shape.json", or the project's name while it has no file.
    QString title() const;

Q_SIGNALS:
    /// Or to ask whether to: whoever holds a text that is still being typed gives it to the document.
    void aboutToSave();
    void opened();
    void saved();
    void aboutToWait(); ///< the person's project
    void tookBack();
    void told(const QString &text); ///< in passing
    void failed(const sw::base::Error &error);
    void warned(const QString &text);
    /// Another program has changed or removed the file, or put it back.
    void stateChanged(sw::document::FileState state);

private:
    bool askToSave();
    bool hasSavedTask() const;
    /// The file of the project that is open is in use by this window, or by another one.
    struct Hold
    {
        document::ProjectLock lock;
        QString holder; ///< who else has it open
        void release();
    };
    Hold &hold();
    void remember(const QString &path);
    void takeLock();
    void tellHolder();
    void keepBackup();
    /// A project that was never named, or after its file, is named after the new one.
    void nameAfter(const QString &path);

    document::Document &m_document;
    QWidget *m_window;
    FileImport *m_import;
    FileRecovery *m_recovery;
    FileWatch *m_watch;
    Hold m_own;               ///< that of the project that waits stays held
    Hold m_task;              ///< of a task that was saved
    QSet<QString> m_backedUp; ///< files that have a back-up from before this session
};

} // namespace sw::views
