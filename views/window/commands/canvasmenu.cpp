// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/projectedits.h"
#include "views/canvas/canvasediting.h"
#include "views/canvas/canvaswalk.h"
#include "models/items/selection.h"
#include "views/window/commands/windowcommand.h"
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
    QString key;
    QString walk;
    QString nudge;
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
    document::moveNodes(canvas.document(), canvas.currentDiagram().id, entities, collections);
}

/// Along the rows while one is selected, else the selected cards a step; with nothing selected, to a first card.
void arrow(MainWindow &window, int dx, int dy)
{
    CanvasView &canvas = window.current();
    if (canvas.walk().current().row >= 0)
        return dy != 0 ? canvas.walk().alongRows(dy) : canvas.walk().fold(dx > 0);
    if (canvas.selectedCards().isEmpty())
        return canvas.scene().cards.isEmpty() ? canvas.panBy(QPointF(-dx, -dy) * panStep)
                                              : canvas.walk().toCard(dx, dy);
    nudge(canvas, QPointF(dx, dy) * gridStep);
}

QList<Act> directionActs(const Direction &to)
{
    const QByteArray name = to.name;
    const int dx = to.dx;
    const int dy = to.dy;
    const auto hidden = [](ActionSpec spec) {
        spec.inMenu = false;
        return spec;
    };
    const auto by = [dx, dy](double step) {
        return [=](MainWindow &window) {
            nudge(window.current(), QPointF(dx, dy) * step);
        };
    };
    return {{hidden(canvasSpec(("canvas." + name).constData(), to.nudge, {to.key},
                               ActTexts::tr("The selected cards by one step of the grid; in a card, from row to row"))),
             [=](MainWindow &window) { arrow(window, dx, dy); },
             {},
             {},
             {}},
            {hidden(canvasSpec(("canvas.far" + name).constData(), ActTexts::tr("%1, ten steps").arg(to.nudge),
                               {QStringLiteral("Shift+") + to.key})),
             by(10 * gridStep),
             {},
             {},
             {}},
            {hidden(canvasSpec(("canvas.near" + name).constData(), ActTexts::tr("%1, one pixel").arg(to.nudge),
                               {QStringLiteral("Ctrl+") + to.key})),
             by(1),
             {},
             {},
             {}},
            {hidden(canvasSpec(("canvas.to" + name).constData(), to.walk, {QStringLiteral("Alt+Shift+") + to.key},
                               ActTexts::tr("Select the nearest card on that side"))),
             [=](MainWindow &window) { window.current().walk().toCard(dx, dy); },
             {},
             {},
             {}}};
}

} // namespace

QList<Act> canvasActs()
{
    const Direction directions[] = {
        {"left", QStringLiteral("Left"), ActTexts::tr("To the card on the left"), ActTexts::tr("Move left"), -1, 0},
        {"right", QStringLiteral("Right"), ActTexts::tr("To the card on the right"), ActTexts::tr("Move right"), 1, 0},
        {"up", QStringLiteral("Up"), ActTexts::tr("To the card above"), ActTexts::tr("Move up"), 0, -1},
        {"down", QStringLiteral("Down"), ActTexts::tr("To the card below"), ActTexts::tr("Move down"), 0, 1},
    };
    QList<Act> acts;
    for (const Direction &direction : directions)
        acts += directionActs(direction);
    Act enter{canvasSpec("canvas.enter", ActTexts::tr("Into the card, edit"),
                         {QStringLiteral("Return"), QStringLiteral("Enter")},
                         ActTexts::tr("From a card to its fields; edits a field, opens an object")),
              [](MainWindow &window) { window.current().walk().enter(); },
              {},
              {},
              {}};
    enter.spec.inMenu = false;
    Act next{canvasSpec("canvas.field", ActTexts::tr("Next field"), {QStringLiteral("Ins")},
                        ActTexts::tr("Add a field below the selected one")),
             [](MainWindow &window) { window.canvas(CanvasMode::Model).editing().addNextField(); },
             {},
             {},
             {}};
    next.spec.inMenu = false;
    Act menu{canvasSpec("canvas.menu", ActTexts::tr("Context menu"), {QStringLiteral("Shift+F10")}),
             [](MainWindow &window) { window.current().requestMenu(); },
             {},
             {},
             {}};
    menu.spec.inMenu = false;
    return acts << enter << next << menu;
}

} // namespace sw::views
