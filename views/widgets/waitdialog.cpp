// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/waitdialog.h"

#include "models/base/job.h"
#include "models/base/text.h"

namespace sw::views
{

namespace
{
constexpr int patienceMs = 300;
constexpr int steps = 1000;
} // namespace

WaitDialog::WaitDialog(base::Job &job, const QString &title, const QString &text, QWidget *window)
    : QProgressDialog(text, tr("Cancel"), 0, steps, window)
{
    setWindowTitle(title);
    setWindowModality(Qt::WindowModal);
    setAutoReset(false);
    setMinimumDuration(patienceMs);
    connect(this, &QProgressDialog::canceled, &job, &base::Job::cancel);
    connect(&job, &base::Job::progressed, this, [this](double share, const QString &what) {
        if (!what.isEmpty())
            setLabelText(base::visibleText(what));
        setValue(std::min(steps - 1, static_cast<int>(share * steps)));
    });
    connect(&job, &base::Job::runningChanged, this, [this](bool running) {
        if (!running)
            end();
    });
    setValue(0);
}

void WaitDialog::end()
{
    disconnect(); // what hides it is no person
    hide();
    deleteLater();
}

} // namespace sw::views
