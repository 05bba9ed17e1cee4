// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizes/sizetools.h"

#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/calibrationedit.h"
#include "views/sizes/calibratedialog.h"
#include "views/sizes/measuredialog.h"
#include "views/sizes/sizelab.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

namespace sw::views
{

SizeTools::SizeTools(document::Document &document, document::DerivedState &derived, std::shared_ptr<const SizeLab> lab,
                     QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_derived(derived),
      m_lab(std::move(lab)),
      m_basis(new TextLabel(TextLabel::Style::Secondary)),
      m_measure(new QPushButton(tr("Measure"))),
      m_calibrate(new QPushButton(tr("Calibrate…"))),
      m_remove(new QToolButton)
{
    buildRow();
    connect(m_measure, &QPushButton::clicked, this, &SizeTools::measure);
    connect(m_calibrate, &QPushButton::clicked, this, &SizeTools::calibrate);
    connect(m_remove, &QToolButton::clicked, this, &SizeTools::removeCalibration);
    connect(&derived, &document::DerivedState::updated, this, &SizeTools::updateBasis);
    connect(&document, &document::Document::changed, this, &SizeTools::updateBasis);
    updateBasis();
}

void SizeTools::buildRow()
{
    m_measure->setToolTip(tr(
        "Build the collections in MongoDB's storage engine on this computer and measure their sizes (Ctrl+Shift+M)"));
    m_calibrate->setToolTip(tr("Correct the estimates by the sizes on a server in use, or of synthetic "
                               "documents in a scratch database (Ctrl+Shift+K)"));
    m_remove->setIcon(icon(QStringLiteral("close")));
    m_remove->setAutoRaise(true);
    m_remove->setAccessibleName(tr("Remove calibration"));
    m_remove->setToolTip(tr("Remove the calibration: estimate by formulas alone again"));
    m_measure->setEnabled(canMeasure());
    m_calibrate->setEnabled(canMeasure());
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_basis);
    layout->addWidget(m_remove);
    layout->addWidget(m_measure);
    layout->addWidget(m_calibrate);
}

void SizeTools::showBasis(const QString &word, const QString &sentence)
{
    m_basis->setText(word);
    m_basis->setToolTip(sentence.toHtmlEscaped());
    m_basis->setAccessibleDescription(sentence);
}

void SizeTools::updateBasis()
{
    const schema::Calibration calibration = schema::calibrationOf(m_document.model());
    m_remove->setVisible(!calibration.isEmpty());
    if (calibration.isEmpty())
        showBasis(tr("By formulas"), tr("Estimated by formulas."));
    else if (m_derived.sizes().basis == QLatin1String("calibrated"))
        showBasis(tr("Calibrated"),
                  tr("Estimated by formulas, files calibrated with %1 (%2).")
                      .arg(base::visibleText(calibration.server), base::visibleText(calibration.date)));
    else
        showBasis(tr("By formulas"),
                  tr("Estimated by formulas: no collection has the shape any more that it was calibrated with."));
}

void SizeTools::measure()
{
    if (!m_lab)
        return;
    auto *dialog = new MeasureDialog(m_lab, m_derived.design(), sizing::sizeOptions(m_document.model()), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void SizeTools::calibrate()
{
    if (!m_lab)
        return;
    auto *dialog =
        new CalibrateDialog(m_lab, m_document, m_derived.design(), sizing::sizeOptions(m_document.model()), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void SizeTools::removeCalibration()
{
    document::setCalibration(m_document, {});
}

} // namespace sw::views
