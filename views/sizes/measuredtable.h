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

    /// An empty table for what the storage engine weighs, and what a server's files would.
    void beginMeasured();
    /// One collection more, at the end.
    void addMeasured(const sizing::MeasuredCollection &measured, const sizing::SizeReport &estimate);
    /// What a server measured, and the factors that follow.
    void showCalibrated(const QList<sizing::CalibrationRow> &rows);

private:
    void addRow(const QStringList &texts, bool heading);
};

} // namespace sw::views
