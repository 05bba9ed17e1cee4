// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/canvasview.h"

class QStackedWidget;
class QTabBar;

namespace sw::views
{

class Actions;
class Notices;
class FindBar;
class LayoutJob;
class OperationPaths;
class PatternBench;
class Toast;
class ZoomBox;

/// The middle of the window: both canvases and the page of patterns with their tabs, tools and boxes, the find bar, and
/// the messages above them.
class CanvasArea : public QWidget
{
    Q_OBJECT

public:
    CanvasArea(document::Document &document, document::DerivedState &derived, items::Selection &selection,
               Actions &actions, QWidget *parent = nullptr);

    CanvasView &canvas(CanvasMode mode) const { return mode == CanvasMode::Model ? *m_model : *m_documents; }
    CanvasView &current() const { return canvas(mode()); }
    /// That of the canvas shown, or of the one shown last.
    CanvasMode mode() const { return m_mode; }
    void setMode(CanvasMode mode);
    /// The page of patterns instead of a canvas.
    void showBench();
    bool isBenchShown() const;
    /// Lets keys go to the page that is shown.
    void focusPage();
    /// Made when it is wanted first.
    PatternBench &bench();
    FindBar &findBar() const { return *m_findBar; }
    Notices &notices() const { return *m_notices; }
    OperationPaths &operationPaths() const { return *m_operationPaths; }
    /// What a place in a collection was made of, on the Model canvas.
    void showSource(const QString &collection, const QString &path);
    /// What lies over both canvases; kept in the settings.
    bool isOverviewShown() const;
    void showOverview(bool shown);
    bool isZoomBoxShown() const;
    void showZoomBox(bool shown);
    bool isShownInDocuments(bool diagram::SceneOptions::*what) const { return m_documents->option(what); }
    void showInDocuments(bool diagram::SceneOptions::*what, bool shown);
    /// The advisor's dialog; what it changes is shown, with the way back.
    void openAdvice();
    Toast &toast() const { return *m_toast; }
    /// Places the cards of the current canvas anew.
    void layOut();

protected:
    void resizeEvent(QResizeEvent *event) override;

Q_SIGNALS:
    void changed(); ///< another canvas, page or tool
    void benchShown(bool shown);
    void benchMade(sw::views::PatternBench &bench);
    void message(const QString &text);
    void routing(bool running);
    void menuRequested(const QPoint &globalPosition);

private:
    CanvasView *makeCanvas(CanvasMode mode);
    QWidget *makeToolStrip();
    /// Over the page of patterns while nothing is drawn.
    void hintOnBench();
    QWidget *makeTabRow();
    void pageChosen(int index);
    void fitTabRow();
    void showChange(const QString &what);

    document::Document &m_document;
    document::DerivedState &m_derived;
    items::Selection &m_selection;
    Actions &m_actions;
    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    Notices *m_notices;
    CanvasView *m_model;
    CanvasView *m_documents;
    PatternBench *m_bench = nullptr;
    QWidget *m_tools = nullptr;
    QWidget *m_diagrams = nullptr;
    QWidget *m_notation = nullptr;
    QWidget *m_shownBoxes = nullptr;
    CanvasMode m_mode = CanvasMode::Model;
    FindBar *m_findBar;
    LayoutJob *m_layout;
    Toast *m_toast;
    OperationPaths *m_operationPaths = nullptr;
    QList<ZoomBox *> m_zoomBoxes; ///< of each canvas
};

} // namespace sw::views
