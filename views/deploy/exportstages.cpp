// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/exportstages.h"

#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"

#include <QPainter>

namespace sw::views
{

namespace
{

constexpr int circleSize = 18;
constexpr int textLeft = 44;

/// Of a row that is current or selected: the highlight over the base.
QColor rowTint(const QPalette &palette)
{
    const QColor base = palette.color(QPalette::Base);
    const QColor over = palette.color(QPalette::Highlight);
    const qreal share = base.lightnessF() < 0.5 ? 0.35 : 0.18;
    const auto mix = [share](int below, int above) {
        return qRound(below * (1 - share) + above * share);
    };
    return QColor(mix(base.red(), over.red()), mix(base.green(), over.green()), mix(base.blue(), over.blue()));
}

} // namespace

ExportStages::ExportStages(const QStringList &names, QWidget *parent)
    : QWidget(parent), m_names(names), m_notes(names.size(), QString())
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    tell();
}

void ExportStages::setCurrent(int current)
{
    m_current = current;
    tell();
    update();
}

void ExportStages::setNote(int stage, const QString &note)
{
    if (m_notes.value(stage) == note)
        return;
    m_notes[stage] = note;
    tell();
    update();
}

void ExportStages::tell()
{
    QStringList lines;
    for (qsizetype stage = 0; stage < m_names.size(); ++stage)
        lines << (stage < m_current    ? tr("%1: done")
                  : stage == m_current ? tr("%1: current")
                                       : QStringLiteral("%1"))
                         .arg(m_names.at(stage)) +
                     (m_notes.at(stage).isEmpty() ? QString() : QStringLiteral(", ") + m_notes.at(stage));
    setAccessibleName(tr("Stages of the export"));
    setAccessibleDescription(lines.join(QLatin1Char('\n')));
}

QFont ExportStages::noteFont() const
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    return small;
}

int ExportStages::rowHeight() const
{
    return fontMetrics().height() + QFontMetrics(noteFont()).height() + 14;
}

QSize ExportStages::sizeHint() const
{
    return {200, static_cast<int>(m_names.size()) * rowHeight()};
}

void ExportStages::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    for (int stage = 0; stage < m_names.size(); ++stage) {
        const QRect row(0, stage * rowHeight(), width(), rowHeight());
        const bool current = stage == m_current;
        const bool done = stage < m_current;
        if (current)
            painter.fillRect(row, rowTint(palette()));
        const QRectF circle(14.5, row.top() + 7.5, circleSize - 1, circleSize - 1);
        if (done) {
            painter.drawPixmap(QPoint(14, row.top() + 7), iconPixmap(QStringLiteral("ok"), circleSize,
                                                                     statusText(Status::Ok), devicePixelRatioF()));
        } else {
            painter.setPen(current ? QPen(Qt::NoPen) : QPen(secondaryText()));
            painter.setBrush(current ? palette().highlight() : QBrush(Qt::NoBrush));
            painter.drawEllipse(circle);
            painter.setFont(noteFont());
            painter.setPen(current ? palette().color(QPalette::HighlightedText) : secondaryText());
            painter.drawText(circle, Qt::AlignCenter, QString::number(stage + 1));
        }
        QRect text = row.adjusted(textLeft, 6, -8, -4);
        painter.setFont(bold);
        painter.setPen(palette().color(current || done ? QPalette::Text : QPalette::WindowText));
        painter.drawText(text, Qt::AlignTop | Qt::AlignLeft, m_names.at(stage));
        text.setTop(text.top() + fontMetrics().height() + 1);
        painter.setFont(noteFont());
        painter.setPen(secondaryText());
        painter.drawText(text, Qt::AlignTop | Qt::AlignLeft,
                         QFontMetrics(noteFont()).elidedText(m_notes.at(stage), Qt::ElideRight, text.width()));
    }
}

} // namespace sw::views
