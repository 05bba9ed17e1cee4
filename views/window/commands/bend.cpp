// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/routing/bends.h"
#include "models/document/edits/layoutedits.h"
#include "models/items/selection.h"
#include "views/window/commands/windowcommand.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

constexpr double step = 10; // scene units

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
                                        ActTexts::tr("A card is in the way of the line."),
                                        {},
                                        ActTexts::tr("Move the card, or bend another piece with the mouse.")});
    document::setLineWay(window.document(), window.current().currentDiagram().id, line.key, tried.bend);
}

Act bendAct(const char *id, const QString &text, const QString &key, const QPointF &by)
{
    return {canvasSpec(id, text, {key}, ActTexts::tr("Move the middle of the selected line by one step of the grid")),
            [by](MainWindow &window) { bend(window, by); },
            [](MainWindow &window) { return selectedLines(window).size() == 1; },
            {},
            {}};
}

} // namespace

QList<Act> bendActs()
{
    QList<Act> acts{
        bendAct("link.bendLeft", ActTexts::tr("Bend to the &left"), QStringLiteral("Ctrl+Shift+Left"), {-step, 0}),
        bendAct("link.bendRight", ActTexts::tr("Bend to the &right"), QStringLiteral("Ctrl+Shift+Right"), {step, 0}),
        bendAct("link.bendUp", ActTexts::tr("Bend u&p"), QStringLiteral("Ctrl+Shift+Up"), {0, -step}),
        bendAct("link.bendDown", ActTexts::tr("Bend &down"), QStringLiteral("Ctrl+Shift+Down"), {0, step}),
        {canvasSpec("link.straighten", ActTexts::tr("Strai&ghten"), {QStringLiteral("S")},
                    ActTexts::tr("Take back the way that was given to the selected lines by hand")),
         straighten,
         [](MainWindow &window) { return !bentKeys(window).isEmpty(); },
         {},
         {}},
    };
    acts.first().spec.separatorBefore = true;
    return acts;
}

} // namespace sw::views
