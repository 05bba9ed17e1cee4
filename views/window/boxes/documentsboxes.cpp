// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/boxes/documentsboxes.h"

#include "views/widgets/style/appearance.h"
#include "views/window/actions.h"

#include <QAction>
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

namespace sw::views
{

namespace
{

constexpr QSize sampleSize(16, 14);

void paintLine(QPainter &painter, Qt::PenStyle style)
{
    QPen pen(theme().color(diagram::Token::Relation), 1.5, style);
    if (style == Qt::CustomDashLine)
        pen.setDashPattern({4, 2.5});
    painter.setPen(pen);
    const double middle = sampleSize.height() / 2 + 0.5;
    painter.drawLine(QPointF(0, middle), QPointF(sampleSize.width(), middle));
}

void paintReference(QPainter &painter)
{
    paintLine(painter, Qt::SolidLine);
}

void paintCopy(QPainter &painter)
{
    paintLine(painter, Qt::CustomDashLine);
}

/// Any pattern's colours stand for those of all.
void paintTint(QPainter &painter)
{
    const diagram::FamilyColors &colors = theme().family(patterns::Family::Copy);
    painter.fillRect(QRect({}, sampleSize), colors.tint);
    painter.fillRect(0, 0, 3, sampleSize.height(), colors.bar);
}

struct Shown
{
    const char *command;
    void (*paint)(QPainter &painter);
};

constexpr Shown all[] = {{"view.references", paintReference}, {"view.copies", paintCopy}, {"view.tints", paintTint}};

} // namespace

DocumentsBoxes::DocumentsBoxes(const Actions &actions, QWidget *parent) : QWidget(parent)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    for (const Shown &shown : all) {
        QAction *action = actions.action(QLatin1String(shown.command));
        auto *box = new QCheckBox;
        box->setIconSize(sampleSize);
        layout->addWidget(box);
        m_boxes << box;
        const auto follow = [action, box] {
            box->setText(action->text().remove(QLatin1Char('&')));
            box->setToolTip(action->toolTip());
            box->setChecked(action->isChecked());
        };
        follow();
        connect(action, &QAction::changed, box, follow);
        connect(box, &QCheckBox::clicked, action, &QAction::trigger);
    }
    paintSamples();
}

void DocumentsBoxes::paintSamples()
{
    for (qsizetype i = 0; i < m_boxes.size(); ++i) {
        QPixmap pixmap(sampleSize * devicePixelRatioF());
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        all[i].paint(painter);
        m_boxes.at(i)->setIcon(pixmap);
    }
}

void DocumentsBoxes::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paintSamples();
}

} // namespace sw::views
