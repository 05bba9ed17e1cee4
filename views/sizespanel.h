// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"
#include "views/workingsetchart.h"

#include <QWidget>

class QTableView;

namespace sw::document
{
class Document;
class DerivedState;
}

namespace sw::items
{
class SizeTableModel;
}

namespace sw::views
{

class LatestJob;
class Selection;

/// The working set of the three goals against the cache, and the figures of each collection in a table.
class SizesPanel : public QWidget
{
    Q_OBJECT

public:
    SizesPanel(document::Document &document, document::DerivedState &derived, Selection &selection, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void compareGoals();
    void saveChart();

    document::Document &m_document;
    document::DerivedState &m_derived;
    Selection &m_selection;
    WorkingSetChart *m_chart;
    items::SizeTableModel *m_sizes;
    QTableView *m_table;
    LatestJob *m_compare;
    bool m_outdated = false;
};

} // namespace sw::views
