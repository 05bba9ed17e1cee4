// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvasview.h"

#include "models/document/entityedits.h"
#include "models/document/fieldedits.h"
#include "models/document/linkedits.h"
#include "models/document/projectedits.h"
#include "views/canvasgesture.h"
#include "views/inlineeditor.h"
#include "views/selection.h"

#include <QKeyEvent>
#include <QWheelEvent>

#include <cmath>

// Mouse, keyboard and the edits they lead to.
namespace sw::views
{

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
    if (event->modifiers().testFlag(Qt::ControlModifier) || (pixels.isNull() && !event->modifiers().testFlag(Qt::ShiftModifier))) {
        zoomTo(m_camera.zoom * std::pow(1.0015, degrees.y()), event->position());
    } else if (!pixels.isNull()) {
        panBy(pixels);
    } else {
        panBy(QPointF(degrees.y(), degrees.x()) / 2);
    }
    event->accept();
}

void CanvasView::keyPressEvent(QKeyEvent *event)
{
    struct ToolKey
    {
        int key;
        CanvasTool tool;
    };
    static const ToolKey tools[] = {{Qt::Key_V, CanvasTool::Select}, {Qt::Key_H, CanvasTool::Hand}, {Qt::Key_E, CanvasTool::Entity},
                                    {Qt::Key_R, CanvasTool::Relationship}, {Qt::Key_N, CanvasTool::Note}, {Qt::Key_A, CanvasTool::Area}};
    if (event->modifiers() == Qt::NoModifier) {
        for (const ToolKey &candidate : tools) {
            const bool draws = candidate.tool != CanvasTool::Select && candidate.tool != CanvasTool::Hand;
            if (event->key() == candidate.key && (m_mode == CanvasMode::Model || !draws))
                return setTool(candidate.tool);
        }
    }
    switch (event->key()) {
    case Qt::Key_Space:
        if (!event->isAutoRepeat())
            m_gesture->setSpaceHeld(true);
        return;
    case Qt::Key_Escape:
        if (!m_gesture->cancel() && m_tool == CanvasTool::Select)
            m_selection.clear();
        return setTool(CanvasTool::Select);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return addNextField();
    case Qt::Key_Left: return nudge(-1, 0, event->modifiers());
    case Qt::Key_Right: return nudge(1, 0, event->modifiers());
    case Qt::Key_Up: return nudge(0, -1, event->modifiers());
    case Qt::Key_Down: return nudge(0, 1, event->modifiers());
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
    reveal(card.key);
    return true;
}

void CanvasView::nudge(int dx, int dy, Qt::KeyboardModifiers modifiers)
{
    if (m_state.selected.isEmpty())
        return panBy(QPointF(-dx, -dy) * 40);
    const double step = modifiers.testFlag(Qt::ShiftModifier) ? 1 : 10;
    QHash<schema::EntityId, QPointF> entities;
    QHash<QString, QPointF> collections;
    for (const diagram::NodeKey &key : std::as_const(m_state.selected)) {
        const diagram::Card *card = m_scene.card(key);
        if (card == nullptr || card->locked)
            continue;
        const QPointF place = card->rect.topLeft() + QPointF(dx, dy) * step;
        if (key.entity.isEmpty())
            collections.insert(key.collection, place);
        else
            entities.insert(key.entity, place);
    }
    document::moveNodes(m_document, currentDiagram().id, entities, collections);
}

void CanvasView::report(const base::Error &error)
{
    Q_EMIT problem(error.text());
}

void CanvasView::createEntity(const QPointF &topLeft)
{
    const auto added = document::addEntity(m_document, currentDiagram().id, topLeft);
    if (!added)
        return report(added.error());
    m_selection.selectEntity(*added);
    editTitle(*added);
}

void CanvasView::createConnectedEntity(const schema::EntityId &from, const QPointF &topLeft)
{
    document::Transaction step(m_document, tr("Add connected entity"));
    const auto added = document::addEntity(m_document, currentDiagram().id, topLeft);
    if (!added)
        return report(added.error());
    const auto connected = document::addRelationship(m_document, from, *added);
    if (!connected)
        return report(connected.error());
    step.commit();
    m_selection.selectEntity(*added);
    editTitle(*added);
}

QRect CanvasView::viewRect(const QRectF &sceneRect) const
{
    return QRectF(m_camera.toView(sceneRect.topLeft()), sceneRect.size() * m_camera.zoom).toAlignedRect();
}

QFont CanvasView::zoomed(QFont font) const
{
    const double factor = std::clamp(m_camera.zoom, 0.8, 2.0);
    if (font.pixelSize() > 0)
        font.setPixelSize(static_cast<int>(std::lround(font.pixelSize() * factor)));
    else
        font.setPointSizeF(font.pointSizeF() * factor);
    return font;
}

void CanvasView::editTitle(const schema::EntityId &id)
{
    const schema::Entity *entity = m_document.model().entity(id);
    const diagram::Card *card = m_scene.card(diagram::NodeKey::ofEntity(id));
    if (entity == nullptr || card == nullptr)
        return;
    const auto commit = [this, id](const QString &text) { return document::renameEntity(m_document, id, text.trimmed()); };
    const auto moveOn = [this, id](InlineEditor::Next) {
        const schema::Entity *renamed = m_document.model().entity(id);
        if (renamed != nullptr && renamed->fields.isEmpty())
            appendField(id);
    };
    const QRectF header(card->rect.topLeft() + QPointF(26, 2), QSizeF(card->rect.width() - 32, card->rowsTop - 4));
    m_editor->begin(viewRect(header), entity->name, zoomed(m_builder.metrics().font(diagram::FontRole::Name)), commit, moveOn);
}

void CanvasView::appendField(const schema::EntityId &entity)
{
    schema::Field field;
    field.type = schema::FieldType::String;
    const auto added = document::addField(m_document, {{entity, {}}, {}}, field);
    if (!added)
        return report(added.error());
    m_selection.selectField(entity, added->id);
    editField(entity, added->id);
}

void CanvasView::addNextField()
{
    if (m_mode == CanvasMode::Model && !m_selection.entity().isEmpty())
        appendField(m_selection.entity());
}

void CanvasView::editField(const schema::EntityId &entity, const schema::FieldId &id)
{
    const document::FieldKey key{{entity, {}}, id};
    const schema::Field *field = document::fieldOf(m_document.model(), key);
    const diagram::Card *card = m_scene.card(diagram::NodeKey::ofEntity(entity));
    if (field == nullptr || card == nullptr)
        return;
    for (qsizetype row = 0; row < card->rows.size(); ++row) {
        if (card->rows.at(row).field != id)
            continue;
        const QString text = field->name + QStringLiteral(": ") + schema::shortTypeName(field->type)
            + (field->type == schema::FieldType::Array ? QLatin1Char(' ') + schema::shortTypeName(field->itemType) : QString());
        const auto commit = [this, key](const QString &typed) { return commitField(key, typed); };
        const auto moveOn = [this, entity](InlineEditor::Next next) {
            if (next == InlineEditor::Next::New)
                appendField(entity);
        };
        const QRectF line = card->rowRect(row, m_scene.rowHeight).adjusted(m_builder.metrics().nameX - 4, 0, -4, 0);
        m_editor->begin(viewRect(line), text, zoomed(m_builder.metrics().font(diagram::FontRole::Row)), commit, moveOn);
        m_editor->setSelection(0, static_cast<int>(field->name.size()));
        return;
    }
}

base::Result<void> CanvasView::commitField(const document::FieldKey &key, const QString &typed)
{
    const qsizetype colon = typed.lastIndexOf(QLatin1Char(':'));
    const QString name = (colon < 0 ? typed : typed.left(colon)).trimmed();
    const QStringList words = colon < 0 ? QStringList() : typed.mid(colon + 1).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    document::Transaction step(m_document, tr("Edit field %1").arg(name));
    if (const auto renamed = document::renameField(m_document, key, name); !renamed)
        return renamed.error();
    for (int i = 0; i < words.size() && i < 2; ++i) {
        const auto type = typeNamed(words[i]);
        if (!type)
            return base::Error{base::ErrorCode::InvalidModel, tr("\"%1\" is no field type.").arg(words[i]), name,
                               tr("Use one of %1.").arg(schema::namesOf<schema::FieldType>().join(QStringLiteral(", ")))};
        const auto set = i == 0 ? document::setFieldType(m_document, key, *type) : document::setFieldItemType(m_document, key, *type);
        if (!set)
            return set.error();
    }
    step.commit();
    return {};
}

std::optional<schema::FieldType> typeNamed(const QString &text)
{
    for (const QString &name : schema::namesOf<schema::FieldType>()) {
        const auto type = schema::parseName<schema::FieldType>(name);
        if (type && (name.compare(text, Qt::CaseInsensitive) == 0 || schema::shortTypeName(*type) == text))
            return type;
    }
    return std::nullopt;
}

void CanvasView::editLabel(const schema::RelationshipId &id, bool endA)
{
    const schema::Relationship *relationship = m_document.model().relationship(id);
    const QList<qsizetype> lines = m_scene.byRelationship.value(id);
    if (relationship == nullptr || lines.isEmpty())
        return;
    const diagram::Line &line = m_scene.lines.at(lines.first());
    const diagram::LineEnd &end = endA ? line.a : line.b;
    const schema::Cardinality count = endA ? relationship->a.perOther : relationship->b.perOther;
    const auto commit = [this, id, endA](const QString &text) -> base::Result<void> {
        const auto parsed = schema::parseCardinality(text);
        if (!parsed)
            return parsed.error();
        return document::setEndCount(m_document, id, endA ? document::End::A : document::End::B, *parsed);
    };
    const QRectF place = end.labelRect.isNull() ? QRectF(end.point, QSizeF(90, 20)) : end.labelRect.adjusted(-4, -2, 40, 2);
    m_editor->begin(viewRect(place), schema::cardinalityText(count), zoomed(m_builder.metrics().font(diagram::FontRole::Label)), commit);
}

void CanvasView::editNote(const schema::NoteId &id)
{
    for (const diagram::NoteBox &box : m_scene.notes) {
        if (box.id != id)
            continue;
        const auto commit = [this, id](const QString &text) {
            return document::changeNote(m_document, currentDiagram().id, id, tr("Edit note"), [&](schema::Note &note) { note.text = text; });
        };
        const QRectF line(box.rect.topLeft() + QPointF(4, 4), QSizeF(box.rect.width() - 8, 22));
        m_editor->begin(viewRect(line), box.text, zoomed(m_builder.metrics().font(diagram::FontRole::Row)), commit);
    }
}

void CanvasView::jumpToSource(const QString &collection, const QString &path)
{
    Q_EMIT pathClicked(collection, path);
}

void CanvasView::lookAtMinimap(const QPointF &viewPoint)
{
    const QRectF target = minimapRect();
    const QRectF bounds = m_scene.bounds().united(m_camera.visible());
    if (target.isNull())
        return;
    const double scale = std::min(target.width() / bounds.width(), target.height() / bounds.height());
    lookAt(bounds.center() + (viewPoint - target.center()) / scale);
}

} // namespace sw::views
