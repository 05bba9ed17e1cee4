// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/diagramswitcher.h"

#include "models/base/text.h"
#include "models/document/document.h"
#include "models/items/selection.h"
#include "views/widgets/style/appearance.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace sw::views
{

DiagramSwitcher::DiagramSwitcher(document::Document &document, items::Selection &selection, QWidget *parent)
    : QWidget(parent), m_document(document), m_selection(selection), m_list(new QComboBox)
{
    auto *label = new QLabel(tr("Diagram"));
    setSmallFont(label);
    label->setBuddy(m_list);
    m_list->setAccessibleName(tr("Diagram"));
    m_list->setToolTip(tr("Diagrams of this model, each with its own entities and places (Ctrl+Page Down)"));
    m_list->setMinimumContentsLength(12);
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(label);
    layout->addWidget(m_list);
    connect(m_list, &QComboBox::activated, this,
            [this](int index) { m_selection.setDiagram(schema::DiagramId(m_list->itemData(index).toString())); });
    connect(&selection, &items::Selection::diagramChanged, this, &DiagramSwitcher::refresh);
    connect(&document, &document::Document::changed, this, [this](const document::ChangeEvent &event) {
        using enum document::Change;
        if (event.hasAny({DiagramAdded, DiagramRemoved, DiagramChanged, DiagramOrder}))
            refresh();
    });
    refresh();
}

void DiagramSwitcher::refresh()
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    for (const schema::Diagram &diagram : m_document.model().diagrams) {
        const QString name = diagram.name.isEmpty() ? tr("Whole model") : base::visibleText(diagram.name);
        m_list->addItem(name, diagram.id.text());
        if (diagram.id == m_selection.diagram())
            m_list->setCurrentIndex(m_list->count() - 1);
    }
    if (m_list->count() == 0)
        m_list->addItem(tr("Whole model"), QString());
}

} // namespace sw::views
