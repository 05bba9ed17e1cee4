// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/mainwindow.h"

#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "views/canvas/findbar.h"
#include "views/files/filecontroller.h"
#include "views/panels/objecttips.h"
#include "views/panels/outlinepanel.h"
#include "views/panels/previewpanel.h"
#include "views/panels/problemspanel.h"
#include "views/panels/propertiespanel.h"
#include "views/panels/workloadpanel.h"
#include "views/patterns/patternspanel.h"
#include "views/widgets/charts/figuretips.h"
#include "views/sizes/sizecharts.h"
#include "views/sizes/sizemeter.h"
#include "views/sizes/sizespanel.h"
#include "views/sizes/sizetools.h"
#include "views/widgets/banner.h"
#include "models/items/selection.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/docktitles.h"
#include "views/widgets/style/icons.h"
#include "views/window/actions.h"
#include "views/window/contextmenu.h"
#include "views/window/diagramswitcher.h"
#include "views/window/goalbar.h"
#include "views/window/historypanel.h"
#include "views/window/notationbox.h"
#include "views/window/operationpaths.h"
#include "views/window/zoombox.h"

#include <QActionGroup>
#include <QCheckBox>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>

namespace sw::views
{

MainWindow::MainWindow(std::shared_ptr<ServerAccess> servers, std::shared_ptr<SizeLab> lab, QWidget *parent)
    : QMainWindow(parent),
      m_servers(std::move(servers)),
      m_lab(std::move(lab)),
      m_document(new document::Document(this)),
      m_derived(new document::DerivedState(*m_document, document::DerivedState::Mode::Background, this)),
      m_selection(new Selection(this)),
      m_actions(new Actions(this)),
      m_files(new FileController(*m_document, this))
{
    setWindowIcon(QIcon(QStringLiteral(":/icons/shapewright.svg")));
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    setDockNestingEnabled(true);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    buildToolBar();
    buildCanvas();
    buildDocks();
    buildStatusBar();
    buildMenus();
    connectActions();
    connectFiles();
    restoreLayout();
    setMode(CanvasMode::Model);
    m_modelView->setFocus();
    updateTitle();
    updateActions();
}

MainWindow::~MainWindow()
{
    // Children die after this object's own part: what they still say must not reach it.
    m_document->history().disconnect(this);
    for (QObject *child : findChildren<QObject *>())
        child->disconnect(this);
}

void MainWindow::buildToolBar()
{
    auto *bar = addToolBar(tr("Main tool bar"));
    bar->setObjectName(QStringLiteral("main"));
    bar->setIconSize(QSize(20, 20));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    for (const char *id : {"file.new", "file.open", "file.save"})
        bar->addAction(m_actions->action(QLatin1String(id)));
    bar->addSeparator();
    bar->addAction(m_actions->action(QStringLiteral("edit.undo")));
    bar->addAction(m_actions->action(QStringLiteral("edit.redo")));
    bar->addSeparator();
    bar->addWidget(new GoalBar(*m_document));
    auto *space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    auto *label = new QLabel(tr("Working set"));
    label->setContentsMargins(8, 0, 6, 0);
    bar->addWidget(label);
    m_meter = new SizeMeter;
    bar->addWidget(m_meter);
    bar->addSeparator();
    auto *exportButton = new QToolButton;
    exportButton->setDefaultAction(m_actions->action(QStringLiteral("server.export")));
    exportButton->setText(tr("Export…"));
    exportButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addWidget(exportButton);
    connect(m_meter, &SizeMeter::clicked, this, [this] { showPanel(QStringLiteral("sizes")); });
}

QWidget *MainWindow::buildToolStrip()
{
    auto *strip = new QToolBar(tr("Drawing tools"));
    strip->setOrientation(Qt::Vertical);
    strip->setIconSize(QSize(18, 18));
    auto *group = new QActionGroup(this);
    for (const char *id : {"tool.select", "tool.hand", "tool.entity", "tool.relationship", "tool.note", "tool.area"})
        strip->addAction(group->addAction(m_actions->action(QLatin1String(id))));
    for (CanvasView *view : {m_modelView, m_documentsView})
        connect(view, &CanvasView::toolChanged, this, &MainWindow::updateActions);
    strip->addSeparator();
    strip->addAction(m_actions->action(QStringLiteral("model.layout")));
    strip->addAction(m_actions->action(QStringLiteral("view.fit")));
    return strip;
}

QWidget *MainWindow::buildTabRow()
{
    m_tabs = new QTabBar;
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(icon(QStringLiteral("entity")), tr("Model"));
    m_tabs->addTab(icon(QStringLiteral("document")), tr("Documents"));
    auto *references = new QCheckBox(tr("References"));
    auto *copies = new QCheckBox(tr("Copies"));
    for (QCheckBox *box : {references, copies}) {
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, [this, references, copies] {
            m_documentsView->setLines(references->isChecked(), copies->isChecked());
        });
    }
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(4, 0, 12, 0);
    layout->addWidget(m_tabs);
    layout->addStretch();
    layout->addWidget(references);
    layout->addWidget(copies);
    layout->addSpacing(8);
    layout->addWidget(new DiagramSwitcher(*m_document, *m_selection));
    layout->addSpacing(8);
    auto *notation = new NotationBox(*m_actions);
    layout->addWidget(notation);
    connect(m_tabs, &QTabBar::currentChanged, this, [this, references, copies, notation](int index) {
        notation->setVisible(index == 0);
        m_stack->setCurrentIndex(index);
        references->setVisible(index == 1);
        copies->setVisible(index == 1);
        m_actions->action(QStringLiteral("view.model"))->setChecked(index == 0);
        m_actions->action(QStringLiteral("view.documents"))->setChecked(index == 1);
        updateActions();
        updateStatus();
    });
    references->hide();
    copies->hide();
    return row;
}

