// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/diagram/scene/neighbours.h"
#include "models/document/document.h"
#include "models/document/edits/entityedits.h"
#include "models/document/edits/indexedits.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/removal.h"
#include "models/document/files/fragment.h"
#include "models/items/selection.h"
#include "views/canvas/canvasediting.h"
#include "views/canvas/canvasview.h"
#include "views/canvas/findbar.h"
#include "views/canvas/steadycards.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/gotopicker.h"
#include "views/window/mainwindow.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QUndoStack>

namespace sw::views
{

namespace
{

constexpr double pasteOffset = 30; // of what is pasted over itself

QString undoTitle(MainWindow &window)
{
    const QUndoStack &history = window.document().history();
    return history.canUndo() ? Text::tr("&Undo: %1").arg(history.undoText()) : Text::tr("&Undo");
}

QString redoTitle(MainWindow &window)
{
    const QUndoStack &history = window.document().history();
    return history.canRedo() ? Text::tr("&Redo: %1").arg(history.redoText()) : Text::tr("&Redo");
}

document::FragmentChoice choiceOf(MainWindow &window)
{
    const items::SelectedObjects &objects = window.selection().objects();
    document::FragmentChoice choice;
    choice.entities = objects.entities.asSet();
    choice.notes = objects.notes.asSet();
    if (!objects.field.isEmpty())
        choice.field = {{window.selection().entity(), {}}, objects.field};
    for (const schema::RelationshipId &id : objects.relationships) {
        if (const schema::Relationship *link = window.document().model().relationship(id))
            choice.entities << link->a.entity << link->b.entity;
    }
    const diagram::Scene &scene = window.canvas(CanvasMode::Model).scene();
    for (const schema::EntityId &id : std::as_const(choice.entities)) {
        if (const diagram::Card *card = scene.card(diagram::NodeKey::ofEntity(id)))
            choice.places.insert(id, card->rect.topLeft());
    }
    return choice;
}

bool canCopy(MainWindow &window)
{
    const items::SelectedObjects &objects = window.selection().objects();
    return !objects.entities.isEmpty() || !objects.notes.isEmpty() || !objects.relationships.isEmpty();
}

bool copySelection(MainWindow &window)
{
    const QByteArray text =
        document::writeFragment(window.document().model(), window.selection().diagram(), choiceOf(window));
    if (text.isEmpty())
        return false;
    QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
    return true;
}

/// What has gone from \p before besides the objects of \p removal itself.
QStringList goneBesides(const schema::Model &before, const schema::Model &after, const document::Removal &removal)
{
    QStringList gone;
    const auto count = [](qsizetype was, qsizetype is, qsizetype meant) {
        return static_cast<int>(was - is - meant);
    };
    const int links = count(before.relationships.size(), after.relationships.size(), removal.relationships.size());
    if (links > 0)
        gone << Text::tr("%n relationship(s)", nullptr, links);
    const int operations = count(before.operations.size(), after.operations.size(), removal.operations.size());
    if (operations > 0)
        gone << Text::tr("%n operation(s)", nullptr, operations);
    const int patterns = count(before.patterns.size(), after.patterns.size(), removal.patterns.size());
    if (patterns > 0)
        gone << Text::tr("%n pattern(s)", nullptr, patterns);
    return gone;
}

void deleteSelection(MainWindow &window)
{
    const items::SelectedObjects objects = window.selection().objects();
    document::Removal removal;
    if (!objects.field.isEmpty() && objects.entities.size() == 1)
        removal.fields.insert({{objects.entities.first(), {}}, objects.field});
    else
        removal.entities = objects.entities.asSet();
    removal.relationships = objects.relationships.asSet();
    removal.notes = objects.notes.asSet();
    if (!objects.operation.isEmpty())
        removal.operations.insert(objects.operation);
    if (!objects.pattern.isEmpty())
        removal.patterns.insert(objects.pattern);
    const schema::Model before = window.document().model();
    const QStringList indexes = document::indexesGoneWith(before, removal);
    if (!document::removeObjects(window.document(), removal))
        return;
    const QStringList gone = goneBesides(before, window.document().model(), removal) + indexes;
    const QString done = window.document().history().undoText();
    window.say(gone.isEmpty()
                   ? Text::tr("%1. Ctrl+Z takes it back.").arg(done)
                   : Text::tr("%1, with %2. Ctrl+Z takes it back.").arg(done, gone.join(QLatin1String(", "))));
}

void cutSelection(MainWindow &window)
{
    if (copySelection(window))
        deleteSelection(window);
}

/// Beside the place it came from while that is in sight, so that a copy is seen; else in the middle of the view.
QPointF placeFor(MainWindow &window, const QByteArray &text)
{
    const QRectF visible = window.canvas(CanvasMode::Model).camera().visible();
    const auto corner = document::fragmentCorner(text);
    if (!corner || !visible.contains(*corner))
        return visible.center() - QPointF(80, 60);
    QPointF place = *corner;
    const diagram::Scene &scene = window.canvas(CanvasMode::Model).scene();
    const auto taken = [&scene](const QPointF &point) {
        return std::any_of(scene.cards.cbegin(), scene.cards.cend(),
                           [&point](const diagram::Card &card) { return card.rect.topLeft() == point; }) ||
               std::any_of(scene.notes.cbegin(), scene.notes.cend(),
                           [&point](const diagram::NoteBox &note) { return note.rect.topLeft() == point; });
    };
    while (taken(place))
        place += QPointF(pasteOffset, pasteOffset);
    return place;
}

void paste(MainWindow &window)
{
    const QByteArray text = QGuiApplication::clipboard()->text().toUtf8();
    const QPointF place = placeFor(window, text);
    const auto pasted = placed(window.canvas(CanvasMode::Model), Text::tr("Paste"), [&] {
        return document::pasteFragment(window.document(), window.selection().diagram(), text, place,
                                       window.selection().entity());
    });
    if (!pasted)
        return window.say(pasted.error().text());
    window.setMode(CanvasMode::Model);
    items::SelectedObjects objects;
    objects.entities = pasted->entities;
    objects.notes = pasted->notes;
    if (!pasted->fields.isEmpty()) {
        objects.entities.insert(pasted->fields.last().owner.entity);
        objects.field = pasted->fields.last().id;
    }
    window.selection().set(objects);
}

void duplicate(MainWindow &window)
{
    const QList<schema::EntityId> entities = window.selection().objects().entities.asList();
    const QString step = Text::tr("Duplicate %n entities", nullptr, static_cast<int>(entities.size()));
    const auto copies = placed(window.canvas(CanvasMode::Model), step, [&] {
        return document::duplicateEntities(window.document(), window.selection().diagram(), entities, {40, 40});
    });
    if (!copies)
        return window.showError(copies.error());
    items::SelectedObjects objects;
    objects.entities = *copies;
    window.selection().set(objects);
}

void selectAll(MainWindow &window)
{
    items::SelectedObjects all;
    const diagram::Scene &scene = window.canvas(CanvasMode::Model).scene();
    for (const diagram::Card &card : scene.cards)
        all.entities.insert(card.entity);
    for (const diagram::NoteBox &note : scene.notes)
        all.notes.insert(note.id);
    window.selection().set(all);
}

void selectNeighbours(MainWindow &window)
{
    items::SelectedObjects objects = window.selection().objects();
    objects.entities = diagram::neighbours(window.document().model(), objects.entities.asSet()).entities;
    objects.field = {};
    window.selection().set(objects);
}

void renameSelection(MainWindow &window)
{
    window.setMode(CanvasMode::Model);
    window.canvas(CanvasMode::Model).editing().editSelection();
}

/// The bar searches the model, so that is what is shown.
FindBar &findBar(MainWindow &window)
{
    window.setMode(CanvasMode::Model);
    return window.findBar();
}

QList<WindowCommand> changeCommands()
{
    return {
        WindowCommand("edit.undo", Text::tr("&Undo"), QKeySequence::Undo,
                      [](MainWindow &window) { window.document().history().undo(); })
            .withIcon("undo")
            .enabledWhen([](MainWindow &window) { return window.document().history().canUndo(); })
            .calledBy(undoTitle),
        WindowCommand("edit.redo", Text::tr("&Redo"), {QKeySequence::Redo, {"Ctrl+Y", "Ctrl+Shift+Z"}},
                      [](MainWindow &window) { window.document().history().redo(); })
            .withIcon("redo")
            .enabledWhen([](MainWindow &window) { return window.document().history().canRedo(); })
            .calledBy(redoTitle),
        WindowCommand("edit.cut", Text::tr("Cu&t"), {"Ctrl+X", "Shift+Del"}, cutSelection,
                      Text::tr("Copy what is selected and delete it"))
            .withIcon("cut")
            .enabledWhen(canCopy)
            .afterSeparator(),
        WindowCommand(
            "edit.copy", Text::tr("&Copy"), {"Ctrl+C", "Ctrl+Ins"}, [](MainWindow &window) { copySelection(window); },
            Text::tr("Copy what is selected, as text"))
            .withIcon("copy")
            .enabledWhen(canCopy),
        WindowCommand("edit.paste", Text::tr("&Paste"), {"Ctrl+V", "Shift+Ins"}, paste,
                      Text::tr("Add what was copied here or in another window"))
            .withIcon("paste"),
        WindowCommand("edit.duplicate", Text::tr("D&uplicate"), {"Ctrl+D"}, duplicate,
                      Text::tr("Copy the selected entities beside themselves"))
            .withIcon("duplicate")
            .enabledWhen([](MainWindow &window) { return !window.selection().objects().entities.isEmpty(); })
            .afterSeparator(),
        WindowCommand("edit.delete", Text::tr("&Delete"), {"Del", "Backspace"}, deleteSelection,
                      Text::tr("Delete what is selected"))
            .withIcon("delete")
            .enabledWhen([](MainWindow &window) {
                const items::SelectedObjects &objects = window.selection().objects();
                return !objects.isEmpty() && objects.collection.isEmpty();
            }),
        WindowCommand("edit.rename", Text::tr("Re&name"), {"F2"}, renameSelection).enabledWhen([](MainWindow &window) {
            const items::Selection &selection = window.selection();
            return !selection.entity().isEmpty() || !selection.relationship().isEmpty() ||
                   selection.objects().notes.size() == 1;
        }),
    };
}

QList<WindowCommand> findCommands()
{
    return {
        WindowCommand("edit.selectAll", Text::tr("Select &all"), QKeySequence::SelectAll, selectAll).afterSeparator(),
        WindowCommand("edit.neighbours", Text::tr("Select nei&ghbours"), {"Ctrl+Shift+J"}, selectNeighbours,
                      Text::tr("Select what is related to the selected entities too"))
            .enabledWhen([](MainWindow &window) { return !window.selection().objects().entities.isEmpty(); }),
        WindowCommand(
            "edit.find", Text::tr("&Find…"), {"Ctrl+F"},
            [](MainWindow &window) { findBar(window).open(FindBar::Mode::Find); },
            Text::tr("Find names, fields and notes in the diagram"))
            .withIcon("search")
            .afterSeparator(),
        {"edit.findNext",
         Text::tr("Find ne&xt"),
         {"F3", "Ctrl+G"},
         [](MainWindow &window) {
             findBar(window).step(1);
         }},
        {"edit.findPrevious",
         Text::tr("Find pre&vious"),
         {"Shift+F3"},
         [](MainWindow &window) {
             findBar(window).step(-1);
         }},
        {"edit.replace",
         Text::tr("&Replace…"),
         {"Ctrl+R"},
         [](MainWindow &window) { findBar(window).open(FindBar::Mode::Replace); },
         Text::tr("Replace text in names, fields and notes")},
        {"edit.goTo",
         Text::tr("&Go to…"),
         {"Ctrl+K"},
         openGoTo,
         Text::tr("Jump to an entity, a field or a relationship by name")},
    };
}

} // namespace

const CommandMenu &editMenu()
{
    static constexpr CommandMenu menu{"edit", QT_TRANSLATE_NOOP("Text", "&Edit"), nullptr, [] {
                                          return changeCommands() + findCommands();
                                      }};
    return menu;
}

} // namespace sw::views
