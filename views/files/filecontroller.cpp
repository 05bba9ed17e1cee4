// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/filecontroller.h"

#include "models/base/files/backups.h"
#include "models/base/text.h"
#include "models/document/document.h"
#include "models/document/edits/edits.h"
#include "models/formats/project/samplelibrary.h"
#include "views/files/fileimport.h"
#include "views/files/filerecovery.h"
#include "views/files/filewatch.h"
#include "views/files/projectnames.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QUndoStack>

namespace sw::views
{

namespace
{

const QLatin1String recentKey("files/recent");
const QLatin1String suffix(".shape.json");
constexpr int recentCount = 10;

/// What a project in the file at \p path is called.
QString nameOf(const QString &path)
{
    const QFileInfo file(path);
    return path.endsWith(suffix) ? file.fileName().chopped(suffix.size()) : file.completeBaseName();
}

/// Where to look for files: beside the one at \p path, else beside the last one, else where documents lie.
QString folderFor(const QString &path)
{
    const QString last = path.isEmpty() ? QSettings().value(recentKey).toStringList().value(0) : path;
    return last.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                          : QFileInfo(last).absolutePath();
}

} // namespace

FileController::FileController(document::Document &document, QWidget *window)
    : QObject(window),
      m_document(document),
      m_window(window),
      m_import(new FileImport(document, window)),
      m_recovery(new FileRecovery(document, this)),
      m_watch(new FileWatch(document, this))
{
    connect(m_import, &FileImport::imported, this, &FileController::opened);
    connect(m_import, &FileImport::failed, this, &FileController::failed);
    connect(m_recovery, &FileRecovery::recovered, this, &FileController::opened);
    connect(m_recovery, &FileRecovery::failed, this, &FileController::failed);
    connect(m_recovery, &FileRecovery::warned, this, &FileController::warned);
    connect(&document, &document::Document::filePathChanged, this, &FileController::takeLock);
    connect(this, &FileController::opened, m_watch, &FileWatch::watch);
    connect(this, &FileController::saved, m_watch, &FileWatch::watch);
    connect(m_watch, &FileWatch::stateChanged, this, &FileController::stateChanged);
}

QString FileController::title() const
{
    if (!m_document.filePath().isEmpty())
        return base::visibleText(QFileInfo(m_document.filePath()).fileName());
    if (!m_document.origin().isEmpty())
        return tr("%1 (recovered)").arg(base::visibleText(QFileInfo(m_document.origin()).fileName()));
    return m_document.model().name.isEmpty() ? tr("untitled") : base::visibleText(m_document.model().name);
}

bool FileController::mayDiscard()
{
    Q_EMIT aboutToSave();
    return takeBack() && askToSave();
}

bool FileController::hasSavedTask() const
{
    return m_document.hasGuest() && !m_document.filePath().isEmpty();
}

FileController::Hold &FileController::hold()
{
    return m_document.hasGuest() ? m_task : m_own;
}

void FileController::Hold::release()
{
    lock.release();
    holder.clear();
}

bool FileController::askToSave()
{
    if (!m_document.isModified())
        return true;
    QMessageBox box(m_window);
    box.setIcon(QMessageBox::Question);
    box.setTextFormat(Qt::PlainText);
    box.setText(tr("%1 has changes that are not saved.").arg(title()));
    box.setInformativeText(tr("Your changes will be lost if you don't save them."));
    QPushButton *save = box.addButton(QMessageBox::Save);
    box.addButton(tr("Don't save"), QMessageBox::DestructiveRole);
    QPushButton *stay = box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(save);
    box.setEscapeButton(stay);
    box.exec();
    if (box.clickedButton() == save)
        return this->save();
    return box.clickedButton() != stay;
}

void FileController::newProject()
{
    if (!mayDiscard())
        return;
    schema::Model model;
    model.name = tr("untitled");
    m_document.setModel(model);
    Q_EMIT opened();
}

void FileController::open()
{
    if (!mayDiscard())
        return;
    const QString path =
        QFileDialog::getOpenFileName(m_window, tr("Open project"), folderFor(m_document.filePath()), projectFilter());
    if (!path.isEmpty())
        openPath(path);
}

bool FileController::openPath(const QString &path)
{
    const auto opened = m_document.open(path);
    if (!opened) {
        Q_EMIT failed(opened.error());
        return false;
    }
    remember(path);
    Q_EMIT this->opened();
    tellHolder();
    for (const base::Error &warning : *opened)
        Q_EMIT warned(warning.text());
    return true;
}

bool FileController::openSample(const QString &name)
{
    const auto model = formats::loadSample(name);
    if (!model) {
        Q_EMIT failed(model.error());
        return false;
    }
    return openCopy(*model);
}

bool FileController::openCopy(const schema::Model &model)
{
    m_document.setModel(model);
    Q_EMIT opened();
    return true;
}

bool FileController::openTask(const schema::Model &model, const document::StepRule &rule)
{
    if (m_import->isRunning()) {
        Q_EMIT told(tr("An import is still running."));
        return false;
    }
    Q_EMIT aboutToSave();
    if (hasSavedTask() && !askToSave())
        return false;
    if (!m_document.hasGuest())
        Q_EMIT aboutToWait();
    m_document.openGuest(model, rule);
    Q_EMIT opened();
    return true;
}

bool FileController::takeBack()
{
    if (!m_document.hasGuest())
        return true;
    if (hasSavedTask() && !askToSave())
        return false;
    m_document.takeBack();
    m_task.release();
    Q_EMIT opened();
    tellHolder();
    Q_EMIT tookBack();
    return true;
}

void FileController::import()
{
    if (!m_import->isRunning() && mayDiscard())
        m_import->ask();
}

void FileController::recover(const document::LeftBehind &left)
{
    if (mayDiscard())
        m_recovery->recover(left);
}

bool FileController::save()
{
    Q_EMIT aboutToSave();
    if (!hold().holder.isEmpty())
        takeLock(); // the other window may be closed by now
    if (m_document.filePath().isEmpty() || m_document.isReadOnly() || !hold().holder.isEmpty())
        return saveAs();
    if (m_document.fileState() == document::FileState::Changed) {
        QMessageBox box(m_window);
        box.setIcon(QMessageBox::Warning);
        box.setTextFormat(Qt::PlainText);
        box.setText(tr("%1 was changed by another program since you opened it.").arg(title()));
        box.setInformativeText(tr("Save yours under another name, or open the file again and lose your changes."));
        QPushButton *other = box.addButton(tr("Save mine as…"), QMessageBox::AcceptRole);
        QPushButton *again = box.addButton(tr("Open again"), QMessageBox::DestructiveRole);
        box.addButton(QMessageBox::Cancel);
        box.exec();
        if (box.clickedButton() == other)
            return saveAs();
        return box.clickedButton() == again && openPath(m_document.filePath());
    }
    keepBackup();
    if (const auto done = m_document.save(); !done) {
        Q_EMIT failed(done.error());
        return false;
    }
    Q_EMIT saved();
    return true;
}

bool FileController::saveAs()
{
    Q_EMIT aboutToSave();
    const QString known = m_document.filePath().isEmpty() ? m_document.origin() : m_document.filePath();
    const QString proposed =
        known.isEmpty() ? folderFor({}) + QLatin1Char('/') + proposedFileName(m_document.model().name) + suffix : known;
    QString path = QFileDialog::getSaveFileName(m_window, tr("Save project"), proposed, projectFilter());
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += suffix;
    if (!m_document.hasGuest()) {
        nameAfter(path);
    } else if (QFileInfo(path) == QFileInfo(m_document.ownFilePath())) {
        Q_EMIT failed({base::ErrorCode::Usage, tr("This is the file of your own project, which waits."), path,
                       tr("Save the task under another name.")});
        return false;
    }
    if (const auto done = m_document.saveAs(path); !done) {
        Q_EMIT failed(done.error());
        return false;
    }
    remember(path);
    m_backedUp.insert(path);
    Q_EMIT saved();
    tellHolder();
    return true;
}

void FileController::nameAfter(const QString &path)
{
    const QString name = nameOf(path);
    const QString before = m_document.model().name;
    if (before == name || !(before.isEmpty() || before == tr("untitled") || before == nameOf(m_document.filePath())))
        return;
    document::editModel(m_document, tr("Name the project %1").arg(base::visibleText(name)),
                        [&name](schema::Model &model) { model.name = name; });
}

bool FileController::openAgain()
{
    return mayDiscard() && openPath(m_document.filePath());
}

void FileController::remember(const QString &path)
{
    QSettings settings;
    QStringList recent = settings.value(recentKey).toStringList();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    recent.removeAll(absolute);
    recent.prepend(absolute);
    settings.setValue(recentKey, recent.mid(0, recentCount));
}

QStringList FileController::recent() const
{
    QStringList there = QSettings().value(recentKey).toStringList();
    there.removeIf([](const QString &path) { return !QFileInfo::exists(path); });
    return there;
}

void FileController::fillRecentMenu(QMenu *menu)
{
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        for (const QString &path : QSettings().value(recentKey).toStringList()) {
            QString shown = base::visibleText(path);
            menu->addAction(shown.replace(QLatin1Char('&'), QStringLiteral("&&")), this, [this, path] {
                if (mayDiscard())
                    openPath(path);
            });
        }
        if (menu->isEmpty())
            menu->addAction(tr("No files yet"))->setEnabled(false);
    });
}

void FileController::fillSampleMenu(QMenu *menu)
{
    for (const formats::SampleInfo &sample : formats::samples()) {
        QAction *action = menu->addAction(sample.title, this, [this, name = sample.name] {
            if (mayDiscard())
                openSample(name);
        });
        action->setStatusTip(sample.summary);
        action->setToolTip(sample.summary);
    }
    menu->setToolTipsVisible(true);
}

void FileController::takeLock()
{
    Hold &here = hold();
    here.release();
    if (const QString path = m_document.filePath(); !path.isEmpty())
        here.holder = here.lock.take(path);
}

void FileController::tellHolder()
{
    if (const QString holder = hold().holder; !holder.isEmpty())
        Q_EMIT warned(tr("%1 is open elsewhere too (%2). Changes made here can be saved under another name.")
                          .arg(title(), base::visibleText(holder)));
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
