// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasediting.h"

#include "models/base/texts.h"
#include "models/document/document.h"
#include "models/document/edits/entityedits.h"
#include "models/document/edits/linkedits.h"
#include "models/document/edits/projectedits.h"
#include "models/items/selection.h"
#include "models/schema/typedcardinality.h"
#include "views/canvas/canvasnavigation.h"
#include "views/canvas/canvasview.h"
#include "views/canvas/fieldediting.h"
#include "views/canvas/steadycards.h"

#include <cmath>

namespace sw::views
{

using diagram::FontRole;
using Next = InlineEditor::Next;

CanvasEditing::CanvasEditing(CanvasView &view)
    : QObject(&view), m_view(view), m_editor(new InlineEditor(&view)), m_fields(new FieldEditing(view, *this))
{
    m_editor->hide();
    m_editor->setAccessibleName(tr("Text on the canvas"));
}

void CanvasEditing::begin(const QRectF &scene, const QString &text, FontRole role, InlineEditor::Commit commit,
                          std::function<void(Next)> moveOn)
{
    m_view.navigation().revealRect(scene);
    const diagram::Camera &camera = m_view.camera();
    const QRect place = QRectF(camera.toView(scene.topLeft()), scene.size() * camera.zoom).toAlignedRect();
    QFont font = m_view.metrics().font(role);
    const double factor = std::clamp(camera.zoom, 0.8, 2.0);
    if (font.pixelSize() > 0)
        font.setPixelSize(static_cast<int>(std::lround(font.pixelSize() * factor)));
    else
        font.setPointSizeF(font.pointSizeF() * factor);
    m_editor->begin(place, text, font, std::move(commit), std::move(moveOn));
}

void CanvasEditing::createEntity(const QPointF &topLeft)
{
    const auto added = placed(m_view, Text::tr("Draw an entity"), [&] {
        return document::addEntity(m_view.document(), m_view.currentDiagram().id, topLeft);
    });
    if (!added)
        return m_view.report(added.error());
    m_view.selection().selectEntity(*added);
    editTitle(*added);
}

void CanvasEditing::createConnectedEntity(const schema::EntityId &from, const QPointF &topLeft)
{
    document::Transaction step(m_view.document(), tr("Add connected entity"));
    const auto added =
        placed(m_view, {}, [&] { return document::addEntity(m_view.document(), m_view.currentDiagram().id, topLeft); });
    if (!added)
        return m_view.report(added.error());
    const auto connected = document::addRelationship(m_view.document(), from, *added);
    if (!connected)
        return m_view.report(connected.error());
    step.commit();
    m_view.selection().selectEntity(*added);
    editTitle(*added);
}

void CanvasEditing::editTitle(const schema::EntityId &id)
{
    const schema::Entity *entity = m_view.document().model().entity(id);
    const diagram::Card *card = m_view.scene().card(diagram::NodeKey::ofEntity(id));
    if (entity == nullptr || card == nullptr)
        return;
    const auto commit = [this, id](const QString &text) {
        return document::renameEntity(m_view.document(), id, text.trimmed());
    };
    const auto moveOn = [this, id](Next next) {
        const schema::Entity *renamed = m_view.document().model().entity(id);
        if (renamed != nullptr && renamed->fields.isEmpty() && next != Next::Previous)
            m_fields->append(id);
        else if (next == Next::Following)
            m_fields->goToRow(id, -1, 1);
    };
    const QRectF header(card->rect.topLeft() + QPointF(26, 2), QSizeF(card->rect.width() - 32, card->rowsTop - 4));
    begin(header, entity->name, FontRole::Name, commit, moveOn);
}

void CanvasEditing::editLabel(const schema::RelationshipId &id, bool endA)
{
    const schema::Relationship *relationship = m_view.document().model().relationship(id);
    const QList<qsizetype> lines = m_view.scene().byRelationship.value(id);
    if (relationship == nullptr || lines.isEmpty())
        return;
    const diagram::Line &line = m_view.scene().lines.at(lines.first());
    const diagram::LineEnd &end = endA ? line.a : line.b;
    const schema::Cardinality count = endA ? relationship->a.perOther : relationship->b.perOther;
    const auto commit = [this, id, endA](const QString &text) -> base::Result<void> {
        const auto parsed = schema::readCardinality(text);
        if (!parsed)
            return parsed.error();
        return document::setEndCount(m_view.document(), id, endA ? document::End::A : document::End::B, *parsed);
    };
    const auto moveOn = [this, id, endA](Next next) {
        if (next == Next::Following && !endA)
            editLabel(id, true);
        else if (next == Next::Previous && endA)
            editLabel(id, false);
    };
    const QRectF place =
        end.labelRect.isNull() ? QRectF(end.point, QSizeF(90, 20)) : end.labelRect.adjusted(-4, -2, 40, 2);
    begin(place, schema::typedCardinalityText(count), FontRole::Label, commit, moveOn);
}

void CanvasEditing::editCaption(const schema::RelationshipId &id)
{
    const schema::Relationship *relationship = m_view.document().model().relationship(id);
    const QList<qsizetype> lines = m_view.scene().byRelationship.value(id);
    if (relationship == nullptr || lines.isEmpty())
        return;
    const diagram::Line &line = m_view.scene().lines.at(lines.first());
    QRectF place = line.captionRect.adjusted(-4, -2, 40, 2);
    if (line.captionRect.isNull() && !line.points.isEmpty()) {
        const qsizetype middle = (line.points.size() - 1) / 2;
        const QPointF centre =
            (line.points.at(middle) + line.points.at(std::min(middle + 1, line.points.size() - 1))) / 2;
        place = QRectF(centre - QPointF(60, 10), QSizeF(120, 20));
    }
    const auto commit = [this, id](const QString &text) {
        return document::renameRelationship(m_view.document(), id, text.trimmed());
    };
    begin(place, relationship->name, FontRole::Label, commit, [this, id](Next next) {
        if (next == Next::Following)
            editLabel(id, false);
    });
}

void CanvasEditing::editNote(const schema::NoteId &id)
{
    for (const diagram::NoteBox &box : m_view.scene().notes) {
        if (box.id != id)
            continue;
        const auto commit = [this, id](const QString &text) {
            return document::changeNote(m_view.document(), m_view.currentDiagram().id, id, tr("Edit note"),
                                        [&](schema::Note &note) { note.text = text; });
        };
        const QRectF line(box.rect.topLeft() + QPointF(4, 4), QSizeF(box.rect.width() - 8, 22));
        return begin(line, box.text, FontRole::Row, commit);
    }
}

void CanvasEditing::editSelection()
{
    const items::SelectedObjects &objects = m_view.selection().objects();
    if (!objects.field.isEmpty())
        m_fields->edit(m_view.selection().entity(), objects.field);
    else if (!m_view.selection().entity().isEmpty())
        editTitle(m_view.selection().entity());
    else if (!m_view.selection().relationship().isEmpty())
        editCaption(m_view.selection().relationship());
    else if (objects.notes.size() == 1)
        editNote(objects.notes.first());
}

} // namespace sw::views
