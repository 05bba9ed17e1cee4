// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/mainwindow.h"

#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/projectedits.h"
#include "models/items/selection.h"
#include "views/bench/patternbench.h"
#include "views/files/filecontroller.h"
#include "views/files/fileimport.h"
#include "views/files/filerecovery.h"
#include "views/files/wholetext.h"
#include "views/panels/dialoghelp.h"
#include "views/sizes/sizemeter.h"
#include "views/widgets/focus/focusring.h"
#include "views/widgets/mnemonics.h"
#include "views/widgets/notices.h"
#include "views/widgets/style/windowplace.h"
#include "views/window/actions.h"
#include "views/window/canvasarea.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/contextmenu.h"
#include "views/window/docks.h"
#include "views/window/focusreturn.h"
#include "views/window/goalbar.h"
#include "views/window/spokenfocus.h"
#include "views/window/start/startpage.h"
#include "views/window/windowstatus.h"
#include "views/window/workplace.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QUndoGroup>

namespace sw::views
{

namespace
{

/// Messages of the file that is open begin so, and go with it.
const QLatin1String ofFile("file.");

/// As large as is comfortable, but no larger than the screen.
QSize firstSize(const QScreen *screen)
{
    constexpr QSize comfortable(1440, 900);
    return screen == nullptr ? comfortable : comfortable.boundedTo(roomOn(*screen).size());
}

} // namespace

MainWindow::MainWindow(services::Connect connectToServer, std::shared_ptr<const SizeLab> lab, QWidget *parent)
    : QMainWindow(parent),
      m_connectToServer(std::move(connectToServer)),
      m_lab(std::move(lab)),
      m_document(new document::Document(this)),
      m_derived(new document::DerivedState(*m_document, document::DerivedState::Mode::Background, this)),
      m_selection(new items::Selection(this)),
      m_actions(new Actions(this)),
      m_files(new FileController(*m_document, this)),
      m_area(new CanvasArea(*m_document, *m_derived, *m_selection, *m_actions)),
      m_docks(nullptr),
      m_status(nullptr)
{
    setWindowIcon(QIcon(QStringLiteral(":/icons/shapewright.svg")));
    setAcceptDrops(true);
    installSpokenFocus();
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    setDockNestingEnabled(true);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    buildToolBar();
    setCentralWidget(m_area);
    m_docks = new Docks(*this);
    m_status = new WindowStatus(*this);
    buildMenus();
    m_actions->connectTo(*this);
    new DialogHelp(this);
    new FocusReturn(this);
    new FocusRing(this);
    connectChanges();
    connectArea();
    connectFiles();
    restoreLayout();
    new StartPage(*this);
    canvas(CanvasMode::Model).setFocus();
    updateTitle();
    updateActions();
}

MainWindow::~MainWindow()
{
    // Children die after this object's own part: what they still say must reach neither it nor those that ask it.
    delete m_status;
    m_document->histories().disconnect(this);
    for (QObject *child : findChildren<QObject *>())
        child->disconnect(this);
}

CanvasView &MainWindow::canvas(CanvasMode mode)
{
    return m_area->canvas(mode);
}

FindBar &MainWindow::findBar()
{
    return m_area->findBar();
}

OperationPaths &MainWindow::operationPaths()
{
    return m_area->operationPaths();
}

CanvasMode MainWindow::mode() const
{
    return m_area->mode();
}

void MainWindow::setMode(CanvasMode mode)
{
    m_area->setMode(mode);
}

void MainWindow::showPanel(const QString &id)
{
    m_docks->show(id);
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
    m_goals = new GoalBar(*m_document);
    bar->addWidget(m_goals);
    auto *space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    auto *label = new QLabel(tr("Working set"));
    label->setContentsMargins(8, 0, 6, 0);
    m_meterLabel = bar->addWidget(label);
    auto *meter = new SizeMeter;
    bar->addWidget(meter);
    bar->addSeparator();
    auto *exportButton = m_export = new QToolButton;
    exportButton->setDefaultAction(m_actions->action(QStringLiteral("server.export")));
    exportButton->setText(tr("Export…"));
    exportButton->setPopupMode(QToolButton::MenuButtonPopup);
    auto *ways = new QMenu(exportButton);
    for (const char *id : {"server.export", "file.exportScript", "file.picture", "file.record"})
        ways->addAction(m_actions->action(QLatin1String(id)));
    exportButton->setMenu(ways);
    exportButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addWidget(exportButton);
    const auto measure = [this, meter] {
        if (m_derived->isKnown())
            meter->setReport(m_derived->sizes(), m_derived->diskReads());
        else
            meter->setUnknown();
        QTimer::singleShot(0, m_export, [this] { keepExportInSight(); }); // its figures may be longer now
    };
    connect(meter, &SizeMeter::clicked, this, [this] { showPanel(QStringLiteral("sizes")); });
    connect(m_derived, &document::DerivedState::updated, meter, measure);
    connect(m_derived, &document::DerivedState::currentChanged, meter,
            [meter](bool current) { meter->setOutdated(!current); });
    measure();
}

/// Words go before the meter does, which is what everything is about; one after the other, the plainest first.
void MainWindow::fitToolBar()
{
    constexpr int roomForWords = 1180;
    showWords(width() < roomForWords ? Words::None : Words::All);
}

void MainWindow::showWords(Words words)
{
    m_meterLabel->setVisible(words == Words::All);
    m_export->setToolButtonStyle(words <= Words::OfFields ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    m_goals->setRoom(words == Words::Fewest ? GoalBar::Room::Least
                     : words == Words::None ? GoalBar::Room::Little
                                            : GoalBar::Room::Enough);
    m_words = words;
    // In a wordy language the bar says only once it is laid out that it is too long.
    QTimer::singleShot(0, m_export, [this] { keepExportInSight(); });
}

void MainWindow::keepExportInSight()
{
    const bool isHidden =
        !m_export->isVisibleTo(this) || m_export->geometry().right() > m_export->parentWidget()->width();
    if (isHidden && m_words != Words::Fewest)
        showWords(static_cast<Words>(static_cast<int>(m_words) - 1));
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    if (m_export != nullptr)
        fitToolBar();
}

/// Past the panels that lie behind others: QMainWindow moves them out of sight and hides them not.
bool MainWindow::focusNextPrevChild(bool next)
{
    QWidget *from = focusWidget() != nullptr ? focusWidget() : this;
    const auto after = [next](const QWidget *each) {
        return next ? each->nextInFocusChain() : each->previousInFocusChain();
    };
    for (QWidget *each = after(from); each != from; each = after(each)) {
        const bool takes = (each->focusPolicy() & Qt::TabFocus) != 0 && each->focusProxy() == nullptr &&
                           each->window() == this && each->isVisible() && each->isEnabled();
        if (!takes || m_docks->isBehind(each))
            continue;
        each->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        return true;
    }
    return false;
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
    makeMnemonicsDiffer(menuBar()->actions());
}

void MainWindow::connectChanges()
{
    connect(&m_document->histories(), &QUndoGroup::indexChanged, this, &MainWindow::updateActions);
    connect(m_document, &document::Document::changed, this, [this] { m_selection->keepOnly(m_document->model()); });
    connect(m_document, &document::Document::modifiedChanged, this, &MainWindow::updateTitle);
    connect(m_document, &document::Document::filePathChanged, this, &MainWindow::updateTitle);
    connect(m_selection, &items::Selection::changed, this, &MainWindow::updateActions);
    connect(m_selection, &items::Selection::diagramChanged, this, &MainWindow::updateActions);
    connect(m_docks, &Docks::changed, this, &MainWindow::updateActions);
}

void MainWindow::connectArea()
{
    connect(m_area, &CanvasArea::changed, this, [this] {
        updateActions();
        m_status->refresh();
    });
    connect(m_area, &CanvasArea::benchMade, this, [this](PatternBench &bench) {
        connect(&bench, &PatternBench::lessonWanted, this, [this](const QString &id) { openLesson(*this, id); });
        connect(&bench, &PatternBench::problemsWanted, this, [this] {
            setMode(CanvasMode::Documents); // the page of patterns hides all panels
            showPanel(QStringLiteral("problems"));
        });
        connect(&bench, &PatternBench::matrixWanted, this,
                [this] { m_actions->action(QStringLiteral("pattern.matrix"))->trigger(); });
    });
    connect(m_area, &CanvasArea::benchShown, m_docks, &Docks::makeRoom);
    connect(m_area, &CanvasArea::message, this, &MainWindow::say);
    connect(m_area, &CanvasArea::menuRequested, this, [this](const QPoint &place) {
        updateActions();
        QMenu *menu = makeContextMenu(*this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->popup(place);
    });
    connect(m_area, &CanvasArea::routing, this, [this](bool running) {
        running ? statusBar()->showMessage(tr("Routing lines around the cards…")) : statusBar()->clearMessage();
    });
}

void MainWindow::connectFiles()
{
    connect(m_files, &FileController::failed, this, &MainWindow::showError);
    connect(m_files, &FileController::warned, this, [this](const QString &text) { showWarning(text); });
    connect(&m_files->imports(), &FileImport::noted, this, &MainWindow::showWarning);
    connect(m_files, &FileController::stateChanged, this, &MainWindow::showFileState);
    connect(m_files, &FileController::opened, this, [this] {
        m_area->notices().removeAll(ofFile);
        offerRecovery();
        m_selection->clear();
        m_selection->setDiagram(document::mainDiagramId(m_document->model()));
        if (m_document->model().entities.isEmpty())
            setMode(CanvasMode::Model); // where it can be drawn
        m_area->focusPage();
        updateTitle();
        m_status->refresh();
    });
    connect(m_files, &FileController::aboutToWait, this, [this] { m_left = std::make_unique<Workplace>(*this); });
    connect(m_files, &FileController::tookBack, this, [this] {
        if (const auto left = std::exchange(m_left, nullptr))
            left->restore(*this);
    });
    connect(m_files, &FileController::told, this, &MainWindow::say);
    connect(m_files, &FileController::saved, this, [this] {
        m_area->notices().removeAll(ofFile);
        m_status->showSaved();
        updateTitle();
    });
    connect(&m_files->recovery(), &FileRecovery::changed, this, &MainWindow::offerRecovery);
}

void MainWindow::updateTitle()
{
    setWindowTitle(m_files->title() + QStringLiteral("[*] — Shapewright"));
    setWindowModified(m_document->isModified());
    m_status->refresh();
}

void MainWindow::updateActions()
{
    m_actions->update(*this);
}

void MainWindow::restoreLayout()
{
    resize(firstSize(screen()));
    m_docks->arrange();
    const QSettings settings;
    restorePlace(*this, settings.value(QStringLiteral("window/geometry")).toByteArray());
    restoreState(settings.value(QStringLiteral("window/state")).toByteArray());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_files->mayDiscard()) {
        event->ignore();
        return;
    }
    keepLayout();
    event->accept();
}

void MainWindow::keepLayout() const
{
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/state"), m_docks->state());
}

void MainWindow::restart()
{
    if (!m_files->mayDiscard())
        return;
    // A copy of a sample is in no file: it would be gone.
    const bool wouldGo =
        m_document->filePath().isEmpty() && !m_document->isModified() && !m_document->model().entities.isEmpty();
    if (wouldGo && !m_files->saveAs())
        return;
    keepLayout();
    const QString file = m_document->filePath();
    Q_EMIT restartWanted(file.isEmpty() ? file : QFileInfo(file).absoluteFilePath());
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

void MainWindow::say(const QString &text)
{
    statusBar()->showMessage(text, 8000);
}

void MainWindow::showError(const base::Error &error)
{
    m_area->notices().put({ofFile + error.text(), Status::Bad, error.text(), {}, {}});
}

void MainWindow::showWarning(const QString &text, const QString &whole)
{
    Notice notice{ofFile + text, Status::Warn, text, {}, {}};
    if (!whole.isEmpty())
        notice.actions << Notice::Action{tr("Show all…"), [this, whole] {
                                             showWholeText(this, tr("Notes on the import"), whole);
                                         }};
    m_area->notices().put(notice);
}

void MainWindow::showFileState(document::FileState state)
{
    const QString key = ofFile + QLatin1String("disk");
    if (state == document::FileState::Changed)
        m_area->notices().put(
            {key,
             Status::Warn,
             m_document->isModified()
                 ? tr("Another program has changed %1. You have changes of your own.").arg(m_files->title())
                 : tr("Another program has changed %1.").arg(m_files->title()),
             {{tr("Open it again"),
               [this] {
                   m_files->openAgain();
               }}},
             tr("Keep mine")});
    else if (state == document::FileState::Missing)
        m_area->notices().put({key,
                               Status::Warn,
                               tr("%1 was moved or deleted. The project is still open here.").arg(m_files->title()),
                               {{tr("Save as…"),
                                 [this] {
                                     m_files->saveAs();
                                 }}},
                               {}});
    else
        m_area->notices().remove(key);
}

void MainWindow::offerRecovery()
{
    const QString key = QStringLiteral("recovery");
    const std::optional<document::LeftBehind> left = m_files->recovery().offered();
    if (!left || m_document->hasGuest()) // a task has notes of its own
        return m_area->notices().remove(key);
    const QString what = base::visibleText(left->path.isEmpty() ? left->name : QFileInfo(left->path).fileName());
    const QString when = QLocale().toString(left->when.toLocalTime(), QLocale::ShortFormat);
    m_area->notices().put(
        {key,
         Status::Warn,
         tr("Shapewright ended before changes to %1 were saved. They are kept as of %2.").arg(what, when),
         {{tr("Recover"),
           [this, one = *left] {
               m_files->recover(one);
           }},
          {tr("Discard"),
           [this, one = *left] {
               m_files->recovery().discard(one);
           }}},
         tr("Later"),
         [this, one = *left] {
             say(tr("They stay kept; the start page of a new project offers them."));
             m_files->recovery().putAside(one);
         }});
}

} // namespace sw::views
