// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"
#include "models/patterns/core/pattern.h"
#include "models/sizing/estimate/interval.h"
#include "views/widgets/charts/chartview.h"

#include <QDate>

#include <optional>

namespace sw::views
{

/// One figure month by month.
struct GrowthLine
{
    QString name;
    QList<double> months;             ///< bytes or a count; 0 is today
    QList<sizing::Interval> ranges{}; ///< of each month; empty: there are none
    patterns::Family family = patterns::Family::Copy;
    bool main = false; ///< the design as it is; the others are without one of its patterns
};

/// What a growth chart shows; at most six lines.
struct GrowthPicture
{
    enum class Unit { Bytes, Count };
    QString caption; ///< with %1 for the unit
    Unit unit = Unit::Bytes;
    QDate today;
    QList<GrowthLine> lines;
    QList<std::pair<QString, double>> limits; ///< dashed lines across, where they are not too far above the others
    QList<std::pair<QString, double>> marks;  ///< months at which something happens

    bool isEmpty() const { return lines.isEmpty(); }
};

/// Lines over the coming years, each with its name at its end.
class GrowthChart : public ChartView
{
    Q_OBJECT

public:
    explicit GrowthChart(QWidget *parent = nullptr);

    void setPicture(const GrowthPicture &picture);
    QString tipAt(const QPointF &position) const override;

protected:
    void rebuild() override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;

private:
    double highest() const;
    QString endText(const GrowthLine &line) const;
    int nameWidth() const;
    void chooseUnit(double highest);
    void addLines();
    void addAxes();
    QString figureText(double value) const;
    QString rangeText(const GrowthLine &line, qsizetype month) const;
    QPointF pointOf(double month, double value) const;
    void drawNames(QPainter *painter) const;
    void drawMonths(QPainter *painter) const;
    void drawLimits(QPainter *painter) const;
    void drawMarks(QPainter *painter) const;

    GrowthPicture m_picture;
    double m_unit = 1;
    QString m_unitName;
    double m_top = 0; ///< of the axis, in units
};

} // namespace sw::views
