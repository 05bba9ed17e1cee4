// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/model.h"

#include <QWidget>

class QMenu;
class QToolButton;
class QVBoxLayout;

namespace sw::views
{

/// What an operation takes along from its first entity: one line for each relationship that it follows, with how many
/// of the items there are wanted.
class PathStepsEdit : public QWidget
{
    Q_OBJECT

public:
    explicit PathStepsEdit(QWidget *parent = nullptr);

    /// Shows the path of \p operation; lines that are the same stay as they are.
    void show(const schema::Model &model, const schema::Operation &operation);
    const QList<schema::PathStep> &steps() const { return m_steps; }

Q_SIGNALS:
    void stepsChanged(const QList<sw::schema::PathStep> &steps); ///< by a person
    void refused(const sw::base::Error &error);                  ///< a number that cannot be read

private:
    QWidget *makeLine(const schema::Model &model, qsizetype index);
    void fillMenu();
    void rebuild(const schema::Model &model);

    QList<schema::PathStep> m_steps;
    QStringList m_names; ///< of the lines shown
    schema::EntityId m_start;
    QList<schema::Relationship> m_links;
    QHash<schema::EntityId, QString> m_entities;
    QVBoxLayout *m_lines;
    QToolButton *m_add;
    QMenu *m_menu;
};

} // namespace sw::views
