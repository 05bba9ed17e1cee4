// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizes/measuredialog.h"

#include "models/base/text.h"
#include "models/samples/write/samplegenerator.h"
#include "views/sizes/sizejob.h"
#include "views/sizes/sizelab.h"
#include "views/sizes/measuredtable.h"
#include "views/widgets/banner.h"
#include "views/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

namespace sw::views
{

MeasureDialog::MeasureDialog(std::shared_ptr<SizeLab> lab, const design::Design &design,
                             const sizing::SizeOptions &options, QWidget *parent)
    : QDialog(parent),
      m_lab(std::move(lab)),
      m_design(design),
      m_options(options),
      m_job(new SizeJob(this)),
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
            .arg(m_lab->engine()));
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
    connect(m_job, &SizeJob::runningChanged, this, &MeasureDialog::updateButtons);
    connect(m_job, &SizeJob::progressed, this, [this](double share, const QString &what) {
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

MeasureDialog::Outcome MeasureDialog::weigh(SizeLab &lab, const design::Design &design,
                                            const sizing::SizeOptions &options, double most, const Progress &progress,
                                            const Weighed &measured)
{
    Outcome outcome;
    sizing::SizeOptions stored = options;
    for (const design::Collection &collection : design.collections)
        stored.documents.insert(
            collection.name,
            std::clamp(options.documents.value(collection.name, collection.documents.likely), 1.0, most));
    sizing::SizeReport estimate = sizing::estimate(design, stored);
    const auto count = static_cast<double>(std::max<qsizetype>(1, design.collections.size()));
    for (qsizetype i = 0; i < design.collections.size(); ++i) {
        const design::Collection &collection = design.collections.at(i);
        const samples::SampleGenerator generator(design, collection);
        if (const auto possible = generator.check(); !possible) {
            outcome.notes << possible.error().text();
            continue;
        }
        const auto one = lab.measure(
            collection, [&](quint64 n) { return generator.document(n); }, stored.documents.value(collection.name),
            [&](double share) { return progress((static_cast<double>(i) + share) / count, collection.name); });
        if (one) {
            if (one->documents != stored.documents.value(one->name)) { // fewer than asked for when they are large
                stored.documents.insert(one->name, one->documents);
                estimate = sizing::estimate(design, stored);
            }
            measured(*one, estimate);
        } else if (one.error().code == base::ErrorCode::Unsupported) {
            outcome.notes << one.error().text();
        } else {
            outcome.error = one.error();
            break;
        }
    }
    return outcome;
}

void MeasureDialog::measure()
{
    m_begun = true;
    m_banner->hide();
    m_table->beginMeasured();
    m_job->start([this, post = m_job->poster(), lab = m_lab, design = m_design, options = m_options,
                  most = m_most](const SizeJob::Progress &progress) -> SizeJob::Delivery {
        const auto measured = [&](const sizing::MeasuredCollection &one, const sizing::SizeReport &estimate) {
            post([this, one, estimate] { m_table->addMeasured(one, estimate); });
        };
        const Outcome outcome = weigh(*lab, design, options, most, progress, measured);
        return [this, outcome] {
            showOutcome(outcome);
        };
    });
}

void MeasureDialog::showOutcome(const Outcome &outcome)
{
    if (outcome.error)
        m_banner->showMessage(outcome.error->code == base::ErrorCode::Cancelled ? Status::Info : Status::Bad,
                              outcome.error->text());
    else if (!outcome.notes.isEmpty())
        m_banner->showMessage(Status::Info, outcome.notes.join(QLatin1Char('\n')));
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
