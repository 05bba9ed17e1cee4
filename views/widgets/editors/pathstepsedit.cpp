// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/editors/pathstepsedit.h"

#include "models/base/text.h"
#include "views/widgets/editors/chiplist.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/editors/fieldmenu.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace sw::views
{

namespace
{

void clear(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // one of them may be the sender
        delete item;
    }
}

} // namespace

PathStepsEdit::PathStepsEdit(QWidget *parent)
    : QWidget(parent), m_lines(new QVBoxLayout), m_add(new QToolButton), m_menu(new QMenu(this))
{
    m_lines->setSpacing(2);
    m_add->setText(tr("step"));
    m_add->setIcon(icon(QStringLiteral("add")));
    m_add->setIconSize({12, 12});
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_add->setAutoRaise(true);
    m_add->setFocusPolicy(Qt::StrongFocus);
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setMenu(m_menu);
    m_add->setAccessibleName(tr("Add a step"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(m_lines);
    layout->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_menu, &QMenu::aboutToShow, this, &PathStepsEdit::fillMenu);
}

void PathStepsEdit::show(const schema::Model &model, const schema::Operation &operation)
{
    m_start = operation.entity;
    m_links = model.relationships;
    QStringList names;
    for (const schema::PathStep &step : operation.path) {
        const schema::Entity *to = model.entity(step.to);
        names << (to != nullptr ? base::visibleText(to->name) : step.to.text());
    }
    const bool same = m_names == names;
    m_names = names;
    m_steps = operation.path;
    m_entities.clear();
    for (const schema::Entity &entity : model.entities)
        m_entities.insert(entity.id, entity.name);
    if (!same)
        rebuild(model);
    for (qsizetype i = 0; i < m_steps.size(); ++i) {
        auto *edit = m_lines->itemAt(static_cast<int>(i))->widget()->findChild<CountEdit *>();
        const base::Result<CountEdit::Number> shown = edit->read();
        if (!shown || *shown != m_steps.at(i).itemsWanted)
            edit->setValue(m_steps.at(i).itemsWanted);
    }
}

void PathStepsEdit::rebuild(const schema::Model &model)
{
    clear(m_lines);
    QList<QWidget *> editors;
    for (qsizetype i = 0; i < m_steps.size(); ++i) {
        QWidget *line = makeLine(model, i);
        m_lines->addWidget(line);
        editors << line->findChild<CountEdit *>() << line->findChild<QToolButton *>();
    }
    tabThrough(editors, m_add);
}

QWidget *PathStepsEdit::makeLine(const schema::Model &model, qsizetype index)
{
    const schema::Relationship *link = model.relationship(m_steps.at(index).relationship);
    auto *line = new QWidget;
    auto *name = new TextLabel(TextLabel::Style::Body, QStringLiteral("%1. ").arg(index + 1) + m_names.at(index));
    if (link != nullptr)
        name->setToolTip(schema::relationshipName(model, *link).toHtmlEscaped());
    constexpr int roomForName = 120; // a longer one is cut; for a shorter one the row goes below its label
    name->setMinimumWidth(std::min(name->sizeHint().width(), roomForName));
    name->setElided();
    auto *items = new CountEdit({0, 1e15, {}, tr("all"), false});
    items->setAccessibleName(tr("Items wanted of %1").arg(m_names.at(index)));
    items->setToolTip(tr("How many are wanted; empty: all"));
    name->setBuddy(items);
    auto *remove = new QToolButton;
    remove->setIcon(icon(QStringLiteral("close")));
    remove->setIconSize({10, 10});
    remove->setAutoRaise(true);
    remove->setToolTip(tr("Remove the step"));
    remove->setAccessibleName(tr("Remove step %1").arg(m_names.at(index)));
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(name, 1);
    layout->addWidget(items);
    layout->addWidget(remove);
    connect(items, &CountEdit::edited, this, [this, index, items] {
        const base::Result<CountEdit::Number> number = items->read();
        if (!number) {
            Q_EMIT refused(number.error());
            return;
        }
        QList<schema::PathStep> steps = m_steps;
        steps[index].itemsWanted = *number;
        Q_EMIT stepsChanged(steps);
    });
    connect(remove, &QToolButton::clicked, this, [this, index] {
        QList<schema::PathStep> steps = m_steps;
        steps.removeAt(index);
        Q_EMIT stepsChanged(steps);
    });
    return line;
}

void PathStepsEdit::fillMenu()
{
    m_menu->clear();
    schema::Operation operation;
    operation.entity = m_start;
    operation.path = m_steps;
    const QList<schema::EntityId> reached = reachedEntities(operation);
    for (const schema::Relationship &link : std::as_const(m_links)) {
        const bool fromA = reached.contains(link.a.entity);
        if (!fromA && !reached.contains(link.b.entity))
            continue;
        const schema::EntityId from = fromA ? link.a.entity : link.b.entity;
        const schema::EntityId to = fromA ? link.b.entity : link.a.entity;
        const QString text = menuText(m_entities.value(from)) + QStringLiteral(" › ") + menuText(m_entities.value(to));
        m_menu->addAction(text, this, [this, step = schema::PathStep{link.id, to, std::nullopt}] {
            QList<schema::PathStep> steps = m_steps;
            steps << step;
            Q_EMIT stepsChanged(steps);
        });
    }
    if (m_menu->isEmpty())
        m_menu->addAction(tr("No relationship leads on"))->setEnabled(false);
}

} // namespace sw::views
