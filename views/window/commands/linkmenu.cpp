// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/diagram/routing/bends.h"
#include "models/document/document.h"
#include "models/document/edits/entityedits.h"
#include "models/document/edits/layoutedits.h"
#include "models/document/edits/linkedits.h"
#include "models/document/edits/removal.h"
#include "models/items/selection.h"
#include "models/schema/knownpaths.h"
#include "views/canvas/canvasediting.h"
#include "views/canvas/canvasview.h"
#include "views/canvas/fieldediting.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

const schema::Relationship *selectedLink(MainWindow &window)
{
    return window.document().model().relationship(window.selection().relationship());
}

bool hasLink(MainWindow &window)
{
    return window.mode() == CanvasMode::Model && selectedLink(window) != nullptr;
}

WindowCommand kindCommand(const char *id, const QString &text, const char *key, document::LinkKind kind)
{
    const auto setKind = [kind](MainWindow &window) {
        if (const auto done = document::setLinkKind(window.document(), window.selection().relationship(), kind); !done)
            window.current().report(done.error());
    };
    return WindowCommand(id, text, {key}, setKind, Text::tr("How many of each belong together"))
        .onCanvas()
        .enabledWhen(hasLink)
        .checkedWhen([kind](MainWindow &window) {
            return selectedLink(window) != nullptr && document::kindOf(*selectedLink(window)) == kind;
        });
}

bool isWeak(MainWindow &window)
{
    const schema::Relationship *link = selectedLink(window);
    const schema::Entity *child = link == nullptr ? nullptr : window.document().model().entity(link->b.entity);
    return child != nullptr && child->kind == schema::EntityKind::Weak && child->owner == link->a.entity;
}

/// The many side cannot be without the one side: it becomes a weak entity, or a strong one again.
void toggleWeak(MainWindow &window)
{
    const schema::Relationship *link = selectedLink(window);
    const bool weak = !isWeak(window);
    const schema::EntityId owner = link->a.entity;
    const auto done = document::changeEntity(
        window.document(), link->b.entity, weak ? Text::tr("Make weak entity") : Text::tr("Make strong entity"),
        [&](schema::Entity &entity) {
            entity.kind = weak ? schema::EntityKind::Weak : schema::EntityKind::Strong;
            entity.owner = weak ? owner : schema::EntityId();
        });
    if (!done)
        window.current().report(done.error());
}

bool canBeKind(MainWindow &window)
{
    const schema::Relationship *link = selectedLink(window);
    return hasLink(window) && !link->isSelf();
}

/// The relationship becomes an is-a: its second entity is a kind of the first one.
void makeIsA(MainWindow &window)
{
    const schema::Relationship link = *selectedLink(window);
    if (schema::isKindOf(schema::ModelIndex(window.document().model()), link.a.entity, link.b.entity)) {
        window.current().report({base::ErrorCode::InvalidModel,
                                 Text::tr("An entity cannot be a kind of itself."),
                                 {},
                                 Text::tr("Remove the other is-a first.")});
        return;
    }
    document::Transaction step(window.document(), Text::tr("Make is-a"));
    document::Removal removal;
    removal.relationships.insert(link.id);
    document::removeObjects(window.document(), removal);
    const auto done = document::changeEntity(window.document(), link.b.entity, {},
                                             [&link](schema::Entity &entity) { entity.superEntity = link.a.entity; });
    if (!done)
        return window.current().report(done.error());
    step.commit();
    window.selection().selectEntity(link.b.entity);
}

void swapEnds(MainWindow &window)
{
    if (const auto done = document::swapEnds(window.document(), window.selection().relationship()); !done)
        window.current().report(done.error());
}

bool hasManyToMany(MainWindow &window)
{
    return hasLink(window) && selectedLink(window)->type == schema::RelationshipType::ManyToMany;
}

void addAttribute(MainWindow &window)
{
    window.canvas(CanvasMode::Model).editing().fields().addAttribute(window.selection().relationship());
}

WindowCommand endCommand(const char *id, const QString &text, const char *key, bool endA)
{
    const auto edit = [endA](MainWindow &window) {
        window.canvas(CanvasMode::Model).editing().editLabel(window.selection().relationship(), endA);
    };
    return WindowCommand(id, text, {key}, edit).onCanvas().enabledWhen(hasLink);
}

constexpr double bendStep = 10; // scene units

/// The selected lines of the current view, by number.
QList<qsizetype> selectedLines(MainWindow &window)
{
    QList<qsizetype> lines;
    for (const schema::RelationshipId &id : window.selection().objects().relationships)
        lines += window.current().scene().byRelationship.value(id);
    return lines;
}

