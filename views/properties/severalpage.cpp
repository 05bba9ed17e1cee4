// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/severalpage.h"

#include "models/base/suggestion.h"
#include "models/base/text.h"
#include "models/document/document.h"
#include "models/document/edits/entityedits.h"
#include "models/document/edits/linkedits.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/removal.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/formrow.h"
#include "views/widgets/panelheader.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/style/entitycolors.h"
#include "views/widgets/style/icons.h"

#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QToolButton>

namespace sw::views
{

namespace
{

constexpr qsizetype namesShown = 8;

} // namespace

SeveralPage::SeveralPage(const PageContext &context) : PropertyPage(context)
{
    addColor();
    addActions();
}

bool SeveralPage::take(const items::SelectedObjects &objects)
{
    m_objects = {};
    for (const schema::EntityId &id : objects.entities) {
        if (model().entity(id) != nullptr)
            m_objects.entities.insert(id);
    }
    for (const schema::RelationshipId &id : objects.relationships) {
        if (model().relationship(id) != nullptr)
            m_objects.relationships.insert(id);
    }
    m_objects.notes = objects.notes;
    return m_objects.entities.size() + m_objects.relationships.size() + m_objects.notes.size() > 1;
}

bool SeveralPage::isConcerned(const document::ChangeEvent &event) const
{
    using enum document::Change;
    return event.hasAny({EntityAdded, EntityRemoved, EntityChanged, RelationshipAdded, RelationshipRemoved,
                         RelationshipChanged, Notes});
}

QList<schema::EntityId> SeveralPage::entities() const
{
    QList<schema::EntityId> ids;
    for (const schema::Entity &entity : model().entities) {
        if (m_objects.entities.contains(entity.id))
            ids << entity.id;
    }
    return ids;
}

QStringList SeveralPage::names() const
{
    QStringList names;
    for (const schema::EntityId &id : entities())
        names << base::visibleText(model().entity(id)->name);
    for (const schema::Relationship &relationship : model().relationships) {
        if (m_objects.relationships.contains(relationship.id))
            names << base::visibleText(schema::relationshipName(model(), relationship));
    }
    return names;
}

void SeveralPage::refreshHeader()
{
    const bool onlyEntities = m_objects.relationships.isEmpty() && m_objects.notes.isEmpty();
    const auto count =
        static_cast<int>(m_objects.entities.size() + m_objects.relationships.size() + m_objects.notes.size());
    header()->show(onlyEntities ? QStringLiteral("entity") : QStringLiteral("select"),
                   onlyEntities ? tr("%1 entities selected").arg(count) : tr("%1 objects selected").arg(count),
                   base::firstOf(names(), namesShown));
}

void SeveralPage::reset()
{
    PropertyPage::reset();
    m_form->setRowVisible(m_color, !m_objects.entities.isEmpty());
    m_relate->setVisible(m_objects.entities.size() == 2);
    m_duplicate->setVisible(!m_objects.entities.isEmpty());
}

int SeveralPage::color() const
{
    int common = -1;
    for (const schema::EntityId &id : m_objects.entities) {
        const auto index = static_cast<int>(entityColors().indexOf(model().entity(id)->color));
        if (common >= 0 && index != common)
            return -1;
        common = index;
    }
    return common;
}

void SeveralPage::addColor()
{
    m_form = addForm();
    m_color = m_form->addChoice(tr("Color"), entityColorNames(),
                                {[this] { return color(); },
                                 [this](int index) -> base::Result<void> {
                                     const QString chosen = entityColors().value(index);
                                     document::editModel(document(), tr("Color entities"), [&](schema::Model &model) {
                                         for (schema::Entity &entity : model.entities) {
                                             if (m_objects.entities.contains(entity.id))
                                                 entity.color = chosen;
                                         }
                                     });
                                     return {};
                                 }});
}

QPushButton *SeveralPage::addAction(QLayout *layout, const QString &iconName, const QString &text,
                                    void (SeveralPage::*action)())
{
    auto *button = new QPushButton(icon(iconName), text);
    connect(button, &QPushButton::clicked, this, action);
    layout->addWidget(button);
    return button;
}

void SeveralPage::addActions()
{
    auto *bar = new QWidget;
    auto *layout = new FlowLayout(6);
    bar->setLayout(layout);
    m_relate = addAction(layout, QStringLiteral("relationship"), tr("Relate"), &SeveralPage::relate);
    m_duplicate = addAction(layout, QStringLiteral("duplicate"), tr("Duplicate"), &SeveralPage::duplicate);
    addAction(layout, QStringLiteral("delete"), tr("Delete"), &SeveralPage::remove);
    addPart(bar);
}

void SeveralPage::setArranging(const QList<QAction *> &actions)
{
    auto *arranging = new QWidget;
    auto *layout = new FlowLayout(2);
    arranging->setLayout(layout);
    for (QAction *action : actions) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(action->toolTip());
        layout->addWidget(button);
    }
    addPart(arranging);
}

void SeveralPage::relate()
{
    const QList<schema::EntityId> ends = m_objects.entities.asList();
    if (const auto added = document::addRelationship(document(), ends.first(), ends.last()))
        selection().selectRelationship(*added);
}

void SeveralPage::duplicate()
{
    const auto copies = document::duplicateEntities(document(), selection().diagram(), entities(), {40, 40});
    if (!copies)
        return;
    items::SelectedObjects objects;
    objects.entities = *copies;
    selection().set(objects);
}

void SeveralPage::remove()
{
    document::Removal removal;
    removal.entities = m_objects.entities.asSet();
    removal.relationships = m_objects.relationships.asSet();
    removal.notes = m_objects.notes.asSet();
    selection().clear();
    document::removeObjects(document(), removal);
}

} // namespace sw::views
