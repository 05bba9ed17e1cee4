// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasaccessible.h"

#include "models/items/selection.h"
#include "views/canvas/canvasspoken.h"
#include "views/canvas/canvasview.h"

#include <QPointer>

namespace sw::views
{

namespace
{

/// Something drawn on the canvas.
class Drawn : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    explicit Drawn(CanvasView &view) : m_view(&view) {}
    bool isValid() const override { return !m_view.isNull() && exists(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override { return canvas(); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    void setText(QAccessible::Text, const QString &) override {}
    QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        return kind == QAccessible::Name ? name() : kind == QAccessible::Description ? description() : QString();
    }
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRectF box = sceneRect();
        const QRectF onView(m_view->camera().toView(box.topLeft()), box.size() * m_view->camera().zoom);
        return {m_view->mapToGlobal(onView.topLeft().toPoint()), onView.size().toSize()};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.selectable = true;
        state.focusable = true;
        state.selected = isValid() && isSelected();
        state.focused = state.selected && m_view->hasFocus();
        state.invisible = !isValid();
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString &action) override
    {
        if (action == pressAction() && isValid())
            select();
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

protected:
    virtual bool exists() const = 0;
    virtual QString name() const = 0;
    virtual QString description() const { return {}; }
    virtual QRectF sceneRect() const = 0;
    virtual bool isSelected() const = 0;
    virtual void select() = 0;

    CanvasAccessible *canvas() const
    {
        return m_view.isNull() ? nullptr
                               : dynamic_cast<CanvasAccessible *>(QAccessible::queryAccessibleInterface(m_view.data()));
    }
    const diagram::Scene &scene() const { return m_view->scene(); }

    QPointer<CanvasView> m_view;
};

class DrawnRow : public Drawn
{
public:
    DrawnRow(CanvasView &view, const diagram::NodeKey &card, qsizetype row) : Drawn(view), m_card(card), m_row(row) {}
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessibleInterface *parent() const override
    {
        CanvasAccessible *owner = canvas();
        return owner == nullptr ? nullptr : owner->rowChild(scene().indexOf(m_card), -1);
    }

protected:
    bool exists() const override
    {
        const diagram::Card *card = scene().card(m_card);
        return card != nullptr && m_row < card->rows.size();
    }
    const diagram::Row &row() const { return scene().card(m_card)->rows.at(m_row); }
    QString name() const override { return spokenRow(row()); }
    QRectF sceneRect() const override { return scene().card(m_card)->rowRect(m_row, scene().rowHeight); }
    bool isSelected() const override { return m_view->state().selectedRow == diagram::RowRef{m_card, m_row}; }
    void select() override
    {
        const diagram::Row chosen = row();
        if (!m_card.collection.isEmpty())
            m_view->selection().selectCollection(m_card.collection, chosen.path);
        else if (!chosen.relationship.isEmpty())
            m_view->selection().selectRelationship(chosen.relationship);
        else
            m_view->selection().selectField(m_card.entity, chosen.field);
    }

private:
    diagram::NodeKey m_card;
    qsizetype m_row;
};

class DrawnCard : public Drawn
{
public:
    DrawnCard(CanvasView &view, const diagram::NodeKey &card) : Drawn(view), m_card(card) {}
    QAccessible::Role role() const override { return QAccessible::List; }
    int childCount() const override { return isValid() ? static_cast<int>(scene().card(m_card)->rows.size()) : 0; }
    QAccessibleInterface *child(int index) const override
    {
        return index < 0 || index >= childCount() ? nullptr : canvas()->rowChild(scene().indexOf(m_card), index);
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            if (this->child(i) == child)
                return i;
        }
        return -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            if (child(i)->rect().contains(x, y))
                return child(i);
        }
        return nullptr;
    }

protected:
    bool exists() const override { return scene().card(m_card) != nullptr; }
    QString name() const override { return scene().card(m_card)->fullTitle; }
    QString description() const override
    {
        const QString number = m_view->state().pathNumbers.value(m_card);
        const QString spoken = spokenCard(*scene().card(m_card));
        return number.isEmpty() ? spoken : spokenStep(number) + QStringLiteral(", ") + spoken;
    }
    QRectF sceneRect() const override { return scene().card(m_card)->rect; }
    bool isSelected() const override { return m_view->isSelected(m_card); }
    void select() override
    {
        if (m_card.entity.isEmpty())
            m_view->selection().selectCollection(m_card.collection);
        else
            m_view->selection().selectEntity(m_card.entity);
    }

private:
    diagram::NodeKey m_card;
};

class DrawnLine : public Drawn
{
public:
    DrawnLine(CanvasView &view, qsizetype line) : Drawn(view), m_line(line) {}
    QAccessible::Role role() const override { return QAccessible::Link; }

protected:
    bool exists() const override { return m_line < scene().lines.size(); }
    const diagram::Line &line() const { return scene().lines.at(m_line); }
    QString name() const override { return spokenLine(scene(), line()); }
    QString description() const override { return m_view->state().pathTexts.value(line().relationship).text; }
    QRectF sceneRect() const override { return line().bounds(); }
    bool isSelected() const override { return m_view->state().selectedLines.contains(line().relationship); }
    void select() override
    {
        if (!line().relationship.isEmpty())
            m_view->selection().selectRelationship(line().relationship);
    }

private:
    qsizetype m_line;
};

class DrawnNote : public Drawn
{
public:
    DrawnNote(CanvasView &view, qsizetype note) : Drawn(view), m_note(note) {}
    QAccessible::Role role() const override { return note().area ? QAccessible::Grouping : QAccessible::Note; }

protected:
    bool exists() const override { return m_note < scene().notes.size(); }
    const diagram::NoteBox &note() const
    {
        static const diagram::NoteBox none;
        return exists() ? scene().notes.at(m_note) : none;
    }
    QString name() const override { return note().text; }
    QString description() const override
    {
        return note().area ? CanvasView::tr("area with %n cards", nullptr, static_cast<int>(note().members.size()))
                           : CanvasView::tr("note");
    }
    QRectF sceneRect() const override { return note().rect; }
    bool isSelected() const override { return m_view->state().selectedNotes.contains(note().id); }
    void select() override
    {
        items::SelectedObjects objects;
        objects.notes.insert(note().id);
        m_view->selection().set(objects);
    }

private:
    qsizetype m_note;
};

QAccessibleInterface *makeFor(const QString &, QObject *object)
{
    auto *view = qobject_cast<CanvasView *>(object);
    return view == nullptr ? nullptr : new CanvasAccessible(view);
}

} // namespace

