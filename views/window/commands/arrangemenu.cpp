// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/diagram/layout/arrange.h"
#include "models/document/document.h"
#include "models/document/edits/diagramedits.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/removal.h"
#include "models/items/selection.h"
#include "views/canvas/canvasediting.h"
#include "views/canvas/canvasview.h"
#include "views/canvas/steadycards.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

using Arrange = std::function<QList<QPointF>(const QList<QRectF> &)>;

void arrange(MainWindow &window, const QString &text, const Arrange &how)
{
    CanvasView &canvas = window.current();
    QList<diagram::NodeKey> keys;
    QList<QRectF> boxes;
    for (const diagram::Card &card : canvas.scene().cards) {
        if (!canvas.isSelected(card.key) || card.locked)
            continue;
        keys.append(card.key);
        boxes.append(card.rect);
    }
    const QList<QPointF> corners = how(boxes);
    QHash<schema::EntityId, QPointF> entities;
    QHash<QString, QPointF> collections;
    for (qsizetype i = 0; i < corners.size(); ++i) {
        if (keys.at(i).entity.isEmpty())
            collections.insert(keys.at(i).collection, corners.at(i));
        else
            entities.insert(keys.at(i).entity, corners.at(i));
    }
    window.document().endBurst();
    editPlaces(canvas, text, [&] {
        return document::moveNodes(window.document(), window.selection().diagram(), entities, collections, text);
    });
}

WindowCommand::Condition atLeast(qsizetype count)
{
    return [count](MainWindow &window) {
        return window.selection().objects().entities.size() >= count;
    };
}

WindowCommand alignCommand(const char *id, const QString &text, const char *key, diagram::Alignment alignment)
{
    const QString step = QString(text).remove(QLatin1Char('&'));
    const auto align = [=](MainWindow &window) {
        arrange(window, step, [alignment](const QList<QRectF> &boxes) { return diagram::aligned(boxes, alignment); });
    };
    return WindowCommand(id, text, {key}, align).enabledWhen(atLeast(2));
}

WindowCommand distributeCommand(const char *id, const QString &text, const char *key, Qt::Orientation along)
{
    const QString step = QString(text).remove(QLatin1Char('&'));
    const auto distribute = [=](MainWindow &window) {
        arrange(window, step, [along](const QList<QRectF> &boxes) { return diagram::distributed(boxes, along); });
    };
    return WindowCommand(id, text, {key}, distribute, Text::tr("Make the gaps between the selected entities equal"))
        .enabledWhen(atLeast(3));
}

constexpr double areaMargin = 24;
constexpr double areaTitleHeight = 28;

bool hasSelectedCards(MainWindow &window)
{
    return !window.current().selectedCards().isEmpty();
}

/// An area around what is selected; an area that is selected goes, and leaves its cards.
void toggleGroup(MainWindow &window)
{
    const items::SelectedObjects objects = window.selection().objects();
    const diagram::Scene &scene = window.canvas(CanvasMode::Model).scene();
    document::Removal areas;
    QRectF box;
    for (const diagram::NoteBox &note : scene.notes) {
        if (note.area && objects.notes.contains(note.id))
            areas.notes.insert(note.id);
    }
    if (!areas.notes.isEmpty()) {
        document::removeObjects(window.document(), areas);
        return;
    }
    for (const schema::EntityId &id : objects.entities) {
        if (const diagram::Card *card = scene.card(diagram::NodeKey::ofEntity(id)))
            box |= card->rect;
    }
    if (box.isNull())
        return;
    const auto added = document::addArea(
        window.document(), window.selection().diagram(),
        box.adjusted(-areaMargin, -areaMargin - areaTitleHeight, areaMargin, areaMargin), Text::tr("Area"));
    if (!added)
        return;
    items::SelectedObjects chosen;
    chosen.notes.insert(*added);
    window.selection().set(chosen);
    window.canvas(CanvasMode::Model).editing().editNote(*added);
}

bool canGroup(MainWindow &window)
{
    const items::SelectedObjects &objects = window.selection().objects();
    return window.mode() == CanvasMode::Model && (!objects.entities.isEmpty() || !objects.notes.isEmpty());
}

