// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/sizes/sizechart.h"

namespace sw::views
{

/// How large the documents of a collection are, from tens of bytes to the 16 MiB at which a server refuses them, on a
/// logarithmic scale.
class DistributionChart : public SizeChart
{
    Q_OBJECT

public:
    explicit DistributionChart(QWidget *parent = nullptr);

    void setClasses(const QString &collection, const QList<samples::DocumentSizes::Class> &classes, base::Bytes mean);
    void draw(const items::SizeAnswer &answer) override { setClasses(answer.collection, answer.classes, answer.mean); }
    QString tipAt(const QPointF &position) const override;

protected:
    void rebuild() override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addArea();
    void addAxes();
    int labelStep() const;
    double xOf(base::Bytes bytes) const;
    void drawSize(QPainter *painter, base::Bytes bytes, const QString &label, int row) const;

    QString m_collection;
    QList<samples::DocumentSizes::Class> m_classes;
    base::Bytes m_mean;
    double m_from = 6; ///< powers of two at the ends of the scale
    double m_to = 25;
    int m_step = 2;
};

} // namespace sw::views
