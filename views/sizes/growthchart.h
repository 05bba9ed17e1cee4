// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/sizes/sizechart.h"

namespace sw::views
{

using items::GrowthLine;
using items::GrowthPicture;

/// Lines over the coming years, each with its name at its end.
class GrowthChart : public SizeChart
{
    Q_OBJECT

public:
    explicit GrowthChart(QWidget *parent = nullptr);

    void setPicture(const GrowthPicture &picture);
    void draw(const items::SizeAnswer &answer) override { setPicture(answer.growth); }
    QString tipAt(const QPointF &position) const override;

protected:
    void rebuild() override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void resizeEvent(QResizeEvent *event) override;

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
