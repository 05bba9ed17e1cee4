// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/fieldediting.h"

#include "models/document/document.h"
#include "models/document/edits/fieldlineedits.h"
#include "models/items/selection.h"
#include "models/schema/fieldlines/fieldline.h"
#include "models/schema/fieldlines/fieldlinehints.h"
#include "views/canvas/canvasediting.h"
#include "views/canvas/canvasview.h"

namespace sw::views
{

using diagram::FontRole;
using Next = InlineEditor::Next;

namespace
{

qsizetype rowOf(const diagram::Card &card, const schema::FieldId &field)
{
    for (qsizetype row = 0; row < card.rows.size(); ++row) {
        if (card.rows.at(row).field == field)
            return row;
    }
    return -1;
}

} // namespace

FieldEditing::FieldEditing(CanvasView &view, CanvasEditing &editing)
    : QObject(&editing), m_view(view), m_editing(editing)
{}

base::Result<void> FieldEditing::commit(const document::FieldKey &key, const QString &typed)
{
    return document::changeFieldByLine(m_view.document(), key, typed);
}

base::Result<void> FieldEditing::commitNew(const document::FieldListKey &list, qsizetype index, const QString &typed)
{
    if (typed.trimmed().isEmpty())
        return {};
    const auto added = document::addFieldByLine(m_view.document(), list, index, typed);
    if (!added)
        return added.error();
    m_added = *added;
    if (added->id.isEmpty())
        m_reference = m_view.document().model().relationships.last().id;
    else if (!list.owner.entity.isEmpty())
        m_view.selection().selectField(list.owner.entity, added->id);
    return {};
}

void FieldEditing::append(const schema::EntityId &entity)
{
    if (const schema::Entity *found = m_view.document().model().entity(entity))
        addAt({{entity, {}}, {}}, found->fields.size());
}

void FieldEditing::addNext()
{
    const schema::EntityId entity = m_view.selection().entity();
    if (m_view.mode() != CanvasMode::Model || entity.isEmpty())
        return;
    const document::FieldKey key{{entity, {}}, m_view.selection().objects().field};
    const schema::Model &model = m_view.document().model();
    if (document::fieldOf(model, key) == nullptr)
        return append(entity);
    const document::FieldListKey list = document::listOf(model, key);
    addAt(list, schema::indexOfField(*document::fieldsOf(model, list), key.id) + 1);
}

QRectF FieldEditing::newRowRect(const document::FieldListKey &list, qsizetype index) const
{
    const diagram::Card *card = m_view.scene().card(diagram::NodeKey::ofEntity(list.owner.entity));
    const QList<schema::Field> *fields = document::fieldsOf(m_view.document().model(), list);
    if (card == nullptr || fields == nullptr)
        return {};
    qsizetype row = list.parent.isEmpty() ? 0 : rowOf(*card, list.parent);
    int indent = list.parent.isEmpty() || row < 0 ? 0 : card->rows.at(row).indent + 1;
    if (index > 0 && index <= fields->size()) {
        row = rowOf(*card, fields->at(index - 1).id);
        if (row >= 0)
            indent = card->rows.at(row).indent;
        while (row >= 0 && row + 1 < card->rows.size() && card->rows.at(row + 1).indent > indent)
            ++row; // below what the one before holds
    }
    const QRectF line = card->collapsed ? card->rowRect(-1, m_view.scene().rowHeight)
                                        : card->rowRect(std::max<qsizetype>(row, 0) + 1, m_view.scene().rowHeight);
    return line.adjusted(m_view.metrics().nameX - 4 + indent * m_view.scene().indent, 0, -4, 0);
}

void FieldEditing::hint(bool mayRefer)
{
    const schema::KnownNames names = schema::knownNames(m_view.document().model(), mayRefer);
    m_editing.editor().setHints([names](const QString &text) { return schema::fieldLineHints(text, names); });
}

void FieldEditing::addAt(const document::FieldListKey &list, qsizetype index)
{
    m_view.unfoldRows(list.owner.entity);
    const QRectF place = newRowRect(list, index);
    if (place.isNull())
        return;
    m_added = {};
    m_reference = {};
    const auto take = [this, list, index](const QString &typed) {
        return commitNew(list, index, typed);
    };
    const auto moveOn = [this, list](Next next) {
        const schema::RelationshipId reference = m_reference;
        if (!reference.isEmpty() && next != Next::Previous) {
            append(list.owner.entity);
            selectUnlessMore(reference);
        } else if (!m_added.id.isEmpty()) {
            goOn(m_added, next == Next::Following ? Next::New : next);
            if (next != Next::Previous)
                m_editing.editor().setAfterEscape([this, list] { selectOwner(list.owner); }); // all fields are typed
        }
    };
    m_editing.begin(place, {}, FontRole::Row, take, moveOn);
    m_editing.editor().setPlaceholderText(tr("email! string unique"));
    hint(list.parent.isEmpty());
}

void FieldEditing::selectUnlessMore(const schema::RelationshipId &reference)
{
    m_editing.editor().setAfterEscape([this, reference] {
        if (m_view.document().model().relationship(reference) != nullptr)
            m_view.selection().selectRelationship(reference);
    });
}

void FieldEditing::selectOwner(const document::FieldOwner &owner)
{
    if (m_view.document().model().entity(owner.entity) != nullptr)
        m_view.selection().selectEntity(owner.entity);
}

void FieldEditing::goOn(const document::FieldKey &from, Next next)
{
    const schema::Model &model = m_view.document().model();
    const schema::Field *field = document::fieldOf(model, from);
    const diagram::Card *card = m_view.scene().card(diagram::NodeKey::ofEntity(from.owner.entity));
    if (field == nullptr || card == nullptr)
        return;
    const qsizetype row = rowOf(*card, from.id);
    if (next == Next::New) {
        const document::FieldListKey list = document::listOf(model, from);
        addAt(list, schema::indexOfField(*document::fieldsOf(model, list), from.id) + 1);
    } else if (next == Next::Inside && row >= 0 && field->holdsFields()) {
        m_view.unfold(diagram::NodeKey::ofEntity(from.owner.entity), card->rows.at(row).path);
        addAt({from.owner, from.id}, field->fields.size());
    } else if (row >= 0) {
        goToRow(from.owner.entity, row, next == Next::Previous ? -1 : 1);
    }
}

void FieldEditing::goToRow(const schema::EntityId &entity, qsizetype row, int step)
{
    m_view.unfoldRows(entity);
    const diagram::Card *card = m_view.scene().card(diagram::NodeKey::ofEntity(entity));
    if (card == nullptr)
        return;
    for (qsizetype i = row + step; i >= 0 && i < card->rows.size(); i += step) {
        if (card->rows.at(i).field.isEmpty())
            continue;
        const schema::FieldId next = card->rows.at(i).field;
        m_view.selection().selectField(entity, next);
        return edit(entity, next);
    }
    m_view.selection().selectEntity(entity);
    if (step > 0)
        append(entity);
    else
        m_editing.editTitle(entity);
}

void FieldEditing::edit(const schema::EntityId &entity, const schema::FieldId &id)
{
    m_view.unfoldRows(entity);
    const document::FieldKey key{{entity, {}}, id};
    const schema::Field *field = document::fieldOf(m_view.document().model(), key);
    const diagram::Card *card = m_view.scene().card(diagram::NodeKey::ofEntity(entity));
    const qsizetype row = field == nullptr || card == nullptr ? -1 : rowOf(*card, id);
    if (row < 0)
        return;
    const auto take = [this, key](const QString &typed) {
        return commit(key, typed);
    };
    const double left = m_view.metrics().nameX - 4 + card->rows.at(row).indent * m_view.scene().indent;
    const QRectF line = card->rowRect(row, m_view.scene().rowHeight).adjusted(left, 0, -4, 0);
    m_editing.begin(line, schema::fieldLineText(*field), FontRole::Row, take,
                    [this, key](Next next) { goOn(key, next); });
    hint(document::listOf(m_view.document().model(), key).parent.isEmpty());
}

QRectF FieldEditing::attributeRect(const schema::RelationshipId &relationship, qsizetype row) const
{
    const QList<qsizetype> lines = m_view.scene().byRelationship.value(relationship);
    if (lines.isEmpty())
        return {};
    const diagram::Line &line = m_view.scene().lines.at(lines.first());
    const double height = m_view.scene().rowHeight;
    if (!line.attributesRect.isNull())
        return {line.attributesRect.left(), line.attributesRect.top() + static_cast<double>(row) * height,
                std::max(120.0, line.attributesRect.width()), height};
    const QPointF middle = line.points.isEmpty() ? line.a.point : line.points.at(line.points.size() / 2);
    return {middle - QPointF(70, height / 2), QSizeF(140, height)};
}

void FieldEditing::addAttribute(const schema::RelationshipId &id)
{
    const schema::Relationship *relationship = m_view.document().model().relationship(id);
    if (relationship == nullptr || relationship->type != schema::RelationshipType::ManyToMany)
        return;
    const qsizetype count = relationship->attributes.size();
    m_added = {};
    const auto take = [this, id, count](const QString &typed) {
        return commitNew({{{}, id}, {}}, count, typed);
    };
    m_editing.begin(attributeRect(id, count), {}, FontRole::Row, take, [this, id](Next next) {
        if (!m_added.id.isEmpty() && next != Next::Previous)
            addAttribute(id);
    });
    m_editing.editor().setPlaceholderText(tr("email! string unique"));
    hint(false);
}

void FieldEditing::editAttribute(const schema::RelationshipId &id, const schema::FieldId &attribute)
{
    const schema::Relationship *relationship = m_view.document().model().relationship(id);
    const qsizetype index = relationship == nullptr ? -1 : schema::indexOfField(relationship->attributes, attribute);
    if (index < 0)
        return;
    const document::FieldKey key{{{}, id}, attribute};
    const auto take = [this, key](const QString &typed) {
        return commit(key, typed);
    };
    const auto moveOn = [this, id, index](Next next) {
        const schema::Relationship *link = m_view.document().model().relationship(id);
        const qsizetype wanted = next == Next::Previous ? index - 1 : index + 1;
        if (link == nullptr || wanted < 0)
            return;
        if (next != Next::New && wanted < link->attributes.size())
            editAttribute(id, link->attributes.at(wanted).id);
        else
            addAttribute(id);
    };
    m_editing.begin(attributeRect(id, index), schema::fieldLineText(relationship->attributes.at(index)), FontRole::Row,
                    take, moveOn);
    hint(false);
}

void FieldEditing::editAttributeAt(qsizetype index, const QPointF &scenePoint)
{
    const diagram::Line line = m_view.scene().lines.at(index);
    const auto row = static_cast<qsizetype>((scenePoint.y() - line.attributesRect.top()) / m_view.scene().rowHeight);
    if (row >= 0 && row < line.attributes.size())
        editAttribute(line.relationship, line.attributes.at(row).field);
}

} // namespace sw::views
