// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/deployment/deployment.h"

#include <QWidget>

class QCheckBox;
class QPlainTextEdit;
class QTabWidget;

namespace sw::views
{

class TextLabel;

/// What a step changes: the difference, the three sides of what somebody changed on the server, the command, the way
/// back and the script.
class StepDetails : public QWidget
{
    Q_OBJECT

public:
    explicit StepDetails(QWidget *parent = nullptr);

    /// nullptr for none.
    void show(const deploy::Step *step, const services::Difference *difference);
    QString commandText() const;

private:
    void showDifference();
    void showSides(const deploy::Step &step, const services::Difference *difference);

    QTabWidget *m_tabs;
    QCheckBox *m_allLines;
    QPlainTextEdit *m_difference;
    QWidget *m_sides;
    TextLabel *m_sidesTitle;
    QPlainTextEdit *m_last;
    QPlainTextEdit *m_server;
    QPlainTextEdit *m_model;
    QPlainTextEdit *m_command;
    QPlainTextEdit *m_undo;
    base::Bson m_from;
    base::Bson m_to;
};

} // namespace sw::views
