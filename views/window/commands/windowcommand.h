// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/window/actions.h"

#include <QCoreApplication>

#include <functional>

namespace sw::views
{

class MainWindow;

/// A command of the window with what it does: a row of the table of commands that brings its own code.
struct Act
{
    ActionSpec spec;
    std::function<void(MainWindow &)> run;
    std::function<bool(MainWindow &)> enabled; ///< empty: always
    std::function<bool(MainWindow &)> checked; ///< of a checkable one
    QString after;                             ///< the command that it stands behind in its menu; empty: at the end
};

/// All of them, in the language in use now.
QList<Act> allActs();

/// Those of one file each; a row in acts.cpp names it.
QList<Act> clipboardActs();
QList<Act> findActs();
QList<Act> toolActs();
QList<Act> canvasActs();
QList<Act> arrangeActs();
QList<Act> groupActs();
QList<Act> colorActs();
QList<Act> fieldActs();
QList<Act> linkActs();
QList<Act> bendActs();
QList<Act> pathActs();
QList<Act> diagramActs();
QList<Act> sourceActs();
QList<Act> sampleActs();
QList<Act> workloadActs();
QList<Act> helpActs();

/// The context of the texts in this folder.
struct ActTexts
{
    Q_DECLARE_TR_FUNCTIONS(sw::views::Acts)
};

/// A row's beginning: id, text, icon, keys ("Ctrl+A, F3" gives one sequence with two keys, so each is its own text),
/// help.
ActionSpec spec(const char *id, const QString &text, const char *icon, const QStringList &keys,
                const QString &help = {});
/// The same for a key that only means it while the canvas has the focus.
ActionSpec canvasSpec(const char *id, const QString &text, const QStringList &keys, const QString &help = {});

} // namespace sw::views
