// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/neighbours.h"
#include "models/items/selection.h"
#include "views/window/commands/windowcommand.h"
#include "views/window/mainwindow.h"
#include "views/window/operationpaths.h"

#include <QStatusBar>

namespace sw::views
{

namespace
{

void show(MainWindow &window, const diagram::Neighbourhood &found, bool numbered)
{
    CanvasView &canvas = window.canvas(CanvasMode::Model);
    window.setMode(CanvasMode::Model);
    canvas.showPath(found.entities, found.relationships, numbered);
}

/// Of neighbours or a shortest path: that of an operation comes and goes with its selection.
bool isShown(MainWindow &window)
{
    const CanvasView &canvas = window.canvas(CanvasMode::Model);
    return canvas.isPathShown() && !canvas.isOperationPathShown();
}

void showNeighbours(MainWindow &window)
{
    if (isShown(window))
        return window.canvas(CanvasMode::Model).clearPath();
    show(window, diagram::neighbours(window.document().model(), window.selection().objects().entities), false);
}

void selectNeighbours(MainWindow &window)
{
    SelectedObjects objects = window.selection().objects();
    const diagram::Neighbourhood found = diagram::neighbours(window.document().model(), objects.entities);
    objects.entities = {found.entities.begin(), found.entities.end()};
    objects.field = {};
    window.selection().set(objects);
}

void showPath(MainWindow &window)
{
    QList<schema::EntityId> ends;
    for (const schema::Entity &entity : window.document().model().entities) {
        if (window.selection().objects().entities.contains(entity.id))
            ends.append(entity.id);
    }
    const diagram::Neighbourhood path = diagram::shortestPath(window.document().model(), ends.first(), ends.last());
    if (path.entities.isEmpty()) {
        window.statusBar()->showMessage(ActTexts::tr("No relationships lead from one to the other."), 8000);
        return;
    }
    show(window, path, true);
    window.statusBar()->showMessage(
        ActTexts::tr("%n relationships apart", nullptr, static_cast<int>(path.entities.size() - 1)), 8000);
}

bool hasEntities(MainWindow &window)
{
    return !window.selection().objects().entities.isEmpty();
}

} // namespace

QList<Act> pathActs()
{
    Act neighbours{spec("view.neighbours", ActTexts::tr("Highlight &neighbours"), "", {QStringLiteral("Ctrl+Shift+H")},
                        ActTexts::tr("Fade what the selected entities are not related to")),
                   showNeighbours,
                   hasEntities,
                   isShown,
                   {}};
    neighbours.spec.checkable = true;
    neighbours.spec.separatorBefore = true;
    Act operation{spec("view.operationPath", ActTexts::tr("Path of the chosen o&peration"), "",
                       {QStringLiteral("Ctrl+Alt+J")},
                       ActTexts::tr("Show on the Model canvas where the operation chosen in the workload goes")),
                  [](MainWindow &window) { window.operationPaths().setOn(!window.operationPaths().isOn()); },
                  {},
                  [](MainWindow &window) { return window.operationPaths().isOn(); },
                  {}};
    operation.spec.checkable = true;
    return {neighbours,
            {spec("view.path", ActTexts::tr("S&hortest path"), "", {QStringLiteral("Ctrl+J")},
                  ActTexts::tr("The fewest relationships between the two selected entities")),
             showPath,
             [](MainWindow &window) { return window.selection().objects().entities.size() == 2; },
             {},
             {}},
            operation,
            {spec("edit.neighbours", ActTexts::tr("Select nei&ghbours"), "", {QStringLiteral("Ctrl+Shift+J")},
                  ActTexts::tr("Select what is related to the selected entities too")),
             selectNeighbours,
             hasEntities,
             {},
             QStringLiteral("edit.selectAll")}};
}

} // namespace sw::views
