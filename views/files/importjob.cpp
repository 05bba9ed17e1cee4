// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/importjob.h"

#include "models/base/text.h"
#include "views/jobs/latestjob.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QProgressDialog>

#include <memory>
#include <vector>

namespace sw::views
{

namespace
{

constexpr int pauseMs = 50;
constexpr int patienceMs = 300;
constexpr int steps = 1000;

base::Result<formats::Imported> readFiles(const formats::Importer &importer, const QStringList &paths,
                                          const formats::ImportOptions &options,
                                          const formats::ImportProgress &progress)
{
    std::vector<std::unique_ptr<QFile>> files;
    QList<formats::ImportSource> sources;
    for (const QString &path : paths) {
        files.push_back(std::make_unique<QFile>(path));
        if (QFileInfo(path).isDir() || !files.back()->open(QIODevice::ReadOnly | QIODevice::Unbuffered))
            return base::Error{base::ErrorCode::File, ImportJob::tr("It cannot be read."), path,
                               ImportJob::tr("Check the name and the rights of the file.")};
        sources << formats::ImportSource{path, files.back().get()};
    }
    return importer.read(sources, options, progress);
}

} // namespace

ImportJob::ImportJob(QObject *parent) : QObject(parent), m_job(new LatestJob(this))
{}

ImportJob::~ImportJob()
{
    delete m_job; // waits for the thread, which still speaks to this object
}

void ImportJob::start(const formats::Importer &importer, const QStringList &paths,
                      const formats::ImportOptions &options, QWidget *window)
{
    cancel();
    m_running = true;
    m_bytes = 0;
    for (const QString &path : paths)
        m_bytes += QFileInfo(path).size();
    m_dialog = new QProgressDialog(tr("Reading…"), tr("Cancel"), 0, steps, window);
    m_dialog->setWindowTitle(tr("Import"));
    m_dialog->setWindowModality(Qt::WindowModal);
    m_dialog->setAutoReset(false);
    m_dialog->setMinimumDuration(patienceMs);
    connect(m_dialog, &QProgressDialog::canceled, this, &ImportJob::cancel);
    m_job->start([this, &importer, paths, options](const LatestJob::IsCancelled &isCancelled) -> LatestJob::Delivery {
        QElapsedTimer sinceShown;
        sinceShown.start();
        formats::ImportProgress progress;
        progress.isCancelled = isCancelled;
        progress.advanced = [&](qint64 bytes) {
            if (sinceShown.elapsed() < pauseMs)
                return;
            sinceShown.restart();
            QMetaObject::invokeMethod(
                this, [this, bytes] { showProgress(bytes); }, Qt::QueuedConnection);
        };
        auto result = std::make_shared<base::Result<formats::Imported>>(readFiles(importer, paths, options, progress));
        return [this, result] {
            finish();
            if (*result)
                Q_EMIT done(**result);
            else
                Q_EMIT failed(result->error());
        };
    });
}

void ImportJob::showProgress(qint64 bytes)
{
    if (!m_dialog || !m_running)
        return;
    m_dialog->setLabelText(tr("Read %1 of %2")
                               .arg(base::bytesText(base::Bytes(static_cast<double>(bytes))),
                                    base::bytesText(base::Bytes(static_cast<double>(m_bytes)))));
    m_dialog->setValue(m_bytes > 0 ? static_cast<int>(std::min<qint64>(steps - 1, bytes * steps / m_bytes)) : 0);
}

void ImportJob::cancel()
{
    m_job->cancel();
    if (m_running)
        finish();
}

void ImportJob::finish()
{
    m_running = false;
    if (!m_dialog)
        return;
    m_dialog->disconnect(this);
    m_dialog->hide();
    m_dialog->deleteLater();
    m_dialog = nullptr;
}

} // namespace sw::views
