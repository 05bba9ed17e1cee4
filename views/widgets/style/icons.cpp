// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/style/icons.h"

#include <QApplication>
#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace sw::views
{

namespace
{

QByteArray drawing(const QString &name)
{
    static QHash<QString, QByteArray> cache;
    auto found = cache.find(name);
    if (found == cache.end()) {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
        found = cache.insert(name, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    }
    return *found;
}

void paintDrawing(QPainter *painter, const QString &name, const QRectF &rect, const QColor &color)
{
    QByteArray svg = drawing(name);
    if (svg.isEmpty())
        return;
    svg.replace("currentColor", color.name(QColor::HexRgb).toLatin1());
    QSvgRenderer renderer(svg);
    const qreal side = qMin(rect.width(), rect.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(rect.center());
    painter->save();
    painter->setOpacity(painter->opacity() * color.alphaF());
    renderer.render(painter, square);
    painter->restore();
}

/// Paints in the palette's colour at the time of painting; a pixmap icon would keep the colour of the theme it was made
/// in.
class DrawingEngine : public QIconEngine
{
public:
    explicit DrawingEngine(const QString &name) : m_name(name) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const bool selected = mode == QIcon::Selected;
        const QPalette palette = selected ? QApplication::palette("QAbstractItemView") : QApplication::palette();
        const QPalette::ColorGroup group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QPalette::ColorRole role = selected ? QPalette::HighlightedText : QPalette::WindowText;
        paintDrawing(painter, m_name, rect, palette.color(group, role));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new DrawingEngine(*this); }
    QString key() const override { return QStringLiteral("shapewright-drawing"); }
    bool isNull() override { return drawing(m_name).isEmpty(); }

private:
    QString m_name;
};

} // namespace

QIcon icon(const QString &name)
{
    return drawing(name).isEmpty() ? QIcon() : QIcon(new DrawingEngine(name));
}

QPixmap iconPixmap(const QString &name, int size, const QColor &color, qreal devicePixelRatio)
{
    const QString key = QStringLiteral("sw:%1:%2:%3:%4").arg(name).arg(size).arg(color.rgba()).arg(devicePixelRatio);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = QPixmap(QSize(size, size) * devicePixelRatio);
        pixmap.setDevicePixelRatio(devicePixelRatio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintDrawing(&painter, name, QRectF(0, 0, size, size), color);
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

} // namespace sw::views
