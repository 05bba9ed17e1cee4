// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/design/designindex.h"
#include "models/diagram/scene/neighbours.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/items/selection.h"
#include "views/bench/patternbench.h"
#include "views/canvas/canvaspath.h"
#include "views/canvas/canvasview.h"
#include "views/sizes/sizecharts.h"
#include "views/window/canvasarea.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/docks.h"
#include "views/window/mainwindow.h"
#include "views/window/operationpaths.h"

#include <QSettings>

namespace sw::views
{

namespace
{

WindowCommand modeCommand(const char *id, const QString &text, const char *icon, const char *key, const QString &help,
                          CanvasMode mode)
{
    return WindowCommand(
               id, text, {key},
               [mode](MainWindow &window) {
                   window.setMode(mode);
                   window.area().focusPage();
               },
               help)
        .withIcon(icon)
        .checkedWhen([mode](MainWindow &window) { return window.mode() == mode && !window.area().isBenchShown(); });
}

void showPatterns(MainWindow &window)
{
    window.area().showBench();
    window.area().bench().openPattern({});
    window.area().focusPage();
}

/// From a collection to what it was made of, and from an entity to where it is stored.
void goAcross(MainWindow &window)
{
    const items::SelectedObjects objects = window.selection().objects();
    if (!objects.collection.isEmpty())
        return window.area().showSource(objects.collection, objects.path);
    const design::DesignIndex index(window.derived().design());
    const auto home = index.homeOf(window.selection().entity());
    if (!home)
        return;
    window.setMode(CanvasMode::Documents);
    window.selection().selectCollection(home->collection, home->path);
    window.canvas(CanvasMode::Documents).navigation().reveal(diagram::NodeKey::ofCollection(home->collection));
}

bool canGoAcross(MainWindow &window)
{
    return !window.selection().objects().collection.isEmpty() || !window.selection().entity().isEmpty();
}

bool hasHeadlines(MainWindow &window)
{
    return window.canvas(CanvasMode::Model).detail() == diagram::Detail::Headlines;
}

void toggleHeadlines(MainWindow &window)
{
    const diagram::Detail wanted = hasHeadlines(window) ? diagram::Detail::Full : diagram::Detail::Headlines;
    for (const CanvasMode mode : {CanvasMode::Model, CanvasMode::Documents})
        window.canvas(mode).setDetail(wanted);
}

WindowCommand overlayCommand(const char *id, const QString &text, const char *keys, const QString &help,
                             bool (CanvasArea::*isShown)() const, void (CanvasArea::*show)(bool))
{
    return WindowCommand(
               id, text, {keys}, [=](MainWindow &window) { (window.area().*show)(!(window.area().*isShown)()); }, help)
        .checkedWhen([isShown](MainWindow &window) { return (window.area().*isShown)(); });
}

WindowCommand notationCommand(const char *id, const QString &text, const char *key, const QString &help,
                              diagram::Notation notation)
{
    const auto choose = [notation](MainWindow &window) {
        QSettings().setValue(QStringLiteral("view/notation"), diagram::notationName(notation));
        window.canvas(CanvasMode::Model).setNotation(notation);
    };
    return WindowCommand(id, text, {key}, choose, help).inGroup("notation").checkedWhen([notation](MainWindow &window) {
        return window.canvas(CanvasMode::Model).notation() == notation;
    });
}

WindowCommand::Run askSizes(SizeQuestion question)
{
    return [question](MainWindow &window) {
        window.showPanel(QStringLiteral("sizes"));
        window.panel<SizeCharts>().ask(question);
    };
}

void highlight(MainWindow &window, const diagram::Neighbourhood &found, bool numbered)
{
    window.setMode(CanvasMode::Model);
    window.canvas(CanvasMode::Model).path().show(found.entities, found.relationships, numbered);
}

/// Of neighbours or a shortest path: that of an operation comes and goes with its selection.
bool isHighlighted(MainWindow &window)
{
    const CanvasView &canvas = window.canvas(CanvasMode::Model);
    return canvas.path().isShown() && !canvas.path().isOfOperation();
}

void toggleNeighbours(MainWindow &window)
{
    if (isHighlighted(window))
        return window.canvas(CanvasMode::Model).path().clear();
    highlight(window, diagram::neighbours(window.document().model(), window.selection().objects().entities.asSet()),
              false);
}

void showShortestPath(MainWindow &window)
{
    const QList<schema::EntityId> ends = window.selection().objects().entities.asList();
    const diagram::Neighbourhood path = diagram::shortestPath(window.document().model(), ends.first(), ends.last());
    if (path.entities.isEmpty())
        return window.say(Text::tr("No relationships lead from one to the other."));
    highlight(window, path, true);
    window.say(Text::tr("%n relationships apart", nullptr, static_cast<int>(path.entities.size() - 1)));
}

WindowCommand shownInDocuments(const char *id, const QString &text, const char *key, const QString &help,
                               bool diagram::SceneOptions::*what)
{
    return WindowCommand(
               id, text, {key},
               [what](MainWindow &window) {
                   window.area().showInDocuments(what, !window.area().isShownInDocuments(what));
               },
               help)
        .checkedWhen([what](MainWindow &window) { return window.area().isShownInDocuments(what); })
        .enabledWhen(
            [](MainWindow &window) { return window.mode() == CanvasMode::Documents && !window.area().isBenchShown(); });
}

/// All of \p commands in one menu within the menu, set apart from what comes before when the first one is.
QList<WindowCommand> under(const QString &title, QList<WindowCommand> commands)
{
    for (WindowCommand &command : commands)
        command = command.under(title);
    return commands;
}

QList<WindowCommand> pageCommands()
{
    return {
        modeCommand("view.model", Text::tr("&Model"), "entity", "Ctrl+Shift+1", Text::tr("Entities and relationships"),
                    CanvasMode::Model),
        modeCommand("view.documents", Text::tr("&Documents"), "document", "Ctrl+Shift+2",
                    Text::tr("Collections with the shape of their documents"), CanvasMode::Documents),
        WindowCommand("view.patterns", Text::tr("Pa&tterns"), {"Ctrl+Shift+3", "Alt+2"}, showPatterns,
                      Text::tr("How well each pattern fits, and what it would change"))
            .withIcon("grid")
            .checkedWhen([](MainWindow &window) { return window.area().isBenchShown(); }),
        WindowCommand("view.across", Text::tr("Show in the &other view"), {"F12"}, goAcross,
                      Text::tr("From a document to where it comes from, from an entity to where it is stored"))
            .enabledWhen(canGoAcross),
    };
}

QList<WindowCommand> zoomCommands()
{
    return {
        WindowCommand("view.zoomIn", Text::tr("Zoom &in"), {QKeySequence::ZoomIn, {"Ctrl+="}},
                      [](MainWindow &window) { window.current().navigation().zoomBy(1.25); })
            .withIcon("zoom-in")
            .afterSeparator(),
        WindowCommand("view.zoomOut", Text::tr("Zoom &out"), QKeySequence::ZoomOut,
                      [](MainWindow &window) { window.current().navigation().zoomBy(0.8); })
            .withIcon("zoom-out"),
        WindowCommand(
            "view.fit", Text::tr("&Fit"), {"Ctrl+0"}, [](MainWindow &window) { window.current().navigation().fit(); },
            Text::tr("Show everything"))
            .withIcon("fit"),
        {"view.actual",
         Text::tr("&100 %"),
         {"Ctrl+1"},
         [](MainWindow &window) {
             window.current().navigation().zoomTo(1, QRectF(window.current().rect()).center());
         }},
        WindowCommand("view.selection", Text::tr("Zoom to &selection"), {"Ctrl+2"},
                      [](MainWindow &window) { window.current().navigation().zoomToSelection(); })
            .enabledWhen([](MainWindow &window) { return !window.selection().objects().isEmpty(); }),
        overlayCommand("view.overview", Text::tr("O&verview"), "Ctrl+Alt+M",
                       Text::tr("The whole diagram in a corner, while not all of it is in sight"),
                       &CanvasArea::isOverviewShown, &CanvasArea::showOverview)
            .afterSeparator(),
        overlayCommand("view.zoomBox", Text::tr("&Zoom box"), "Ctrl+Alt+Y", Text::tr("Buttons that zoom, in a corner"),
                       &CanvasArea::isZoomBoxShown, &CanvasArea::showZoomBox),
    };
}

QList<WindowCommand> notationCommands()
{
    return {
        WindowCommand("view.headlines", Text::tr("&Headlines only"), {"Ctrl+H"}, toggleHeadlines,
                      Text::tr("Show only names, keys and links on the cards"))
            .checkedWhen(hasHeadlines),
        notationCommand("view.crowsfoot", Text::tr("&Crow's foot"), "Ctrl+Alt+F",
                        Text::tr("Relationships with feet at their ends"), diagram::Notation::CrowsFoot)
            .afterSeparator(),
        notationCommand("view.chen", Text::tr("Ch&en"), "Ctrl+Alt+C",
                        Text::tr("Relationships as diamonds, as textbooks draw them"), diagram::Notation::Chen),
        notationCommand("view.uml", Text::tr("&UML"), "Ctrl+Alt+U",
                        Text::tr("Relationships with multiplicities, owners with filled diamonds"),
                        diagram::Notation::Uml),
    };
}

QList<WindowCommand> documentsCommands()
{
    return {
        shownInDocuments("view.references", Text::tr("&References"), "Ctrl+Shift+4",
                         Text::tr("Lines from a reference to the documents it leads to"),
                         &diagram::SceneOptions::references),
        shownInDocuments("view.copies", Text::tr("Cop&ies"), "Ctrl+Shift+5",
                         Text::tr("Dashed lines from an original to its copies"), &diagram::SceneOptions::copies),
        shownInDocuments("view.tints", Text::tr("Origin tint&s"), "Ctrl+Shift+6",
                         Text::tr("Rows that a pattern made, in its colour"), &diagram::SceneOptions::tints),
    };
}

QList<WindowCommand> highlightCommands()
{
    return {
        WindowCommand("view.neighbours", Text::tr("Highlight &neighbours"), {"Ctrl+Shift+H"}, toggleNeighbours,
                      Text::tr("Fade what the selected entities are not related to"))
            .enabledWhen([](MainWindow &window) { return !window.selection().objects().entities.isEmpty(); })
            .checkedWhen(isHighlighted),
        WindowCommand("view.path", Text::tr("S&hortest path"), {"Ctrl+J"}, showShortestPath,
                      Text::tr("The fewest relationships between the two selected entities"))
            .enabledWhen([](MainWindow &window) { return window.selection().objects().entities.size() == 2; }),
        WindowCommand(
            "view.operationPath", Text::tr("Path of the chosen o&peration"), {"Ctrl+Alt+J"},
            [](MainWindow &window) { window.operationPaths().setOn(!window.operationPaths().isOn()); },
            Text::tr("Show on the Model canvas where the operation chosen in the workload goes"))
            .checkedWhen([](MainWindow &window) { return window.operationPaths().isOn(); }),
    };
}

QList<WindowCommand> answerCommands()
{
    return {
        WindowCommand("view.growth", Text::tr("&Growth over five years"), {"Ctrl+Alt+G"},
                      askSizes(SizeQuestion::Growth),
                      Text::tr("Sizes, working set and largest document month by month, with and without each pattern"))
            .afterSeparator(),
        {"view.costs",
         Text::tr("C&ost of operations"),
         {"Ctrl+Shift+C"},
         askSizes(SizeQuestion::Operations),
         Text::tr("What each operation of the workload touches, rewrites and keeps in step")},
        WindowCommand(
            "view.history", Text::tr("Histor&y"), {"Ctrl+Alt+Z"},
            [](MainWindow &window) { window.showPanel(QStringLiteral("history")); },
            Text::tr("All steps since the project was opened; a click goes there")),
    };
}

QList<WindowCommand> panelCommands()
{
    return {
        WindowCommand(
            "view.panels", Text::tr("Side &panels"), {"F9"}, [](MainWindow &window) { window.docks().toggleAll(); },
            Text::tr("Hide or show all panels"))
            .checkedWhen([](MainWindow &window) { return window.docks().isAnyShown(); })
            .afterSeparator(),
        {"view.nextPanel",
         Text::tr("Ne&xt panel"),
         {"F6"},
         [](MainWindow &window) { window.docks().focusNext(1); },
         Text::tr("Move the focus to the next panel, and after the last one to the canvas")},
        {"view.previousPanel",
         Text::tr("Pre&vious panel"),
         {"Shift+F6"},
         [](MainWindow &window) {
             window.docks().focusNext(-1);
         }},
    };
}

QList<WindowCommand> viewCommands()
{
    return pageCommands() + under(Text::tr("&Zoom"), zoomCommands()) +
           under(Text::tr("&Notation"), notationCommands()) +
           under(Text::tr("Lin&es and tints in documents"), documentsCommands()) +
           under(Text::tr("High&light"), highlightCommands()) + answerCommands() +
           under(Text::tr("&Panels"), panelCommands());
}

} // namespace

const CommandMenu &viewMenu()
{
    static constexpr CommandMenu menu{"view", QT_TRANSLATE_NOOP("Text", "&View"), nullptr, viewCommands};
    return menu;
}

} // namespace sw::views
