// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizes/measuredialog.h"

#include "models/base/job.h"
#include "models/base/text.h"
#include "views/sizes/measuredtable.h"
#include "views/sizes/sizelab.h"
#include "views/widgets/banner.h"
#include "views/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

namespace sw::views
{

MeasureDialog::MeasureDialog(std::shared_ptr<const SizeLab> lab, const design::Design &design,
                             const sizing::SizeOptions &options, QWidget *parent)
    : QDialog(parent),
      m_lab(std::move(lab)),
      m_design(design),
      m_options(options),
      m_job(new base::Job(base::Job::Policy::OneAtATime, this)),
      m_banner(new Banner),
      m_table(new MeasuredTable),
      m_status(new TextLabel(TextLabel::Style::Secondary)),
      m_progress(new QProgressBar),
      m_again(new QPushButton(tr("Measure again"))),
      m_close(new QPushButton)
{
    setWindowTitle(tr("Measure sizes"));
    resize(860, 460);
    m_banner->hide();
    m_progress->setRange(0, 1000);
    m_progress->setFixedWidth(180);
    m_progress->setFormat(QStringLiteral("%p %"));
    auto *intro = new TextLabel(
        TextLabel::Style::Body,
        tr("Up to %L1 synthetic documents of each collection and their indexes are built on this computer by %2, the "
           "storage engine of MongoDB. No server is needed, and nothing is left behind.")
            .arg(m_most, 0, 'f', 0)
            .arg(m_lab->engine->name()));
    intro->setWordWrap(true);
    intro->setContentsMargins(12, 12, 12, 4);
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(12, 8, 12, 12);
    buttons->addWidget(m_status, 1);
    buttons->addWidget(m_progress);
    buttons->addWidget(m_again);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_banner);
    layout->addWidget(intro);
    layout->addWidget(m_table, 1);
    layout->addLayout(buttons);

    m_table->beginMeasured();
    connect(m_job, &base::Job::runningChanged, this, &MeasureDialog::updateButtons);
    connect(m_job, &base::Job::progressed, this, [this](double share, const QString &what) {
        m_progress->setValue(static_cast<int>(share * 1000));
        m_status->setText(base::visibleText(what));
    });
    connect(m_again, &QPushButton::clicked, this, &MeasureDialog::measure);
    connect(m_close, &QPushButton::clicked, this, [this] { m_job->isRunning() ? m_job->cancel() : accept(); });
    updateButtons();
}

bool MeasureDialog::isRunning() const
{
    return m_job->isRunning();
}

void MeasureDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    if (!m_begun)
        measure();
}

void MeasureDialog::measure()
{
    m_begun = true;
    m_banner->hide();
    m_table->beginMeasured();
    m_job->start([this, post = m_job->poster(), lab = m_lab, design = m_design, options = m_options,
                  most = m_most](const base::Progress &progress) -> base::Job::Delivery {
        const auto hear = [&](const QList<sizing::Comparison> &rows) {
            post([this, rows] { m_table->addMeasured(rows); });
        };
        const auto measured = services::measure(*lab->engine, design, options, most, progress, hear);
        return [this, measured] {
            showMeasured(measured);
        };
    });
}

void MeasureDialog::showMeasured(const base::Result<services::Measured> &measured)
{
    if (!measured) {
        m_banner->showMessage(measured.error().code == base::ErrorCode::Cancelled ? Status::Info : Status::Bad,
                              measured.error().text());
        return;
    }
    m_table->beginMeasured(); // all estimates are known only now
    m_table->addMeasured(measured->rows);
    if (!measured->notes.isEmpty())
        m_banner->showMessage(Status::Info, measured->notes.join(QLatin1Char('\n')));
}

void MeasureDialog::updateButtons()
{
    const bool running = m_job->isRunning();
    m_progress->setVisible(running);
    m_again->setVisible(!running && m_begun);
    m_close->setText(running ? tr("Cancel") : tr("Close"));
    if (!running)
        m_status->clear();
}

void MeasureDialog::done(int result)
{
    m_job->cancel();
    QDialog::done(result);
}

} // namespace sw::views
