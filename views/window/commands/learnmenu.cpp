// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "views/files/filecontroller.h"
#include "views/lessons/lessonwindow.h"
#include "views/widgets/notices.h"
#include "views/window/actions.h"
#include "views/window/canvasarea.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/mainwindow.h"
#include "views/window/start/tour.h"

#include <QTimer>

#include <memory>

namespace sw::views
{

namespace
{

/// Keeps the lessons of a window as long as the window, without being its child: a child always lies above it, and who
/// does a task has to see the designer.
struct LessonKeeper : QObject
{
    using QObject::QObject;
    std::unique_ptr<LessonWindow> lessons;
    QString task; ///< name of the project that a task opened last
};

LessonWindow &lessonsOf(MainWindow &window)
{
    const QString name = QStringLiteral("lessonKeeper");
    auto *keeper = static_cast<LessonKeeper *>(window.findChild<QObject *>(name, Qt::FindDirectChildrenOnly));
    if (!keeper) {
        keeper = new LessonKeeper(&window);
        keeper->setObjectName(name);
        const auto open = [&window, keeper](const schema::Model &model) {
            // What a task opened is nobody's work.
            const bool isTask =
                window.document().filePath().isEmpty() && window.document().model().name == keeper->task;
            if ((!isTask && !window.files().mayDiscard()) || !window.files().openCopy(model))
                return false;
            keeper->task = model.name;
            window.raise();
            window.activateWindow();
            return true;
        };
        const auto say = [&window](Status status, const QString &text) {
            if (status == Status::Info) // the note takes room from the canvas
                QTimer::singleShot(0, &window, [&window] { window.current().navigation().fit(); });
            const QString key = QStringLiteral("file.task"); // it goes with the project
            window.area().notices().put({key,
                                         status,
                                         text,
                                         {{Text::tr("Show the lesson"),
                                           [&window] {
                                               window.actions().action(QStringLiteral("learn.lessons"))->trigger();
                                           }}},
                                         {}});
        };
        keeper->lessons =
            std::make_unique<LessonWindow>(LessonDesigner{window.document(), window.derived(), open, say});
        keeper->lessons->setAttribute(Qt::WA_QuitOnClose, false);
    }
    keeper->lessons->show();
    keeper->lessons->raise();
    keeper->lessons->activateWindow();
    return *keeper->lessons;
}

QList<WindowCommand> learnCommands()
{
    return {
        WindowCommand(
            "learn.lessons", Text::tr("&Lessons"), {"Ctrl+F1"}, [](MainWindow &window) { lessonsOf(window); },
            Text::tr("Patterns and rules of design, step by step, with quizzes and tasks"))
            .withIcon("idea"),
        WindowCommand(
            "learn.open", Text::tr("&Open lesson…"), {"Ctrl+Alt+L"},
            [](MainWindow &window) { lessonsOf(window).openFile(); }, Text::tr("A lesson from a file of your own"))
            .withIcon("open"),
        WindowCommand(
            "learn.present", Text::tr("&Present a lesson"), {"Shift+F11"},
            [](MainWindow &window) { lessonsOf(window).setPresenting(true); },
            Text::tr("Lessons in large text, over the whole screen")),
        WindowCommand("learn.tour", Text::tr("&Tour"), {"Ctrl+Shift+F1"}, startTour,
                      Text::tr("Five steps around the window; it can be left at any time"))
            .afterSeparator(),
    };
}

} // namespace

void openLesson(MainWindow &window, const QString &id)
{
    lessonsOf(window).openLesson(id);
}

const CommandMenu &learnMenu()
{
    static constexpr CommandMenu menu{"learn", QT_TRANSLATE_NOOP("Text", "&Learn"), nullptr, learnCommands};
    return menu;
}

} // namespace sw::views
