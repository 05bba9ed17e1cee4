// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/designindex.h"
#include "models/document/derivedstate.h"
#include "models/items/selection.h"
#include "views/window/commands/windowcommand.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

/// From a collection to what it was made of, and from an entity to where it is stored.
void goAcross(MainWindow &window)
{
    const SelectedObjects objects = window.selection().objects();
    if (!objects.collection.isEmpty())
        return window.showSource(objects.collection, objects.path);
    const design::DesignIndex index(window.derived().design());
    const auto home = index.homeOf(window.selection().entity());
    if (!home)
        return;
    window.setMode(CanvasMode::Documents);
    window.selection().selectCollection(home->collection, home->path);
    window.canvas(CanvasMode::Documents).reveal(diagram::NodeKey::ofCollection(home->collection));
}

} // namespace

QList<Act> sourceActs()
{
    return {{spec("view.across", ActTexts::tr("Show in the &other view"), "", {QStringLiteral("F12")},
                  ActTexts::tr("From a document to where it comes from, from an entity to where it is stored")),
             goAcross,
             [](MainWindow &window) {
                 return !window.selection().objects().collection.isEmpty() || !window.selection().entity().isEmpty();
             },
             {},
             QStringLiteral("view.documents")}};
}

} // namespace sw::views
