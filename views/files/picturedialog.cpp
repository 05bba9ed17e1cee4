// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/picturedialog.h"

#include "models/diagram/scene/scenepart.h"
#include "views/canvas/canvasview.h"
#include "views/widgets/style/appearance.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>

namespace sw::views
{

diagram::Scene pictureScene(const CanvasView &view, PictureExtent extent)
{
    switch (extent) {
    case PictureExtent::Selection:
        return diagram::partOf(view.scene(), view.selectedKeys());
    case PictureExtent::Visible:
        return diagram::partIn(view.scene(), view.camera().visible());
    case PictureExtent::Everything:
        break;
    }
    return view.scene();
}

QComboBox *makeExtentBox(const CanvasView &view)
{
    auto *box = new QComboBox;
    box->addItem(PictureDialog::tr("Everything"), static_cast<int>(PictureExtent::Everything));
    if (!view.selectedKeys().isEmpty())
        box->addItem(PictureDialog::tr("Only the selection"), static_cast<int>(PictureExtent::Selection));
    box->addItem(PictureDialog::tr("What is visible now"), static_cast<int>(PictureExtent::Visible));
    return box;
}

QComboBox *makePictureThemeBox()
{
    auto *box = new QComboBox;
    box->addItem(PictureDialog::tr("Light"), static_cast<int>(diagram::PictureTheme::Light));
    box->addItem(PictureDialog::tr("Dark"), static_cast<int>(diagram::PictureTheme::Dark));
    box->addItem(PictureDialog::tr("High contrast"), static_cast<int>(diagram::PictureTheme::HighContrast));
    return box;
}

PictureDialog::PictureDialog(const CanvasView &view, QWidget *parent)
    : QDialog(parent), m_extent(makeExtentBox(view)), m_theme(makePictureThemeBox()), m_scale(new QComboBox)
{
    setWindowTitle(tr("Export picture"));
    const bool highContrast = views::theme().isHighContrast();
    m_theme->setCurrentIndex(highContrast ? 2 : views::theme().isDark() ? 1 : 0);
    for (const int factor : {1, 2, 3, 4})
        m_scale->addItem(tr("%1 ×").arg(factor), factor);
    m_scale->setCurrentIndex(1);
    auto *form = new QFormLayout(this);
    form->addRow(tr("&Show"), m_extent);
    form->addRow(tr("&Colors"), m_theme);
    form->addRow(tr("&PNG size"), m_scale);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Choose file…"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

PictureExtent PictureDialog::extent() const
{
    return static_cast<PictureExtent>(m_extent->currentData().toInt());
}

diagram::PictureTheme PictureDialog::theme() const
{
    return static_cast<diagram::PictureTheme>(m_theme->currentData().toInt());
}

double PictureDialog::scale() const
{
    return m_scale->currentData().toDouble();
}

} // namespace sw::views
