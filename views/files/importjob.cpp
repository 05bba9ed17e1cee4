// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/importjob.h"

#include "models/base/job.h"
#include "models/services/importing/importing.h"
#include "views/widgets/waitdialog.h"

#include <memory>

namespace sw::views
{

ImportJob::ImportJob(QObject *parent) : QObject(parent), m_job(new base::Job(base::Job::Policy::LatestWins, this))
{}

bool ImportJob::isRunning() const
{
    return m_job->isRunning();
}

void ImportJob::start(const formats::Importer &importer, const QStringList &paths,
                      const formats::ImportOptions &options, QWidget *window)
{
    m_job->cancel();
    m_dialog = new WaitDialog(*m_job, tr("Import"), tr("Reading…"), window);
    m_job->start([this, &importer, paths, options](const base::Progress &progress) -> base::Job::Delivery {
        auto imported = std::make_shared<const base::Result<formats::Imported>>(
            services::importFiles(importer, paths, options, progress));
        return [this, imported] {
            deliver(*imported);
        };
    });
}

void ImportJob::deliver(const base::Result<formats::Imported> &imported)
{
    if (m_dialog)
        m_dialog->end();
    if (imported)
        Q_EMIT done(*imported);
    else
        Q_EMIT failed(imported.error());
}

} // namespace sw::views
