// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/model.h"

#include <QObject>
#include <QPointer>

namespace sw::base
{
class Job;
}

namespace sw::views
{

class WaitDialog;

/// Makes the decision record and writes its files, both off the GUI thread. It is gone when it has ended or was
/// cancelled.
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
    void deliver(const base::Result<void> &written, const QString &path);

    base::Job *m_job;
    QPointer<WaitDialog> m_dialog;
};

} // namespace sw::views
