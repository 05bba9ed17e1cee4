// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/previewmodel.h"

#include "models/base/text.h"
#include "models/patterns/patternregistry.h"

namespace sw::items
{

void PreviewModel::setLines(const QList<samples::PreviewLine> &lines)
{
    beginResetModel();
    m_lines = lines;
    endResetModel();
}

bool PreviewModel::startsOrigin(int row) const
{
    const design::Origin &origin = m_lines.at(row).origin;
    return !origin.isEmpty() && (row == 0 || !(m_lines.at(row - 1).origin == origin));
}

int PreviewModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant PreviewModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const samples::PreviewLine &line = m_lines.at(index.row());
    const QString text = line.name.isEmpty() ? line.value : line.name + QStringLiteral(": ") + line.value;
    switch (role) {
    case Qt::DisplayRole:
        return base::visibleText(text);
    case Qt::AccessibleTextRole:
        return line.bytes.value() > 0 ? base::visibleText(text) + QStringLiteral(", ") + base::bytesText(line.bytes)
                                      : base::visibleText(text);
    case Qt::ToolTipRole: {
        const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(line.origin.pattern);
        return pattern == nullptr ? QVariant() : tr("Made by the pattern %1").arg(pattern->name());
    }
    default:
        return {};
    }
}

} // namespace sw::items
