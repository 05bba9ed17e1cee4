// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/fieldedits.h"
#include "models/items/selection.h"
#include "views/canvas/canvasview.h"
#include "views/canvas/gestures/gesture.h"

namespace sw::views
{

using diagram::Hit;

namespace
{

/// Drags a field by its row: to another place of its entity, into an object, or to another entity.
class MoveField : public Gesture
{
public:
    MoveField(CanvasView &view, const Press &press)
        : Gesture(view, press),
          m_key{{view.scene().cards.at(press.hit.card).entity, {}},
                view.scene().cards.at(press.hit.card).rows.at(press.hit.row).field}
    {}
    void move(const Pointer &pointer) override;
    void finish(const Pointer &pointer) override;
    bool changesScene() const override { return m_dragging; }
    Qt::CursorShape cursor() const override { return m_dragging ? Qt::DragMoveCursor : Qt::ArrowCursor; }

private:
    struct Target
    {
        document::FieldListKey list;
        qsizetype index = -1; ///< with the dragged field still in its place
        diagram::NodeKey card;
        qsizetype row = -1; ///< the object that it goes into, or the row before which it goes
        bool into = false;
    };
    std::optional<Target> targetAt(const QPointF &scene) const;
    std::optional<Target> atRow(const diagram::Card &card, qsizetype row, double within) const;
    void show(const std::optional<Target> &target);

    document::FieldKey m_key;
    bool m_dragging = false;
    std::optional<Target> m_target;
};

std::optional<MoveField::Target> MoveField::atRow(const diagram::Card &card, qsizetype row, double within) const
{
    const schema::Model &model = m_view.document().model();
    const document::FieldKey over{{card.entity, {}}, card.rows.at(row).field};
    const schema::Field *field = document::fieldOf(model, over);
    if (field == nullptr)
        return std::nullopt;
    if (field->holdsFields() && within > 0.3 && within < 0.7 && over.id != m_key.id)
        return Target{{over.owner, over.id}, -1, card.key, row, true};
    const document::FieldListKey list = document::listOf(model, over);
    const qsizetype index = schema::indexOfField(*document::fieldsOf(model, list), over.id);
    return within < 0.5 ? Target{list, index, card.key, row, false} : Target{list, index + 1, card.key, row + 1, false};
}

std::optional<MoveField::Target> MoveField::targetAt(const QPointF &scene) const
{
    const Hit hit = diagram::hitTest(m_view.scene(), scene, m_view.camera().zoom);
    if (!hit.isCard())
        return std::nullopt;
    const diagram::Card &card = m_view.scene().cards.at(hit.card);
    if (hit.row >= 0 && !card.rows.at(hit.row).field.isEmpty()) {
        const QRectF rect = card.rowRect(hit.row, m_view.scene().rowHeight);
        return atRow(card, hit.row, (scene.y() - rect.top()) / rect.height());
    }
    const schema::Entity *entity = m_view.document().model().entity(card.entity);
    if (entity == nullptr)
        return std::nullopt;
    const bool first =
        hit.part == Hit::Part::Header || (hit.row >= 0 && card.rows.at(hit.row).mark == diagram::Mark::Key);
    qsizetype row = 0;
    for (qsizetype i = 0; i < card.rows.size(); ++i) {
        if (card.rows.at(i).mark == diagram::Mark::Key || (!first && !card.rows.at(i).field.isEmpty()))
            row = i + 1;
    }
    return Target{{{card.entity, {}}, {}}, first ? 0 : entity->fields.size(), card.key, row, false};
}

void MoveField::show(const std::optional<Target> &target)
{
    m_view.state().guides.clear();
    m_view.state().dropTarget = {};
    if (!target)
        return;
    const diagram::Card *card = m_view.scene().card(target->card);
    if (target->into || card->collapsed) {
        m_view.state().dropTarget = {target->card, target->into ? target->row : -1};
        return;
    }
    const double y = card->rowRect(target->row, m_view.scene().rowHeight).top();
    m_view.state().guides = {{QLineF(card->rect.left() + 4, y, card->rect.right() - 4, y), {}}};
}

void MoveField::move(const Pointer &pointer)
{
    m_dragging = m_dragging || isDrag(pointer);
    if (!m_dragging)
        return;
    m_target = targetAt(pointer.scene);
    show(m_target);
}

void MoveField::finish(const Pointer &)
{
    if (!m_dragging || !m_target)
        return;
    const schema::Model &model = m_view.document().model();
    Target target = *m_target;
    const document::FieldListKey from = document::listOf(model, m_key);
    if (const QList<schema::Field> *fields = document::fieldsOf(model, from);
        fields != nullptr && from == target.list) {
        const qsizetype own = schema::indexOfField(*fields, m_key.id);
        if (target.index > own)
            --target.index;
        if (target.index == own)
            return;
    }
    if (const auto moved = document::moveField(m_view.document(), m_key, target.list, target.index); !moved)
        return m_view.report(moved.error());
    m_view.selection().selectField(target.list.owner.entity, m_key.id);
}

} // namespace

std::unique_ptr<Gesture> startMoveField(CanvasView &view, const Press &press)
{
    const bool onRow =
        press.hit.part == Hit::Part::Row && view.mode() == CanvasMode::Model && !isToggle(press.modifiers);
    if (press.button != Qt::LeftButton || !onRow || view.selection().objects().entities.size() > 1)
        return nullptr;
    if (view.scene().cards.at(press.hit.card).rows.at(press.hit.row).field.isEmpty())
        return nullptr;
    auto gesture = std::make_unique<MoveField>(view, press);
    selectHit(view, press.hit, press.modifiers);
    return gesture;
}

} // namespace sw::views
