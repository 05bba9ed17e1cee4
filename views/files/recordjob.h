// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/services/record/record.h"

#include <QObject>
#include <QPointer>

namespace sw::base
{
class Job;
}

namespace sw::views
{

class WaitDialog;

/// Makes the decision record off the GUI thread, and writes it to a file once it is there. It is gone when it has ended
/// or was cancelled.
class RecordJob : public QObject
{
    Q_OBJECT

public:
    explicit RecordJob(QObject *parent = nullptr);

    /// Ends with done() or failed(); with neither when it was cancelled. \p window: whom the progress belongs to.
    void start(const schema::Model &model, const QString &path, QWidget *window);

Q_SIGNALS:
    void done(const QString &path);
    void failed(const sw::base::Error &error);

private:
    void deliver(const services::Record &record, const schema::Model &model, const QString &path);

    base::Job *m_job;
    QPointer<WaitDialog> m_dialog;
};

} // namespace sw::views
