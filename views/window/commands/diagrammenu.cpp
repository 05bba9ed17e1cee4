// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/document.h"
#include "models/document/edits/diagramedits.h"
#include "views/widgets/editors/quickpick.h"
#include "models/items/selection.h"
#include "views/window/commands/windowcommand.h"
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

void add(MainWindow &window)
{
    const auto added =
        document::addDiagram(window.document(), {}, placesOf(window, window.selection().objects().entities));
    if (!added)
        return window.showError(added.error());
    window.selection().setDiagram(*added);
    window.canvas(CanvasMode::Model).fit();
}

void rename(MainWindow &window)
{
    const schema::Diagram *diagram = document::findDiagram(window.document().model(), window.selection().diagram());
    bool accepted = false;
    const QString name =
        QInputDialog::getText(&window, ActTexts::tr("Rename diagram"), ActTexts::tr("Name"), QLineEdit::Normal,
                              diagram == nullptr ? QString() : diagram->name, &accepted);
    if (!accepted)
        return;
    if (const auto renamed = document::renameDiagram(window.document(), window.selection().diagram(), name.trimmed());
        !renamed)
        window.showError(renamed.error());
}

void remove(MainWindow &window)
{
    if (const auto removed = document::removeDiagram(window.document(), window.selection().diagram()); !removed)
        window.showError(removed.error());
}

void go(MainWindow &window, qsizetype step)
{
    const QList<schema::Diagram> &diagrams = window.document().model().diagrams;
    for (qsizetype i = 0; i < diagrams.size(); ++i) {
        if (diagrams.at(i).id != window.selection().diagram())
            continue;
        window.selection().setDiagram(diagrams.at((i + step + diagrams.size()) % diagrams.size()).id);
        return;
    }
}

void hide(MainWindow &window)
{
    const QSet<schema::EntityId> entities = window.selection().objects().entities;
    window.selection().clear();
    document::hideInDiagram(window.document(), window.selection().diagram(), entities, allPlaces(window));
}

/// Offers the entities that the diagram does not show.
void showMore(MainWindow &window)
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
    QuickPick::open(&window, ActTexts::tr("Show in this diagram"), ActTexts::tr("Name of an entity"), items);
}

bool isSubset(MainWindow &window)
{
    return !window.canvas(CanvasMode::Model).currentDiagram().wholeModel;
}

std::function<bool(MainWindow &)> several()
{
    return [](MainWindow &window) {
        return window.document().model().diagrams.size() > 1;
    };
}

} // namespace

QList<Act> diagramActs()
{
    const auto hasCards = [](MainWindow &window) {
        return window.mode() == CanvasMode::Model && !window.selection().objects().entities.isEmpty();
    };
    Act hideAct{spec("diagram.hide", ActTexts::tr("&Hide here"), "", {QStringLiteral("Ctrl+Alt+H")},
                     ActTexts::tr("Leave the selected entities out of this diagram; they stay in the model")),
                hide,
                hasCards,
                {},
                {}};
    hideAct.spec.separatorBefore = true;
    Act nextAct{spec("diagram.next", ActTexts::tr("&Next"), "", {QStringLiteral("Ctrl+PgDown")}),
                [](MainWindow &window) { go(window, 1); },
                several(),
                {},
                {}};
    nextAct.spec.separatorBefore = true;
    return {{spec("diagram.new", ActTexts::tr("New &diagram"), "add", {QStringLiteral("Ctrl+Alt+N")},
                  ActTexts::tr("Another diagram of the selected entities, or of the whole model")),
             add,
             {},
             {},
             {}},
            {spec("diagram.rename", ActTexts::tr("&Rename…"), "", {QStringLiteral("Ctrl+Alt+R")},
                  ActTexts::tr("Give the diagram another name")),
             rename,
             {},
             {},
             {}},
            {spec("diagram.remove", ActTexts::tr("D&elete"), "delete", {QStringLiteral("Ctrl+Alt+W")},
                  ActTexts::tr("Delete the diagram; its entities stay in the model")),
             remove,
             several(),
             {},
             {}},
            hideAct,
            {spec("diagram.show", ActTexts::tr("&Show another entity…"), "", {QStringLiteral("Ctrl+Alt+I")},
                  ActTexts::tr("Add an entity of the model to this diagram")),
             showMore,
             isSubset,
             {},
             {}},
            {spec("diagram.showAll", ActTexts::tr("Show the &whole model"), "", {QStringLiteral("Ctrl+Alt+A")},
                  ActTexts::tr("Show all entities in this diagram, also those to come")),
             [](MainWindow &window) { document::showWholeModel(window.document(), window.selection().diagram()); },
             isSubset,
             {},
             {}},
            nextAct,
            {spec("diagram.previous", ActTexts::tr("&Previous"), "", {QStringLiteral("Ctrl+PgUp")}),
             [](MainWindow &window) { go(window, -1); },
             several(),
             {},
             {}}};
}

} // namespace sw::views
