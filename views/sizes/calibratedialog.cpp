// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizes/calibratedialog.h"

#include "models/base/job.h"
#include "models/base/text.h"
#include "models/document/document.h"
#include "models/document/edits/calibrationedit.h"
#include "models/services/calibration/livecalibration.h"
#include "views/deploy/exportconnectpage.h"
#include "views/sizes/measuredtable.h"
#include "views/sizes/sizelab.h"
#include "views/widgets/banner.h"
#include "views/widgets/textlabel.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QStackedWidget>

#include <algorithm>

namespace sw::views
{

CalibrateDialog::CalibrateDialog(std::shared_ptr<const SizeLab> lab, document::Document &document,
                                 const design::Design &design, const sizing::SizeOptions &options, QWidget *parent)
    : QDialog(parent),
      m_lab(std::move(lab)),
      m_document(document),
      m_design(design),
      m_options(options),
      m_job(new base::Job(base::Job::Policy::OneAtATime, this)),
      m_readDatabase(document.model().name),
      m_scratch(services::scratchName()),
      m_pages(new QStackedWidget)
{
    setWindowTitle(tr("Calibrate sizes with a server"));
    resize(860, 500);
    m_pages->addWidget(buildConnectPage());
    m_pages->addWidget(buildResultPage());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_pages, 1);
    layout->addWidget(buildButtons());
    m_next->setDefault(true); // only a button that stands in its dialog becomes what Enter means

    connect(m_job, &base::Job::runningChanged, this, &CalibrateDialog::updateButtons);
    connect(m_job, &base::Job::progressed, this, [this](double share, const QString &what) {
        m_progress->setRange(0, 1000);
        m_progress->setValue(static_cast<int>(share * 1000));
        m_status->setText(base::visibleText(what));
    });
    connect(m_connectPage, &ExportConnectPage::completeChanged, this, &CalibrateDialog::updateButtons);
    connect(m_documents, &QSpinBox::valueChanged, this, &CalibrateDialog::updateExtent);
    connect(m_reads, &QRadioButton::toggled, this, [this](bool reads) {
        (reads ? m_scratch : m_readDatabase) = m_connectPage->database(); // each way keeps the name of its own
        updateWay();
    });
    updateWay();
}

QWidget *CalibrateDialog::buildWays()
{
    m_reads = new QRadioButton(tr("&Read a database that is in use; nothing is written"));
    m_loads = new QRadioButton(tr("&Load synthetic documents into a new database, which is dropped again"));
    m_reads->setToolTip(tr("Correct the estimates by the sizes of the collections there and by what the server's "
                           "cache holds under its own load"));
    m_loads->setToolTip(tr("Correct the estimates by the sizes of synthetic documents on the server"));
    m_reads->setChecked(true);
    auto *ways = new QWidget;
    auto *layout = new QVBoxLayout(ways);
    layout->setContentsMargins(16, 16, 16, 0);
    layout->setSpacing(4);
    layout->addWidget(m_reads);
    layout->addWidget(m_loads);
    return ways;
}

QWidget *CalibrateDialog::buildConnectPage()
{
    m_connectPage = new ExportConnectPage(m_readDatabase);
    m_documents = new QSpinBox;
    m_documents->setRange(1, 10'000'000);
    m_documents->setSingleStep(10'000);
    m_documents->setGroupSeparatorShown(true);
    m_documents->setValue(static_cast<int>(services::CalibrationLimits().documents));
    m_documents->setToolTip(
        tr("Upper limit per collection; never more documents than planned and at most 64 MiB each"));
    m_documents->setAccessibleName(tr("Documents of each collection at most"));
    m_documentsRow = new QWidget;
    auto *form = new QFormLayout(m_documentsRow);
    form->setContentsMargins(16, 0, 16, 16);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form->setHorizontalSpacing(8);
    form->addRow(tr("&Documents of each collection, at most"), m_documents);
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildWays());
    layout->addWidget(m_connectPage);
    layout->addWidget(m_documentsRow);
    layout->addStretch();
    return page;
}

QWidget *CalibrateDialog::buildResultPage()
{
    m_banner = new Banner;
    m_banner->hide();
    m_table = new MeasuredTable;
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(m_table, 1);
    return page;
}

QWidget *CalibrateDialog::buildButtons()
{
    m_status = new TextLabel(TextLabel::Style::Secondary);
    m_progress = new QProgressBar;
    m_progress->setFixedWidth(180);
    m_progress->setFormat(QStringLiteral("%p %"));
    m_back = new QPushButton(tr("Back"));
    m_close = new QPushButton;
    m_next = new QPushButton;
    connect(m_back, &QPushButton::clicked, this, [this] {
        m_pages->setCurrentIndex(0);
        updateButtons();
    });
    connect(m_close, &QPushButton::clicked, this, [this] {
        if (!m_job->isRunning())
            return reject();
        m_job->cancel();
        m_close->setEnabled(false);
        m_status->setText(way() == Way::Load ? tr("Stopping; the scratch database is dropped …") : tr("Stopping …"));
    });
    connect(m_next, &QPushButton::clicked, this, [this] { m_pages->currentIndex() == 0 ? begin() : keepFactors(); });
    auto *bar = new QWidget;
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(12, 8, 12, 12);
    layout->addWidget(m_status, 1);
    layout->addWidget(m_progress);
    layout->addWidget(m_back);
    layout->addWidget(m_close);
    layout->addWidget(m_next);
    return bar;
}

CalibrateDialog::Way CalibrateDialog::way() const
{
    return m_reads->isChecked() ? Way::Read : Way::Load;
}

void CalibrateDialog::setWay(Way way)
{
    (way == Way::Read ? m_reads : m_loads)->setChecked(true);
}

