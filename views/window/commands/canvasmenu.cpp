// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/document/edits/projectedits.h"
#include "models/items/selection.h"
#include "views/canvas/canvasediting.h"
#include "views/canvas/canvasview.h"
#include "views/canvas/canvaswalk.h"
#include "views/canvas/fieldediting.h"
#include "views/canvas/steadycards.h"
#include "views/window/actions.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

constexpr double gridStep = 10;
constexpr double panStep = 40; // pixels

struct Direction
{
    const char *name;
    const char *key;
    QString walk;
    QString move;
    int dx;
    int dy;
};

void nudge(CanvasView &canvas, const QPointF &by)
{
    QHash<schema::EntityId, QPointF> entities;
    QHash<QString, QPointF> collections;
    for (const diagram::Card *card : canvas.selectedCards()) {
        if (card->locked)
            continue;
        if (card->key.entity.isEmpty())
            collections.insert(card->key.collection, card->rect.topLeft() + by);
        else
            entities.insert(card->key.entity, card->rect.topLeft() + by);
    }
    const auto count = static_cast<int>(entities.size() + collections.size());
    editPlaces(canvas, CanvasView::tr("Move %n objects", nullptr, count), [&] {
        return document::moveNodes(canvas.document(), canvas.currentDiagram().id, entities, collections);
    });
}

/// Along the rows while one is selected, else the selected cards a step; with nothing selected, to a first card.
void arrow(MainWindow &window, int dx, int dy)
{
    CanvasView &canvas = window.current();
    if (canvas.walk().current().row >= 0)
        return dy != 0 ? canvas.walk().alongRows(dy) : canvas.walk().fold(dx > 0);
    if (canvas.selectedCards().isEmpty())
        return canvas.scene().cards.isEmpty() ? canvas.navigation().panBy(QPointF(-dx, -dy) * panStep)
                                              : canvas.walk().toCard(dx, dy);
    nudge(canvas, QPointF(dx, dy) * gridStep);
}

/// With a tool for drawing, draws as a click would: an entity where there is room, a relationship between what is
/// selected.
void enter(MainWindow &window)
{
    CanvasView &canvas = window.current();
    const bool relates = canvas.tool() == CanvasTool::Relationship;
    if (!relates && canvas.tool() != CanvasTool::Entity)
        return canvas.walk().enter();
    canvas.setTool(CanvasTool::Select);
    QAction *draw =
        window.actions().action(relates ? QStringLiteral("model.relationship") : QStringLiteral("model.entity"));
    if (draw->isEnabled())
        draw->trigger();
    else
        window.say(Text::tr("Select one or two entities first."));
}

QList<WindowCommand> directionCommands(const Direction &to)
{
    const QByteArray name = to.name;
    const QString key = QString::fromLatin1(to.key);
    const QPointF way(to.dx, to.dy);
    const auto command = [](const QByteArray &id, const QString &text, const QString &keys,
                            const WindowCommand::Run &run, const QString &help = {}) {
        return WindowCommand("canvas." + id, text, CommandKeys(keys), run, help).onCanvas();
    };
    return {
        command(
            name, to.move, key, [dx = to.dx, dy = to.dy](MainWindow &window) { arrow(window, dx, dy); },
            Text::tr("The selected cards by one step of the grid; in a card, from row to row")),
        command("far" + name, Text::tr("%1, ten steps").arg(to.move), QStringLiteral("Shift+") + key,
                [way](MainWindow &window) { nudge(window.current(), way * 10 * gridStep); }),
        command("near" + name, Text::tr("%1, one pixel").arg(to.move), QStringLiteral("Ctrl+") + key,
                [way](MainWindow &window) { nudge(window.current(), way); }),
        command(
            "to" + name, to.walk, QStringLiteral("Alt+Shift+") + key,
            [dx = to.dx, dy = to.dy](MainWindow &window) { window.current().walk().toCard(dx, dy); },
            Text::tr("Select the nearest card on that side")),
    };
}

QList<WindowCommand> canvasCommands()
{
    const Direction directions[] = {
        {"left", "Left", Text::tr("To the card on the left"), Text::tr("Move left"), -1, 0},
        {"right", "Right", Text::tr("To the card on the right"), Text::tr("Move right"), 1, 0},
        {"up", "Up", Text::tr("To the card above"), Text::tr("Move up"), 0, -1},
        {"down", "Down", Text::tr("To the card below"), Text::tr("Move down"), 0, 1},
    };
    QList<WindowCommand> commands;
    for (const Direction &direction : directions)
        commands += directionCommands(direction);
    commands << WindowCommand(
                    "canvas.enter", Text::tr("Into the card, edit"), {"Return", "Enter"}, enter,
                    Text::tr("From a card to its fields; edits a field, opens an object; draws with the tool chosen"))
                    .onCanvas()
             << WindowCommand(
                    "canvas.field", Text::tr("Next field"), {"Ins"},
                    [](MainWindow &window) { window.canvas(CanvasMode::Model).editing().fields().addNext(); },
                    Text::tr("Add a field below the selected one"))
                    .onCanvas()
             << WindowCommand("canvas.menu", Text::tr("Context menu"), {"Shift+F10"}, [](MainWindow &window) {
                    window.current().requestMenu();
                }).onCanvas();
    return commands;
}

} // namespace

const CommandMenu &canvasMenu()
{
    static constexpr CommandMenu menu{"canvas", QT_TRANSLATE_NOOP("Text", "Canvas"), nullptr, canvasCommands, true};
    return menu;
}

} // namespace sw::views
