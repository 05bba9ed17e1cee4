// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QStackedWidget;

namespace sw::document
{
struct ChangeEvent;
class Document;
class DerivedState;
} // namespace sw::document

namespace sw::items
{
class Selection;
}

namespace sw::views
{

class PropertyPage;

/// What can be said about the selected object: a page for each kind of object, one for
/// several, and that of the project when nothing is selected.
class PropertiesPanel : public QWidget
{
    Q_OBJECT

public:
    PropertiesPanel(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                    QWidget *parent = nullptr);
    ~PropertiesPanel() override;

    /// Gives names that are still being typed to the model; before saving or closing.
    void commit();
    PropertyPage *currentPage() const { return m_current; }
    /// Commands that arrange several selected cards, as buttons on their page.
    void setArranging(const QList<QAction *> &actions);

private:
    void choosePage();
    void documentChanged(const document::ChangeEvent &event);

    document::Document &m_document;
    items::Selection &m_selection;
    QStackedWidget *m_stack;
    QList<PropertyPage *> m_pages;
    PropertyPage *m_current = nullptr;
};

} // namespace sw::views
