// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/findbar.h"
#include "views/window/commands/windowcommand.h"
#include "views/window/gotopicker.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

/// The bar searches the model, so that is what is shown.
FindBar &bar(MainWindow &window)
{
    window.setMode(CanvasMode::Model);
    return window.findBar();
}

} // namespace

QList<Act> findActs()
{
    Act find{spec("edit.find", ActTexts::tr("&Find…"), "search", {QStringLiteral("Ctrl+F")},
                  ActTexts::tr("Find names, fields and notes in the diagram")),
             [](MainWindow &window) { bar(window).open(FindBar::Mode::Find); },
             {},
             {},
             {}};
    find.spec.separatorBefore = true;
    return {find,
            {spec("edit.findNext", ActTexts::tr("Find ne&xt"), "", {QStringLiteral("F3"), QStringLiteral("Ctrl+G")}),
             [](MainWindow &window) { bar(window).step(1); },
             {},
             {},
             {}},
            {spec("edit.findPrevious", ActTexts::tr("Find pre&vious"), "", {QStringLiteral("Shift+F3")}),
             [](MainWindow &window) { bar(window).step(-1); },
             {},
             {},
             {}},
            {spec("edit.replace", ActTexts::tr("&Replace…"), "", {QStringLiteral("Ctrl+R")},
                  ActTexts::tr("Replace text in names, fields and notes")),
             [](MainWindow &window) { bar(window).open(FindBar::Mode::Replace); },
             {},
             {},
             {}},
            {spec("edit.goTo", ActTexts::tr("&Go to…"), "", {QStringLiteral("Ctrl+K")},
                  ActTexts::tr("Jump to an entity, a field or a relationship by name")),
             openGoTo,
             {},
             {},
             {}}};
}

} // namespace sw::views
