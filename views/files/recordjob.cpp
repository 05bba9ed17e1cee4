// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/recordjob.h"

#include "models/base/files/safefile.h"
#include "models/base/job.h"
#include "models/record/recordfile.h"
#include "views/widgets/waitdialog.h"

#include <memory>

namespace sw::views
{

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
        const auto record =
            std::make_shared<const services::Record>(services::recordOf(model, QDate::currentDate(), progress));
        return [this, record, model, path] {
            deliver(*record, model, path);
        };
    });
}

void RecordJob::deliver(const services::Record &record, const schema::Model &model, const QString &path)
{
    if (m_dialog)
        m_dialog->end();
    const auto files = record::writeRecord(record, model, path);
    if (!files) {
        Q_EMIT failed(files.error());
        return;
    }
    for (const record::RecordFile &file : *files) {
        if (const auto written = base::writeFileSafely(file.path, file.content); !written) {
            Q_EMIT failed(written.error());
            return;
        }
    }
    Q_EMIT done(path);
}

} // namespace sw::views
