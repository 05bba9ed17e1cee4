// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/previewpanel.h"

#include "models/base/bson/extendedjsonwriter.h"
#include "models/base/text.h"
#include "models/design/shape/documentsize.h"
#include "models/document/derivedstate.h"
#include "models/items/previewmodel.h"
#include "models/items/selection.h"
#include "models/patterns/patternregistry.h"
#include "views/panels/previewdelegate.h"
#include "views/widgets/charts/figuretips.h"
#include "views/widgets/collectionbox.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/segmentedcontrol.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSplitter>

#include <cmath>

namespace sw::views
{

namespace
{

using items::PreviewModel;

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

} // namespace

PreviewPanel::PreviewPanel(document::DerivedState &derived, items::Selection &selection, QWidget *parent)
    : QWidget(parent),
      m_derived(derived),
      m_selection(selection),
      m_lines(new PreviewModel(this)),
      m_collection(new CollectionBox(derived, selection)),
      m_extent(new SegmentedControl({tr("Smallest"), tr("Likely"), tr("Largest")})),
      m_view(new QListView)
{
    m_extent->setCurrent(1);
    m_extent->setAccessibleName(tr("Length of arrays"));
    auto *copy = new QPushButton(icon(QStringLiteral("copy")), tr("Copy"));
    copy->setToolTip(tr("Copy the whole document as Extended JSON"));

    auto *bar = new FlowLayout(6);
    bar->setContentsMargins(8, 6, 8, 6);
    bar->addWidget(m_collection);
    bar->addWidget(m_extent);
    bar->addWidget(copy);

    m_view->setLayoutDirection(Qt::LeftToRight);
    m_view->setModel(m_lines);
    m_view->setItemDelegate(new PreviewDelegate(m_view));
    m_view->setUniformItemSizes(false);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setAccessibleName(tr("Sample document"));
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);

    auto *left = new QWidget;
    auto *leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->setSpacing(0);
    leftLayout->addLayout(bar);
    leftLayout->addWidget(m_view);
    auto *splitter = new QSplitter;
    splitter->addWidget(left);
    splitter->addWidget(buildFigures());
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({700, 250});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);

    connect(m_collection, &CollectionBox::outdated, this, &PreviewPanel::refresh);
    connect(m_extent, &SegmentedControl::chosen, this, &PreviewPanel::refresh);
    connect(copy, &QPushButton::clicked, this, &PreviewPanel::copyDocument);
    connect(m_view, &QListView::activated, this, [this](const QModelIndex &index) {
        m_selection.selectCollection(collection(), m_lines->line(index.row()).path);
    });
    refresh();
}

QWidget *PreviewPanel::buildFigures()
{
    m_size = plainLabel();
    setTitleFont(m_size);
    m_share = plainLabel();
    m_largest = plainLabel();
    m_origins = plainLabel();
    for (QLabel *label : {m_size, m_share, m_largest, m_origins})
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

void PreviewPanel::refresh()
{
    const design::Collection *shown = m_derived.design().collection(collection());
    if (shown == nullptr) {
        m_lines->setLines({});
        for (QLabel *label : {m_size, m_share, m_largest, m_origins})
            label->clear();
        return;
    }
    m_preview = samples::preview(m_derived.design(), *shown, extents[qBound(0, m_extent->current(), 2)]);
    m_lines->setLines(m_preview.lines);
    m_size->setText(tr("%1 of 16 MiB").arg(base::bytesText(m_preview.bytes)));
    const bool large = m_preview.maximum > documentWarning;
    m_share->setText(tr("%1 of the 16 MiB limit").arg(base::percentText(m_preview.bytes / documentLimit)));
    m_largest->setText(std::isinf(m_preview.maximum.value())
                           ? tr("Largest: without bound")
                           : tr("Largest: %1").arg(base::bytesText(m_preview.maximum)));
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, statusText(m_preview.maximum > documentLimit ? Status::Bad
                                                     : large                           ? Status::Warn
                                                                                       : Status::Ok));
    m_largest->setPalette(colors);

    QHash<QString, base::Bytes> byPattern;
    base::Bytes model;
    for (const samples::PreviewLine &line : m_preview.lines) {
        if (line.indent > 1)
            continue;
        if (line.origin.isEmpty())
            model += line.bytes;
        else
            byPattern[line.origin.pattern] += line.bytes;
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
    const QString largest = std::isinf(size.maximum.value())
                                ? tr("The model gives no limit.")
                                : tr("At most %1: everything at its greatest.").arg(base::bytesText(size.maximum));
    return sizing::bytesFigure(
        tr("One document of %1").arg(base::visibleText(collection())), {size.low, size.likely, size.high},
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
