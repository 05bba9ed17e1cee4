// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/record/paperpages.h"

#include <QPainter>
#include <QTextLayout>

namespace sw::record
{

namespace
{

const QColor ruleColour(0xc8, 0xcd, 0xd3);

class PageFiller
{
public:
    PageFiller(const QList<PaperLine> &lines, double height) : m_lines(lines), m_height(height) {}

    QList<QList<PlacedLine>> fill()
    {
        for (qsizetype first = 0; first < m_lines.size();) {
            qsizetype end = first;
            while (end < m_lines.size() - 1 && m_lines.at(end).keepsNext)
                ++end;
            ++end;
            if (m_down > 0 && m_down + heightOf(first, end) > m_height)
                beginPage();
            for (; first < end; ++first)
                add(first);
        }
        return m_pages;
    }

private:
    double heightOf(qsizetype first, qsizetype end) const
    {
        double height = 0;
        for (qsizetype i = first; i < end; ++i)
            height += m_lines.at(i).above + m_lines.at(i).height;
        return height;
    }
    void beginPage()
    {
        m_pages.append(QList<PlacedLine>());
        m_down = 0;
    }
    void put(qsizetype index)
    {
        const PaperLine &line = m_lines.at(index);
        const double top = m_down + (m_down > 0 ? line.above : 0);
        m_pages.last().append({index, top});
        m_down = top + line.height;
    }
    void add(qsizetype index)
    {
        const PaperLine &line = m_lines.at(index);
        if (m_pages.isEmpty() || (m_down > 0 && m_down + line.above + line.height > m_height))
            beginPage();
        if (m_down <= 0) {
            for (qsizetype head = line.head; head < line.head + line.heads; ++head)
                put(head);
        }
        put(index);
    }

    const QList<PaperLine> &m_lines;
    const double m_height;
    QList<QList<PlacedLine>> m_pages;
    double m_down = 0;
};

} // namespace

QList<QList<PlacedLine>> placeLines(const QList<PaperLine> &lines, double height)
{
    return PageFiller(lines, height).fill();
}

void drawLine(QPainter &painter, const PaperLine &line, const QPointF &at, double width)
{
    const QRectF rect(at, QSizeF(width, line.height));
    if (line.ground.isValid())
        painter.fillRect(rect, line.ground);
    if (line.ruled)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - width / 1000, width, width / 1000), ruleColour);
    for (const PaperText &text : line.texts) {
        const QTextLine one = text.layout->lineAt(text.line);
        one.draw(&painter, rect.topLeft() + QPointF(text.left, line.down) - QPointF(0, one.y()));
    }
}

} // namespace sw::record
