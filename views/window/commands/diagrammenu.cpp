// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/document/document.h"
#include "models/document/edits/diagramedits.h"
#include "models/items/selection.h"
#include "views/canvas/canvasview.h"
#include "views/widgets/editors/quickpick.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/mainwindow.h"

#include <QInputDialog>

namespace sw::views
{

namespace
{

document::Places placesOf(MainWindow &window, const QSet<schema::EntityId> &entities)
{
    document::Places places;
    for (const diagram::Card &card : window.canvas(CanvasMode::Model).scene().cards) {
        if (entities.contains(card.entity))
            places.insert(card.entity, card.rect.topLeft());
    }
    return places;
}

document::Places allPlaces(MainWindow &window)
{
    document::Places places;
    for (const diagram::Card &card : window.canvas(CanvasMode::Model).scene().cards)
        places.insert(card.entity, card.rect.topLeft());
    return places;
}

void addDiagram(MainWindow &window)
{
    const auto added =
        document::addDiagram(window.document(), {}, placesOf(window, window.selection().objects().entities.asSet()));
    if (!added)
        return window.showError(added.error());
    window.selection().setDiagram(*added);
    window.canvas(CanvasMode::Model).navigation().fit();
}

void renameDiagram(MainWindow &window)
{
    const schema::Diagram *diagram = document::findDiagram(window.document().model(), window.selection().diagram());
    bool accepted = false;
    const QString name = QInputDialog::getText(&window, Text::tr("Rename diagram"), Text::tr("Name"), QLineEdit::Normal,
                                               diagram == nullptr ? QString() : diagram->name, &accepted);
    if (!accepted)
        return;
    if (const auto renamed = document::renameDiagram(window.document(), window.selection().diagram(), name.trimmed());
        !renamed)
        window.showError(renamed.error());
}

void removeDiagram(MainWindow &window)
{
    if (const auto removed = document::removeDiagram(window.document(), window.selection().diagram()); !removed)
        window.showError(removed.error());
}

void goToDiagram(MainWindow &window, qsizetype step)
{
    const QList<schema::Diagram> &diagrams = window.document().model().diagrams;
    for (qsizetype i = 0; i < diagrams.size(); ++i) {
        if (diagrams.at(i).id != window.selection().diagram())
            continue;
        window.selection().setDiagram(diagrams.at((i + step + diagrams.size()) % diagrams.size()).id);
        return;
    }
}

void hideSelection(MainWindow &window)
{
    const QSet<schema::EntityId> entities = window.selection().objects().entities.asSet();
    window.selection().clear();
    document::hideInDiagram(window.document(), window.selection().diagram(), entities, allPlaces(window));
}

/// Offers the entities that the diagram does not show.
void showAnother(MainWindow &window)
{
    const schema::Diagram diagram = window.canvas(CanvasMode::Model).currentDiagram();
    QList<QuickPick::Item> items;
    for (const schema::Entity &entity : window.document().model().entities) {
        if (diagram::isShown(diagram, entity.id))
            continue;
        items.append({entity.name, {}, QStringLiteral("entity"), [&window, id = entity.id, to = diagram.id] {
                          const QPointF place =
                              window.canvas(CanvasMode::Model).camera().visible().center() - QPointF(80, 60);
                          document::showInDiagram(window.document(), to, {{id, place}});
                          window.selection().selectEntity(id);
                      }});
    }
    QuickPick::open(&window, Text::tr("Show in this diagram"), Text::tr("Name of an entity"), items);
}

bool isSubset(MainWindow &window)
{
    return !window.canvas(CanvasMode::Model).currentDiagram().wholeModel;
}

bool hasSeveralDiagrams(MainWindow &window)
{
    return window.document().model().diagrams.size() > 1;
}

QList<WindowCommand> diagramCommands()
{
    return {
        WindowCommand("diagram.new", Text::tr("New &diagram"), {"Ctrl+Alt+N"}, addDiagram,
                      Text::tr("Another diagram of the selected entities, or of the whole model"))
            .withIcon("add"),
        {"diagram.rename",
         Text::tr("&Rename…"),
         {"Ctrl+Alt+R"},
         renameDiagram,
         Text::tr("Give the diagram another name")},
        WindowCommand("diagram.remove", Text::tr("D&elete"), {"Ctrl+Alt+W"}, removeDiagram,
                      Text::tr("Delete the diagram; its entities stay in the model"))
            .withIcon("delete")
            .enabledWhen(hasSeveralDiagrams),
        WindowCommand("diagram.hide", Text::tr("&Hide here"), {"Ctrl+Alt+H"}, hideSelection,
                      Text::tr("Leave the selected entities out of this diagram; they stay in the model"))
            .enabledWhen([](MainWindow &window) {
                return window.mode() == CanvasMode::Model && !window.selection().objects().entities.isEmpty();
            })
            .afterSeparator(),
        WindowCommand("diagram.show", Text::tr("&Show another entity…"), {"Ctrl+Alt+I"}, showAnother,
                      Text::tr("Add an entity of the model to this diagram"))
            .enabledWhen(isSubset),
        WindowCommand(
            "diagram.showAll", Text::tr("Show the &whole model"), {"Ctrl+Alt+A"},
            [](MainWindow &window) { document::showWholeModel(window.document(), window.selection().diagram()); },
            Text::tr("Show all entities in this diagram, also those to come"))
            .enabledWhen(isSubset),
        WindowCommand("diagram.next", Text::tr("&Next"), {"Ctrl+PgDown"},
                      [](MainWindow &window) { goToDiagram(window, 1); })
            .enabledWhen(hasSeveralDiagrams)
            .afterSeparator(),
        WindowCommand("diagram.previous", Text::tr("&Previous"), {"Ctrl+PgUp"},
                      [](MainWindow &window) { goToDiagram(window, -1); })
            .enabledWhen(hasSeveralDiagrams),
    };
}

} // namespace

const CommandMenu &diagramMenu()
{
    static constexpr CommandMenu menu{"diagram", QT_TRANSLATE_NOOP("Text", "&Diagram"), "view.operationPath",
                                      diagramCommands};
    return menu;
}

} // namespace sw::views
