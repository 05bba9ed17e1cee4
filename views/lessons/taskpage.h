// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/lessons/steppage.h"
#include "views/widgets/style/appearance.h"

#include <functional>

class QListWidget;
class QPushButton;

namespace sw::document
{
class DerivedState;
class Document;
} // namespace sw::document

namespace sw::views
{

/// The window of the designer, as far as lessons reach into it.
struct LessonDesigner
{
    document::Document &document;
    document::DerivedState &derived;
    /// Opens a task on a page, in the place of the person's project; false: not now.
    std::function<bool(const schema::Model &, formats::DesignerPage)> open;
    /// Brings back the person's project as it was.
    std::function<void()> leave;
    /// What there is to do, or that it is done; it stays in sight in the designer.
    std::function<void(Status, const QString &)> say;
};

/// A task that is done in the designer and judged as it goes on. It works on a project of its own: that of the person
/// is never touched.
class TaskPage : public StepPage
{
    Q_OBJECT

public:
    TaskPage(const services::LessonBench &bench, const formats::LessonStep &step, const LessonDesigner &designer);

    void start() override;
    QString checkText() const override { return tr("&Check"); }
    void check() override;

private:
    void openTask(bool solved);
    void judge();
    void showConditions(const QList<services::TaskCondition> &conditions);
    bool isOpen() const;

    LessonDesigner m_designer;
    bool m_done = false;
    QString m_name; ///< of the task's project
    QListWidget *m_conditions;
    QLabel *m_state;
    QLabel *m_solution;
    QPushButton *m_begin;
    QPushButton *m_leave;
};

} // namespace sw::views
