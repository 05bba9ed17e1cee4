// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/dockrows.h"
#include "views/widgets/flowlayout.h"

#include "models/base/texts.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/items/selection.h"
#include "models/patterns/core/target.h"
#include "views/bench/patternbench.h"
#include "views/files/filecontroller.h"
#include "views/panels/helppanel.h"
#include "views/panels/methodpanel.h"
#include "views/panels/outlinepanel.h"
#include "views/panels/previewpanel.h"
#include "views/panels/problemspanel.h"
#include "views/panels/propertiespanel.h"
#include "views/panels/validatorpanel.h"
#include "views/panels/workloadpanel.h"
#include "views/sizes/sizecharts.h"
#include "views/sizes/sizespanel.h"
#include "views/sizes/sizetools.h"
#include "views/widgets/emptyhint.h"
#include "views/widgets/style/docktitles.h"
#include "views/window/actions.h"
#include "views/window/canvasarea.h"
#include "views/window/historypanel.h"
#include "views/window/mainwindow.h"
#include "views/window/operationpaths.h"

#include <QAction>
#include <QDockWidget>

namespace sw::views
{

namespace
{

/// Over \p panel while nothing is drawn.
QWidget *hinted(MainWindow &window, QWidget *panel, const QString &text)
{
    auto *hint = new EmptyHint(panel, text, Text::tr("Draw an entity"), [&window] {
        window.setMode(CanvasMode::Model);
        window.actions().action(QStringLiteral("tool.entity"))->trigger();
        window.canvas(CanvasMode::Model).setFocus();
    });
    const auto look = [&window, hint] {
        hint->setNeeded(window.document().model().entities.isEmpty());
    };
    QObject::connect(&window.document(), &document::Document::changed, hint, look);
    look();
    return panel;
}

template <typename Panel>
QWidget *makePanel(MainWindow &window, QDockWidget &)
{
    return new Panel(window.document(), window.derived(), window.selection());
}

QWidget *makeOutline(MainWindow &window, QDockWidget &)
{
    auto *panel = new OutlinePanel(window.document(), window.derived(), window.selection());
    QObject::connect(panel, &OutlinePanel::editWanted, &window,
                     [&window] { window.actions().action(QStringLiteral("panel.properties"))->trigger(); });
    return panel;
}

QWidget *makeProperties(MainWindow &window, QDockWidget &)
{
    auto *panel = new PropertiesPanel(window.document(), window.derived(), window.selection());
    QObject::connect(&window.files(), &FileController::aboutToSave, panel, &PropertiesPanel::commit);
    QList<QAction *> arranging;
    for (const char *id : {"left", "centre", "right", "top", "middle", "bottom", "across", "down"})
        arranging << window.actions().action(QLatin1String("arrange.") + QLatin1String(id));
    panel->setArranging(arranging);
    return panel;
}

QWidget *makePreview(MainWindow &window, QDockWidget &)
{
    return hinted(window, new PreviewPanel(window.document(), window.derived(), window.selection()),
                  Text::tr("A sample document of each collection appears here, with the bytes of each line."));
}

QWidget *makeSizes(MainWindow &window, QDockWidget &)
{
    auto *panel = new SizesPanel(window.document(), window.derived(), window.selection());
    panel->charts()->bar()->addWidget(new SizeTools(window.document(), window.derived(), window.lab()));
    return hinted(
        window, panel,
        Text::tr("What documents and indexes take, and whether what is in use fits in memory, appears here."));
}

QWidget *makeWorkload(MainWindow &window, QDockWidget &)
{
    auto *panel = new WorkloadPanel(window.document(), window.derived(), window.selection());
    QObject::connect(panel, &WorkloadPanel::escaped, &window.operationPaths(), &OperationPaths::close);
    return panel;
}

QWidget *makeProblems(MainWindow &window, QDockWidget &dock)
{
    auto *panel = new ProblemsPanel(window.document(), window.derived(), window.selection());
    QObject::connect(panel, &ProblemsPanel::countChanged, &dock, [&dock](int count, Status worst) {
        dock.setProperty(DockTitles::tabStatus, count == 0 ? QVariant() : QVariant(static_cast<int>(worst)));
        dock.setWindowTitle(count == 0 ? Text::tr("Problems") : Text::tr("Problems  %1").arg(count));
    });
    return panel;
}

QWidget *makeHistory(MainWindow &window, QDockWidget &)
{
    return new HistoryPanel(window.document());
}

QWidget *makeHelp(MainWindow &, QDockWidget &)
{
    return new HelpPanel;
}

/// On the Model canvas, where what the methodology asks for is drawn.
void runOnModel(MainWindow &window, const char *action)
{
    window.setMode(CanvasMode::Model);
    window.actions().action(QLatin1String(action))->trigger();
}

QWidget *makeMethod(MainWindow &window, QDockWidget &)
{
    auto *panel = new MethodPanel(window.document(), window.derived(), window.selection());
    QObject::connect(panel, &MethodPanel::entityWanted, &window, [&window] {
        runOnModel(window, "tool.entity");
        window.canvas(CanvasMode::Model).setFocus();
    });
    QObject::connect(panel, &MethodPanel::relationshipWanted, &window, [&window] {
        runOnModel(window, "tool.relationship");
        window.canvas(CanvasMode::Model).setFocus();
    });
    QObject::connect(panel, &MethodPanel::operationWanted, &window, [&window](const schema::Operation &draft) {
        window.setMode(CanvasMode::Model);
        window.showPanel(QStringLiteral("workload"));
        window.panel<WorkloadPanel>().addOperation(draft);
    });
    QObject::connect(panel, &MethodPanel::fieldWanted, &window, [&window](const schema::EntityId &entity) {
        window.selection().selectEntity(entity);
        runOnModel(window, "model.field");
    });
    QObject::connect(panel, &MethodPanel::patternWanted, &window, [&window](const schema::PatternUse &use) {
        window.area().showBench();
        window.area().bench().openPattern(use.pattern, patterns::targetOf(use));
    });
    QObject::connect(panel, &MethodPanel::problemsWanted, &window,
                     [&window] { window.showPanel(QStringLiteral("problems")); });
    QObject::connect(panel, &MethodPanel::recordWanted, &window,
                     [&window] { window.actions().action(QStringLiteral("file.record"))->trigger(); });
    QObject::connect(panel, &MethodPanel::questionChosen, &window, [&window, panel] {
        if (window.area().isBenchShown() && panel->step() != services::MethodStep::Patterns)
            window.setMode(CanvasMode::Model);
        window.canvas(CanvasMode::Model).navigation().revealSelection();
    });
    return panel;
}

constexpr DockRow rows[] = {
    {"outline", QT_TRANSLATE_NOOP("Text", "Outline"), "Alt+1", Qt::LeftDockWidgetArea, makeOutline},
    {"properties", QT_TRANSLATE_NOOP("Text", "Properties"), "Alt+3", Qt::RightDockWidgetArea, makeProperties},
    {"preview", QT_TRANSLATE_NOOP("Text", "Preview"), "Alt+4", Qt::BottomDockWidgetArea, makePreview},
    {"sizes", QT_TRANSLATE_NOOP("Text", "Sizes"), "Alt+5", Qt::BottomDockWidgetArea, makeSizes},
    {"workload", QT_TRANSLATE_NOOP("Text", "Workload"), "Alt+6", Qt::BottomDockWidgetArea, makeWorkload},
    {"problems", QT_TRANSLATE_NOOP("Text", "Problems"), "Alt+7", Qt::BottomDockWidgetArea, makeProblems},
    {"validator", QT_TRANSLATE_NOOP("Text", "Validator"), "Alt+9", Qt::BottomDockWidgetArea, makePanel<ValidatorPanel>},
    {"history", QT_TRANSLATE_NOOP("Text", "History"), "Alt+8", Qt::BottomDockWidgetArea, makeHistory},
    {"help", QT_TRANSLATE_NOOP("Text", "Help"), "Shift+F1", Qt::RightDockWidgetArea, makeHelp, false},
    {"method", QT_TRANSLATE_NOOP("Text", "Methodology"), "F7", Qt::RightDockWidgetArea, makeMethod, false,
     [](MainWindow &window) { window.panel<MethodPanel>().enter(); }, true},
};

} // namespace

std::span<const DockRow> dockRows()
{
    return rows;
}

} // namespace sw::views
