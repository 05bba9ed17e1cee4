// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/recordjob.h"

#include "models/base/files/safefile.h"
#include "models/base/job.h"
#include "models/record/recordfile.h"
#include "views/widgets/waitdialog.h"

namespace sw::views
{

namespace
{

/// Nothing is written once it is cancelled.
base::Result<void> write(const schema::Model &model, const QString &path, const base::Progress &progress)
{
    const services::Record made = services::recordOf(model, QDate::currentDate(), progress);
    if (progress.isCancelled())
        return {};
    const auto files = record::writeRecord(made, model, path);
    if (!files)
        return files.error();
    for (const record::RecordFile &file : *files) {
        if (progress.isCancelled())
            return {};
        if (const auto written = base::writeFileSafely(file.path, file.content); !written)
            return written;
    }
    return {};
}

} // namespace

RecordJob::RecordJob(QObject *parent) : QObject(parent), m_job(new base::Job(base::Job::Policy::LatestWins, this))
{
    connect(m_job, &base::Job::runningChanged, this, [this](bool running) {
        if (!running)
            deleteLater();
    });
}

void RecordJob::start(const schema::Model &model, const QString &path, QWidget *window)
{
    m_dialog = new WaitDialog(*m_job, tr("Decision record"), tr("Comparing options…"), window);
    m_job->start([this, model, path](const base::Progress &progress) -> base::Job::Delivery {
        const base::Result<void> written = write(model, path, progress);
        return [this, written, path] {
            deliver(written, path);
        };
    });
}

void RecordJob::deliver(const base::Result<void> &written, const QString &path)
{
    if (m_dialog)
        m_dialog->end();
    if (written)
        Q_EMIT done(path);
    else
        Q_EMIT failed(written.error());
}

} // namespace sw::views
