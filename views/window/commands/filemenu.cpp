// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/designindex.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "views/files/sampledialog.h"
#include "models/items/selection.h"
#include "views/window/commands/windowcommand.h"
#include "views/window/mainwindow.h"

#include <QDir>
#include <QFileInfo>

namespace sw::views
{

namespace
{

/// The collections of what is selected; none: nothing is selected that is stored.
QStringList chosenCollections(MainWindow &window)
{
    const SelectedObjects &objects = window.selection().objects();
    if (!objects.collection.isEmpty())
        return {objects.collection};
    const design::DesignIndex index(window.derived().design());
    QStringList chosen;
    for (const schema::EntityId &entity : objects.entities) {
        if (const auto home = index.homeOf(entity))
            chosen << home->collection;
    }
    return chosen;
}

void generate(MainWindow &window)
{
    const QString file = window.document().filePath();
    const QString folder = file.isEmpty() ? QDir::homePath() : QFileInfo(file).path();
    auto *dialog = new SampleDialog(window.derived().design(), chosenCollections(window), folder, &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace

QList<Act> sampleActs()
{
    return {{spec("file.generate", ActTexts::tr("&Generate documents…"), "", {QStringLiteral("Ctrl+Shift+D")},
                  ActTexts::tr("Made-up documents of collections, as JSON lines or BSON")),
             generate,
             {},
             {},
             QStringLiteral("file.exportScript")}};
}

} // namespace sw::views