struct Chosen
{
    document::Places entities;
    QHash<QString, QPointF> collections;
    bool all(bool diagram::Card::*member, const diagram::Scene &scene) const
    {
        const auto is = [&](const diagram::NodeKey &key) {
            return scene.card(key) != nullptr && scene.card(key)->*member;
        };
        for (auto it = entities.cbegin(); it != entities.cend(); ++it) {
            if (!is(diagram::NodeKey::ofEntity(it.key())))
                return false;
        }
        for (auto it = collections.cbegin(); it != collections.cend(); ++it) {
            if (!is(diagram::NodeKey::ofCollection(it.key())))
                return false;
        }
        return !entities.isEmpty() || !collections.isEmpty();
    }
};

Chosen chosenIn(MainWindow &window)
{
    Chosen chosen;
    for (const diagram::Card *card : window.current().selectedCards()) {
        if (card->key.entity.isEmpty())
            chosen.collections.insert(card->key.collection, card->rect.topLeft());
        else
            chosen.entities.insert(card->key.entity, card->rect.topLeft());
    }
    return chosen;
}

void toggleLock(MainWindow &window)
{
    const Chosen chosen = chosenIn(window);
    const bool locked = !chosen.all(&diagram::Card::locked, window.current().scene());
    editPlaces(window.current(), locked ? Text::tr("Lock") : Text::tr("Unlock"), [&] {
        return document::setLocked(window.document(), window.selection().diagram(), chosen.entities, chosen.collections,
                                   locked);
    });
}

void toggleCollapse(MainWindow &window)
{
    const Chosen chosen = chosenIn(window);
    const bool collapsed = !chosen.all(&diagram::Card::collapsed, window.current().scene());
    const QList<schema::EntityId> entities = chosen.entities.keys();
    const QStringList collections = chosen.collections.keys();
    editPlaces(window.current(), collapsed ? Text::tr("Collapse") : Text::tr("Expand"), [&] {
        return document::setCollapsed(window.document(), window.selection().diagram(),
                                      {entities.begin(), entities.end()}, {collections.begin(), collections.end()},
                                      collapsed);
    });
}

WindowCommand::Condition allAre(bool diagram::Card::*member)
{
    return [member](MainWindow &window) {
        return chosenIn(window).all(member, window.current().scene());
    };
}

QList<WindowCommand> arrangeCommands()
{
    using diagram::Alignment;
    return {
        alignCommand("arrange.left", Text::tr("Align &left"), "Ctrl+Alt+1", Alignment::Left).withIcon("align-left"),
        alignCommand("arrange.centre", Text::tr("Align &centres"), "Ctrl+Alt+2", Alignment::Centre)
            .withIcon("align-centre"),
        alignCommand("arrange.right", Text::tr("Align &right"), "Ctrl+Alt+3", Alignment::Right).withIcon("align-right"),
        alignCommand("arrange.top", Text::tr("Align &top"), "Ctrl+Alt+4", Alignment::Top).withIcon("align-top"),
        alignCommand("arrange.middle", Text::tr("Align &middles"), "Ctrl+Alt+5", Alignment::Middle)
            .withIcon("align-middle"),
        alignCommand("arrange.bottom", Text::tr("Align &bottom"), "Ctrl+Alt+6", Alignment::Bottom)
            .withIcon("align-bottom"),
        distributeCommand("arrange.across", Text::tr("Distribute &across"), "Ctrl+Alt+7", Qt::Horizontal)
            .withIcon("distribute-across")
            .afterSeparator(),
        distributeCommand("arrange.down", Text::tr("Distribute &down"), "Ctrl+Alt+8", Qt::Vertical)
            .withIcon("distribute-down"),
        WindowCommand("arrange.group", Text::tr("&Group in an area, ungroup"), {"Ctrl+Shift+G"}, toggleGroup,
                      Text::tr("Put an area around the selected entities, or take the selected area away"))
            .withIcon("area")
            .enabledWhen(canGroup)
            .afterSeparator(),
        WindowCommand("arrange.lock", Text::tr("Loc&ked"), {"Ctrl+L"}, toggleLock,
                      Text::tr("Cannot be moved by the mouse or the layout"))
            .enabledWhen(hasSelectedCards)
            .checkedWhen(allAre(&diagram::Card::locked)),
        WindowCommand("arrange.collapse", Text::tr("C&ollapsed"), {"Ctrl+E"}, toggleCollapse,
                      Text::tr("Show only header and footer"))
            .enabledWhen(hasSelectedCards)
            .checkedWhen(allAre(&diagram::Card::collapsed)),
    };
}

} // namespace

const CommandMenu &arrangeMenu()
{
    static constexpr CommandMenu menu{"arrange", QT_TRANSLATE_NOOP("Text", "&Arrange"), "edit.goTo", arrangeCommands};
    return menu;
}

} // namespace sw::views
