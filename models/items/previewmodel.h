// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/write/preview.h"

#include <QAbstractListModel>

namespace sw::items
{

/// The lines of a previewed document for a list view; the delegate paints them.
class PreviewModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setLines(const QList<samples::PreviewLine> &lines);
    const samples::PreviewLine &line(int row) const { return m_lines.at(row); }
    /// The first line of a run of lines that one pattern made.
    bool startsOrigin(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QList<samples::PreviewLine> m_lines;
};

} // namespace sw::items