void CalibrateDialog::updateWay()
{
    const bool reads = way() == Way::Read;
    m_connectPage->setDatabase(reads ? m_readDatabase : m_scratch);
    m_documentsRow->setVisible(!reads);
    updateExtent();
}

void CalibrateDialog::setServer(const QString &uri, const QString &database)
{
    m_connectPage->setUri(uri);
    if (!database.isEmpty())
        m_connectPage->setDatabase(database);
}

void CalibrateDialog::setDocuments(int most)
{
    m_documents->setValue(most);
}

bool CalibrateDialog::isRunning() const
{
    return m_job->isRunning();
}

services::CalibrationLimits CalibrateDialog::limits() const
{
    services::CalibrationLimits limits;
    limits.documents = m_documents->value();
    return limits;
}

void CalibrateDialog::begin()
{
    m_connectPage->clearError();
    m_progress->setRange(0, 0);
    m_status->setText(tr("Connecting to %1 …").arg(base::visibleText(m_lab->uriForPeople(m_connectPage->uri()))));
    const services::ServerAddress address = m_connectPage->address();
    if (way() == Way::Load && address.planOnly)
        return showError(
            {base::ErrorCode::Refused, tr("This is a production server: no synthetic documents are loaded into it."),
             m_lab->uriForPeople(address.uri), tr("Read a database that is in use, or use another server.")});
    const QString uri = address.uri;
    const QString database = address.database;
    m_job->start([=, this, lab = m_lab, password = address.password, design = m_design, options = m_options,
                  limits = limits(),
                  reads = way() == Way::Read](const base::Progress &progress) -> base::Job::Delivery {
        const auto read = [&]() -> base::Result<services::Calibrated> {
            auto session = lab->connect(uri, password);
            return session ? services::calibrateLive(**session, {database}, design, options,
                                                     services::usualWatchSeconds, progress)
                           : session.error();
        };
        const auto load = [&]() -> base::Result<services::Calibrated> {
            auto session = lab->connectScratch(uri, password, database);
            return session
                       ? services::calibrate(**session, database, design, options, limits, lab->journalFolder, progress)
                       : session.error();
        };
        const auto calibrated = reads ? read() : load();
        return [this, calibrated] {
            calibrated ? showCalibrated(*calibrated) : showError(calibrated.error());
        };
    });
}

void CalibrateDialog::showError(const base::Error &error)
{
    m_connectPage->showError(error);
    m_pages->setCurrentIndex(0);
}

void CalibrateDialog::showCalibrated(const services::Calibrated &calibrated)
{
    m_connectPage->remember();
    m_scratch = services::scratchName(); // the next run gets one of its own
    if (way() == Way::Load)
        m_connectPage->setDatabase(m_scratch);
    m_calibration = calibrated.result.calibration;
    m_kept = false;
    m_table->showCalibrated(calibrated.result.rows);
    m_pages->setCurrentIndex(1);
    QStringList notes = calibrated.notes;
    if (calibrated.leftOver)
        notes.prepend(calibrated.leftOver->text());
    else if (calibrated.load)
        notes.prepend(tr("%1. Nothing was written.").arg(base::visibleText(m_calibration.server)));
    else
        notes.prepend(tr("%1. The scratch database is dropped again.").arg(base::visibleText(m_calibration.server)));
    const auto &rows = calibrated.result.rows;
    if (std::any_of(rows.begin(), rows.end(), [](const sizing::CalibrationRow &row) { return row.isBeyond; }))
        notes << tr("Outside: further off than the range of the formulas reaches. Check what the model says of these "
                    "documents; ranges stay wide there.");
    if (m_calibration.isEmpty())
        notes << tr("All files are so small that a single page changes the result, so no factors were derived.");
    m_banner->showMessage(calibrated.leftOver          ? Status::Warn
                          : calibrated.notes.isEmpty() ? Status::Ok
                                                       : Status::Info,
                          notes.join(QLatin1Char('\n')));
}

void CalibrateDialog::keepFactors()
{
    document::setCalibration(m_document, m_calibration);
    m_kept = true;
    accept();
}

/// Says before anything is written how much it will be.
void CalibrateDialog::updateExtent()
{
    if (way() == Way::Read) {
        m_connectPage->setHint(tr("The collections of the design are looked for in this database. Their sizes and what "
                                  "the server's cache holds of them are read; nothing is written."));
        return updateButtons();
    }
    const services::CalibrationExtent extent = services::calibrationExtent(m_design, m_options, limits());
    m_connectPage->setHint(tr("About %1 documents (%2) in %3 collections are written to this new database, measured "
                              "and dropped again, even if you cancel. Other databases are not touched.")
                               .arg(base::countText(extent.documents), base::bytesText(extent.data),
                                    QString::number(extent.collections.size())));
    updateButtons();
}

void CalibrateDialog::updateButtons()
{
    const bool running = m_job->isRunning();
    const bool result = m_pages->currentIndex() == 1;
    m_progress->setVisible(running);
    m_connectPage->setEnabled(!running);
    m_documents->setEnabled(!running);
    m_reads->setEnabled(!running);
    m_loads->setEnabled(!running);
    m_back->setVisible(result && !running);
    m_close->setEnabled(true);
    m_close->setText(running ? tr("Cancel") : tr("Close"));
    m_next->setText(
        result ? tr("Keep factors")
        : way() == Way::Read
            ? tr("Connect and read")
            : tr("Connect and load about %1 documents")
                  .arg(base::countText(services::calibrationExtent(m_design, m_options, limits()).documents)));
    m_next->setEnabled(!running && (result ? !m_calibration.isEmpty() && !m_kept : m_connectPage->isComplete()));
    if (!running)
        m_status->clear();
}

void CalibrateDialog::done(int result)
{
    m_job->cancel();
    QDialog::done(result);
}

} // namespace sw::views
