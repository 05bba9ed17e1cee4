// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/properties/propertypage.h"

class QAction;
class QPushButton;

namespace sw::views
{

/// What can be done to several selected objects at once.
class SeveralPage : public PropertyPage
{
    Q_OBJECT

public:
    explicit SeveralPage(const PageContext &context);

    bool take(const items::SelectedObjects &objects) override;
    bool isConcerned(const document::ChangeEvent &event) const override;
    void reset() override;
    /// Buttons for commands that arrange what is selected.
    void setArranging(const QList<QAction *> &actions);

private:
    void refreshHeader() override;
    void addColor();
    void addActions();
    QPushButton *addAction(QLayout *layout, const QString &icon, const QString &text, void (SeveralPage::*action)());
    /// In the order of the model.
    QList<schema::EntityId> entities() const;
    QStringList names() const;
    /// Index in the list of colours: of the one that all entities have, else -1.
    int color() const;

    void relate();
    void duplicate();
    void remove();

    items::SelectedObjects m_objects;
    PropertyForm *m_form = nullptr;
    QWidget *m_color = nullptr;
    QPushButton *m_relate = nullptr;
    QPushButton *m_duplicate = nullptr;
};

} // namespace sw::views
