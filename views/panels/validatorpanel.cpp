// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/validatorpanel.h"

#include "models/base/bson/extendedjsonwriter.h"
#include "models/base/bson/jsontext.h"
#include "models/base/job.h"
#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/items/selection.h"
#include "models/samples/write/samplegenerator.h"
#include "models/services/importing/importing.h"
#include "views/widgets/collectionbox.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/textlabel.h"

#include <QBuffer>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QHeaderView>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <memory>

namespace sw::views
{

namespace
{

constexpr qint64 mostRefused = 200; ///< documents with reasons; the rest is counted
constexpr int pauseMilliseconds = 250;
constexpr qsizetype codeWidth = 80;
constexpr int pathRole = Qt::UserRole;

using validation::Verdict;

QPushButton *button(const QString &text, const QString &help)
{
    auto *made = new QPushButton(text);
    made->setToolTip(help);
    made->setAutoDefault(false);
    return made;
}

} // namespace

ValidatorPanel::ValidatorPanel(document::Document &document, document::DerivedState &derived,
                               items::Selection &selection, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_derived(derived),
      m_selection(selection),
      m_job(new base::Job(base::Job::Policy::LatestWins, this)),
      m_collection(new CollectionBox(document, derived, selection)),
      m_editor(new QPlainTextEdit),
      m_results(new QTreeWidget),
      m_summary(new TextLabel(TextLabel::Style::Body)),
      m_fileName(new TextLabel(TextLabel::Style::Body)),
      m_close(button(tr("Close file"), tr("Check the text again")))
{
    setAcceptDrops(true);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &ValidatorPanel::check);
    auto *splitter = new QSplitter;
    splitter->addWidget(buildInput());
    splitter->addWidget(buildResults());
    splitter->setSizes({500, 500});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    connect(m_collection, &CollectionBox::outdated, this, &ValidatorPanel::later);
    connect(m_editor, &QPlainTextEdit::textChanged, this, &ValidatorPanel::later);
    later();
}

QWidget *ValidatorPanel::buildInput()
{
    QPushButton *open = button(tr("Open file…"), tr("JSON lines, a JSON array or BSON of any size"));
    QPushButton *example = button(tr("Insert example"), tr("Add a document that the validator takes"));
    connect(open, &QPushButton::clicked, this, &ValidatorPanel::askForFile);
    connect(example, &QPushButton::clicked, this, &ValidatorPanel::insertExample);
    connect(m_close, &QPushButton::clicked, this, &ValidatorPanel::closeFile);
    m_fileName->setWordWrap(true);
    m_fileName->hide();
    m_close->hide();
    auto *bar = new FlowLayout(6);
    bar->setContentsMargins(8, 6, 8, 6);
    for (QWidget *each : std::initializer_list<QWidget *>{m_collection, open, example, m_fileName, m_close})
        bar->addWidget(each);
    m_editor->setAccessibleName(tr("Documents to check"));
    m_editor->setPlaceholderText(tr("Paste documents here: {\"name\": …}, one or several, or drop a file."));
    m_editor->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_editor->setLayoutDirection(Qt::LeftToRight);
    m_editor->setTabChangesFocus(true);
    m_editor->setFrameShape(QFrame::NoFrame);
    m_editor->setAcceptDrops(false); // files go to the panel
    auto *left = new QWidget;
    auto *layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_editor, 1);
    return left;
}

QWidget *ValidatorPanel::buildResults()
{
    m_summary->setWordWrap(true);
    m_summary->setMargin(8);
    m_summary->setAccessibleName(tr("Result"));
    m_results->setAccessibleName(tr("Refused documents"));
    m_results->setColumnCount(2);
    m_results->setHeaderLabels({tr("Document, path"), tr("Why")});
    m_results->header()->setStretchLastSection(true);
    m_results->resizeColumnToContents(0);
    m_results->setFrameShape(QFrame::NoFrame);
    m_results->setWordWrap(true);
    m_results->setRootIsDecorated(true);
    m_results->viewport()->installEventFilter(this);
    connect(m_results, &QTreeWidget::itemActivated, this, &ValidatorPanel::goTo);
    auto *right = new QWidget;
    auto *layout = new QVBoxLayout(right);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_summary);
    layout->addWidget(m_results, 1);
    return right;
}

QString ValidatorPanel::collection() const
{
    return m_collection->collection();
}

QString ValidatorPanel::summary() const
{
    return m_summary->text();
}

void ValidatorPanel::askForFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Documents to check"), {},
                                                      tr("Documents (*.json *.jsonl *.ndjson *.bson);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

void ValidatorPanel::openFile(const QString &path)
{
    const QFileInfo info(path);
    m_file = path;
    m_fileName->setText(tr("%1, %2").arg(base::visibleText(info.fileName()),
                                         base::bytesText(base::Bytes(static_cast<double>(info.size())))));
    m_fileName->show();
    m_close->show();
    m_editor->setEnabled(false);
    later();
}

void ValidatorPanel::closeFile()
{
    m_file.clear();
    m_fileName->hide();
    m_close->hide();
    m_editor->setEnabled(true);
    m_editor->setFocus();
    later();
}

void ValidatorPanel::insertExample()
{
    const design::Collection *shown = m_derived.design().collection(collection());
    if (shown == nullptr)
        return;
    if (!m_file.isEmpty())
        closeFile();
    const samples::SampleGenerator generator(m_derived.design(), *shown);
    const QList<quint64> examples = generator.examples();
    const base::Bson document = generator.document(examples.isEmpty() ? 0 : examples.first(), samples::Extent::Likely);
    const QByteArray json = base::toExtendedJson(document, base::EjsonForm::Relaxed);
    m_editor->appendPlainText(QString::fromUtf8(base::brokenIntoLines(json, codeWidth)));
}

void ValidatorPanel::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasText() || event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void ValidatorPanel::dropEvent(QDropEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.first().isLocalFile())
        openFile(urls.first().toLocalFile());
    else if (event->mimeData()->hasText())
        m_editor->insertPlainText(event->mimeData()->text());
    event->acceptProposedAction();
}

