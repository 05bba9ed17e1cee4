// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/formats/importer.h"

#include <QObject>
#include <QPointer>

namespace sw::base
{
class Job;
}

namespace sw::views
{

class WaitDialog;

/// Reads files of other programs off the GUI thread, and shows how far it is when that takes longer than a moment. What
/// is made of the result is the business of who asked.
class ImportJob : public QObject
{
    Q_OBJECT

public:
    explicit ImportJob(QObject *parent = nullptr);

    bool isRunning() const;
    /// Ends with done() or failed(); with neither when it was cancelled. \p window: whom the progress belongs to.
    void start(const formats::Importer &importer, const QStringList &paths, const formats::ImportOptions &options,
               QWidget *window);

Q_SIGNALS:
    void done(const sw::formats::Imported &imported);
    void failed(const sw::base::Error &error);

private:
    void deliver(const base::Result<formats::Imported> &imported);

    base::Job *m_job;
    QPointer<WaitDialog> m_dialog;
};

} // namespace sw::views
