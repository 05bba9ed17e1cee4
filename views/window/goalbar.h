// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace sw::document
{
class Document;
}

namespace sw::views
{

class SegmentedControl;

/// Goal, RAM and use case: what the design is made for. Part of the tool bar.
class GoalBar : public QWidget
{
    Q_OBJECT

public:
    explicit GoalBar(document::Document &document, QWidget *parent = nullptr);

    /// Little: without words that tooltips say as well. Least: without the RAM, which the project's properties have.
    enum class Room { Least, Little, Enough };
    void setRoom(Room room);

private:
    void refresh();

    document::Document &m_document;
    SegmentedControl *m_goal;
    QDoubleSpinBox *m_ram;
    QComboBox *m_useCase;
    QLabel *m_goalLabel;
    QLabel *m_ramLabel;
    QLabel *m_useCaseLabel;
};

} // namespace sw::views
