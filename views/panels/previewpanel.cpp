// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/previewpanel.h"

#include "models/base/bson/extendedjsonwriter.h"
#include "models/base/job.h"
#include "models/base/text.h"
#include "models/design/shape/documentsize.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/items/selection.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/patternregistry.h"
#include "models/services/evaluation/evaluation.h"
#include "models/services/patternuses/documentaverages.h"
#include "views/widgets/charts/figuretips.h"
#include "views/widgets/collectionbox.h"
#include "views/widgets/documents/beforeafterview.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/localkeys.h"
#include "views/widgets/segmentedcontrol.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/textlabel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>

#include <algorithm>
#include <cmath>

namespace sw::views
{

namespace
{

using items::DocumentLinesModel;

constexpr samples::Extent extents[] = {samples::Extent::Smallest, samples::Extent::Likely, samples::Extent::Largest};
constexpr base::Bytes documentLimit = base::mebibytes(16);
constexpr base::Bytes documentWarning = base::kibibytes(200);

QLabel *plainLabel()
{
    auto *label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QPushButton *smallButton(const QString &picture, const QString &help)
{
    auto *button = new QPushButton(icon(picture), QString());
    button->setToolTip(help);
    button->setAccessibleName(help);
    button->setAutoDefault(false);
    return button;
}

bool usesPatterns(const schema::Model &model)
{
    return std::any_of(model.patterns.cbegin(), model.patterns.cend(),
                       [](const schema::PatternUse &use) { return use.enabled; });
}

/// Whether the other side tells something.
bool differs(const services::ComparedDocument &document)
{
    const auto isSeen = [](const services::ComparedLine &line) {
        return line.differs || line.mark != services::LineMark::Kept;
    };
    const auto any = [&](const std::optional<services::ComparedDocument::Side> &side) {
        return side && std::any_of(side->lines.cbegin(), side->lines.cend(), isSeen);
    };
    return any(document.before) || any(document.after) ||
           (document.before && document.after && document.before->bytes != document.after->bytes);
}

} // namespace

PreviewPanel::PreviewPanel(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                           QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_derived(derived),
      m_selection(selection),
      m_job(new base::Job(base::Job::Policy::LatestWins, this)),
      m_collection(new CollectionBox(document, derived, selection)),
      m_extent(new SegmentedControl({tr("Smallest"), tr("Likely"), tr("Largest")})),
      m_search(new QLineEdit),
      m_found(new TextLabel(TextLabel::Style::Secondary)),
      m_view(new BeforeAfterView)
{
    for (DocumentTree *tree : {m_view->before(), m_view->after()}) {
        tree->setTintedByPattern();
        connect(tree, &QTreeView::activated, this, [this](const QModelIndex &index) {
            m_selection.selectCollection(collection(),
                                         index.siblingAtColumn(0).data(DocumentLinesModel::PathRole).toString());
        });
    }
    auto *left = new QWidget;
    auto *leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->setSpacing(0);
    leftLayout->addWidget(buildBar());
    leftLayout->addWidget(m_view, 1);
    auto *splitter = new QSplitter;
    splitter->addWidget(left);
    splitter->addWidget(buildFigures());
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({800, 170});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);

    connect(&derived, &document::DerivedState::updated, this, &PreviewPanel::designChanged);
    connect(m_collection, &CollectionBox::outdated, this, &PreviewPanel::refresh);
    connect(m_extent, &SegmentedControl::chosen, this, &PreviewPanel::refresh);
    refresh();
}

QWidget *PreviewPanel::buildBar()
{
    m_extent->setCurrent(1);
    m_extent->setAccessibleName(tr("Length of arrays"));
    auto *copy = new QPushButton(icon(QStringLiteral("copy")), tr("Copy"));
    copy->setToolTip(tr("Copy the whole document as Extended JSON"));
    copy->setAutoDefault(false);
    m_search->setPlaceholderText(tr("Find in the documents"));
    m_search->setAccessibleName(tr("Find in the documents"));
    m_search->setToolTip(tr("Name or value; Enter goes to the next one, Shift+Enter to the one before"));
    m_search->setClearButtonEnabled(true);
    constexpr int besideText = 50; // with the button that clears it
    m_search->setMinimumWidth(m_search->fontMetrics().horizontalAdvance(m_search->placeholderText()) + besideText);
    QPushButton *fold = smallButton(QStringLiteral("up"), tr("Fold all"));
    QPushButton *unfold = smallButton(QStringLiteral("down"), tr("Unfold all"));
    auto *host = new QWidget;
    auto *bar = new FlowLayout(6);
    bar->setContentsMargins(8, 6, 8, 6);
    for (QWidget *each :
         std::initializer_list<QWidget *>{m_collection, m_extent, m_search, m_found, fold, unfold, copy})
        bar->addWidget(each);
    host->setLayout(bar);
    m_found->hide();
    connect(copy, &QPushButton::clicked, this, &PreviewPanel::copyDocument);
    connect(m_search, &QLineEdit::textChanged, this, [this] { find(0); });
    auto *keys = new LocalKeys(m_search);
    keys->add({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)}, [this] { find(1); });
    keys->add({QKeySequence(Qt::SHIFT | Qt::Key_Return), QKeySequence(Qt::SHIFT | Qt::Key_Enter)},
              [this] { find(-1); });
    connect(fold, &QPushButton::clicked, this, [this] {
        for (DocumentTree *tree : {m_view->before(), m_view->after()})
            tree->foldAll(true);
    });
    connect(unfold, &QPushButton::clicked, this, [this] {
        for (DocumentTree *tree : {m_view->before(), m_view->after()})
            tree->foldAll(false);
    });
    return host;
}

QWidget *PreviewPanel::buildFigures()
{
    m_size = plainLabel();
    setTitleFont(m_size);
    m_share = plainLabel();
    m_largest = new TextLabel(TextLabel::Style::Body);
    m_origins = plainLabel();
    for (QLabel *label : std::initializer_list<QLabel *>{m_size, m_share, m_largest, m_origins})
        FigureTips::install(label, std::function<sizing::Figure()>([this] { return figure(); }));
    auto *title = plainLabel();
    title->setText(tr("Bytes by origin"));
    setTitleFont(title);
    auto *figures = new QWidget;
    auto *layout = new QVBoxLayout(figures);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(4);
    layout->addWidget(m_size);
    layout->addWidget(m_share);
    layout->addWidget(m_largest);
    layout->addSpacing(8);
    layout->addWidget(title);
    layout->addWidget(m_origins);
    layout->addStretch();
    return figures;
}

QString PreviewPanel::collection() const
{
    return m_collection->collection();
}

bool PreviewPanel::isCompared() const
{
    return m_plainKnown && !m_job->isRunning() && !m_stale;
}

void PreviewPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        designPlain();
}

