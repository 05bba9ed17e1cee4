// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/painter.h"
#include "models/diagram/scene/scenebuilder.h"
#include "models/document/document.h"
#include "views/canvas/canvaslayers.h"
#include "views/canvas/canvasnavigation.h"

#include <QWidget>

namespace sw::document
{
class DerivedState;
}

namespace sw::items
{
class Selection;
}

namespace sw::views
{

class CanvasEditing;
class CanvasGesture;
class CanvasMorph;
class CanvasPath;
class CanvasRouting;
class CanvasWalk;
class InlineEditor;

enum class CanvasMode { Model, Documents };
enum class CanvasTool { Select, Hand, Entity, Relationship, Note, Area };

/// The drawing surface: shows a scene through a camera and turns mouse and keyboard into gestures. It paints one
/// picture and holds no widgets for things on it, so that thousands of cards cost no more than what is visible.
class CanvasView : public QWidget
{
    Q_OBJECT

public:
    CanvasView(document::Document &document, document::DerivedState &derived, items::Selection &selection,
               CanvasMode mode, QWidget *parent = nullptr);
    ~CanvasView() override;

    CanvasMode mode() const { return m_mode; }
    const diagram::Scene &scene() const { return m_scene; }
    CanvasNavigation &navigation() const { return *m_navigation; }
    const diagram::Camera &camera() const { return m_navigation->camera(); }
    document::Document &document() const { return m_document; }
    items::Selection &selection() const { return m_selection; }
    schema::Diagram currentDiagram() const;

    CanvasTool tool() const { return m_tool; }
    void setTool(CanvasTool tool);
    diagram::Detail detail() const { return m_options.detail; }
    void setDetail(diagram::Detail detail);
    /// One of those that are on or off.
    bool option(bool diagram::SceneOptions::*which) const { return m_options.*which; }
    void setOption(bool diagram::SceneOptions::*which, bool on);
    diagram::Notation notation() const { return m_options.notation; }
    void setNotation(diagram::Notation notation);

    bool isSelected(const diagram::NodeKey &key) const { return m_state.selected.contains(key); }
    /// In the order of the scene; valid until the scene is built again.
    QList<const diagram::Card *> selectedCards() const;
    /// Of cards, lines and notes.
    QRectF selectionBounds() const;
    CanvasPath &path() const { return *m_path; }
    CanvasWalk &walk() { return *m_walk; }
    /// Asks for the menu of what is selected, beside it.
    void requestMenu();

    // For gestures
    diagram::Scene &mutableScene()
    {
        m_layers.sceneTouched();
        return m_scene;
    }
    const CanvasLayers &layers() const { return m_layers; }
    QRectF sceneBounds() const { return m_layers.bounds(m_scene); }
    const QSet<diagram::NodeKey> &selectedKeys() const { return m_state.selected; }
    diagram::ViewState &state() { return m_state; }
    QPointF toScene(const QPointF &view) const { return camera().toScene(view); }
    /// Builds the scene again from document and design.
    void rebuild();
    void toggleFold(const diagram::NodeKey &card, const QString &path);
    void updateCursor();
    /// Shows what is inside of an object.
    void unfold(const diagram::NodeKey &card, const QString &path);
    /// Shows all fields of a long card; false when it shows them already.
    bool unfoldRows(const schema::EntityId &entity);
    CanvasEditing &editing() { return *m_editing; }
    InlineEditor &inlineEditor();
    const diagram::Metrics &metrics() const { return m_builder.metrics(); }
    /// Takes back what the mouse is doing.
    void cancelGesture();
    /// Changes whenever the scene is built again.
    quint64 sceneNumber() const { return m_sceneNumber; }
    /// The scene is to be built again when the mouse is done.
    bool isRebuildPending() const { return m_rebuildPending; }
    void jumpToSource(const QString &collection, const QString &path);
    void report(const base::Error &error);
    /// False while many lines are still being led around the cards.
    bool isRouted() const;
    /// Waits until all are.
    void finishRouting();

    QSize sizeHint() const override { return {800, 520}; }

Q_SIGNALS:
    void toolChanged(sw::views::CanvasTool tool);
    void problem(const QString &text); ///< an edit was refused
    void pathClicked(const QString &collection, const QString &path);
    void menuRequested(const QPoint &globalPosition);
    void routedChanged(bool routed);
    void pathClosed(); ///< by a person

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void onChanged(const document::ChangeEvent &event);
    void queueRebuild();
    void syncSelection();
    /// Shows the row of the selected field, which a long card may hide.
    void followSelection();
    void paintEmptyState(QPainter &painter);
    void paintMinimap(QPainter &painter);

    document::Document &m_document;
    document::DerivedState &m_derived;
    items::Selection &m_selection;
    CanvasMode m_mode;
    diagram::SceneBuilder m_builder;
    diagram::SceneOptions m_options;
    diagram::Painter m_painter;
    diagram::Scene m_scene;
    diagram::ViewState m_state;
    mutable CanvasLayers m_layers; ///< caches only
    CanvasNavigation *m_navigation;
    CanvasMorph *m_morph;
    CanvasRouting *m_routing;
    std::unique_ptr<CanvasGesture> m_gesture;
    std::unique_ptr<CanvasWalk> m_walk;
    std::unique_ptr<CanvasPath> m_path;
    CanvasEditing *m_editing;
    CanvasTool m_tool = CanvasTool::Select;
    bool m_rebuildQueued = false;
    bool m_resizing = false;
    bool m_placesChanged = false; ///< since the scene was built
    bool m_rebuildPending = false;
    quint64 m_sceneNumber = 0;
};

} // namespace sw::views
