// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/services/indexes/indexlist.h"

#include <QWidget>

class QTableView;
class QToolButton;

namespace sw::document
{
class Document;
class DerivedState;
} // namespace sw::document

namespace sw::items
{
class IndexTableModel;
}

namespace sw::views
{

class Banner;

/// The indexes of an entity, a collection or the whole design: those that a person owns can be added, changed and
/// removed, derived ones kept, changed or suppressed.
class IndexTable : public QWidget
{
    Q_OBJECT

public:
    IndexTable(document::Document &document, document::DerivedState &derived, QWidget *parent = nullptr);

    void showEntity(const schema::EntityId &entity);
    /// Indexes that are added belong to \p entity.
    void showCollection(const QString &collection, const schema::EntityId &entity);
    void showAll();
    void refresh();
    QTableView *view() const { return m_view; }

    /// Asks for a new index of \p entity on \p path, which may be empty.
    static void ask(document::Document &document, const schema::EntityId &entity, const QString &path, QWidget *parent);

public Q_SLOTS:
    void add();
    void edit();
    void remove();
    void keep();
    /// Suppresses a derived index, or takes that back.
    void suppress();

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeButtons();
    QToolButton *makeButton(const QString &icon, const QString &text, void (IndexTable::*action)());
    void makeKeys();
    void setUp();
    const services::ListedIndex *current() const;
    /// To which an index is added: of the table, else of the current row.
    schema::EntityId target() const;
    bool isShown(const services::ListedIndex &index) const;
    void updateButtons();
    void report(const base::Result<void> &outcome);

    document::Document &m_document;
    document::DerivedState &m_derived;
    items::IndexTableModel *m_model;
    QTableView *m_view;
    Banner *m_error;
    QToolButton *m_add = nullptr;
    QToolButton *m_edit = nullptr;
    QToolButton *m_remove = nullptr;
    QToolButton *m_keep = nullptr;
    QToolButton *m_suppress = nullptr;
    schema::EntityId m_entity;
    QString m_collection;
    bool m_stale = true; ///< what is out of sight is not kept up to date
};

} // namespace sw::views
