// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/document/changeevent.h"

#include <QWidget>

class QTableView;
class QToolButton;

namespace sw::document
{
class Document;
}

namespace sw::items
{
class FieldTableModel;
}

namespace sw::views
{

class Banner;
class TextLabel;

/// The fields of an entity, or the attributes of a relationship, edited in place: add, remove, move, name, type,
/// presence.
class FieldTable : public QWidget
{
    Q_OBJECT

public:
    explicit FieldTable(document::Document &document, QWidget *parent = nullptr);

    void setOwner(const document::FieldOwner &owner);
    QTableView *view() const { return m_view; }

Q_SIGNALS:
    /// A person wants to see everything about a field.
    void opened(const sw::document::FieldKey &key);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeButtons();
    void fitColumns();
    QToolButton *makeButton(const QString &icon, const QString &text, void (FieldTable::*action)());
    void addField();
    void removeField();
    void moveUp() { moveField(-1); }
    void moveDown() { moveField(1); }
    void moveField(int by);
    void openField();
    void rowsChanged();
    void tellId();
    void updateButtons();
    void report(const base::Error &error);

    document::Document &m_document;
    items::FieldTableModel *m_model;
    QTableView *m_view;
    Banner *m_error;
    TextLabel *m_id; ///< what every document has besides
    QToolButton *m_remove = nullptr;
    QToolButton *m_up = nullptr;
    QToolButton *m_down = nullptr;
    QToolButton *m_open = nullptr;
};

} // namespace sw::views
