// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/propertiespanel.h"

#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "views/properties/collectionpage.h"
#include "views/properties/entitypage.h"
#include "views/properties/fieldpage.h"
#include "views/properties/notepage.h"
#include "views/properties/operationpage.h"
#include "views/properties/patternpage.h"
#include "views/properties/projectpage.h"
#include "views/properties/relationshippage.h"
#include "views/properties/severalpage.h"

#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

/// Each page scrolls by itself, so that a short one does not inherit the length of the longest.
QScrollArea *scrolling(PropertyPage *page)
{
    auto *area = new QScrollArea;
    area->setFocusPolicy(Qt::NoFocus); // what it holds takes the keys
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    return area;
}

} // namespace

PropertiesPanel::PropertiesPanel(document::Document &document, document::DerivedState &derived,
                                 items::Selection &selection, QWidget *parent)
    : QWidget(parent), m_document(document), m_selection(selection), m_stack(new QStackedWidget)
{
    const PageContext context{document, derived, selection};
    // The project's page takes what no other one does.
    m_pages = {new SeveralPage(context),      new FieldPage(context),     new EntityPage(context),
               new RelationshipPage(context), new OperationPage(context), new PatternPage(context),
               new CollectionPage(context),   new NotePage(context),      new ProjectPage(context)};
    for (PropertyPage *page : std::as_const(m_pages))
        m_stack->addWidget(scrolling(page));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    setMinimumWidth(280);

    connect(&selection, &items::Selection::changed, this, [this] {
        m_current->commit();
        choosePage();
    });
    connect(&document, &document::Document::changed, this, &PropertiesPanel::documentChanged);
    connect(&derived, &document::DerivedState::updated, this, [this] { m_current->refreshDerived(); });
    choosePage();
}

PropertiesPanel::~PropertiesPanel()
{
    // The focus goes while everything that takes what was typed is still there.
    if (QWidget *editor = focusWidget())
        editor->clearFocus();
}

void PropertiesPanel::commit()
{
    m_current->commit();
}

void PropertiesPanel::setArranging(const QList<QAction *> &actions)
{
    for (auto *page : findChildren<SeveralPage *>())
        page->setArranging(actions);
}

void PropertiesPanel::choosePage()
{
    for (PropertyPage *page : std::as_const(m_pages)) {
        if (!page->take(m_selection.objects()))
            continue;
        m_current = page;
        m_stack->setCurrentIndex(static_cast<int>(m_pages.indexOf(page)));
        page->reset();
        return;
    }
}

void PropertiesPanel::documentChanged(const document::ChangeEvent &event)
{
    if (event.has(document::Change::Reset)) {
        choosePage();
        return;
    }
    if (!m_current->isConcerned(event))
        return;
    if (m_current->take(m_selection.objects()))
        m_current->refresh();
    else
        choosePage(); // its object has gone
}

} // namespace sw::views
