// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/segmentedcontrol.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace sw::views
{

namespace
{

/// One segment. Painted by hand, because a style draws neither joined borders nor a filled checked state.
class Segment : public QAbstractButton
{
public:
    Segment(const QString &text, bool first, bool last) : m_first(first), m_last(last)
    {
        setText(text);
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
    }

    QSize sizeHint() const override
    {
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        return {QFontMetrics(bold).size(Qt::TextShowMnemonic, text()).width() + 24, 26};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF box = QRectF(rect()).adjusted(m_first ? 0.5 : -0.5, 0.5, m_last ? -0.5 : 0.5, -0.5);
        QPainterPath shape;
        shape.addRoundedRect(box.adjusted(m_first ? 0 : -6, 0, m_last ? 0 : 6, 0), 4, 4);
        painter.setClipRect(rect());
        const QPalette &colors = palette();
        const QPalette::ColorGroup group = isEnabled() ? QPalette::Active : QPalette::Disabled;
        QColor fill = colors.color(group, isChecked() ? QPalette::Highlight : QPalette::Button);
        if (underMouse() && !isChecked())
            fill = colors.color(group, QPalette::AlternateBase);
        painter.fillPath(shape, fill);
        painter.setPen(colors.color(group, isEnabled() ? QPalette::Mid : QPalette::ButtonText));
        painter.drawPath(shape);
        if (!m_first)
            painter.drawLine(QPointF(0.5, 1), QPointF(0.5, height() - 1));
        QFont font = painter.font();
        font.setWeight(isChecked() ? QFont::DemiBold : QFont::Normal);
        painter.setFont(font);
        painter.setPen(colors.color(group, isChecked() ? QPalette::HighlightedText : QPalette::ButtonText));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextShowMnemonic, text());
        if (hasFocus()) {
            painter.setPen(
                QPen(colors.color(isChecked() ? QPalette::HighlightedText : QPalette::Highlight), 1, Qt::DotLine));
            painter.drawRect(QRectF(rect()).adjusted(3.5, 3.5, -3.5, -3.5));
        }
    }

private:
    bool m_first;
    bool m_last;
};

} // namespace

SegmentedControl::SegmentedControl(const QStringList &choices, QWidget *parent)
    : QWidget(parent), m_group(new QButtonGroup(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (int i = 0; i < choices.size(); ++i) {
        auto *segment = new Segment(choices[i], i == 0, i + 1 == choices.size());
        segment->setAccessibleName(QString(choices[i]).remove(QLatin1Char('&')));
        layout->addWidget(segment);
        m_group->addButton(segment, i);
    }
    m_group->setExclusive(true);
    takeTabAtChosen();
    connect(m_group, &QButtonGroup::idToggled, this, &SegmentedControl::takeTabAtChosen);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentedControl::chosen);
}

/// Tab leads to what is chosen, as in every row of radio buttons: Space there changes nothing.
void SegmentedControl::takeTabAtChosen()
{
    const int chosen = std::max(current(), 0);
    for (QAbstractButton *button : m_group->buttons())
        button->setFocusPolicy(m_group->id(button) == chosen ? Qt::TabFocus : Qt::NoFocus);
}

int SegmentedControl::current() const
{
    return m_group->checkedId();
}

void SegmentedControl::setCurrent(int index)
{
    if (auto *button = m_group->button(index)) {
        button->setChecked(true);
        return;
    }
    m_group->setExclusive(false);
    if (auto *button = m_group->checkedButton())
        button->setChecked(false);
    m_group->setExclusive(true);
}

void SegmentedControl::setChoiceToolTip(int index, const QString &text)
{
    if (auto *button = m_group->button(index))
        button->setToolTip(text);
}

void SegmentedControl::setChoiceText(int index, const QString &text)
{
    QAbstractButton *button = m_group->button(index);
    if (button == nullptr || button->text() == text)
        return;
    button->setText(text);
    button->setAccessibleName(text);
    button->updateGeometry();
}

QSize SegmentedControl::sizeHint() const
{
    return layout()->sizeHint();
}

void SegmentedControl::keyPressEvent(QKeyEvent *event)
{
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    const int next = current() + (isRightToLeft() ? -step : step);
    if (step == 0 || m_group->button(next) == nullptr) {
        QWidget::keyPressEvent(event);
        return;
    }
    setCurrent(next);
    m_group->button(next)->setFocus();
    Q_EMIT chosen(next);
}

} // namespace sw::views
