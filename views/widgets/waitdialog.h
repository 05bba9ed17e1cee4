// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProgressDialog>

namespace sw::base
{
class Job;
}

namespace sw::views
{

/// Shows how far a job is when it takes longer than a moment, and cancels it. Goes when the job ends.
class WaitDialog : public QProgressDialog
{
    Q_OBJECT

public:
    /// \p text: as long as the job does not say what is under way.
    WaitDialog(base::Job &job, const QString &title, const QString &text, QWidget *window);

    /// Before something else is shown.
    void end();
};

} // namespace sw::views
