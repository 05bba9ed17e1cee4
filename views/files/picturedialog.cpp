// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/picturedialog.h"

#include "models/diagram/scene/scenepart.h"
#include "views/files/scenepixmap.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace sw::views
{

namespace
{

constexpr QSize previewSize(360, 220);

} // namespace

diagram::Scene PictureSource::part(PictureExtent extent) const
{
    switch (extent) {
    case PictureExtent::Selection:
        return diagram::partOf(scene, selected);
    case PictureExtent::Visible:
        return diagram::partIn(scene, visible);
    case PictureExtent::Everything:
        break;
    }
    return scene;
}

QComboBox *makeExtentBox(const PictureSource &source)
{
    auto *box = new QComboBox;
    box->addItem(PictureDialog::tr("Everything"), static_cast<int>(PictureExtent::Everything));
    if (!source.selected.isEmpty())
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

PictureDialog::PictureDialog(const PictureSource &source, QWidget *parent)
    : QDialog(parent),
      m_source(source),
      m_picture(new QLabel),
      m_extent(makeExtentBox(source)),
      m_theme(makePictureThemeBox()),
      m_scale(new QComboBox)
{
    setWindowTitle(tr("Export picture"));
    m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(usualPictureTheme())));
    for (const int factor : {1, 2, 3, 4})
        m_scale->addItem(tr("%1 ×").arg(factor), factor);
    m_scale->setCurrentIndex(1);
    auto *form = new QFormLayout(this);
    m_picture->setFixedSize(previewSize);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setFrameShape(QFrame::StyledPanel);
    m_picture->setAccessibleName(tr("Preview"));
    form->addRow(m_picture);
    form->addRow(tr("&Show"), m_extent);
    form->addRow(tr("&Colors"), m_theme);
    form->addRow(tr("&PNG size"), m_scale);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Choose file…"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
    for (QComboBox *box : {m_extent, m_theme})
        connect(box, &QComboBox::currentIndexChanged, this, &PictureDialog::preview);
    preview();
}

void PictureDialog::preview()
{
    const QPixmap picture = scenePixmap(m_source.part(extent()), theme(), previewSize, devicePixelRatioF());
    if (picture.isNull())
        m_picture->setText(tr("Nothing to show"));
    else
        m_picture->setPixmap(picture);
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
