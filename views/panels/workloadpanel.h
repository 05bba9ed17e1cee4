// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/operation.h"

#include <QWidget>

class QPushButton;
class QTableView;

namespace sw::document
{
class Document;
class DerivedState;
} // namespace sw::document

namespace sw::items
{
class WorkloadModel;
}

namespace sw::items
{
class Selection;
}

namespace sw::views
{

class Banner;
class TextLabel;

/// The workload as a sheet: what the application does, how often, how important it is, and what it touches.
class WorkloadPanel : public QWidget
{
    Q_OBJECT

public:
    WorkloadPanel(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                  QWidget *parent = nullptr);

    QTableView *view() const { return m_view; }
    QString summary() const;
    /// A new operation at what is selected, whose name is typed next.
    void addOperation();
    /// With its entity and path; without an entity it starts at what is selected.
    void addOperation(schema::Operation draft);
    /// Adds the rows of the clipboard as operations, or says why not.
    void pasteRows();
    /// All rows to the clipboard.
    void copyRows();

Q_SIGNALS:
    void escaped(); ///< Esc was pressed in the sheet

private:
    QWidget *makeBar();
    void setUpView();
    void fitColumns();
    void duplicateOperation();
    void removeOperation();
    void moveOperation(int by);
    void copyRow();
    schema::EntityId startOfNew() const;
    void followSelection();
    void rowChosen();
    void refresh();
    void report(const base::Error &error);

    document::Document &m_document;
    items::Selection &m_selection;
    items::WorkloadModel *m_model;
    QTableView *m_view;
    Banner *m_error;
    TextLabel *m_operations;
    TextLabel *m_reads;
    TextLabel *m_empty;
    QPushButton *m_duplicate = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_copyRows = nullptr;
};

} // namespace sw::views