/// The other side is worked out only while somebody sees it; what was there before stays until the new one comes.
void PreviewPanel::designChanged()
{
    m_stale = true;
    if (isVisible())
        designPlain();
}

void PreviewPanel::designPlain()
{
    m_stale = false;
    if (!usesPatterns(m_document.model())) {
        m_job->cancel();
        m_plainKnown = true;
        m_plain = m_derived.design();
        m_plainSizes = m_derived.sizes();
        return showDocuments();
    }
    const schema::Model model = m_document.model();
    m_job->start([this, model](const base::Progress &) -> base::Job::Delivery {
        const services::Estimate plain = services::estimateOf(
            schema::ModelIndex(model), patterns::buildDesign(model, {{}, QList<schema::PatternUse>()}));
        return [this, plain] {
            m_plain = plain.design;
            m_plainSizes = plain.sizes;
            m_plainKnown = true;
            showDocuments();
        };
    });
}

void PreviewPanel::refresh()
{
    showDocuments();
    showFigures();
}

void PreviewPanel::showDocuments()
{
    const design::Design &design = m_derived.design();
    const QString name = collection();
    if (design.collection(name) == nullptr) {
        m_view->setDocuments({});
        return m_view->setOneSided(true);
    }
    const bool compares = m_plainKnown && usesPatterns(m_document.model());
    QList<services::ComparedDocument> documents;
    for (const QString &each : m_collection->collections())
        documents << services::compareDocument(compares ? m_plain : design, design, each,
                                               extents[qBound(0, m_extent->current(), 2)]);
    services::takeAverages(documents, compares ? m_plainSizes : m_derived.sizes(), m_derived.sizes());
    const bool both = compares && std::any_of(documents.cbegin(), documents.cend(),
                                              [](const auto &each) { return each.before && differs(each); });
    m_view->setOneSided(!both);
    QString after;
    if (both)
        after = tr("With patterns");
    else if (compares)
        after =
            documents.first().before ? tr("Patterns change nothing here") : tr("Only patterns make this collection");
    m_view->setTitles(both ? tr("Without patterns") : QString(), after);
    m_view->setDocuments(documents, both); // what stays as it is hides beside what does not
    if (!m_search->text().isEmpty())
        find(0);
}

