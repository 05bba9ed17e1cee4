// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/printdialog.h"

#include "models/base/text.h"
#include "models/diagram/output/pages.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPageSetupDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrintPreviewWidget>
#include <QPushButton>

namespace sw::views
{

namespace
{

diagram::PageOptions optionsOf(int across, bool titleBlock, const QString &title, const QString &subtitle)
{
    diagram::PageOptions options;
    options.across = across;
    options.titleBlock = titleBlock;
    options.title = title;
    options.subtitle = subtitle;
    options.date = QLocale().toString(QDate::currentDate(), QLocale::ShortFormat);
    return options;
}

} // namespace

PrintDialog::PrintDialog(const PictureSource &source, const QString &title, const QString &diagram, QWidget *parent)
    : QDialog(parent),
      m_source(source),
      m_title(title),
      m_diagram(diagram),
      m_printer(std::make_unique<QPrinter>(QPrinter::HighResolution))
{
    setWindowTitle(tr("Print"));
    m_printer->setDocName(base::visibleText(title));
    m_printer->setCreator(QStringLiteral("Shapewright"));
    const QRectF bounds = source.scene.bounds();
    m_printer->setPageOrientation(bounds.width() > bounds.height() ? QPageLayout::Landscape : QPageLayout::Portrait);

    m_preview = new QPrintPreviewWidget(m_printer.get());
    m_preview->setAccessibleName(tr("Preview of the pages"));
    m_preview->setMinimumSize(420, 360);
    connect(m_preview, &QPrintPreviewWidget::paintRequested, this, &PrintDialog::paint);
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(makeForm());
    layout->addWidget(m_preview, 1);
    resize(860, 560);
    m_print->setDefault(true); // only a button that stands in its dialog becomes what Enter means
    updatePreview();
}

PrintDialog::~PrintDialog() = default;

QWidget *PrintDialog::makeForm()
{
    m_extent = makeExtentBox(m_source);
    m_theme = makePictureThemeBox();
    m_theme->removeItem(1); // a dark ground wastes ink
    m_pages = new QComboBox;
    m_pages->addItem(tr("Fit on one page"), 1);
    for (const int across : {2, 3, 4, 6})
        m_pages->addItem(tr("%n pages wide", nullptr, across), across);
    m_pages->addItem(tr("Full size"), 0);
    m_titleBlock = new QCheckBox(tr("&Title block on each page"));
    m_titleBlock->setChecked(true);
    m_count = new QLabel;
    m_count->setTextFormat(Qt::PlainText);
    auto *setUp = new QPushButton(tr("Page set-&up…"));
    setUp->setAutoDefault(false);
    connect(setUp, &QPushButton::clicked, this, &PrintDialog::setUpPage);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_print = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::choosePrinter);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *form = new QWidget;
    auto *rows = new QFormLayout(form);
    rows->addRow(tr("&Show"), m_extent);
    rows->addRow(tr("P&ages"), m_pages);
    rows->addRow(tr("&Colors"), m_theme);
    rows->addRow(m_titleBlock);
    rows->addRow(m_count);
    rows->addRow(setUp);
    rows->addItem(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Expanding));
    rows->addRow(buttons);
    for (QComboBox *box : {m_extent, m_pages, m_theme})
        connect(box, &QComboBox::currentIndexChanged, this, &PrintDialog::updatePreview);
    connect(m_titleBlock, &QCheckBox::toggled, this, &PrintDialog::updatePreview);
    return form;
}

diagram::Scene PrintDialog::scene() const
{
    return m_source.part(static_cast<PictureExtent>(m_extent->currentData().toInt()));
}

int PrintDialog::pageCount() const
{
    const QSizeF page = m_printer->pageLayout().paintRect(QPageLayout::Point).size();
    return diagram::planPages(scene().bounds(), page,
                              optionsOf(m_pages->currentData().toInt(), m_titleBlock->isChecked(), {}, {}))
        .count();
}

void PrintDialog::updatePreview()
{
    m_count->setText(tr("%n pages", nullptr, pageCount()));
    m_preview->updatePreview();
}

void PrintDialog::paint(QPrinter *printer)
{
    const diagram::Scene part = scene();
    const diagram::PageOptions options = optionsOf(m_pages->currentData().toInt(), m_titleBlock->isChecked(), m_title,
                                                   diagram::pageSubtitle(part, m_diagram));
    const auto theme = static_cast<diagram::PictureTheme>(m_theme->currentData().toInt());
    diagram::paintPages(*printer, part, diagram::Metrics(), diagram::themeOf(theme), options);
}

bool PrintDialog::print()
{
    paint(m_printer.get());
    return m_printer->printerState() != QPrinter::Error && m_printer->printerState() != QPrinter::Aborted;
}

void PrintDialog::setUpPage()
{
    if (QPageSetupDialog(m_printer.get(), this).exec() == QDialog::Accepted)
        updatePreview();
}

void PrintDialog::choosePrinter()
{
    if (QPrintDialog(m_printer.get(), this).exec() != QDialog::Accepted)
        return;
    if (print())
        accept();
}

} // namespace sw::views
