// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "views/files/filecontroller.h"
#include "views/lessons/lessonwindow.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

LessonWindow &lessonsOf(MainWindow &window)
{
    auto *lessons = window.findChild<LessonWindow *>();
    if (!lessons) {
        const auto open = [&window](const schema::Model &model) {
            return window.files().mayDiscard() && window.files().openCopy(model);
        };
        lessons = new LessonWindow({window.document(), window.derived(), open}, &window);
    }
    lessons->show();
    lessons->raise();
    lessons->activateWindow();
    return *lessons;
}

QList<WindowCommand> learnCommands()
{
    return {
        WindowCommand(
            "learn.lessons", Text::tr("&Lessons"), {"F1"}, [](MainWindow &window) { lessonsOf(window); },
            Text::tr("Patterns and rules of design, step by step, with quizzes and tasks"))
            .withIcon("idea"),
        WindowCommand(
            "learn.open", Text::tr("&Open lesson…"), {}, [](MainWindow &window) { lessonsOf(window).openFile(); },
            Text::tr("A lesson from a file of your own"))
            .withIcon("open"),
        WindowCommand(
            "learn.present", Text::tr("&Present a lesson"), {},
            [](MainWindow &window) { lessonsOf(window).setPresenting(true); },
            Text::tr("Lessons in large text, over the whole screen")),
    };
}

} // namespace

const CommandMenu &learnMenu()
{
    static constexpr CommandMenu menu{"learn", QT_TRANSLATE_NOOP("Text", "&Learn"), nullptr, learnCommands};
    return menu;
}

} // namespace sw::views
