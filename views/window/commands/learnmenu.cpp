// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/document/document.h"
#include "views/bench/patternbench.h"
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
};

void showPage(MainWindow &window, formats::DesignerPage page, const QString &pattern)
{
    switch (page) {
    case formats::DesignerPage::Model:
        return window.setMode(CanvasMode::Model);
    case formats::DesignerPage::Documents:
        return window.setMode(CanvasMode::Documents);
    case formats::DesignerPage::Patterns:
        window.area().showBench();
        if (!pattern.isEmpty())
            window.area().bench().openPattern(pattern);
    }
}

bool openTask(MainWindow &window, const schema::Model &model, formats::DesignerPage page, const QString &pattern,
              const document::StepRule &rule)
{
    if (!window.files().openTask(model, rule))
        return false;
    showPage(window, page, pattern);
    QTimer::singleShot(0, &window, [&window] { window.current().navigation().fit(); }); // the note takes room from it
    window.raise();
    window.activateWindow();
    return true;
}

/// "Where: Properties (Alt+3) · Problems (Alt+7)", with the keys that the commands have now.
QString placesText(MainWindow &window, const QStringList &commands)
{
    QStringList places;
    for (const WindowCommand &command : window.actions().commands()) {
        if (!commands.contains(command.id))
            continue;
        const QString name = QString(command.text).remove(QLatin1Char('&')); // its action may count something as well
        const QString key = window.actions().keysOf(command.id).value(0).toString(QKeySequence::NativeText);
        places << (key.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, key));
    }
    return places.isEmpty() ? QString() : Text::tr("Where: %1").arg(places.join(QStringLiteral(" · ")));
}

/// Stays in sight until the project of the task is left.
void sayOfTask(MainWindow &window, const TaskNote &note)
{
    const auto command = [&window](const char *id) {
        return [&window, name = QString::fromLatin1(id)] {
            window.actions().action(name)->trigger();
        };
    };
    const QString places = placesText(window, note.places);
    QStringList lines{note.text, places};
    lines.removeAll(QString());
    window.area().notices().put({QStringLiteral("file.task"),
                                 note.status,
                                 lines.join(QLatin1Char('\n')),
                                 {{Text::tr("Show the lesson"), command("learn.lessons")},
                                  {Text::tr("Back to my project"), command("learn.back")}},
                                 Text::tr("Hide"),
                                 [&window] {
                                     const QAction *back = window.actions().action(QStringLiteral("learn.back"));
                                     window.say(Text::tr("The task stays open. %1 brings back your project.")
                                                    .arg(back->shortcut().toString(QKeySequence::NativeText)));
                                 },
                                 note.goal,
                                 places.isEmpty() ? note.spoken : note.spoken + QStringLiteral(". ") + places});
}

LessonWindow &lessonsOf(MainWindow &window)
{
    const QString name = QStringLiteral("lessonKeeper");
    auto *keeper = static_cast<LessonKeeper *>(window.findChild<QObject *>(name, Qt::FindDirectChildrenOnly));
    if (!keeper) {
        keeper = new LessonKeeper(&window);
        keeper->setObjectName(name);
        keeper->lessons = std::make_unique<LessonWindow>(LessonDesigner{
            window.document(), window.derived(),
            [&window](const schema::Model &model, formats::DesignerPage page, const QString &pattern,
                      const document::StepRule &rule) { return openTask(window, model, page, pattern, rule); },
            [&window] { window.files().takeBack(); },
            [&window] {
                window.raise();
                window.activateWindow();
            },
            [&window](const TaskNote &note) {
                sayOfTask(window, note);
            }});
        keeper->lessons->setAttribute(Qt::WA_QuitOnClose, false);
        keeper->lessons->standBeside(window.frameGeometry());
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
            "learn.back", Text::tr("&Back to my project"), {"Ctrl+F11"},
            [](MainWindow &window) { window.files().takeBack(); },
            Text::tr("Leaves the task of a lesson; your own project is open again as you left it"))
            .enabledWhen([](MainWindow &window) { return window.document().hasGuest(); }),
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
    static constexpr const char *teachAsWell[] = {"panel.method", "pattern.matrix"};
    static constexpr CommandMenu menu{"learn",    QT_TRANSLATE_NOOP("Text", "&Learn"), nullptr, learnCommands, false,
                                      teachAsWell};
    return menu;
}

} // namespace sw::views
