// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/document/edits/fieldedits.h"
#include "models/items/selection.h"
#include "views/canvas/canvasview.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

document::FieldKey selectedField(MainWindow &window)
{
    return {{window.selection().entity(), {}}, window.selection().objects().field};
}

const QList<schema::Field> *siblingsOf(MainWindow &window, const document::FieldKey &key, qsizetype &index)
{
    const schema::Model &model = window.document().model();
    if (document::fieldOf(model, key) == nullptr)
        return nullptr;
    const QList<schema::Field> *siblings = document::fieldsOf(model, document::listOf(model, key));
    index = 0;
    while (siblings->at(index).id != key.id)
        ++index;
    return siblings;
}

void moveTo(MainWindow &window, const document::FieldKey &key, const document::FieldListKey &list, qsizetype index)
{
    if (const auto moved = document::moveField(window.document(), key, list, index); !moved)
        window.canvas(CanvasMode::Model).report(moved.error());
}

void moveBy(MainWindow &window, qsizetype step)
{
    const document::FieldKey key = selectedField(window);
    qsizetype index = 0;
    const QList<schema::Field> *siblings = siblingsOf(window, key, index);
    if (siblings != nullptr && index + step >= 0 && index + step < siblings->size())
        moveTo(window, key, document::listOf(window.document().model(), key), index + step);
}

/// Into the object before it.
void moveIn(MainWindow &window)
{
    const document::FieldKey key = selectedField(window);
    qsizetype index = 0;
    const QList<schema::Field> *siblings = siblingsOf(window, key, index);
    if (siblings == nullptr || index == 0 || !siblings->at(index - 1).holdsFields())
        return;
    const schema::FieldId parent = siblings->at(index - 1).id;
    const QList<schema::Field> &fields = window.document().model().entity(key.owner.entity)->fields;
    window.canvas(CanvasMode::Model)
        .unfold(diagram::NodeKey::ofEntity(key.owner.entity), schema::fieldPath(fields, parent));
    moveTo(window, key, {key.owner, parent}, -1);
}

/// Out of its object, behind it.
void moveOut(MainWindow &window)
{
    const document::FieldKey key = selectedField(window);
    const schema::Model &model = window.document().model();
    const document::FieldListKey list = document::listOf(model, key);
    if (list.parent.isEmpty())
        return;
    const document::FieldKey parent{key.owner, list.parent};
    qsizetype index = 0;
    if (siblingsOf(window, parent, index) != nullptr)
        moveTo(window, key, document::listOf(model, parent), index + 1);
}

bool hasField(MainWindow &window)
{
    return window.mode() == CanvasMode::Model &&
           document::fieldOf(window.document().model(), selectedField(window)) != nullptr;
}

WindowCommand fieldCommand(const char *id, const QString &text, const char *key, const WindowCommand::Run &run)
{
    return WindowCommand(id, text, {key}, run).onCanvas().enabledWhen(hasField);
}

QList<WindowCommand> fieldCommands()
{
    return {
        fieldCommand("field.up", Text::tr("Move &up"), "Alt+Up", [](MainWindow &window) { moveBy(window, -1); }),
        fieldCommand("field.down", Text::tr("Move &down"), "Alt+Down", [](MainWindow &window) { moveBy(window, 1); }),
        fieldCommand("field.in", Text::tr("Move &into the object before"), "Alt+Right", moveIn),
        fieldCommand("field.out", Text::tr("Move &out of its object"), "Alt+Left", moveOut),
    };
}

} // namespace

const CommandMenu &fieldMenu()
{
    static constexpr CommandMenu menu{"field", QT_TRANSLATE_NOOP("Text", "Fie&ld"), "model.uncalibrate", fieldCommands};
    return menu;
}

} // namespace sw::views
