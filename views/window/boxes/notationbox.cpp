// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/boxes/notationbox.h"

#include "models/diagram/scene/notation.h"
#include "views/widgets/style/appearance.h"
#include "views/window/actions.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace sw::views
{

NotationBox::NotationBox(const Actions &actions, QWidget *parent)
    : QWidget(parent), m_actions(actions), m_list(new QComboBox)
{
    auto *label = new QLabel(tr("Notation"));
    setSmallFont(label);
    label->setBuddy(m_list);
    m_list->setAccessibleName(tr("Notation"));
    m_list->setToolTip(tr("How relationships are drawn"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(label);
    layout->addWidget(m_list);
    for (const QString &name : diagram::notationNames()) {
        QAction *action = actions.action(QStringLiteral("view.") + name);
        m_list->addItem(QString(), action->objectName());
        connect(action, &QAction::changed, this, &NotationBox::refresh);
    }
    connect(m_list, &QComboBox::activated, this,
            [this](int index) { m_actions.action(m_list->itemData(index).toString())->trigger(); });
    refresh();
}

void NotationBox::refresh()
{
    const QSignalBlocker blocker(m_list);
    for (int i = 0; i < m_list->count(); ++i) {
        const QAction *action = m_actions.action(m_list->itemData(i).toString());
        m_list->setItemText(i, action->text().remove(QLatin1Char('&')));
        m_list->setItemData(i, action->toolTip(), Qt::ToolTipRole);
        if (action->isChecked())
            m_list->setCurrentIndex(i);
    }
}

} // namespace sw::views