void MainWindow::buildCanvas()
{
    m_modelView = new CanvasView(*m_document, *m_derived, *m_selection, CanvasMode::Model);
    m_documentsView = new CanvasView(*m_document, *m_derived, *m_selection, CanvasMode::Documents);
    for (CanvasView *canvas : {m_modelView, m_documentsView}) {
        const ObjectTips tips(*m_document, *m_derived);
        FigureTips::install(canvas,
                            FigureTips::TipAt([canvas, tips](const QPoint &at) { return tips.onCanvas(*canvas, at); }));
    }
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_modelView);
    m_stack->addWidget(m_documentsView);
    m_banner = new Banner;
    m_findBar = new FindBar(*m_document, *m_selection, *m_modelView);

    auto *body = new QHBoxLayout;
    body->setSpacing(0);
    body->addWidget(buildToolStrip());
    body->addWidget(m_stack, 1);
    auto *central = new QWidget;
    auto *layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(buildTabRow());
    layout->addWidget(m_findBar);
    layout->addLayout(body, 1);
    setCentralWidget(central);
    for (CanvasView *view : {m_modelView, m_documentsView}) {
        connect(view, &CanvasView::problem, this,
                [this](const QString &text) { statusBar()->showMessage(text, 8000); });
        connect(view, &CanvasView::pathClicked, this, &MainWindow::showSource);
        connect(view, &CanvasView::menuRequested, this, [this](const QPoint &place) {
            updateActions();
            QMenu *menu = makeContextMenu(*this);
            menu->setAttribute(Qt::WA_DeleteOnClose);
            menu->popup(place);
        });
        connect(view, &CanvasView::routedChanged, this, [this](bool routed) {
            routed ? statusBar()->clearMessage() : statusBar()->showMessage(tr("Leading lines around the cards…"));
        });
        auto *zoom = new ZoomBox(*view, *m_actions);
        m_actions->addCanvas(view);
        if (view == m_modelView)
            m_operationPaths = new OperationPaths(*m_document, *m_selection, *view, *zoom);
    }
}

QDockWidget *MainWindow::addDock(const QString &name, const QString &title, QWidget *widget, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(title, this);
    dock->setObjectName(name);
    dock->setWidget(widget);
    addDockWidget(area, dock);
    m_docks.insert(name, dock);
    m_dockTitles->add(dock);
    return dock;
}

void MainWindow::buildDocks()
{
    m_dockTitles = new DockTitles(*this);
    addDock(QStringLiteral("outline"), tr("Outline"), new OutlinePanel(*m_document, *m_derived, *m_selection),
            Qt::LeftDockWidgetArea);
    addDock(QStringLiteral("patterns"), tr("Patterns"), new PatternsPanel(*m_document, *m_derived, *m_selection),
            Qt::LeftDockWidgetArea);
    auto *properties = new PropertiesPanel(*m_document, *m_derived, *m_selection);
    connect(m_files, &FileController::aboutToSave, properties, &PropertiesPanel::commit);
    addDock(QStringLiteral("properties"), tr("Properties"), properties, Qt::RightDockWidgetArea);
    addDock(QStringLiteral("preview"), tr("Preview"), new PreviewPanel(*m_derived, *m_selection),
            Qt::BottomDockWidgetArea);
    m_sizes = new SizesPanel(*m_document, *m_derived, *m_selection);
    m_sizeTools = new SizeTools(*m_document, *m_derived, m_lab);
    m_sizes->charts()->bar()->addWidget(m_sizeTools);
    addDock(QStringLiteral("sizes"), tr("Sizes"), m_sizes, Qt::BottomDockWidgetArea);
    m_workload = new WorkloadPanel(*m_document, *m_derived, *m_selection);
    connect(m_workload, &WorkloadPanel::escaped, m_operationPaths, &OperationPaths::close);
    addDock(QStringLiteral("workload"), tr("Workload"), m_workload, Qt::BottomDockWidgetArea);
    auto *problems = new ProblemsPanel(*m_document, *m_derived, *m_selection);
    QDockWidget *problemsDock = addDock(QStringLiteral("problems"), tr("Problems"), problems, Qt::BottomDockWidgetArea);
    connect(problems, &ProblemsPanel::countChanged, this, [problemsDock](int count) {
        problemsDock->setWindowTitle(count == 0 ? tr("Problems") : tr("Problems  %1").arg(count));
    });
    addDock(QStringLiteral("history"), tr("History"), new HistoryPanel(*m_document), Qt::BottomDockWidgetArea);
    for (const char *name : {"sizes", "workload", "problems", "history"})
        tabifyDockWidget(m_docks.value(QStringLiteral("preview")), m_docks.value(QLatin1String(name)));
}

