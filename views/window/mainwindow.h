// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/document/files/fileprint.h"
#include "models/services/deployment/serveraddress.h"
#include "views/canvas/canvasview.h"

#include <QMainWindow>

class QToolButton;

namespace sw::views
{

class Actions;
class CanvasArea;
class Docks;
class FileController;
class FindBar;
class GoalBar;
class OperationPaths;
struct SizeLab;
class WindowStatus;
class Workplace;

/// The window of the designer: puts canvas, panels and commands together and connects them. What a command does is in
/// its row; servers are reached only by the way that it is handed.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Without a \p lab sizes are estimated, but not measured.
    explicit MainWindow(services::Connect connectToServer, std::shared_ptr<const SizeLab> lab = {},
                        QWidget *parent = nullptr);
    ~MainWindow() override;

    const services::Connect &connectToServer() const { return m_connectToServer; }
    const std::shared_ptr<const SizeLab> &lab() const { return m_lab; }
    FileController &files() { return *m_files; }
    document::Document &document() { return *m_document; }
    document::DerivedState &derived() { return *m_derived; }
    items::Selection &selection() { return *m_selection; }
    const items::Selection &selection() const { return *m_selection; }
    Actions &actions() { return *m_actions; }
    Docks &docks() { return *m_docks; }
    CanvasArea &area() { return *m_area; }
    CanvasView &canvas(CanvasMode mode);
    CanvasView &current() { return canvas(mode()); }
    FindBar &findBar();
    OperationPaths &operationPaths();
    CanvasMode mode() const;
    void setMode(CanvasMode mode);
    void showPanel(const QString &id);
    /// The one widget of this class in a panel.
    template <typename Panel>
    Panel &panel()
    {
        return *findChild<Panel *>();
    }
    void showError(const base::Error &error);
    /// A passing remark in the status bar.
    void say(const QString &text);
    /// Enables commands by what is selected.
    void updateActions();
    /// Asks to save, as closing does, then for the program anew with the same file.
    void restart();

Q_SIGNALS:
    void restartWanted(const QString &file); ///< empty: none was open

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void buildToolBar();
    /// In the tool bar, beside those of the goals.
    enum class Words { Fewest, None, OfFields, WithoutMeter, All };
    void fitToolBar();
    void showWords(Words words);
    void keepExportInSight();
    void buildMenus();
    void connectChanges();
    void connectArea();
    void connectFiles();
    void restoreLayout();
    void keepLayout() const;
    void updateTitle();
    void showWarning(const QString &text, const QString &whole = {});
    void showFileState(document::FileState state);
    void offerRecovery();

    services::Connect m_connectToServer;
    std::shared_ptr<const SizeLab> m_lab;
    document::Document *m_document;
    document::DerivedState *m_derived;
    items::Selection *m_selection;
    Actions *m_actions;
    FileController *m_files;
    CanvasArea *m_area;
    Docks *m_docks;
    WindowStatus *m_status;
    std::unique_ptr<Workplace> m_left; ///< where the person was when a task of a lesson was opened
    GoalBar *m_goals = nullptr;
    QAction *m_meterLabel = nullptr;
    QToolButton *m_export = nullptr;
    Words m_words = Words::All;
};

} // namespace sw::views