bool ValidatorPanel::isCurrent() const
{
    return !m_waits && !m_pause.isActive() && !m_job->isRunning();
}

void ValidatorPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_waits)
        later();
}

/// After a moment, so that typing is not disturbed; out of sight, once it is seen again. Documents are checked against
/// the collection they were put in for, whatever is selected meanwhile.
void ValidatorPanel::later()
{
    m_collection->setFollowing(m_file.isEmpty() && m_editor->document()->isEmpty());
    m_job->cancel();
    m_waits = !isVisible();
    if (m_waits)
        m_pause.stop();
    else
        m_pause.start();
}

void ValidatorPanel::say(const QString &text)
{
    m_results->clear();
    m_summary->setStyleOf(TextLabel::Style::Body);
    m_summary->setText(text);
}

void ValidatorPanel::check()
{
    const design::Collection *shown = m_derived.design().collection(collection());
    if (shown == nullptr)
        return say(tr("The design has no collections yet."));
    const QByteArray text = m_editor->toPlainText().toUtf8();
    if (m_file.isEmpty() && text.trimmed().isEmpty())
        return say({});
    const auto validator = services::validatorFor(m_document.model(), *shown);
    if (!validator)
        return say(base::visibleText(validator.error().text()));
    if (!m_file.isEmpty())
        m_summary->setText(tr("Checking…"));
    m_job->start(
        [this, validator = *validator, text, file = m_file](const base::Progress &progress) -> base::Job::Delivery {
            const auto report = std::make_shared<services::ValidationReport>();
            if (file.isEmpty()) {
                QBuffer buffer;
                buffer.setData(text);
                (void)buffer.open(QIODevice::ReadOnly);
                *report = services::reportOn(validator, buffer, {}, mostRefused, progress);
            } else if (const auto device = services::openInput(file)) {
                *report = services::reportOn(validator, **device, QFileInfo(file).fileName(), mostRefused, progress);
            } else {
                report->stopped = device.error();
            }
            return [this, report] {
                showReport(*report);
            };
        });
}

void ValidatorPanel::showReport(const services::ValidationReport &report)
{
    m_results->clear();
    for (const services::RefusedDocument &document : report.refused)
        addDocument(document);
    m_results->expandAll();
    fitColumns();
    QStringList lines{services::totalsText(report.totals)};
    const qint64 refused = report.totals.invalid + report.totals.declined;
    if (refused > report.refused.size())
        lines << tr("The first %1 are shown.").arg(report.refused.size());
    if (report.stopped)
        lines << base::visibleText(report.stopped->text());
    m_summary->setText(lines.join(QLatin1Char('\n')));
    m_summary->setStyleOf(TextLabel::styleOf(report.stopped || report.totals.invalid > 0 ? Status::Bad
                                             : report.totals.declined > 0                ? Status::Warn
                                                                                         : Status::Ok));
}

/// As wide as the paths, but never so wide that the reasons have less than half.
void ValidatorPanel::fitColumns()
{
    m_results->resizeColumnToContents(0);
    m_results->setColumnWidth(0, std::min(m_results->columnWidth(0), m_results->viewport()->width() / 2));
}

bool ValidatorPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_results->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    return QWidget::eventFilter(watched, event);
}

void ValidatorPanel::addDocument(const services::RefusedDocument &document)
{
    const bool isRefused = document.verdict.kind == Verdict::Kind::Invalid;
    auto *item = new QTreeWidgetItem({tr("%1 (_id %2)").arg(base::visibleText(document.place), document.id),
                                      isRefused ? tr("refused") : tr("undecided")});
    const Status status = isRefused ? Status::Bad : Status::Warn;
    item->setIcon(0, icon(statusIcon(status)));
    item->setToolTip(0, Qt::convertFromPlainText(item->text(0), Qt::WhiteSpaceNormal));
    for (const validation::Reason &reason : services::reasonsToShow(document.verdict)) {
        auto *child = new QTreeWidgetItem(
            {reason.path.isEmpty() ? tr("(document)") : base::visibleText(reason.path),
             QStringLiteral("%1: %2").arg(base::visibleText(reason.keyword), services::reasonText(reason))});
        child->setData(0, pathRole, reason.path);
        child->setToolTip(0, Qt::convertFromPlainText(child->text(0), Qt::WhiteSpaceNormal));
        child->setToolTip(1, Qt::convertFromPlainText(child->text(1), Qt::WhiteSpaceNormal));
        item->addChild(child);
    }
    if (!document.verdict.declined.isEmpty())
        item->addChild(new QTreeWidgetItem({tr("cannot be said"), base::visibleText(document.verdict.declined)}));
    m_results->addTopLevelItem(item);
}

/// Selects what the reason is about in the Documents view.
void ValidatorPanel::goTo(const QTreeWidgetItem *item)
{
    if (item->parent() == nullptr)
        return;
    QStringList path;
    for (const QString &part : item->data(0, pathRole).toString().split(QLatin1Char('.'))) {
        bool isNumber = false;
        (void)part.toInt(&isNumber);
        if (!isNumber) // an item of an array
            path << part;
    }
    m_selection.selectCollection(collection(), path.join(QLatin1Char('.')));
}

} // namespace sw::views
