// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/sizes/sizetablemodel.h"

#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/sizing/estimate/ranges.h"
#include "models/sizing/figures/sizetexts.h"
#include "models/sizing/files/indexdoubts.h"

#include <QFont>

#include <cmath>

namespace sw::items
{

using base::bytesText;

SizeTableModel::SizeTableModel(document::DerivedState &derived, QObject *parent)
    : QAbstractTableModel(parent), m_derived(derived), m_report(derived.sizes()), m_rows(rowsOf(m_report))
{
    connect(&derived, &document::DerivedState::updated, this, &SizeTableModel::refresh);
}

QList<SizeTableModel::Row> SizeTableModel::rowsOf(const sizing::SizeReport &report)
{
    QList<Row> rows;
    for (qsizetype collection = 0; collection < report.collections.size(); ++collection) {
        rows.append(Row{collection});
        for (qsizetype index = 0; index < report.collections.at(collection).indexes.size(); ++index)
            rows.append(Row{collection, index});
    }
    return rows;
}

void SizeTableModel::refresh()
{
    const sizing::SizeReport &fresh = m_derived.sizes();
    const auto sameIndex = [](const sizing::IndexSize &a, const sizing::IndexSize &b) {
        return a.name == b.name;
    };
    const bool sameRows =
        std::equal(fresh.collections.begin(), fresh.collections.end(), m_report.collections.begin(),
                   m_report.collections.end(), [&](const auto &a, const auto &b) {
                       return a.name == b.name && std::equal(a.indexes.begin(), a.indexes.end(), b.indexes.begin(),
                                                             b.indexes.end(), sameIndex);
                   });
    if (!sameRows) {
        beginResetModel();
        m_report = fresh;
        m_rows = rowsOf(m_report);
        endResetModel();
        return;
    }
    m_report = fresh;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int SizeTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_rows.isEmpty() ? 0 : static_cast<int>(m_rows.size()) + 1;
}

int SizeTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString SizeTableModel::text(const sizing::CollectionSize &size, int column) const
{
    switch (column) {
    case CollectionColumn:
        return base::visibleText(size.name);
    case DocumentsColumn:
        return base::countText(size.documents.likely);
    case LikelyColumn:
        return sizing::rangeText(size.document);
    case LargestColumn:
        return std::isinf(size.documentMaximum.value()) ? tr("no bound") : bytesText(size.documentMaximum);
    case DataColumn:
        return sizing::rangeText(sizing::dataRange(size));
    case StorageColumn:
        return sizing::rangeText(size.storage);
    case IndexesColumn:
        return sizing::rangeText(sizing::indexRange(size));
    case HotColumn:
        return sizing::rangeText(size.hot);
    default:
        return {};
    }
}

QString SizeTableModel::indexText(const QString &collection, const sizing::IndexSize &size, int column) const
{
    switch (column) {
    case CollectionColumn:
        return QStringLiteral("    ") + base::visibleText(size.name);
    case DocumentsColumn:
        return tr("%1 entries")
            .arg(sizing::rangeText(sizing::entriesInterval(m_derived.design(), collection, size, {}),
                                   sizing::Unit::Count));
    case IndexesColumn:
        return sizing::rangeText(size.file);
    case HotColumn:
        return sizing::rangeText(size.inUse);
    default:
        return {};
    }
}

QString SizeTableModel::totalText(int column) const
{
    switch (column) {
    case CollectionColumn:
        return tr("All %1").arg(m_report.collections.size());
    case DocumentsColumn:
        return base::countText(sizing::documentsInterval(m_report).likely);
    case DataColumn:
        return sizing::rangeText(sizing::dataRange(m_report));
    case StorageColumn:
        return sizing::rangeText(sizing::storageRange(m_report));
    case IndexesColumn:
        return sizing::rangeText(sizing::indexRange(m_report));
    case HotColumn:
        return sizing::rangeText(m_report.workingSet);
    default:
        return {};
    }
}

QString SizeTableModel::display(const QModelIndex &index) const
{
    if (index.row() == m_rows.size())
        return totalText(index.column());
    const Row &row = m_rows.at(index.row());
    const sizing::CollectionSize &size = m_report.collections.at(row.collection);
    return row.index < 0 ? text(size, index.column())
                         : indexText(size.name, size.indexes.at(row.index), index.column());
}

QVariant SizeTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const bool total = index.row() == m_rows.size();
    const Row row = total ? Row{-1} : m_rows.at(index.row());
    const sizing::CollectionSize *size = total ? nullptr : &m_report.collections.at(row.collection);
    switch (role) {
    case Qt::DisplayRole:
        return display(index);
    case Qt::TextAlignmentRole:
        return index.column() == CollectionColumn ? int(Qt::AlignLeft | Qt::AlignVCenter)
                                                  : int(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont bold;
        bold.setWeight(total ? QFont::Bold : QFont::DemiBold);
        return total || (row.index < 0 && index.column() == CollectionColumn) ? QVariant(bold) : QVariant();
    }
    case CollectionRole:
        return size ? size->name : QString();
    case IndexRole:
        return size && row.index >= 0 ? size->indexes.at(row.index).name : QString();
    default:
        return {};
    }
}

QVariant SizeTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == CollectionColumn ? int(Qt::AlignLeft | Qt::AlignVCenter)
                                           : int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case CollectionColumn:
        return tr("Collection");
    case DocumentsColumn:
        return tr("Documents");
    case LikelyColumn:
        return tr("Likely size");
    case LargestColumn:
        return tr("Largest");
    case DataColumn:
        return tr("Data");
    case StorageColumn:
        return tr("Storage");
    case IndexesColumn:
        return tr("Indexes");
    case HotColumn:
        return tr("In use");
    default:
        return {};
    }
}

} // namespace sw::items
