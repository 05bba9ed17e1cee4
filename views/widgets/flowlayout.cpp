// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/flowlayout.h"

#include <QStyle>
#include <QWidget>

namespace sw::views
{

FlowLayout::FlowLayout(int gap) : m_gap(gap)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    const QMargins around = contentsMargins();
    return arrange(QRect(0, 0, width - around.left() - around.right(), 0), Mode::Measure) + around.top() +
           around.bottom();
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect.marginsRemoved(contentsMargins()), Mode::Place);
}

int FlowLayout::arrange(const QRect &rect, Mode mode) const
{
    int x = 0;
    int y = 0;
    int lineHeight = 0;
    const Qt::LayoutDirection direction =
        parentWidget() != nullptr ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    for (QLayoutItem *item : m_items) {
        const QSize size = item->sizeHint().boundedTo(QSize(rect.width(), QWIDGETSIZE_MAX));
        if (x > 0 && x + size.width() > rect.width()) {
            x = 0;
            y += lineHeight + m_gap;
            lineHeight = 0;
        }
        if (mode == Mode::Place)
            item->setGeometry(QStyle::visualRect(direction, rect, QRect(rect.topLeft() + QPoint(x, y), size)));
        x += size.width() + m_gap;
        lineHeight = std::max(lineHeight, size.height());
    }
    return y + lineHeight;
}

} // namespace sw::views
