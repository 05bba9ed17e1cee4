// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;

namespace sw::views
{

class Actions;

/// Says how relationships are drawn, and changes it: the commands of the View menu beside the canvas.
class NotationBox : public QWidget
{
    Q_OBJECT

public:
    explicit NotationBox(const Actions &actions, QWidget *parent = nullptr);

    QComboBox *list() const { return m_list; }

private:
    void refresh();

    const Actions &m_actions;
    QComboBox *m_list;
};

} // namespace sw::views