CanvasAccessible::CanvasAccessible(CanvasView *view) : QAccessibleWidget(view, QAccessible::Canvas)
{}

CanvasAccessible::~CanvasAccessible()
{
    for (const QAccessible::Id id : std::as_const(m_children)) {
        if (QAccessible::accessibleInterface(id) != nullptr)
            QAccessible::deleteAccessibleInterface(id);
    }
}

CanvasView &CanvasAccessible::view() const
{
    return *static_cast<CanvasView *>(widget());
}

QAccessibleInterface *CanvasAccessible::keep(const QString &key,
                                             const std::function<QAccessibleInterface *()> &make) const
{
    if (const auto known = m_children.constFind(key); known != m_children.cend())
        return QAccessible::accessibleInterface(*known);
    QAccessibleInterface *made = make();
    m_children.insert(key, QAccessible::registerAccessibleInterface(made));
    return made;
}

QAccessibleInterface *CanvasAccessible::rowChild(qsizetype index, qsizetype row) const
{
    if (index < 0 || index >= view().scene().cards.size())
        return nullptr;
    const diagram::NodeKey key = view().scene().cards.at(index).key;
    const QString name = QStringLiteral("card/%1/%2/%3").arg(key.entity.text(), key.collection).arg(row);
    return keep(name, [&]() -> QAccessibleInterface * {
        if (row < 0)
            return new DrawnCard(view(), key);
        return new DrawnRow(view(), key, row);
    });
}

