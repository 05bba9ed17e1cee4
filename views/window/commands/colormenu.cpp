// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/diagramedits.h"
#include "models/items/selection.h"
#include "views/widgets/style/entitycolors.h"
#include "views/window/commands/windowcommand.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

QList<Act> colorActs()
{
    QList<Act> acts;
    const QStringList colors = entityColors();
    const QStringList names = entityColorNames();
    for (qsizetype i = 0; i < colors.size(); ++i) {
        const QString color = colors.at(i);
        const QByteArray id = "color." + QByteArray::number(i);
        acts.append({spec(id.constData(), names.at(i), "", {QStringLiteral("Ctrl+Alt+Shift+%1").arg(i)},
                          ActTexts::tr("Color what is selected")),
                     [color](MainWindow &window) {
                         const SelectedObjects &objects = window.selection().objects();
                         document::setColor(window.document(), objects.entities, objects.notes, color);
                     },
                     [](MainWindow &window) {
                         return !window.selection().objects().entities.isEmpty() ||
                                !window.selection().objects().notes.isEmpty();
                     },
                     {},
                     {}});
    }
    return acts;
}

} // namespace sw::views
