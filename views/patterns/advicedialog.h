// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/advice/goaladvice.h"

#include <QDialog>

class QPushButton;
class QTabWidget;

namespace sw::base
{
class Job;
}

namespace sw::document
{
class Document;
}

namespace sw::views
{

class AdvicePage;
class GoalsPage;
class TextLabel;

/// What the advisor would do: for the goal in force, with reasons, and for all goals side by side. It works in the
/// background on a copy of the model; nothing changes before a button says so.
class AdviceDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AdviceDialog(document::Document &document, QWidget *parent = nullptr);

    AdvicePage *advicePage() const { return m_advice; }
    GoalsPage *goalsPage() const { return m_goals; }
    QPushButton *applyButton() const { return m_apply; }
    QString note() const;
    QTabWidget *tabs() const { return m_tabs; }
    /// All goals have been worked out.
    bool isComplete() const { return m_results.size() == 3; }

Q_SIGNALS:
    /// Something was changed, in one step; \p what says what.
    void applied(const QString &what);

private:
    void start();
    void work(schema::Goal goal);
    void arrived(const services::GoalAdvice &result);
    void updateButton();
    void apply();
    void take(schema::Goal goal);

    document::Document &m_document;
    schema::Goal m_goal;
    QList<services::GoalAdvice> m_results; ///< the goal in force first
    QTabWidget *m_tabs;
    AdvicePage *m_advice;
    GoalsPage *m_goals;
    TextLabel *m_note;
    QPushButton *m_apply;
    base::Job *m_job;
};

} // namespace sw::views
