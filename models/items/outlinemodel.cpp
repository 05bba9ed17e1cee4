// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/outlinemodel.h"

#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/items/outlinebuilder.h"

#include <QFont>

namespace sw::items
{

OutlineModel::OutlineModel(document::Document &document, document::DerivedState &derived, QObject *parent)
    : QAbstractItemModel(parent), m_document(document), m_derived(derived), m_root(build())
{
    connect(&document, &document::Document::changed, this, &OutlineModel::onChanged);
    connect(&derived, &document::DerivedState::updated, this, &OutlineModel::refresh);
}

OutlineModel::~OutlineModel() = default;

std::unique_ptr<OutlineNode> OutlineModel::build() const
{
    return buildOutline(m_document.model(), m_derived.design());
}

void OutlineModel::onChanged(const document::ChangeEvent &event)
{
    using document::Change;
    if (event.has(Change::Reset)) {
        beginResetModel();
        m_root = build();
        endResetModel();
    } else if (event.hasAny({Change::EntityAdded, Change::EntityRemoved, Change::EntityChanged, Change::EntityOrder,
                             Change::FieldAdded, Change::FieldRemoved, Change::FieldChanged, Change::FieldOrder,
                             Change::RelationshipAdded, Change::RelationshipRemoved, Change::RelationshipChanged,
                             Change::RelationshipOrder, Change::OperationAdded, Change::OperationRemoved,
                             Change::OperationChanged, Change::OperationOrder})) {
        refresh();
    }
}

void OutlineModel::refresh()
{
    const std::unique_ptr<OutlineNode> wanted = build();
    sync(*m_root, *wanted);
}

void OutlineModel::sync(OutlineNode &shown, OutlineNode &wanted)
{
    const auto same = [&](size_t a, size_t b) {
        return shown.children[a]->key == wanted.children[b]->key;
    };
    size_t front = 0;
    while (front < shown.children.size() && front < wanted.children.size() && same(front, front))
        ++front;
    size_t back = 0;
    while (back < shown.children.size() - front && back < wanted.children.size() - front &&
           same(shown.children.size() - 1 - back, wanted.children.size() - 1 - back))
        ++back;

    const auto renumber = [&] {
        for (size_t i = 0; i < shown.children.size(); ++i)
            shown.children[i]->row = static_cast<int>(i);
    };
    const auto at = [](size_t index) {
        return static_cast<int>(index);
    };
    const auto place = [&](size_t index) {
        return shown.children.begin() + static_cast<std::ptrdiff_t>(index);
    };
    if (const size_t gone = shown.children.size() - front - back; gone > 0) {
        beginRemoveRows(indexOf(shown), at(front), at(front + gone - 1));
        shown.children.erase(place(front), place(front + gone));
        renumber();
        endRemoveRows();
    }
    if (const size_t came = wanted.children.size() - front - back; came > 0) {
        beginInsertRows(indexOf(shown), at(front), at(front + came - 1));
        for (size_t i = 0; i < came; ++i) {
            auto &child = wanted.children[front + i];
            child->parent = &shown;
            shown.children.insert(place(front + i), std::move(child));
        }
        renumber();
        endInsertRows();
    }
    for (size_t i = 0; i < shown.children.size(); ++i) {
        OutlineNode *fresh = wanted.children[i].get();
        if (fresh == nullptr)
            continue; // moved in just now
        OutlineNode &child = *shown.children[i];
        if (!child.sameFace(*fresh)) {
            child.text = fresh->text;
            child.figure = fresh->figure;
            child.icon = fresh->icon;
            child.pattern = fresh->pattern;
            const QModelIndex index = indexOf(child);
            Q_EMIT dataChanged(index, index.siblingAtColumn(FigureColumn));
        }
        sync(child, *fresh);
    }
}

OutlineNode *OutlineModel::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<OutlineNode *>(index.internalPointer()) : m_root.get();
}

QModelIndex OutlineModel::indexOf(const OutlineNode &node) const
{
    return node.parent == nullptr ? QModelIndex() : createIndex(node.row, 0, const_cast<OutlineNode *>(&node));
}

QModelIndex OutlineModel::find(OutlineNode::Kind kind, const QString &key, const QString &owner) const
{
    const auto search = [&](const auto &self, const OutlineNode &node) -> const OutlineNode * {
        for (const auto &child : node.children) {
            if (child->kind == kind && child->key == key)
                return child.get();
            const bool isOwner =
                (child->kind == OutlineNode::Kind::Entity || child->kind == OutlineNode::Kind::Collection);
            if (isOwner && (owner.isEmpty() || child->key != owner))
                continue;
            if (const OutlineNode *found = self(self, *child))
                return found;
        }
        return nullptr;
    };
    const OutlineNode *found = search(search, *m_root);
    return found == nullptr ? QModelIndex() : indexOf(*found);
}

QModelIndex OutlineModel::index(int row, int column, const QModelIndex &parent) const
{
    const OutlineNode *node = nodeOf(parent);
    if (row < 0 || column < 0 || column >= ColumnCount || row >= static_cast<int>(node->children.size()) ||
        parent.column() > 0)
        return {};
    return createIndex(row, column, node->children[static_cast<size_t>(row)].get());
}

QModelIndex OutlineModel::parent(const QModelIndex &child) const
{
    if (!child.isValid())
        return {};
    const OutlineNode *parent = nodeOf(child)->parent;
    return parent == nullptr ? QModelIndex() : indexOf(*parent);
}

int OutlineModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeOf(parent)->children.size());
}

int OutlineModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant OutlineModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const OutlineNode *node = nodeOf(index);
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == NameColumn ? node->text : node->figure;
    case Qt::TextAlignmentRole:
        return index.column() == FigureColumn ? int(Qt::AlignRight | Qt::AlignVCenter)
                                              : int(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::FontRole:
        if (node->kind == OutlineNode::Kind::Section) {
            QFont bold;
            bold.setWeight(QFont::DemiBold);
            return bold;
        }
        return {};
    case Qt::AccessibleTextRole:
        return node->text + QStringLiteral(", ") + node->figure;
    case KindRole:
        return static_cast<int>(node->kind);
    case KeyRole:
        return node->key;
    case OwnerRole: {
        const OutlineNode *owner = node->parent;
        while (owner != nullptr && owner->kind != OutlineNode::Kind::Entity &&
               owner->kind != OutlineNode::Kind::Collection)
            owner = owner->parent;
        return owner == nullptr ? QVariant() : owner->key;
    }
    case IconRole:
        return node->icon;
    case PatternRole:
        return node->pattern;
    default:
        return {};
    }
}

QVariant OutlineModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    // The figures' title is for screen readers only: as text it would widen their narrow column.
    const int wanted = section == NameColumn ? Qt::DisplayRole : Qt::AccessibleTextRole;
    if (orientation != Qt::Horizontal || role != wanted)
        return {};
    return section == NameColumn ? tr("Name") : tr("Count, type or rate");
}

} // namespace sw::items
