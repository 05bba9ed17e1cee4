// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/sizetablemodel.h"

#include "models/base/text.h"
#include "models/document/derivedstate.h"

#include <QFont>

#include <cmath>

namespace sw::items
{

using base::bytesText;

SizeTableModel::SizeTableModel(document::DerivedState &derived, QObject *parent)
    : QAbstractTableModel(parent)
    , m_derived(derived)
    , m_report(derived.sizes())
{
    connect(&derived, &document::DerivedState::updated, this, &SizeTableModel::refresh);
}

void SizeTableModel::refresh()
{
    const sizing::SizeReport &fresh = m_derived.sizes();
    const bool sameRows = fresh.collections.size() == m_report.collections.size()
        && std::equal(fresh.collections.begin(), fresh.collections.end(), m_report.collections.begin(), [](const auto &a, const auto &b) { return a.name == b.name; });
    if (!sameRows) {
        beginResetModel();
        m_report = fresh;
        endResetModel();
        return;
    }
    m_report = fresh;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int SizeTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_report.collections.isEmpty() ? 0 : static_cast<int>(m_report.collections.size()) + 1;
}

int SizeTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString SizeTableModel::text(const sizing::CollectionSize &size, int column) const
{
    switch (column) {
    case CollectionColumn: return base::visibleText(size.name);
    case DocumentsColumn: return base::countText(size.documents.likely);
    case LikelyColumn: return bytesText(size.document.likely);
    case LargestColumn: return std::isinf(size.documentMaximum.value()) ? tr("no bound") : bytesText(size.documentMaximum);
    case DataColumn: return bytesText(size.data);
    case StorageColumn: return bytesText(size.storage.likely);
    case IndexesColumn: return bytesText(size.indexBytes());
    case HotColumn: return bytesText(size.hotBytes);
    default: return {};
    }
}

QString SizeTableModel::totalText(int column) const
{
    double documents = 0;
    base::Bytes hot;
    for (const sizing::CollectionSize &size : m_report.collections) {
        documents += size.documents.likely;
        hot += size.hotBytes;
    }
    switch (column) {
    case CollectionColumn: return tr("All %1").arg(m_report.collections.size());
    case DocumentsColumn: return base::countText(documents);
    case DataColumn: return bytesText(m_report.data);
    case StorageColumn: return bytesText(m_report.storage);
    case IndexesColumn: return bytesText(m_report.indexes);
    case HotColumn: return bytesText(hot);
    default: return {};
    }
}

QString SizeTableModel::toolTip(const sizing::CollectionSize &size, int column) const
{
    switch (column) {
    case LikelyColumn:
        return tr("%1 to %2 of BSON a document: arrays and optional fields between their bounds").arg(bytesText(size.document.low), bytesText(size.document.high));
    case StorageColumn:
        return tr("%1 to %2 in the file, compressed with snappy").arg(bytesText(size.storage.low), bytesText(size.storage.high));
    case IndexesColumn: {
        QStringList lines;
        for (const sizing::IndexSize &index : size.indexes)
            lines << tr("%1: %2 (%3 entries)").arg(base::visibleText(index.name), bytesText(index.file.likely), base::countText(index.entries));
        return lines.join(QLatin1Char('\n'));
    }
    case HotColumn:
        return tr("%1 documents in use, with the pages they share").arg(base::countText(size.hotDocuments));
    default:
        return text(size, column);
    }
}

QVariant SizeTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const bool total = index.row() == m_report.collections.size();
    switch (role) {
    case Qt::DisplayRole:
        return total ? totalText(index.column()) : text(m_report.collections.at(index.row()), index.column());
    case Qt::ToolTipRole:
        return total ? QVariant() : toolTip(m_report.collections.at(index.row()), index.column()).toHtmlEscaped();
    case Qt::TextAlignmentRole:
        return index.column() == CollectionColumn ? int(Qt::AlignLeft | Qt::AlignVCenter) : int(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole:
        if (total) {
            QFont bold;
            bold.setWeight(QFont::Bold);
            return bold;
        }
        return {};
    default:
        return {};
    }
}

QVariant SizeTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == CollectionColumn ? int(Qt::AlignLeft | Qt::AlignVCenter) : int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case CollectionColumn: return tr("Collection");
    case DocumentsColumn: return tr("Documents");
    case LikelyColumn: return tr("Likely size");
    case LargestColumn: return tr("Largest");
    case DataColumn: return tr("Data");
    case StorageColumn: return tr("Storage");
    case IndexesColumn: return tr("Indexes");
    case HotColumn: return tr("Hot documents");
    default: return {};
    }
}

} // namespace sw::items
