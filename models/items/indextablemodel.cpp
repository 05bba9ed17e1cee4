// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/indextablemodel.h"

#include "models/base/text.h"
#include "models/schema/indexes/indexnotation.h"

namespace sw::items
{

namespace
{

/// What tells an index apart from all others, whatever else changes.
QString keyOf(const services::ListedIndex &index)
{
    return QStringList{nameOf(index.origin), index.entity.text(), index.collection, index.name}.join(QLatin1Char('\n'));
}

QString keysAndOptions(const services::ListedIndex &index)
{
    const QStringList parts =
        QStringList{schema::indexKeysText(index.definition.keys)} + schema::indexOptionTexts(index.definition);
    return base::visibleText(parts.join(QStringLiteral(" · ")));
}

QString usersOf(const services::ListedIndex &index)
{
    return base::visibleText((index.operations + index.reasons).join(QLatin1String(", ")));
}

} // namespace

void IndexTableModel::setIndexes(const QList<services::ListedIndex> &indexes)
{
    QStringList keys;
    m_indexes.clear();
    for (const services::ListedIndex &index : indexes) {
        keys << keyOf(index);
        m_indexes.insert(keys.last(), index);
    }
    syncKeys(keys);
    tellAll();
}

const services::ListedIndex *IndexTableModel::at(const QModelIndex &index) const
{
    const auto found = index.isValid() ? m_indexes.constFind(keys().at(index.row())) : m_indexes.cend();
    return found == m_indexes.cend() ? nullptr : &*found;
}

int IndexTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString IndexTableModel::text(const services::ListedIndex &index, int column) const
{
    switch (column) {
    case Keys:
        return keysAndOptions(index);
    case Origin:
        return services::originText(index.origin);
    case Size:
        return index.bytes ? base::bytesText(*index.bytes) : QString();
    case UsedBy:
        return usersOf(index);
    default:
        return {};
    }
}

QString IndexTableModel::tip(const QModelIndex &index) const
{
    const services::ListedIndex *shown = at(index);
    if (!shown)
        return {};
    QStringList lines{base::visibleText(fullName(*shown)), keysAndOptions(*shown), services::originText(shown->origin)};
    if (const QString users = usersOf(*shown); !users.isEmpty())
        lines << users;
    return lines.join(QLatin1Char('\n'));
}

QVariant IndexTableModel::data(const QModelIndex &index, int role) const
{
    const services::ListedIndex *shown = at(index);
    if (!shown)
        return {};
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return text(*shown, index.column());
    if (role == Qt::ToolTipRole)
        return tip(index);
    if (role == Qt::TextAlignmentRole && index.column() == Size)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant IndexTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Keys:
        return tr("Keys");
    case Origin:
        return tr("Origin");
    case Size:
        return tr("Size");
    case UsedBy:
        return tr("Used by");
    default:
        return {};
    }
}

} // namespace sw::items
