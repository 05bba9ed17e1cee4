// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/estimate/calibrationtable.h"
#include "models/sizing/estimate/measured.h"

#include <QTableWidget>

namespace sw::views
{

/// Estimated beside measured: a row for each collection and each of its indexes.
class MeasuredTable : public QTableWidget
{
    Q_OBJECT

public:
    enum Column { Name, Count, Estimated, Measured, OnServer, Difference, Factor, ColumnCount };

    explicit MeasuredTable(QWidget *parent = nullptr);

    /// An empty table for files of the storage engine, and what a server's would be.
    void beginMeasured();
    /// At the end.
    void addMeasured(const QList<sizing::Comparison> &rows);
    /// What a server measured, and the factors that follow.
    void showCalibrated(const QList<sizing::CalibrationRow> &rows);

private:
    void addRow(const QStringList &texts, bool heading);
};

} // namespace sw::views
