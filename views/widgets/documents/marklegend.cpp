// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/documents/marklegend.h"

#include "models/items/documentlinesmodel.h"
#include "views/widgets/documents/documenttree.h"
#include "views/widgets/style/appearance.h"

#include <QPainter>

#include <algorithm>

namespace sw::views
{

using services::LineMark;

static constexpr int boxWidth = 20;
static constexpr int boxHeight = 16;
static constexpr int gap = 10;

MarkLegend::MarkLegend(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setSmallFont(this);
}

void MarkLegend::setMarks(QList<LineMark> marks)
{
    std::sort(marks.begin(), marks.end());
    marks.erase(std::unique(marks.begin(), marks.end()), marks.end());
    marks.removeAll(LineMark::Kept);
    m_marks = marks;
    QStringList words;
    for (const LineMark mark : std::as_const(m_marks))
        words << items::markSign(mark) + QLatin1Char(' ') + items::markText(mark);
    setToolTip(words.join(QStringLiteral("\n")));
    setAccessibleName(words.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QSize MarkLegend::sizeHint() const
{
    int width = 0;
    for (const LineMark mark : m_marks)
        width += boxWidth + 4 + fontMetrics().horizontalAdvance(items::markText(mark)) + gap;
    return QSize(width, std::max(boxHeight, fontMetrics().height())).grownBy(contentsMargins());
}

void MarkLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    int x = width() - sizeHint().width() + contentsMargins().left();
    for (const LineMark mark : m_marks) {
        const QRect box(x, (height() - boxHeight) / 2, boxWidth, boxHeight);
        painter.fillRect(box, markTint(mark));
        painter.fillRect(QRect(box.left(), box.top(), 3, box.height()), markBar(mark));
        paintMark(&painter, box.adjusted(3, 0, 0, 0), mark);
        const QString text = items::markText(mark);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect(box.right() + 5, 0, width(), height()), Qt::AlignLeft | Qt::AlignVCenter, text);
        x += boxWidth + 4 + fontMetrics().horizontalAdvance(text) + gap;
    }
}

} // namespace sw::views
