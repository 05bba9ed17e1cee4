// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/formats/importer.h"

#include <QObject>
#include <QPointer>

class QProgressDialog;

namespace sw::views
{

class LatestJob;

/// Reads files of other programs off the GUI thread, and shows how far it is when that takes longer than a moment. What
/// is made of the result is the business of who asked.
class ImportJob : public QObject
{
    Q_OBJECT

public:
    explicit ImportJob(QObject *parent = nullptr);
    ~ImportJob() override;

    bool isRunning() const { return m_running; }
    /// Ends with done() or failed(); with neither when it was cancelled. \p window: whom the progress belongs to.
    void start(const formats::Importer &importer, const QStringList &paths, const formats::ImportOptions &options,
               QWidget *window);
    void cancel();

Q_SIGNALS:
    void done(const sw::formats::Imported &imported);
    void failed(const sw::base::Error &error);

private:
    void showProgress(qint64 bytes);
    void finish();

    LatestJob *m_job;
    QPointer<QProgressDialog> m_dialog;
    qint64 m_bytes = 0; ///< of all files
    bool m_running = false;
};

} // namespace sw::views
