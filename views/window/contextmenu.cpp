// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/contextmenu.h"

#include "models/items/selection.h"
#include "views/window/actions.h"
#include "views/window/mainwindow.h"

#include <QMenu>

namespace sw::views
{

namespace
{

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '));
}

} // namespace

QStringList contextCommands(const MainWindow &window)
{
    const items::SelectedObjects &objects = window.selection().objects();
    if (window.mode() == CanvasMode::Documents && !objects.relationships.isEmpty())
        return words("link.straighten | model.layout view.fit");
    if (window.mode() == CanvasMode::Documents)
        return objects.collection.isEmpty()
                   ? words("view.fit | model.layout | file.picture")
                   : words("view.across | arrange.collapse arrange.lock link.straighten | view.fit");
    if (!objects.field.isEmpty())
        return words("edit.rename model.field model.fieldInside | field.up field.down field.in field.out | edit.cut "
                     "edit.copy edit.paste edit.delete | view.across view.patterns");
    if (objects.entities.size() > 1)
        return words("arrange color | edit.cut edit.copy edit.duplicate edit.delete | model.relationship view.path "
                     "view.neighbours | diagram.new diagram.hide");
    if (!objects.entities.isEmpty())
        return words("edit.rename model.field model.relationship | color arrange.collapse arrange.lock diagram.hide | "
                     "edit.cut edit.copy edit.paste edit.duplicate edit.delete"
                     " | view.neighbours edit.neighbours view.across view.patterns");
    if (!objects.relationships.isEmpty())
        return words("edit.rename | link.oneToOne link.oneToMany link.manyToMany link.zillions | link.editA link.editB "
                     "link.attribute | link.weak link.isA link.straighten | view.patterns | edit.delete");
    if (!objects.notes.isEmpty())
        return words("edit.rename color arrange.group | edit.cut edit.copy edit.delete");
    return words("model.entity tool | edit.paste edit.selectAll | model.layout view.fit | diagram.new diagram.show "
                 "diagram.showAll | file.picture");
}

QMenu *makeContextMenu(MainWindow &window)
{
    auto *menu = new QMenu(&window);
    for (const QString &name : contextCommands(window)) {
        if (name == QLatin1String("|"))
            menu->addSeparator();
        else if (QMenu *inner = window.actions().menu(name))
            menu->addMenu(inner);
        else if (QAction *action = window.actions().action(name))
            menu->addAction(action);
    }
    return menu;
}

} // namespace sw::views