int CanvasAccessible::childCount() const
{
    const diagram::Scene &scene = view().scene();
    return static_cast<int>(scene.cards.size() + scene.lines.size() + scene.notes.size()) +
           QAccessibleWidget::childCount();
}

QAccessibleInterface *CanvasAccessible::child(int index) const
{
    const diagram::Scene &scene = view().scene();
    if (index < 0)
        return nullptr;
    qsizetype at = index;
    if (at < scene.cards.size())
        return rowChild(at, -1);
    at -= scene.cards.size();
    if (at < scene.lines.size())
        return keep(QStringLiteral("line/%1").arg(at), [&] { return new DrawnLine(view(), at); });
    at -= scene.lines.size();
    if (at < scene.notes.size())
        return keep(QStringLiteral("note/%1").arg(at), [&] { return new DrawnNote(view(), at); });
    return QAccessibleWidget::child(static_cast<int>(at - scene.notes.size()));
}

int CanvasAccessible::indexOfChild(const QAccessibleInterface *wanted) const
{
    const int count = childCount();
    for (int i = 0; i < count; ++i) {
        if (child(i) == wanted)
            return i;
    }
    return -1;
}

QAccessibleInterface *CanvasAccessible::childAt(int x, int y) const
{
    if (QAccessibleInterface *widget = QAccessibleWidget::childAt(x, y))
        return widget;
    const QPointF point = view().toScene(view().mapFromGlobal(QPoint(x, y)));
    const diagram::Hit hit = diagram::hitTest(view().scene(), point, view().camera().zoom);
    const diagram::Scene &scene = view().scene();
    if (hit.isCard())
        return rowChild(hit.card, hit.row);
    if (hit.line >= 0)
        return child(static_cast<int>(scene.cards.size() + hit.line));
    return hit.note >= 0 ? child(static_cast<int>(scene.cards.size() + scene.lines.size() + hit.note)) : nullptr;
}

QAccessibleInterface *CanvasAccessible::focusChild() const
{
    const diagram::ViewState &state = view().state();
    const diagram::Scene &scene = view().scene();
    if (!state.selectedRow.isNull())
        return rowChild(scene.indexOf(state.selectedRow.card), state.selectedRow.row);
    if (state.selected.size() == 1)
        return rowChild(scene.indexOf(*state.selected.cbegin()), -1);
    if (state.selectedLines.size() == 1) {
        const QList<qsizetype> lines = scene.byRelationship.value(*state.selectedLines.cbegin());
        if (!lines.isEmpty())
            return child(static_cast<int>(scene.cards.size() + lines.first()));
    }
    return QAccessibleWidget::focusChild();
}

QString CanvasAccessible::text(QAccessible::Text kind) const
{
    if (kind != QAccessible::Description)
        return QAccessibleWidget::text(kind);
    const diagram::Scene &scene = view().scene();
    return CanvasView::tr("%n cards", nullptr, static_cast<int>(scene.cards.size())) + QStringLiteral(", ") +
           CanvasView::tr("%n lines", nullptr, static_cast<int>(scene.lines.size()));
}

void installCanvasAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeFor);
        return true;
    }();
    Q_UNUSED(installed)
}

void announceSelection(CanvasView &view)
{
    if (!QAccessible::isActive() || !view.hasFocus())
        return;
    auto *canvas = dynamic_cast<CanvasAccessible *>(QAccessible::queryAccessibleInterface(&view));
    QAccessibleInterface *chosen = canvas == nullptr ? nullptr : canvas->focusChild();
    if (chosen == nullptr)
        return;
    QAccessibleEvent event(chosen, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

} // namespace sw::views
