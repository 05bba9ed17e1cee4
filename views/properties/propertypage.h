// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/changeevent.h"
#include "models/items/selection.h"

#include <QWidget>

class QVBoxLayout;

namespace sw::document
{
class Document;
class DerivedState;
} // namespace sw::document

namespace sw::views
{

class PanelHeader;
class PropertyForm;

/// What every page of properties works with.
struct PageContext
{
    document::Document &document;
    document::DerivedState &derived;
    items::Selection &selection;
};

/// The properties of one kind of object. A page is made once and then shows one object after the other.
class PropertyPage : public QWidget
{
    Q_OBJECT

public:
    explicit PropertyPage(const PageContext &context);

    /// Makes what is selected the page's object; false when that is not of its kind.
    virtual bool take(const items::SelectedObjects &objects) = 0;
    /// Whether an event can change what the page shows.
    virtual bool isConcerned(const document::ChangeEvent &event) const = 0;
    /// Shows the object after take().
    virtual void reset();
    /// Takes over what has changed in the model. Only called while the object exists.
    virtual void refresh();
    /// Takes over a new design.
    virtual void refreshDerived() {}
    /// Gives names that are still being typed to the model.
    void commit();

protected:
    const schema::Model &model() const;
    document::Document &document() const { return m_context.document; }
    document::DerivedState &derived() const { return m_context.derived; }
    items::Selection &selection() const { return m_context.selection; }

    PanelHeader *header() const { return m_header; }
    /// Sets the header's texts for the object as it is now.
    virtual void refreshHeader() = 0;
    /// Adds a form to the page's column; with a title it can be folded away.
    PropertyForm *addForm(const QString &title = {}, bool folded = false);
    /// An empty form in the place of one without a title, which goes.
    PropertyForm *replaceForm(PropertyForm *form);
    void addPart(QWidget *widget);

private:
    PropertyForm *makeForm();

    PageContext m_context;
    QVBoxLayout *m_column;
    PanelHeader *m_header;
    QList<PropertyForm *> m_forms;
};

} // namespace sw::views