void MainWindow::buildStatusBar()
{
    m_savedLabel = new QLabel;
    m_countsLabel = new QLabel;
    m_selectionLabel = new QLabel;
    for (QLabel *label : {m_savedLabel, m_countsLabel, m_selectionLabel})
        label->setTextFormat(Qt::PlainText);
    statusBar()->addWidget(m_savedLabel);
    statusBar()->addWidget(m_countsLabel);
    statusBar()->addPermanentWidget(m_selectionLabel);
}

void MainWindow::buildMenus()
{
    m_actions->fillMenuBar(menuBar());
    QMenu *file = m_actions->menu(QStringLiteral("file"));
    QAction *before = m_actions->action(QStringLiteral("file.save"));
    auto *recent = new QMenu(tr("Open &recent"), this);
    auto *samples = new QMenu(tr("Open sa&mple"), this);
    file->insertMenu(before, recent);
    file->insertMenu(before, samples);
    m_files->fillRecentMenu(recent);
    m_files->fillSampleMenu(samples);

    QMenu *view = m_actions->menu(QStringLiteral("view"));
    QMenu *panels = view->addMenu(tr("&Panels"));
    for (const char *name :
         {"outline", "patterns", "properties", "preview", "sizes", "workload", "problems", "history"})
        panels->addAction(m_docks.value(QLatin1String(name))->toggleViewAction());
    panels->addSeparator();
    panels->addAction(tr("&Default arrangement"), this, &MainWindow::defaultLayout);
    fillThemeMenu(view->addMenu(tr("&Theme")));
}

void MainWindow::defaultLayout()
{
    for (QDockWidget *dock : std::as_const(m_docks)) {
        dock->setFloating(false);
        dock->show();
    }
    resizeDocks({m_docks.value(QStringLiteral("outline")), m_docks.value(QStringLiteral("properties"))}, {250, 290},
                Qt::Horizontal);
    resizeDocks({m_docks.value(QStringLiteral("outline")), m_docks.value(QStringLiteral("patterns"))}, {560, 240},
                Qt::Vertical);
    resizeDocks({m_docks.value(QStringLiteral("preview"))}, {230}, Qt::Vertical);
    showPanel(QStringLiteral("preview"));
    showPanel(QStringLiteral("properties"));
}

void MainWindow::restoreLayout()
{
    resize(1440, 900);
    defaultLayout();
    const QSettings settings;
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
    restoreState(settings.value(QStringLiteral("window/state")).toByteArray());
}

CanvasMode MainWindow::mode() const
{
    return m_tabs->currentIndex() == 0 ? CanvasMode::Model : CanvasMode::Documents;
}

void MainWindow::setMode(CanvasMode mode)
{
    m_tabs->setCurrentIndex(mode == CanvasMode::Model ? 0 : 1);
    m_actions->action(QStringLiteral("view.model"))->setChecked(mode == CanvasMode::Model);
    m_actions->action(QStringLiteral("view.documents"))->setChecked(mode == CanvasMode::Documents);
}

void MainWindow::showPanel(const QString &name)
{
    if (QDockWidget *dock = m_docks.value(name)) {
        dock->show();
        dock->raise();
    }
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_files->mayDiscard()) {
        event->ignore();
        return;
    }
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/state"), saveState());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.first().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    if (m_files->mayDiscard())
        m_files->openPath(event->mimeData()->urls().first().toLocalFile());
}

void MainWindow::showError(const base::Error &error)
{
    m_banner->showMessage(Status::Bad, error.text());
    m_banner->addButton(tr("Close"), [this] { m_banner->hide(); });
}

void MainWindow::offerRecovery()
{
    const std::optional<document::LeftBehind> left = m_files->leftBehind();
    if (!left)
        return m_banner->hide();
    const QString what = base::visibleText(left->path.isEmpty() ? left->name : QFileInfo(left->path).fileName());
    const QString when = QLocale().toString(left->when.toLocalTime(), QLocale::ShortFormat);
    m_banner->showMessage(
        Status::Warn, tr("Shapewright ended before changes to %1 were saved. They are kept as of %2.").arg(what, when));
    m_banner->addButton(tr("Recover"), [this, one = *left] { m_files->recover(one); });
    m_banner->addButton(tr("Discard"), [this, one = *left] { m_files->discard(one); });
}

} // namespace sw::views
