// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/document.h"
#include "models/services/lessons/lessontasks.h"
#include "views/widgets/style/appearance.h"

#include <QHash>
#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace sw::document
{
class DerivedState;
} // namespace sw::document

namespace sw::views
{

/// How the open task stands.
struct TaskNote
{
    Status status = Status::Info;
    QString goal;         ///< what there is to do; empty: it is done, or seen
    QString text;         ///< with the conditions, a line for each
    QString spoken;       ///< all of it, for screen readers
    QStringList places{}; ///< ids of the window's commands that lead to what the task needs
};

/// The window of the designer, as far as lessons reach into it.
struct LessonDesigner
{
    document::Document &document;
    document::DerivedState &derived;
    /// Opens a task on a page, in the place of the person's project; false: not now. The page of patterns begins with
    /// the one of that id, if any.
    std::function<bool(const schema::Model &, formats::DesignerPage, const QString &, const document::StepRule &)> open;
    /// Brings back the person's project as it was.
    std::function<void()> leave;
    /// Brings the designer to the front.
    std::function<void()> show;
    /// It stays in sight in the designer.
    std::function<void(const TaskNote &)> say;
};

/// The task that is open in the designer, judged after each change whatever page the lessons show: what is said of it
/// is true after an undo, too. It works on a project of its own: that of the person is never touched.
class TaskWatch : public QObject
{
    Q_OBJECT

public:
    explicit TaskWatch(const LessonDesigner &designer, QObject *parent = nullptr);
    ~TaskWatch() override;

    enum class Start { Fresh, Kept, Solved };
    /// Opens the task of \p step as the lesson has it, as it was left, or with its solution.
    bool open(const services::LessonBench &bench, const formats::LessonStep &step, Start start);
    /// Whether the task was left with changes, now or when the program ran before.
    bool isKept(const QString &lesson, const QString &step) const;
    void forgetKept();
    void leave();
    void showDesigner();
    bool isOpen(const QString &lesson, const QString &step) const;
    /// Whether the open task was opened with its solution, which is nobody's answer.
    bool showsSolution() const { return m_isSolution; }
    /// Whether it was done since it was opened, though it may not be any more.
    bool wasDone() const { return m_wasDone; }
    /// Of the open task; empty: not known yet.
    const QList<services::TaskCondition> &conditions() const { return m_conditions; }

Q_SIGNALS:
    void judged();
    void solved(const QString &lesson, const QString &step);

private:
    base::Result<schema::Model> modelOf(const services::LessonBench &bench, const formats::LessonStep &step,
                                        Start start) const;
    void keep();
    void store();
    void judge();
    void say();

    LessonDesigner m_designer;
    /// Of the open task, its own: the lesson that is shown may be another one by now. nullptr: none is open.
    std::unique_ptr<services::LessonBench> m_bench;
    std::shared_ptr<const services::GivenFacts> m_given; ///< by the task; nullptr: nothing
    QString m_step;
    QString m_goal; ///< what there is to do
    QString m_said; ///< as it is spoken
    bool m_wasDone = false;
    bool m_isSolution = false;
    QList<services::TaskCondition> m_conditions;
    using Place = std::pair<QString, QString>;                 ///< lesson and step
    mutable QHash<Place, std::optional<schema::Model>> m_kept; ///< as the learner left it, as far as it was asked for
    QTimer m_store;                                            ///< soon after a change
    bool m_isChanged = false;                                  ///< since it was stored
};

} // namespace sw::views
