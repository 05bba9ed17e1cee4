// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/advice/goaladvice.h"

#include <QWidget>

class QPushButton;

namespace sw::views
{

/// Head of a column in the comparison of goals: name, what the goal means, its patterns, its working set, and the
/// button that takes its design.
class GoalHeader : public QWidget
{
    Q_OBJECT

public:
    /// \p scale: bytes that the strip of the working set is wide.
    GoalHeader(const services::GoalAdvice &goal, bool current, base::Bytes scale, QWidget *parent = nullptr);

Q_SIGNALS:
    void taken();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_current;
    QPushButton *m_take;
};

} // namespace sw::views
