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
    invalidate(); // what is in place already may be added anew, behind another one
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
    int y = 0;
    for (qsizetype first = 0; first < m_items.size();) {
        const qsizetype end = lineEnd(first, rect.width());
        int height = 0;
        for (qsizetype at = first; at < end; ++at)
            height = std::max(height, hint(at, rect.width()).height());
        if (mode == Mode::Place)
            placeLine(first, end, QRect(rect.left(), rect.top() + y, rect.width(), height));
        y += height + (end < m_items.size() ? m_gap : 0);
        first = end;
    }
    return y;
}

QSize FlowLayout::hint(qsizetype at, int width) const
{
    QSize size = m_items[at]->sizeHint().boundedTo(QSize(width, QWIDGETSIZE_MAX));
    if (m_items[at]->hasHeightForWidth())
        size.setHeight(m_items[at]->heightForWidth(size.width()));
    return size;
}

/// How far an item moves those after it, in pixels.
int FlowLayout::advance(qsizetype at, int width) const
{
    return m_items[at]->isEmpty() ? 0 : hint(at, width).width() + m_gap;
}

qsizetype FlowLayout::lineEnd(qsizetype first, int width) const
{
    qsizetype end = first;
    for (int x = 0; end < m_items.size(); ++end) {
        x += advance(end, width);
        if (x - m_gap > width && end > first)
            break;
    }
    return end;
}

void FlowLayout::placeLine(qsizetype first, qsizetype end, const QRect &line) const
{
    const Qt::LayoutDirection direction =
        parentWidget() != nullptr ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = line.left();
    for (qsizetype at = first; at < end; ++at) {
        const int width = hint(at, line.width()).width();
        m_items[at]->setGeometry(QStyle::visualRect(direction, line, QRect(x, line.top(), width, line.height())));
        x += advance(at, line.width());
    }
}

} // namespace sw::views
