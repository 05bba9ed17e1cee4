// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/editors/chiplist.h"

#include "views/widgets/flowlayout.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

namespace sw::views
{

namespace
{

/// The tinted box around a chip's two buttons.
class ChipBox : public QWidget
{
protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QColor fill = palette().color(QPalette::WindowText);
        fill.setAlphaF(0.10F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawRoundedRect(rect(), 4, 4);
    }
};

QToolButton *flatButton()
{
    auto *button = new QToolButton;
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    setSmallFont(button);
    return button;
}

} // namespace

void tabThrough(const QList<QWidget *> &made, QWidget *last)
{
    if (made.isEmpty())
        return;
    QWidget *before = last;
    for (QWidget *each : made) {
        QWidget::setTabOrder(before, each);
        before = each;
    }
    QWidget::setTabOrder(before, last);
}

ChipList::ChipList(const QString &addText, QWidget *parent)
    : QWidget(parent), m_add(flatButton()), m_menu(new QMenu(this))
{
    m_add->setText(addText);
    m_add->setIcon(icon(QStringLiteral("add")));
    m_add->setIconSize({12, 12});
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setMenu(m_menu);
    m_add->setAccessibleName(tr("Add %1").arg(addText));
    auto *layout = new FlowLayout(4);
    setLayout(layout);
    layout->addWidget(m_add);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChipList::setChipToolTip(const QString &text)
{
    m_toolTip = text;
}

void ChipList::setChips(const QStringList &texts)
{
    if (m_texts == texts)
        return;
    m_texts = texts;
    layout()->removeWidget(m_add);
    while (QLayoutItem *item = layout()->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one whose button is being clicked
        delete item;
    }
    for (int i = 0; i < texts.size(); ++i) {
        QWidget *chip = makeChip(i, texts.at(i));
        layout()->addWidget(chip);
        chip->show(); // at once: until then it takes no room
    }
    layout()->addWidget(m_add);
    updateGeometry();
    layout()->activate(); // else new chips lie on the button until the parent has time
    QList<QWidget *> buttons;
    for (int i = 0; i < layout()->count(); ++i) {
        for (QToolButton *each : layout()->itemAt(i)->widget()->findChildren<QToolButton *>())
            buttons << each;
    }
    tabThrough(buttons, m_add);
}

QWidget *ChipList::makeChip(int index, const QString &text)
{
    auto *chip = new ChipBox;
    auto *name = flatButton();
    name->setText(QString(text).replace(QLatin1Char('&'), QStringLiteral("&&")));
    name->setToolTip(m_toolTip);
    name->installEventFilter(this);
    auto *close = flatButton();
    close->setIcon(icon(QStringLiteral("close")));
    close->setIconSize({9, 9});
    close->setToolTip(tr("Remove"));
    close->setAccessibleName(tr("Remove %1").arg(text));
    auto *row = new QHBoxLayout(chip);
    row->setContentsMargins(2, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(name);
    row->addWidget(close);
    connect(name, &QToolButton::clicked, this,
            [this, index, name] { Q_EMIT activated(index, name->mapToGlobal(QPoint(0, name->height()))); });
    connect(close, &QToolButton::clicked, this, [this, index] { Q_EMIT removed(index); });
    name->setProperty("chip", index);
    return chip;
}

bool ChipList::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
            Q_EMIT removed(watched->property("chip").toInt());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sw::views
