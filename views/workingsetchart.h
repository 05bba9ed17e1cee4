// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"
#include "models/sizing/sizing.h"

#include <QChartView>

namespace sw::views
{

/// One bar of the chart: a design's working set, split into what needs the most cache.
struct WorkingSetBar
{
    struct Part
    {
        QString name;
        base::Bytes bytes;
    };
    QString label;
    QList<Part> parts;
    sizing::Fit fit = sizing::Fit::Fits;
    bool current = false;

    base::Bytes total() const;
};

/// The parts of \p report: the largest collections' hot documents, "other", all indexes, and what is changed
/// between two checkpoints; at most seven, whose sum is the report's working set.
WorkingSetBar workingSetBar(const QString &label, const sizing::SizeReport &report);

/// Horizontal stacked bars against the cache: the picture of whether a design fits into memory. Labels stand on the bars
/// and beside them, so that no legend is needed; the same figures are in the table next to it.
class WorkingSetChart : public QChartView
{
    Q_OBJECT

public:
    explicit WorkingSetChart(QWidget *parent = nullptr);

    void setBars(const QList<WorkingSetBar> &bars, base::Bytes cache);
    /// Writes the chart as \p path's ending says: .svg or .png. False when the file cannot be written.
    bool saveAs(const QString &path);

protected:
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    QRectF barRect(int row, double from, double to) const;
    void drawBarLabels(QPainter *painter, int row) const;
    void drawCacheLine(QPainter *painter) const;
    QColor partColor(int index) const;

    QList<WorkingSetBar> m_bars;
    base::Bytes m_cache;
    QStringList m_names;    ///< of the parts, in drawing order
    double m_unit = 1;      ///< bytes per axis unit
    QString m_unitName;
};

} // namespace sw::views
