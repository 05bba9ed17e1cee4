// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/document.h"
#include "models/document/edits/diagramedits.h"
#include "models/document/edits/projectedits.h"
#include "views/canvas/canvasediting.h"
#include "models/items/selection.h"
#include "views/window/commands/windowcommand.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

constexpr double margin = 24;
constexpr double titleHeight = 28;

bool hasCards(MainWindow &window)
{
    return !window.current().selectedCards().isEmpty();
}

/// An area around what is selected; an area that is selected goes, and leaves its cards.
void group(MainWindow &window)
{
    const SelectedObjects objects = window.selection().objects();
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
    const auto added =
        document::addArea(window.document(), window.selection().diagram(),
                          box.adjusted(-margin, -margin - titleHeight, margin, margin), ActTexts::tr("Area"));
    if (!added)
        return;
    SelectedObjects chosen;
    chosen.notes.insert(*added);
    window.selection().set(chosen);
    window.canvas(CanvasMode::Model).editing().editNote(*added);
}

bool canGroup(MainWindow &window)
{
    const SelectedObjects &objects = window.selection().objects();
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

void lock(MainWindow &window)
{
    const Chosen chosen = chosenIn(window);
    document::setLocked(window.document(), window.selection().diagram(), chosen.entities, chosen.collections,
                        !chosen.all(&diagram::Card::locked, window.current().scene()));
}

void collapse(MainWindow &window)
{
    const Chosen chosen = chosenIn(window);
    const bool collapsed = !chosen.all(&diagram::Card::collapsed, window.current().scene());
    const QList<schema::EntityId> entities = chosen.entities.keys();
    const QStringList collections = chosen.collections.keys();
    // Cards without a place of their own get the one where they are shown.
    document::Transaction step(window.document(), collapsed ? ActTexts::tr("Collapse") : ActTexts::tr("Expand"));
    document::moveNodes(window.document(), window.selection().diagram(), chosen.entities, chosen.collections);
    document::setCollapsed(window.document(), window.selection().diagram(), {entities.begin(), entities.end()},
                           {collections.begin(), collections.end()}, collapsed);
    step.commit();
}

std::function<bool(MainWindow &)> allAre(bool diagram::Card::*member)
{
    return [member](MainWindow &window) {
        return chosenIn(window).all(member, window.current().scene());
    };
}

} // namespace

QList<Act> groupActs()
{
    Act groupAct{spec("arrange.group", ActTexts::tr("&Group in an area, ungroup"), "area",
                      {QStringLiteral("Ctrl+Shift+G")},
                      ActTexts::tr("Put an area around the selected entities, or take the selected area away")),
                 group,
                 canGroup,
                 {},
                 {}};
    groupAct.spec.separatorBefore = true;
    Act lockAct{spec("arrange.lock", ActTexts::tr("Loc&ked"), "", {QStringLiteral("Ctrl+L")},
                     ActTexts::tr("Neither the mouse nor the layout moves it")),
                lock,
                hasCards,
                allAre(&diagram::Card::locked),
                {}};
    lockAct.spec.checkable = true;
    Act collapseAct{spec("arrange.collapse", ActTexts::tr("C&ollapsed"), "", {QStringLiteral("Ctrl+E")},
                         ActTexts::tr("Show only header and footer")),
                    collapse,
                    hasCards,
                    allAre(&diagram::Card::collapsed),
                    {}};
    collapseAct.spec.checkable = true;
    return {groupAct, lockAct, collapseAct};
}

} // namespace sw::views
