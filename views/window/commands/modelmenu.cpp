// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/diagram/scene/freeplace.h"
#include "models/document/document.h"
#include "models/document/edits/fieldedits.h"
#include "models/document/edits/linkedits.h"
#include "models/document/edits/projectedits.h"
#include "models/items/selection.h"
#include "views/canvas/canvasediting.h"
#include "views/canvas/canvasview.h"
#include "views/canvas/fieldediting.h"
#include "views/panels/workloadpanel.h"
#include "views/sizes/sizetools.h"
#include "views/window/canvasarea.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

constexpr QSizeF usualCard{180, 120}; ///< with a few fields

CanvasEditing &modelEditing(MainWindow &window)
{
    return window.canvas(CanvasMode::Model).editing();
}

void addEntity(MainWindow &window)
{
    window.setMode(CanvasMode::Model);
    const CanvasView &canvas = window.canvas(CanvasMode::Model);
    const QPointF middle = canvas.camera().visible().center() - QPointF(usualCard.width(), usualCard.height()) / 2;
    modelEditing(window).createEntity(diagram::freePlace(canvas.scene(), middle, usualCard));
}

/// The entity that was selected first is the relationship's first side.
void relateSelection(MainWindow &window)
{
    const QList<schema::EntityId> entities = window.selection().objects().entities.asList();
    const auto added = document::addRelationship(window.document(), entities.first(), entities.last());
    if (!added)
        return window.showError(added.error());
    window.selection().selectRelationship(*added);
}

void addOperation(MainWindow &window)
{
    window.showPanel(QStringLiteral("workload"));
    window.panel<WorkloadPanel>().addOperation();
}

/// The selected field, if it holds others.
const schema::Field *selectedObject(MainWindow &window)
{
    const document::FieldKey key{{window.selection().entity(), {}}, window.selection().objects().field};
    const schema::Field *field = document::fieldOf(window.document().model(), key);
    return window.mode() == CanvasMode::Model && field != nullptr && field->holdsFields() ? field : nullptr;
}

void addFieldInside(MainWindow &window)
{
    const schema::Field *object = selectedObject(window);
    if (object == nullptr)
        return;
    const schema::EntityId entity = window.selection().entity();
    const schema::FieldId id = object->id;
    const qsizetype end = object->fields.size();
    const QString path = schema::fieldPath(window.document().model().entity(entity)->fields, id);
    window.canvas(CanvasMode::Model).unfold(diagram::NodeKey::ofEntity(entity), path);
    modelEditing(window).fields().addAt({{entity, {}}, id}, end);
}

void pasteRows(MainWindow &window)
{
    window.showPanel(QStringLiteral("workload"));
    window.panel<WorkloadPanel>().pasteRows();
}

QList<WindowCommand> modelCommands()
{
    return {
        WindowCommand("model.entity", Text::tr("Add &entity"), {"Ctrl+Shift+N"}, addEntity,
                      Text::tr("Add an entity in the middle of the view"))
            .withIcon("entity"),
        WindowCommand(
            "model.field", Text::tr("Add &field"), {"Ctrl+Shift+F"},
            [](MainWindow &window) { modelEditing(window).fields().addNext(); },
            Text::tr("Add a field to the selected entity"))
            .withIcon("add")
            .enabledWhen([](MainWindow &window) {
                return window.mode() == CanvasMode::Model && !window.selection().entity().isEmpty();
            }),
        WindowCommand("model.fieldInside", Text::tr("Add field &inside"), {"Ctrl+Shift+I"}, addFieldInside,
                      Text::tr("Add a field to the selected object or array of objects"))
            .withIcon("object")
            .enabledWhen([](MainWindow &window) { return selectedObject(window) != nullptr; }),
        WindowCommand("model.relationship", Text::tr("Add &relationship"), {"Ctrl+Shift+R"}, relateSelection,
                      Text::tr("Connect the two selected entities, or the selected one with itself"))
            .withIcon("relationship")
            .enabledWhen([](MainWindow &window) {
                const qsizetype count = window.selection().objects().entities.size();
                return count == 1 || count == 2;
            }),
        WindowCommand("model.operation", Text::tr("Add &operation"), {"Ctrl+Shift+O"}, addOperation,
                      Text::tr("Add an operation to the workload"))
            .withIcon("operations"),
        WindowCommand("model.pasteRows", Text::tr("Paste &workload rows"), {"Ctrl+Alt+V"}, pasteRows,
                      Text::tr("Add the rows of a spreadsheet from the clipboard as operations"))
            .withIcon("paste"),
        WindowCommand(
            "model.copyRows", Text::tr("Cop&y workload rows"), {"Ctrl+Alt+O"},
            [](MainWindow &window) { window.panel<WorkloadPanel>().copyRows(); },
            Text::tr("Copy all operations as rows for a spreadsheet"))
            .withIcon("copy")
            .enabledWhen([](MainWindow &window) { return !window.document().model().operations.isEmpty(); }),
        WindowCommand(
            "model.layout", Text::tr("&Lay out"), {"Ctrl+Shift+L"}, [](MainWindow &window) { window.area().layOut(); },
            Text::tr("Rearrange all cards"))
            .withIcon("layout")
            .afterSeparator(),
        WindowCommand(
            "model.check", Text::tr("&Check"), {"F8"},
            [](MainWindow &window) { window.showPanel(QStringLiteral("problems")); },
            Text::tr("Show the problems of model and design"))
            .withIcon("ok"),
        WindowCommand(
            "model.measure", Text::tr("&Measure sizes"), {"Ctrl+Shift+M"},
            [](MainWindow &window) { window.panel<SizeTools>().measure(); },
            Text::tr("Build the collections in MongoDB's storage engine on this computer and measure their sizes"))
            .enabledWhen([](MainWindow &window) { return window.panel<SizeTools>().canMeasure(); })
            .afterSeparator(),
        {"model.uncalibrate",
         Text::tr("Remove cali&bration"),
         {"Ctrl+Alt+K"},
         [](MainWindow &window) { window.panel<SizeTools>().removeCalibration(); },
         Text::tr("Estimate sizes by formulas alone again")},
    };
}

} // namespace

const CommandMenu &modelMenu()
{
    static constexpr CommandMenu menu{"model", QT_TRANSLATE_NOOP("Text", "&Model"), nullptr, modelCommands};
    return menu;
}

} // namespace sw::views
