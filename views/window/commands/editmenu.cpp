// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/document.h"
#include "models/document/files/fragment.h"
#include "models/items/selection.h"
#include "views/window/commands/windowcommand.h"
#include "views/window/mainwindow.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QStatusBar>

namespace sw::views
{

namespace
{

constexpr double offset = 30; // of what is pasted over itself

document::FragmentChoice choiceOf(MainWindow &window)
{
    const SelectedObjects &objects = window.selection().objects();
    document::FragmentChoice choice;
    choice.entities = objects.entities;
    choice.notes = objects.notes;
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
    const SelectedObjects &objects = window.selection().objects();
    return !objects.entities.isEmpty() || !objects.notes.isEmpty() || !objects.relationships.isEmpty();
}

bool copy(MainWindow &window)
{
    const QByteArray text =
        document::writeFragment(window.document().model(), window.selection().diagram(), choiceOf(window));
    if (text.isEmpty())
        return false;
    QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
    return true;
}

void cut(MainWindow &window)
{
    if (copy(window))
        window.deleteSelection();
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
        place += QPointF(offset, offset);
    return place;
}

void paste(MainWindow &window)
{
    const QByteArray text = QGuiApplication::clipboard()->text().toUtf8();
    const auto pasted = document::pasteFragment(window.document(), window.selection().diagram(), text,
                                                placeFor(window, text), window.selection().entity());
    if (!pasted) {
        window.statusBar()->showMessage(pasted.error().text(), 8000);
        return;
    }
    window.setMode(CanvasMode::Model);
    SelectedObjects objects;
    objects.entities = {pasted->entities.begin(), pasted->entities.end()};
    objects.notes = {pasted->notes.begin(), pasted->notes.end()};
    if (!pasted->fields.isEmpty()) {
        objects.entities.insert(pasted->fields.last().owner.entity);
        objects.field = pasted->fields.last().id;
    }
    window.selection().set(objects);
}

} // namespace

QList<Act> clipboardActs()
{
    Act cutAct{spec("edit.cut", ActTexts::tr("Cu&t"), "cut", {QStringLiteral("Ctrl+X"), QStringLiteral("Shift+Del")},
                    ActTexts::tr("Copy what is selected and delete it")),
               cut,
               canCopy,
               {},
               QStringLiteral("edit.redo")};
    cutAct.spec.separatorBefore = true;
    return {
        cutAct,
        {spec("edit.copy", ActTexts::tr("&Copy"), "copy", {QStringLiteral("Ctrl+C"), QStringLiteral("Ctrl+Ins")},
              ActTexts::tr("Copy what is selected, as text")),
         [](MainWindow &window) { copy(window); },
         canCopy,
         {},
         QStringLiteral("edit.cut")},
        {spec("edit.paste", ActTexts::tr("&Paste"), "paste", {QStringLiteral("Ctrl+V"), QStringLiteral("Shift+Ins")},
              ActTexts::tr("Add what was copied here or in another window")),
         paste,
         {},
         {},
         QStringLiteral("edit.copy")}};
}

} // namespace sw::views
