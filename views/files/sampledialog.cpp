// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/sampledialog.h"

#include "models/base/job.h"
#include "models/base/text.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/statusline.h"
#include "views/widgets/textlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

constexpr double mostDocuments = 1e9;
constexpr double usualDocuments = 1000;
constexpr double largestSeed = 1e15;
constexpr int progressSteps = 1000;
constexpr int mostRows = 8;

} // namespace

SampleDialog::SampleDialog(const design::Design &design, const QStringList &chosen, const QString &folder,
                           QWidget *parent)
    : QDialog(parent),
      m_design(design),
      m_all(new QCheckBox(tr("All collections"))),
      m_collections(new QListWidget),
      m_number(new CountEdit({1, mostDocuments, {}, {}, false})),
      m_seed(new CountEdit({0, largestSeed, {}, {}, false})),
      m_format(new QComboBox),
      m_folder(new QLineEdit),
      m_browse(new QPushButton(tr("Browse…"))),
      m_hint(new TextLabel(TextLabel::Style::Secondary)),
      m_progress(new QProgressBar),
      m_status(new StatusLine),
      m_generate(new QPushButton(tr("Generate"))),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Close)),
      m_job(new base::Job(base::Job::Policy::OneAtATime, this))
{
    setWindowTitle(tr("Generate documents"));
    m_format->addItem(tr("JSON lines, for mongoimport"));
    m_format->addItem(tr("BSON, for mongorestore"));
    m_number->setValue(usualDocuments);
    m_seed->setValue(1);
    m_folder->setText(QDir::toNativeSeparators(folder));
    m_progress->setRange(0, progressSteps);
    m_progress->hide();
    m_status->hide();
    m_buttons->addButton(m_generate, QDialogButtonBox::AcceptRole);
    makeCollections(chosen);
    m_form = makeForm();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(10);
    layout->addWidget(m_form, 1);
    layout->addWidget(m_status);
    layout->addWidget(m_progress);
    layout->addWidget(m_buttons);
    connectParts();
    updateTicks();
    m_generate->setDefault(true);
    m_number->setFocus();
    resize(520, sizeHint().height());
}

SampleDialog::~SampleDialog() = default;

void SampleDialog::connectParts()
{
    connect(m_buttons, &QDialogButtonBox::accepted, this, &SampleDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &SampleDialog::reject);
    connect(m_browse, &QPushButton::clicked, this, &SampleDialog::browse);
    connect(m_all, &QCheckBox::clicked, this, [this] { tickAll(ticked().size() < m_collections->count()); });
    connect(m_collections, &QListWidget::itemChanged, this, &SampleDialog::updateTicks);
    connect(m_format, &QComboBox::currentIndexChanged, this, &SampleDialog::updateHint);
    connect(m_folder, &QLineEdit::textChanged, this, &SampleDialog::updateHint);
    connect(m_job, &base::Job::progressed, this, [this](double share, const QString &collection) {
        m_progress->setValue(static_cast<int>(share * progressSteps));
        m_status->setMessage(Status::Info, tr("Making documents of %1 …").arg(base::visibleText(collection)));
    });
}

QWidget *SampleDialog::makeCollections(const QStringList &chosen)
{
    const bool known = std::any_of(m_design.collections.cbegin(), m_design.collections.cend(),
                                   [&](const design::Collection &each) { return chosen.contains(each.name); });
    for (const design::Collection &each : m_design.collections) {
        auto *item = new QListWidgetItem(base::visibleText(each.name), m_collections);
        item->setData(Qt::UserRole, each.name);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(!known || chosen.contains(each.name) ? Qt::Checked : Qt::Unchecked);
    }
    const int row = m_collections->count() > 0 ? m_collections->sizeHintForRow(0) : fontMetrics().height();
    m_collections->setMinimumHeight(std::clamp(m_collections->count(), 2, mostRows) * row +
                                    2 * m_collections->frameWidth() + 2);
    m_collections->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_collections->setSelectionMode(QAbstractItemView::NoSelection);
    m_collections->setCurrentRow(0);
    m_collections->setAccessibleName(tr("Collections"));
    return m_collections;
}

QWidget *SampleDialog::makeFolder()
{
    auto *folder = new QWidget;
    auto *row = new QHBoxLayout(folder);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_folder, 1);
    row->addWidget(m_browse);
    folder->setFocusProxy(m_folder);
    m_folder->setAccessibleName(tr("Folder"));
    m_browse->setAutoDefault(false);
    return folder;
}

QWidget *SampleDialog::makeForm()
{
    auto *form = new PropertyForm;
    auto *intro = new TextLabel(
        TextLabel::Style::Secondary,
        tr("Synthetic documents that satisfy the validator. The same seed gives the same documents everywhere."));
    intro->setWordWrap(true);
    m_hint->setWordWrap(true);
    form->addWidget({}, intro);
    form->addWidget(tr("Collections"), m_all);
    form->addWidget(QStringLiteral(" "), m_collections);
    form->addWidget(tr("How many of each"), m_number);
    form->addWidget(tr("Seed"), m_seed);
    form->addWidget(tr("Format"), m_format);
    form->addWidget(tr("Folder"), makeFolder());
    form->addWidget({}, m_hint);
    m_number->setAccessibleName(tr("How many of each"));
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("Whole number that decides the values"));
    m_format->setAccessibleName(tr("Format"));
    return form;
}

bool SampleDialog::isRunning() const
{
    return m_job->isRunning();
}

void SampleDialog::setFolder(const QString &folder)
{
    m_folder->setText(QDir::toNativeSeparators(folder));
}

