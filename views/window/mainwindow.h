// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "views/canvas/canvasview.h"
#include "views/deploy/serveraccess.h"

#include <QMainWindow>

class QDockWidget;
class QLabel;
class QMenu;
class QStackedWidget;
class QTabBar;
class QToolBar;

namespace sw::document
{
class Document;
class DerivedState;
} // namespace sw::document

namespace sw::views
{

class Actions;
class Banner;
class DockTitles;
class FileController;
class FindBar;
class LayoutJob;
class OperationPaths;
class Selection;
class SizeLab;
class SizeMeter;
class SizeTools;
class SizesPanel;
class WorkloadPanel;
enum class SizeQuestion;

/// The window of the designer: puts canvas, panels and commands together and connects them. What a command does is in
/// the class it is about; servers are reached only through the access it is handed.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Without a \p lab sizes are estimated, but not measured.
    explicit MainWindow(std::shared_ptr<ServerAccess> servers, std::shared_ptr<SizeLab> lab = {},
                        QWidget *parent = nullptr);
    ~MainWindow() override;

    FileController &files() { return *m_files; }
    document::Document &document() { return *m_document; }
    document::DerivedState &derived() { return *m_derived; }
    Selection &selection() { return *m_selection; }
    Actions &actions() { return *m_actions; }
    CanvasView &canvas(CanvasMode mode) { return mode == CanvasMode::Model ? *m_modelView : *m_documentsView; }
    const Selection &selection() const { return *m_selection; }
    CanvasView &current() { return canvas(mode()); }
    FindBar &findBar() { return *m_findBar; }
    OperationPaths &operationPaths() { return *m_operationPaths; }
    WorkloadPanel &workload() { return *m_workload; }
    CanvasMode mode() const;
    void setMode(CanvasMode mode);
    void showPanel(const QString &name);
    void showError(const base::Error &error);
    /// What a place in a collection was made of, in the Model view.
    void showSource(const QString &collection, const QString &path);
    void deleteSelection();
    /// Enables commands by what is selected.
    void updateActions();

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildToolBar();
    void buildCanvas();
    void buildDocks();
    QWidget *buildToolStrip();
    QWidget *buildTabRow();
    QDockWidget *addDock(const QString &name, const QString &title, QWidget *widget, Qt::DockWidgetArea area);
    void buildStatusBar();
    void buildMenus();
    void connectActions();
    void connectViewActions();
    void connectModelActions();
    void connectPictures();
    void fillThemeMenu(QMenu *themes);
    void connectFiles();
    void defaultLayout();
    void restoreLayout();

    void updateTitle();
    void updateStatus();
    void updateSizes();
    void showSizes(SizeQuestion question);
    void renameSelection();
    void duplicateSelection();
    void relateSelection();
    void layOut();
    void exportToServer();
    void exportToFile();
    void exportPicture();
    void printDiagram();
    void togglePanels(bool visible);
    void offerRecovery();
    void about();

    std::shared_ptr<ServerAccess> m_servers;
    std::shared_ptr<SizeLab> m_lab;
    document::Document *m_document;
    document::DerivedState *m_derived;
    Selection *m_selection;
    Actions *m_actions;
    FileController *m_files;
    CanvasView *m_modelView = nullptr;
    CanvasView *m_documentsView = nullptr;
    OperationPaths *m_operationPaths = nullptr;
    LayoutJob *m_layout = nullptr;
    QTabBar *m_tabs = nullptr;
    QStackedWidget *m_stack = nullptr;
    Banner *m_banner = nullptr;
    FindBar *m_findBar = nullptr;
    SizeMeter *m_meter = nullptr;
    SizeTools *m_sizeTools = nullptr;
    SizesPanel *m_sizes = nullptr;
    WorkloadPanel *m_workload = nullptr;
    QHash<QString, QDockWidget *> m_docks;
    DockTitles *m_dockTitles = nullptr;
    QLabel *m_savedLabel = nullptr;
    QLabel *m_countsLabel = nullptr;
    QLabel *m_selectionLabel = nullptr;
};

} // namespace sw::views