/// Of the selected lines, and of all that end at selected cards, those that have a way of their own.
QStringList bentKeys(MainWindow &window)
{
    const diagram::Scene &scene = window.current().scene();
    QList<qsizetype> lines = selectedLines(window);
    for (const diagram::NodeKey &key : window.current().selectedKeys())
        lines += scene.linesOf.value(scene.indexOf(key));
    QStringList keys;
    for (const qsizetype line : std::as_const(lines)) {
        const diagram::Line &each = scene.lines.at(line);
        if (each.bend && !keys.contains(each.key))
            keys << each.key;
    }
    return keys;
}

void straighten(MainWindow &window)
{
    document::straightenLines(window.document(), window.current().currentDiagram().id, bentKeys(window));
}

/// The keyboard's way of dragging a piece of a line.
void bend(MainWindow &window, const QPointF &by)
{
    const diagram::Line line = window.current().scene().lines.at(selectedLines(window).first());
    const qsizetype piece = diagram::middlePiece(line, by.x() != 0);
    if (piece < 0)
        return;
    const QPointF to = line.points.at(piece) + by;
    diagram::Line tried = line;
    tried.bend = diagram::tidied(diagram::bendOf(line, piece, by.x() != 0 ? to.x() : to.y()));
    if (!diagram::takeBend(window.current().scene(), diagram::Obstacles(window.current().scene()), tried))
        return window.current().report({base::ErrorCode::InvalidModel,
                                        Text::tr("A card is in the way of the line."),
                                        {},
                                        Text::tr("Move the card, or bend another piece with the mouse.")});
    document::setLineWay(window.document(), window.current().currentDiagram().id, line.key, tried.bend);
}

WindowCommand bendCommand(const char *id, const QString &text, const char *key, const QPointF &by)
{
    return WindowCommand(
               id, text, {key}, [by](MainWindow &window) { bend(window, by); },
               Text::tr("Move the middle of the selected line by one step of the grid"))
        .onCanvas()
        .enabledWhen([](MainWindow &window) { return selectedLines(window).size() == 1; });
}

QList<WindowCommand> endCommands()
{
    using document::LinkKind;
    return {
        kindCommand("link.oneToOne", Text::tr("&One to one"), "1", LinkKind::OneToOne),
        kindCommand("link.oneToMany", Text::tr("One to &many"), "2", LinkKind::OneToMany),
        kindCommand("link.manyToMany", Text::tr("Ma&ny to many"), "3", LinkKind::ManyToMany),
        kindCommand("link.zillions", Text::tr("One to &zillions"), "4", LinkKind::OneToZillions),
        WindowCommand("link.weak", Text::tr("&Weak entity"), {"W"}, toggleWeak,
                      Text::tr("The many side depends on the one side"))
            .onCanvas()
            .enabledWhen(canBeKind)
            .checkedWhen(isWeak)
            .afterSeparator(),
        WindowCommand("link.isA", Text::tr("Make &is-a"), {"I"}, makeIsA,
                      Text::tr("The second entity is a kind of the first one"))
            .onCanvas()
            .enabledWhen(canBeKind),
        WindowCommand("link.swap", Text::tr("S&wap ends"), {"X"}, swapEnds,
                      Text::tr("The entities change places: the one side becomes the many side, the numbers stay"))
            .onCanvas()
            .enabledWhen(canBeKind),
        endCommand("link.editA", Text::tr("Cardinality at the &first end"), "[", true).afterSeparator(),
        endCommand("link.editB", Text::tr("Cardinality at the &second end"), "]", false),
        WindowCommand("link.attribute", Text::tr("Add &attribute"), {"F"}, addAttribute,
                      Text::tr("Add a field to a many to many relationship"))
            .onCanvas()
            .enabledWhen(hasManyToMany),
    };
}

QList<WindowCommand> wayCommands()
{
    return {
        bendCommand("link.bendLeft", Text::tr("Bend to the &left"), "Ctrl+Shift+Left", {-bendStep, 0}).afterSeparator(),
        bendCommand("link.bendRight", Text::tr("Bend to the &right"), "Ctrl+Shift+Right", {bendStep, 0}),
        bendCommand("link.bendUp", Text::tr("Bend u&p"), "Ctrl+Shift+Up", {0, -bendStep}),
        bendCommand("link.bendDown", Text::tr("Bend &down"), "Ctrl+Shift+Down", {0, bendStep}),
        WindowCommand("link.straighten", Text::tr("Strai&ghten"), {"S"}, straighten,
                      Text::tr("Reset the manual route of the selected lines"))
            .onCanvas()
            .enabledWhen([](MainWindow &window) { return !bentKeys(window).isEmpty(); }),
    };
}

} // namespace

const CommandMenu &linkMenu()
{
    static constexpr CommandMenu menu{"link", QT_TRANSLATE_NOOP("Text", "Relat&ionship"), "model.uncalibrate", [] {
                                          return endCommands() + wayCommands();
                                      }};
    return menu;
}

} // namespace sw::views
