// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/fileimport.h"

#include "models/base/text.h"
#include "models/document/document.h"
#include "models/formats/importer.h"
#include "models/formats/importerregistry.h"
#include "views/files/importjob.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QUndoStack>

namespace sw::views
{

namespace
{

constexpr qsizetype shownNotes = 3;

QStringList linesOf(const QList<formats::ImportNote> &notes)
{
    QStringList lines;
    for (const formats::ImportNote &note : notes)
        lines << base::visibleText(note.where) + QStringLiteral(": ") + base::visibleText(note.text);
    return lines;
}

} // namespace

FileImport::FileImport(document::Document &document, QWidget *window)
    : QObject(window), m_document(document), m_window(window), m_job(new ImportJob(this))
{
    connect(m_job, &ImportJob::done, this, &FileImport::take);
    connect(m_job, &ImportJob::failed, this, &FileImport::failed);
}

void FileImport::ask()
{
    QStringList filters;
    QHash<QString, const formats::Importer *> byFilter;
    for (const formats::Importer *importer : formats::ImporterRegistry::instance().all()) {
        const QString patterns = QStringLiteral("*.") + importer->suffixes().join(QStringLiteral(" *."));
        for (const QString &filter : {QStringLiteral("%1 (%2)").arg(importer->name(), patterns),
                                      tr("%1 in any file").arg(importer->name()) + QStringLiteral(" (*)")}) {
            filters << filter;
            byFilter.insert(filter, importer);
        }
    }
    QString chosen;
    const QStringList paths = QFileDialog::getOpenFileNames(
        m_window, tr("Import"), QFileInfo(m_document.filePath()).path(), filters.join(QStringLiteral(";;")), &chosen);
    if (const formats::Importer *importer = byFilter.value(chosen); importer != nullptr && !paths.isEmpty())
        read(*importer, paths);
}

void FileImport::read(const formats::Importer &importer, const QStringList &paths)
{
    formats::ImportOptions options;
    options.projectName = QFileInfo(paths.value(0)).completeBaseName();
    m_job->start(importer, paths, options, m_window);
}

bool FileImport::isRunning() const
{
    return m_job->isRunning();
}

void FileImport::take(const formats::Imported &imported)
{
    m_document.setModel(imported.model);
    m_document.history().resetClean(); // there is no file that holds it
    Q_EMIT this->imported();
    const QStringList lines = linesOf(imported.notes);
    if (lines.isEmpty())
        return;
    QStringList first = lines.mid(0, shownNotes);
    const bool isCut = first.size() < lines.size();
    if (isCut)
        first << tr("… and %n more", nullptr, static_cast<int>(lines.size() - first.size()));
    Q_EMIT noted(first.join(QLatin1Char('\n')), isCut ? lines.join(QLatin1Char('\n')) : QString());
}

} // namespace sw::views