QString SampleDialog::folder() const
{
    const QString typed = QDir::fromNativeSeparators(m_folder->text().trimmed());
    return typed == QLatin1String("~") || typed.startsWith(QLatin1String("~/")) ? QDir::homePath() + typed.mid(1)
                                                                                : typed;
}

void SampleDialog::setFormat(samples::SampleFormat format)
{
    m_format->setCurrentIndex(format == samples::SampleFormat::Bson ? 1 : 0);
}

samples::SampleFormat SampleDialog::format() const
{
    return m_format->currentIndex() == 1 ? samples::SampleFormat::Bson : samples::SampleFormat::JsonLines;
}

void SampleDialog::browse()
{
    const QString chosen = QFileDialog::getExistingDirectory(this, tr("Folder for the documents"), folder());
    if (!chosen.isEmpty())
        setFolder(chosen);
}

void SampleDialog::tickAll(bool on)
{
    {
        const QSignalBlocker quiet(m_collections);
        for (int i = 0; i < m_collections->count(); ++i)
            m_collections->item(i)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    }
    m_collections->viewport()->update();
    updateTicks();
}

QStringList SampleDialog::ticked() const
{
    QStringList names;
    for (int i = 0; i < m_collections->count(); ++i) {
        if (m_collections->item(i)->checkState() == Qt::Checked)
            names << m_collections->item(i)->data(Qt::UserRole).toString();
    }
    return names;
}

void SampleDialog::updateTicks()
{
    const auto number = ticked().size();
    m_all->setCheckState(number == 0                        ? Qt::Unchecked
                         : number == m_collections->count() ? Qt::Checked
                                                            : Qt::PartiallyChecked);
    m_generate->setEnabled(number > 0);
    updateHint();
}

void SampleDialog::updateHint()
{
    const QStringList files = services::sampleFileNames(ticked(), format());
    if (files.isEmpty())
        return m_hint->setText(m_collections->count() > 0 ? tr("No collection is chosen.")
                                                          : tr("There is no collection to make documents for."));
    const QDir folder(this->folder());
    const auto there =
        std::count_if(files.cbegin(), files.cend(), [&](const QString &each) { return folder.exists(each); });
    const QString name = files.size() == 1 ? base::visibleText(files.first())
                                           : tr("%1 and %n more files", nullptr, static_cast<int>(files.size() - 1))
                                                 .arg(base::visibleText(files.first()));
    m_hint->setText(
        there == 0 ? tr("Writes %1.").arg(name)
                   : tr("Writes %1. Files of the same name that are replaced: %2.").arg(name, QString::number(there)));
}

void SampleDialog::refuse(const QString &text)
{
    m_status->setMessage(Status::Bad, text);
    m_status->show();
}

std::optional<services::SampleOrder> SampleDialog::order()
{
    const auto number = m_number->read();
    const auto seed = m_seed->read();
    if (!number || !*number || !seed || !*seed) {
        refuse(!number ? number.error().text() : !seed ? seed.error().text() : tr("A number is missing."));
        return std::nullopt;
    }
    const QString path = folder();
    if (path.isEmpty() || !QFileInfo(path).isDir()) {
        refuse(
            path.isEmpty()
                ? tr("Name a folder for the documents.")
                : tr("%1 is not a folder. Choose another one.").arg(base::visibleText(QDir::toNativeSeparators(path))));
        return std::nullopt;
    }
    return services::SampleOrder{ticked(), static_cast<quint64>(**number), static_cast<quint64>(**seed), format(),
                                 path};
}

void SampleDialog::accept()
{
    if (m_job->isRunning() || ticked().isEmpty())
        return;
    if (const auto wanted = order())
        start(*wanted);
}

void SampleDialog::start(const services::SampleOrder &order)
{
    m_job->start([this, order, design = m_design](const base::Progress &progress) -> base::Job::Delivery {
        const services::SampleOutcome outcome = services::generateFiles(design, order, progress);
        return [this, outcome, order] {
            finish(outcome, order);
        };
    });
    m_status->setMessage(Status::Info, tr("Generating…"));
    m_status->show();
    setRunning(true);
}

void SampleDialog::finish(const services::SampleOutcome &outcome, const services::SampleOrder &order)
{
    setRunning(false);
    const QString done =
        tr("%1 documents (%2) are in %3.")
            .arg(base::countText(static_cast<double>(outcome.documents)), base::bytesText(outcome.bytes),
                 base::visibleText(QDir::toNativeSeparators(order.folder)));
    if (!outcome.error)
        m_status->setMessage(Status::Ok, done);
    else if (outcome.error->code != base::ErrorCode::Cancelled)
        refuse(outcome.error->text());
    else
        m_status->setMessage(Status::Info, outcome.files == 0 ? tr("Stopped; all files are as they were.")
                                                              : done + QLatin1Char(' ') +
                                                                    tr("Stopped; the other files are as they were."));
    updateHint();
    Q_EMIT ended(!outcome.error);
}

void SampleDialog::setRunning(bool running)
{
    m_progress->setValue(0);
    m_progress->setVisible(running);
    m_form->setEnabled(!running);
    m_generate->setEnabled(!running && !ticked().isEmpty());
    m_buttons->button(QDialogButtonBox::Close)->setText(running ? tr("Stop") : tr("Close"));
}

void SampleDialog::reject()
{
    if (!m_job->isRunning())
        return QDialog::reject();
    m_job->cancel();
    m_status->setMessage(Status::Info, tr("Stopping …"));
}

} // namespace sw::views
