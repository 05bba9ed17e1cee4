// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/document/document.h"
#include "models/document/edits/fieldedits.h"
#include "models/items/selection.h"
#include "views/indexes/indexesdialog.h"
#include "views/indexes/indextable.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

/// Of the selected entity, or on the selected field.
void addIndex(MainWindow &window)
{
    const schema::Entity *entity = window.document().model().entity(window.selection().entity());
    if (entity != nullptr)
        IndexTable::ask(window.document(), entity->id,
                        schema::fieldPath(entity->fields, window.selection().objects().field), &window);
}

void showIndexes(MainWindow &window)
{
    auto *dialog = new IndexesDialog(window.document(), window.derived(), &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

QList<WindowCommand> indexCommands()
{
    return {
        WindowCommand("index.add", Text::tr("&Add index…"), {"Ctrl+Alt+X"}, addIndex,
                      Text::tr("Add an index to the selected entity, on the selected field"))
            .withIcon("index")
            .enabledWhen([](MainWindow &window) { return !window.selection().entity().isEmpty(); }),
        WindowCommand("index.all", Text::tr("A&ll indexes…"), {"Ctrl+Alt+Shift+I"}, showIndexes,
                      Text::tr("Your own and the derived indexes, with what uses them: add, change, remove, keep or "
                               "suppress them")),
    };
}

} // namespace

const CommandMenu &indexMenu()
{
    static constexpr CommandMenu menu{"index", QT_TRANSLATE_NOOP("Text", "Inde&xes"), "model.operation", indexCommands};
    return menu;
}

} // namespace sw::views