/// \p step 0: looks from the current line on, which stays when it has the text.
void PreviewPanel::find(int step)
{
    const QString text = m_search->text();
    int count = 0;
    bool found = false;
    for (DocumentTree *tree : {m_view->after(), m_view->before()}) {
        if (!tree->isVisibleTo(this))
            continue;
        count += static_cast<int>(tree->lines().find(text).size());
        found = found || tree->findNext(text, step);
    }
    m_found->setVisible(!text.isEmpty());
    m_found->setText(text.isEmpty() ? QString() : count == 0 ? tr("not found") : tr("%n found", nullptr, count));
}

void PreviewPanel::showFigures()
{
    const design::Collection *shown = m_derived.design().collection(collection());
    if (shown == nullptr) {
        for (QLabel *label : std::initializer_list<QLabel *>{m_size, m_share, m_largest, m_origins})
            label->clear();
        return;
    }
    const int extent = qBound(0, m_extent->current(), 2);
    m_preview = samples::preview(m_derived.design(), *shown, extents[extent]);
    const QString example = base::bytesText(m_preview.bytes);
    const QString average =
        base::bytesText(services::averageOf(m_derived.sizes(), collection(), design::documentSize(shown->root).likely));
    m_size->setText(extents[extent] == samples::Extent::Largest
                        ? tr("This example, with long arrays and usual texts: %1, on average %2").arg(example, average)
                    : example == average ? tr("This example: %1").arg(example)
                                         : tr("This example: %1, on average %2").arg(example, average));
    const bool large = m_preview.maximum > documentWarning;
    constexpr double least = 0.0001; // below it the figure says nothing
    const double share = m_preview.bytes / documentLimit;
    m_share->setText(share < least ? tr("below %1 of the 16 MiB limit").arg(base::percentText(least))
                                   : tr("%1 of the 16 MiB limit").arg(base::percentText(share)));
    m_largest->setText(std::isinf(m_preview.maximum.value())
                           ? tr("Longest texts and arrays allowed: without bound")
                           : tr("Longest texts and arrays allowed: %1").arg(base::bytesText(m_preview.maximum)));
    m_largest->setStyleOf(TextLabel::styleOf(m_preview.maximum > documentLimit ? Status::Bad
                                             : large                           ? Status::Warn
                                                                               : Status::Ok));

    QHash<QString, base::Bytes> byPattern;
    base::Bytes model = m_preview.bytes; // with what frames the document
    for (const samples::PreviewLine &line : m_preview.lines) {
        if (line.indent > 1 || line.origin.isEmpty())
            continue;
        byPattern[line.origin.pattern] += line.bytes;
        model = model - line.bytes;
    }
    QStringList rows;
    for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all()) {
        if (byPattern.contains(pattern->id()))
            rows << pattern->name() + QStringLiteral("  ") + base::bytesText(byPattern.value(pattern->id()));
    }
    rows << tr("Model") + QStringLiteral("  ") + base::bytesText(model);
    m_origins->setText(rows.join(QLatin1Char('\n')));
}

/// What a document of the collection weighs, of which the shown one is an example.
sizing::Figure PreviewPanel::figure() const
{
    const design::Collection *shown = m_derived.design().collection(collection());
    if (!shown)
        return {};
    const design::DocumentSize size = design::documentSize(shown->root);
    const base::Bytes likely = services::averageOf(m_derived.sizes(), collection(), size.likely);
    const QString largest = std::isinf(size.maximum.value())
                                ? tr("The model gives no limit.")
                                : tr("At most %1: everything at its greatest.").arg(base::bytesText(size.maximum));
    return sizing::bytesFigure(
        tr("One document of %1").arg(base::visibleText(collection())),
        {std::min(size.low, likely), likely, std::max(size.high, likely)},
        {tr("The one shown has %1, counted in its BSON: 5 B, and for each field 1 B for its type, the name, 1 B, and "
            "the value.")
             .arg(base::bytesText(m_preview.bytes)),
         tr("Low: the shortest arrays, without optional fields. High: long arrays and all fields."), largest});
}

void PreviewPanel::copyDocument()
{
    const QByteArray json = base::toExtendedJson(m_preview.document, base::EjsonForm::Relaxed);
    QGuiApplication::clipboard()->setText(QString::fromUtf8(base::brokenIntoLines(json, 80)));
}

} // namespace sw::views
