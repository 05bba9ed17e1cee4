// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasview.h"

#include "models/diagram/scene/entitycards.h"
#include "models/document/derivedstate.h"
#include "models/document/edits/diagramedits.h"
#include "models/items/selection.h"
#include "views/canvas/canvasaccessible.h"
#include "views/canvas/canvasediting.h"
#include "views/canvas/canvasgesture.h"
#include "views/canvas/canvasmorph.h"
#include "views/canvas/canvaspath.h"
#include "views/canvas/canvasrouting.h"
#include "views/canvas/canvaswalk.h"
#include "views/widgets/style/appearance.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPaintEvent>
#include <QScopedValueRollback>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sw::views
{

static constexpr double faintMinimap = 0.35;

CanvasView::CanvasView(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                       CanvasMode mode, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_derived(derived),
      m_selection(selection),
      m_mode(mode),
      m_builder(diagram::Metrics()),
      m_painter(theme(), m_builder.metrics()),
      m_navigation(new CanvasNavigation(*this)),
      m_morph(new CanvasMorph(this)),
      m_routing(new CanvasRouting(this)),
      m_gesture(std::make_unique<CanvasGesture>(*this)),
      m_walk(std::make_unique<CanvasWalk>(*this)),
      m_path(std::make_unique<CanvasPath>(*this)),
      m_editing(new CanvasEditing(*this))
{
    installCanvasAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setProperty("showsFocus", true);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    setAccessibleName(mode == CanvasMode::Model ? tr("Model diagram") : tr("Documents diagram"));

    connect(&document, &document::Document::changed, this, &CanvasView::onChanged);
    connect(&derived, &document::DerivedState::updated, this, &CanvasView::queueRebuild);
    connect(&selection, &items::Selection::changed, this, &CanvasView::followSelection);
    connect(m_navigation, &CanvasNavigation::changed, this, [this] {
        if (!m_resizing)
            m_editing->dismiss();
        update();
    });
    connect(m_routing, &CanvasRouting::found, this, &CanvasView::rebuild);
    connect(m_routing, &CanvasRouting::runningChanged, this, [this](bool running) { Q_EMIT routedChanged(!running); });
    connect(&selection, &items::Selection::diagramChanged, this, [this] {
        m_path->clear();
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
        m_navigation->fitAnew();
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
    m_navigation->fitIfDue();
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

void CanvasView::followSelection()
{
    const schema::Entity *entity = m_document.model().entity(m_selection.entity());
    const schema::FieldId field = m_selection.objects().field;
    const diagram::Card *card = entity != nullptr && m_mode == CanvasMode::Model
                                    ? m_scene.card(diagram::NodeKey::ofEntity(entity->id))
                                    : nullptr;
    const bool shown = card == nullptr || std::any_of(card->rows.cbegin(), card->rows.cend(),
                                                      [&](const diagram::Row &row) { return row.field == field; });
    if (shown || schema::indexOfField(entity->fields, field) < 0 || !unfoldRows(entity->id))
        syncSelection();
}

bool CanvasView::unfoldRows(const schema::EntityId &entity)
{
    const diagram::Card *card = m_scene.card(diagram::NodeKey::ofEntity(entity));
    const bool hides = card != nullptr && diagram::hidesRows(*card);
    if (hides)
        unfold(card->key, diagram::moreRowsPath());
    return hides;
}

void CanvasView::syncSelection()
{
    const items::SelectedObjects &objects = m_selection.objects();
    m_state.selected.clear();
    m_state.selectedRow = {};
    m_state.selectedLines =
        m_mode == CanvasMode::Model ? objects.relationships.asSet() : QSet<schema::RelationshipId>();
    m_state.selectedNotes = objects.notes.asSet();
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

QList<const diagram::Card *> CanvasView::selectedCards() const
{
    QList<const diagram::Card *> cards;
    for (const diagram::Card &card : m_scene.cards) {
        if (m_state.selected.contains(card.key))
            cards.append(&card);
    }
    return cards;
}

QRectF CanvasView::selectionBounds() const
{
    QRectF box;
    for (const diagram::Card *card : selectedCards())
        box |= card->rect;
    for (const schema::RelationshipId &id : m_state.selectedLines) {
        for (const qsizetype line : m_scene.byRelationship.value(id))
            box |= m_scene.lines.at(line).bounds();
    }
    for (const diagram::NoteBox &note : m_scene.notes) {
        if (m_state.selectedNotes.contains(note.id))
            box |= note.rect;
    }
    return box;
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

void CanvasView::setOption(bool diagram::SceneOptions::*which, bool on)
{
    m_options.*which = on;
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

void CanvasView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_morph->isRunning())
        m_painter.paint(painter, m_morph->scene(), camera(), m_state);
    else
        m_layers.paint(painter, m_painter, m_scene, camera(), m_state);
    if (m_scene.cards.isEmpty())
        paintEmptyState(painter);
    else
        paintMinimap(painter);
    if (hasFocus()) {
        painter.setPen(QPen(theme().color(diagram::Token::Accent), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
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

void CanvasView::paintMinimap(QPainter &painter)
{
    const QRectF target = m_navigation->minimapRect();
    if (target.isNull())
        return;
    painter.save();
    painter.setOpacity(m_navigation->isMinimapInTheWay() ? faintMinimap : 1);
    m_layers.paintMinimap(painter, m_painter, m_scene, target, camera().visible());
    painter.restore();
}

void CanvasView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const QScopedValueRollback<bool> resizing(m_resizing, true); // a panel that grows must not end what is being typed
    const QPointF before = camera().toView({});
    m_navigation->resize(size(), mapTo(window(), QPoint()).y());
    if (inlineEditor().isActive())
        inlineEditor().move(inlineEditor().pos() + (camera().toView({}) - before).toPoint());
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

void CanvasView::mousePressEvent(QMouseEvent *event)
{
    setFocus();
    m_gesture->press(event);
}

void CanvasView::mouseMoveEvent(QMouseEvent *event)
{
    m_gesture->move(event);
}

void CanvasView::mouseReleaseEvent(QMouseEvent *event)
{
    m_gesture->release(event);
}

void CanvasView::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_gesture->doubleClick(event);
}

void CanvasView::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    m_gesture->leave();
}

void CanvasView::wheelEvent(QWheelEvent *event)
{
    const QPoint pixels = event->pixelDelta();
    const QPoint degrees = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ControlModifier) ||
        (pixels.isNull() && !event->modifiers().testFlag(Qt::ShiftModifier))) {
        m_navigation->zoomTo(camera().zoom * std::pow(1.0015, degrees.y()), event->position());
    } else if (!pixels.isNull()) {
        m_navigation->panBy(pixels);
    } else {
        m_navigation->panBy(QPointF(degrees.y(), degrees.x()) / 2);
    }
    event->accept();
}

void CanvasView::keyPressEvent(QKeyEvent *event)
{
    // Most keys are commands of the window's table; here are those that hold or cancel.
    switch (event->key()) {
    case Qt::Key_Space:
        if (!event->isAutoRepeat())
            m_gesture->setSpaceHeld(true);
        return;
    case Qt::Key_Escape:
        if (m_gesture->cancel() || m_tool != CanvasTool::Select)
            return setTool(CanvasTool::Select);
        if (m_path->isShown()) {
            m_path->clear();
            Q_EMIT pathClosed();
            return;
        }
        if (!m_walk->out())
            m_selection.clear();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void CanvasView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat())
        m_gesture->setSpaceHeld(false);
    else
        QWidget::keyReleaseEvent(event);
}

bool CanvasView::focusNextPrevChild(bool next)
{
    // Tab walks through the cards; at the end the focus goes on to the next panel.
    if (m_scene.cards.isEmpty())
        return QWidget::focusNextPrevChild(next);
    const qsizetype current = m_state.selected.size() == 1 ? m_scene.indexOf(*m_state.selected.constBegin()) : -1;
    const qsizetype wanted = next ? current + 1 : (current < 0 ? m_scene.cards.size() - 1 : current - 1);
    if (wanted < 0 || wanted >= m_scene.cards.size())
        return QWidget::focusNextPrevChild(next);
    const diagram::Card &card = m_scene.cards.at(wanted);
    if (card.document)
        m_selection.selectCollection(card.key.collection);
    else
        m_selection.selectEntity(card.entity);
    m_navigation->reveal(card.key);
    return true;
}

void CanvasView::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() == QContextMenuEvent::Mouse)
        Q_EMIT menuRequested(event->globalPos());
    else
        requestMenu();
}

void CanvasView::requestMenu()
{
    const QList<const diagram::Card *> cards = selectedCards();
    QPointF place = camera().visible().center();
    if (!cards.isEmpty())
        place = m_state.selectedRow.isNull()
                    ? cards.first()->rect.topLeft() + QPointF(20, 20)
                    : cards.first()->rowRect(m_state.selectedRow.row, m_scene.rowHeight).center();
    const QPoint inside = camera().toView(place).toPoint();
    Q_EMIT menuRequested(mapToGlobal(QPoint(qBound(0, inside.x(), width() - 1), qBound(0, inside.y(), height() - 1))));
}

void CanvasView::report(const base::Error &error)
{
    Q_EMIT problem(error.text());
}

void CanvasView::jumpToSource(const QString &collection, const QString &path)
{
    Q_EMIT pathClicked(collection, path);
}

} // namespace sw::views
