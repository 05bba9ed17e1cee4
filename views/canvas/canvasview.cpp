// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasview.h"

#include "models/document/derivedstate.h"
#include "models/document/edits/diagramedits.h"
#include "views/canvas/canvasaccessible.h"
#include "views/canvas/canvasediting.h"
#include "views/canvas/canvasgesture.h"
#include "views/canvas/canvasmorph.h"
#include "views/canvas/canvasrouting.h"
#include "views/canvas/canvaswalk.h"
#include "models/items/selection.h"
#include "views/widgets/style/appearance.h"

#include <QPainter>
#include <QPaintEvent>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace sw::views
{

namespace
{

constexpr double smallestZoom = 0.05;
constexpr double largestZoom = 4;

} // namespace

CanvasView::CanvasView(document::Document &document, document::DerivedState &derived, Selection &selection,
                       CanvasMode mode, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_derived(derived),
      m_selection(selection),
      m_mode(mode),
      m_builder(diagram::Metrics()),
      m_painter(theme(), m_builder.metrics()),
      m_morph(new CanvasMorph(this)),
      m_routing(new CanvasRouting(this)),
      m_gesture(std::make_unique<CanvasGesture>(*this)),
      m_walk(std::make_unique<CanvasWalk>(*this)),
      m_editing(new CanvasEditing(*this))
{
    installCanvasAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    setAccessibleName(mode == CanvasMode::Model ? tr("Model diagram") : tr("Documents diagram"));

    connect(&document, &document::Document::changed, this, &CanvasView::onChanged);
    connect(&derived, &document::DerivedState::updated, this, &CanvasView::queueRebuild);
    connect(&selection, &Selection::changed, this, &CanvasView::syncSelection);
    connect(m_routing, &CanvasRouting::found, this, &CanvasView::rebuild);
    connect(m_routing, &CanvasRouting::runningChanged, this, [this](bool running) { Q_EMIT routedChanged(!running); });
    connect(&selection, &Selection::diagramChanged, this, [this] {
        clearPath();
        m_routing->cancel();
        m_gesture->cancel();
        rebuild();
    });
    rebuild();
    syncSelection();
}

CanvasView::~CanvasView() = default;

schema::Diagram CanvasView::currentDiagram() const
{
    const schema::Diagram *diagram = document::findDiagram(m_document.model(), m_selection.diagram());
    return diagram != nullptr ? *diagram : diagram::mainDiagram(m_document.model());
}

void CanvasView::onChanged(const document::ChangeEvent &event)
{
    if (event.has(document::Change::Reset)) {
        m_fitted = false;
        m_routing->cancel();
    }
    m_placesChanged = event.changes.contains(document::Change::Places);
    m_gesture->cancel(); // a change from elsewhere ends what the mouse was about to do
    if (m_mode == CanvasMode::Model || event.hasAny({document::Change::Reset, document::Change::Places}))
        rebuild();
}

void CanvasView::queueRebuild()
{
    if (m_rebuildQueued)
        return;
    m_rebuildQueued = true;
    QTimer::singleShot(0, this, [this] {
        m_rebuildQueued = false;
        rebuild();
    });
}

void CanvasView::rebuild()
{
    m_rebuildPending = m_gesture->isActive();
    if (m_rebuildPending)
        return;
    ++m_sceneNumber;
    const diagram::Scene before = m_scene;
    const diagram::Derivatives derivatives{&m_derived.design(), &m_derived.sizes(), nullptr};
    const schema::Diagram diagram = currentDiagram();
    m_options.routed = false;
    m_scene = m_mode == CanvasMode::Model
                  ? m_builder.modelScene(m_document.model(), diagram, derivatives, m_options)
                  : m_builder.documentsScene(m_document.model(), diagram, derivatives, m_options);
    m_routing->route(m_scene, before);
    m_layers.invalidate();
    m_gesture->sceneReplaced();
    m_morph->stop();
    if (std::exchange(m_placesChanged, false))
        m_morph->begin(before, m_scene);
    syncSelection();
    if (!m_fitted && isVisible())
        fit();
    update();
}

bool CanvasView::isRouted() const
{
    return !m_routing->isRunning();
}

void CanvasView::finishRouting()
{
    if (isRouted())
        return;
    m_routing->finish(m_scene);
    m_layers.invalidate();
    update();
}

void CanvasView::syncSelection()
{
    const SelectedObjects &objects = m_selection.objects();
    m_state.selected.clear();
    m_state.selectedRow = {};
    m_state.selectedLines = m_mode == CanvasMode::Model ? objects.relationships : QSet<schema::RelationshipId>();
    m_state.selectedNotes = objects.notes;
    if (m_mode == CanvasMode::Model) {
        for (const schema::EntityId &id : objects.entities)
            m_state.selected.insert(diagram::NodeKey::ofEntity(id));
    } else if (!objects.collection.isEmpty()) {
        m_state.selected.insert(diagram::NodeKey::ofCollection(objects.collection));
    }
    const bool documents = m_mode == CanvasMode::Documents;
    const diagram::NodeKey key = documents ? diagram::NodeKey::ofCollection(objects.collection)
                                           : diagram::NodeKey::ofEntity(m_selection.entity());
    if (const diagram::Card *card = m_scene.card(key)) {
        for (qsizetype row = 0; row < card->rows.size(); ++row) {
            const diagram::Row &candidate = card->rows.at(row);
            const bool chosen = documents ? !objects.path.isEmpty() && candidate.path == objects.path
                                          : !objects.field.isEmpty() && candidate.field == objects.field;
            if (chosen)
                m_state.selectedRow = {key, row};
        }
    }
    announceSelection(*this);
    update();
}

void CanvasView::setTool(CanvasTool tool)
{
    if (m_tool == tool)
        return;
    m_gesture->cancel();
    m_tool = tool;
    updateCursor();
    Q_EMIT toolChanged(tool);
}

void CanvasView::setDetail(diagram::Detail detail)
{
    m_options.detail = detail;
    rebuild();
}

void CanvasView::setLines(bool references, bool copies)
{
    m_options.references = references;
    m_options.copies = copies;
    rebuild();
}

void CanvasView::setNotation(diagram::Notation notation)
{
    m_options.notation = notation;
    rebuild();
}

void CanvasView::toggleFold(const diagram::NodeKey &card, const QString &path)
{
    QSet<QString> &turned = m_options.toggled[card];
    if (!turned.remove(path))
        turned.insert(path);
    rebuild();
}

void CanvasView::unfold(const diagram::NodeKey &card, const QString &path)
{
    if (m_options.toggled.value(card).contains(path))
        return;
    m_options.toggled[card].insert(path);
    rebuild();
}

InlineEditor &CanvasView::inlineEditor()
{
    return m_editing->editor();
}

void CanvasView::cancelGesture()
{
    m_gesture->cancel();
}

void CanvasView::updateCursor()
{
    setCursor(m_gesture->cursor());
}

void CanvasView::setCamera(const diagram::Camera &camera)
{
    m_camera = camera;
    m_editing->dismiss();
    update();
    Q_EMIT cameraChanged();
    Q_EMIT zoomChanged(m_camera.zoom);
}

void CanvasView::zoomBy(double factor)
{
    zoomTo(m_camera.zoom * factor, rect().center());
}

void CanvasView::zoomTo(double zoom, const QPointF &anchor)
{
    const QPointF fixed = m_camera.toScene(anchor);
    diagram::Camera camera = m_camera;
    camera.zoom = std::clamp(zoom, smallestZoom, largestZoom);
    camera.topLeft = fixed - anchor / camera.zoom;
    setCamera(camera);
}

void CanvasView::fit()
{
    m_fitted = true;
    const QRectF bounds = m_scene.cards.isEmpty() ? QRectF(0, 0, width(), height()) : m_scene.bounds();
    diagram::Camera camera = diagram::Camera::fitting(bounds, size());
    int bottom = height();
    for (const QRect &corner : std::as_const(m_keptClear)) {
        const bool covered = std::any_of(m_scene.cards.cbegin(), m_scene.cards.cend(), [&](const diagram::Card &card) {
            return QRectF(camera.toView(card.rect.topLeft()), camera.toView(card.rect.bottomRight()))
                .intersects(QRectF(corner));
        });
        if (covered)
            bottom = std::min(bottom, corner.top());
    }
    if (bottom < height()) {
        camera = diagram::Camera::fitting(bounds, QSize(width(), bottom));
        camera.size = size();
    }
    setCamera(camera);
}

void CanvasView::zoomToSelection()
{
    QRectF bounds;
    for (const diagram::NodeKey &key : m_state.selected) {
        if (const diagram::Card *card = m_scene.card(key))
            bounds |= card->rect;
    }
    for (const schema::RelationshipId &id : m_state.selectedLines) {
        for (const qsizetype line : m_scene.byRelationship.value(id))
            bounds |= m_scene.lines.at(line).bounds();
    }
    if (!bounds.isNull())
        setCamera(diagram::Camera::fitting(bounds, size(), 48, 2));
}

void CanvasView::panBy(const QPointF &pixels)
{
    diagram::Camera camera = m_camera;
    camera.topLeft -= pixels / camera.zoom;
    setCamera(camera);
}

void CanvasView::lookAt(const QPointF &scenePoint)
{
    diagram::Camera camera = m_camera;
    camera.topLeft = scenePoint - QPointF(width(), height()) / 2 / camera.zoom;
    setCamera(camera);
}

void CanvasView::reveal(const diagram::NodeKey &key)
{
    const diagram::Card *card = m_scene.card(key);
    if (card != nullptr && !m_camera.visible().contains(card->rect))
        lookAt(card->rect.center());
}

void CanvasView::revealRect(const QRectF &sceneRect)
{
    if (!m_camera.visible().contains(sceneRect))
        lookAt(sceneRect.center());
}

void CanvasView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_morph->isRunning())
        m_painter.paint(painter, m_morph->scene(), m_camera, m_state);
    else
        m_layers.paint(painter, m_painter, m_scene, m_camera, m_state);
    if (m_scene.cards.isEmpty())
        paintEmptyState(painter);
    else
        paintMinimap(painter);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void CanvasView::paintEmptyState(QPainter &painter)
{
    painter.setPen(secondaryText());
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                     m_mode == CanvasMode::Model
                         ? tr("No entities yet. Press E or double-click to draw the first one.")
                         : tr("No collections yet. They appear as soon as the model has an entity."));
}

QRectF CanvasView::minimapRect() const
{
    if (m_camera.visible().contains(m_layers.bounds(m_scene)))
        return {};
    const double left = layoutDirection() == Qt::RightToLeft ? 12 : width() - 208.0 - 12;
    return {left, height() - 162.0 - 12, 208, 162};
}

void CanvasView::paintMinimap(QPainter &painter)
{
    if (const QRectF target = minimapRect(); !target.isNull())
        m_layers.paintMinimap(painter, m_painter, m_scene, target, m_camera.visible());
}

void CanvasView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_camera.size = size();
    if (!m_fitted)
        fit();
    else
        Q_EMIT cameraChanged();
}

void CanvasView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_painter.setTheme(theme());
        m_layers.invalidate();
        update();
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange) {
        m_builder = diagram::SceneBuilder(diagram::Metrics());
        m_painter.setMetrics(m_builder.metrics());
        rebuild();
    }
}

} // namespace sw::views
