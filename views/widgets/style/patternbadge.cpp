// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/style/patternbadge.h"

#include "models/patterns/patternregistry.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"

#include <QFont>
#include <QPaintDevice>
#include <QPainter>

namespace sw::views
{

QSizeF patternBadgeSize()
{
    return {38, 18};
}

void paintPatternBadge(QPainter *painter, const QPointF &topLeft, const QString &id, const QFont &font)
{
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(id);
    const QColor text = pattern != nullptr ? familyText(pattern->family()) : secondaryText();
    const QColor tint = pattern != nullptr ? familyTint(pattern->family()) : QColor(Qt::transparent);
    const QColor edge = pattern != nullptr ? familyBar(pattern->family()) : secondaryText();
    const QRectF box = QRectF(topLeft, patternBadgeSize()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(edge);
    painter->setBrush(tint);
    painter->drawRoundedRect(box, 3, 3);
    painter->drawPixmap(QPointF(box.left() + 4, box.center().y() - 6),
                        iconPixmap(QStringLiteral("patterns/") + id, 12, text, painter->device()->devicePixelRatioF()));
    QFont bold = font;
    bold.setWeight(QFont::Bold);
    bold.setPointSizeF(font.pointSizeF() * 0.82);
    painter->setFont(bold);
    painter->setPen(text);
    painter->drawText(box.adjusted(18, 0, -2, 0), Qt::AlignCenter,
                      pattern != nullptr ? pattern->letters() : QStringLiteral("?"));
    painter->restore();
}

} // namespace sw::views
