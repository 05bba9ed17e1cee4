// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/document/edits/diagramedits.h"
#include "models/items/selection.h"
#include "views/widgets/style/entitycolors.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

void colorSelection(MainWindow &window, const QString &color)
{
    const items::SelectedObjects &objects = window.selection().objects();
    document::setColor(window.document(), objects.entities.asSet(), objects.notes.asSet(), color);
}

bool hasColoredObjects(MainWindow &window)
{
    const items::SelectedObjects &objects = window.selection().objects();
    return !objects.entities.isEmpty() || !objects.notes.isEmpty();
}

QList<WindowCommand> colorCommands()
{
    QList<WindowCommand> commands;
    const QStringList colors = entityColors();
    const QStringList names = entityColorNames();
    for (qsizetype i = 0; i < colors.size(); ++i)
        commands << WindowCommand(
                        "color." + QByteArray::number(i), names.at(i),
                        CommandKeys(QStringLiteral("Ctrl+Alt+Shift+%1").arg(i)),
                        [color = colors.at(i)](MainWindow &window) { colorSelection(window, color); },
                        Text::tr("Color what is selected"))
                        .enabledWhen(hasColoredObjects);
    return commands;
}

} // namespace

const CommandMenu &colorMenu()
{
    static constexpr CommandMenu menu{"color", QT_TRANSLATE_NOOP("Text", "Co&lor"), "edit.goTo", colorCommands};
    return menu;
}

} // namespace sw::views
