// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/sizes/sizechart.h"

namespace sw::views
{

using items::WorkingSetBar;

/// Horizontal stacked bars against the cache: the picture of whether a design fits into memory. Labels stand on the
/// bars and beside them, below them what their colours mean; the same figures are in the table next to it.
class WorkingSetChart : public SizeChart
{
    Q_OBJECT

public:
    explicit WorkingSetChart(QWidget *parent = nullptr);

    /// No line is drawn for a \p cache of 0. \p caption: what is shown, with %1 for the unit.
    void setBars(const QList<WorkingSetBar> &bars, base::Bytes cache, const QString &caption = {});
    void draw(const items::SizeAnswer &answer) override { setBars(answer.bars, answer.cache, answer.caption); }
    QString tipAt(const QPointF &position) const override;
    /// What the colours below the bars are named.
    QStringList key() const;

protected:
    void rebuild() override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Parts that are drawn in the same colour, at most one of each bar.
    struct Layer
    {
        QColor color;
        Qt::BrushStyle texture = Qt::NoBrush;     ///< so that it is told apart without its colour
        QList<const WorkingSetBar::Part *> parts; ///< by row; may be nullptr
    };
    /// What a colour stands for, where the labels on the bars do not say it.
    struct Key
    {
        QColor color;
        Qt::BrushStyle texture = Qt::NoBrush;
        QString name;
    };
    /// Bars that can be read at this height; the others are in the table.
    qsizetype rowsInSight() const;
    /// Of a row's height that its bar takes: bars of a few rows do not get thick.
    double barShare() const;
    /// Where the cache's line stands; -1 without one.
    double cacheLine() const;
    void makeLayers();
    void layByName();
    void layByFamily();
    bool isByFamily() const;
    /// Of all bars, one of each kind and name, in the order in which they are drawn.
    QList<WorkingSetBar::Part> differentParts() const;
    void makeKey();
    QList<Key> keyOfFamilies() const;
    int aroundTheBars() const; ///< height of title and scale
    int lastKeyLine() const;   ///< how far below the first one the last line of the key may begin
    /// Below the bars, in as many lines as they need and have room for.
    QList<QRectF> keyPlaces() const;
    int keyHeight() const;
    void drawKey(QPainter *painter) const;
    void addSeries();
    void addAxes(double largest);
    double largest() const;
    QRectF barRect(int row, double from, double to) const;
    void drawBarLabels(QPainter *painter, int row) const;
    int nameWidth() const;
    void drawName(QPainter *painter, int row) const;
    void drawTotal(QPainter *painter, int row, const QRectF &end) const;
    QColor partColor(const WorkingSetBar::Part &part, qsizetype position) const;

    QList<WorkingSetBar> m_all;
    QList<WorkingSetBar> m_bars; ///< those in sight
    base::Bytes m_cache;
    QString m_caption;
    QList<Layer> m_layers;
    QList<Key> m_key;
    double m_unit = 1; ///< bytes per axis unit
    double m_barShare = 1;
    QString m_unitName;
};

} // namespace sw::views
