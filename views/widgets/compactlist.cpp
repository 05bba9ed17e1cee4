// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/compactlist.h"

#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"

#include <QEvent>
#include <QHeaderView>

namespace sw::views
{

CompactList::CompactList(QWidget *parent) : QTreeWidget(parent)
{
    setColumnCount(2);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    setIconSize({14, 14});
    connect(this, &QTreeWidget::itemActivated, this,
            [this](QTreeWidgetItem *item) { Q_EMIT opened(item->data(0, Qt::UserRole).toString()); });
    connect(this, &QTreeWidget::itemClicked, this,
            [this](QTreeWidgetItem *item) { Q_EMIT opened(item->data(0, Qt::UserRole).toString()); });
    setFixedHeight(0);
}

void CompactList::setRows(const QList<Row> &rows)
{
    if (m_rows == rows)
        return;
    m_rows = rows;
    rebuild();
}

void CompactList::rebuild()
{
    clear();
    for (const Row &row : std::as_const(m_rows)) {
        auto *item = new QTreeWidgetItem(
            this, {row.below.isEmpty() ? row.text : row.text + QLatin1Char('\n') + row.below, row.figure});
        item->setIcon(0, icon(row.icon));
        item->setData(0, Qt::UserRole, row.id);
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setForeground(1, secondaryText());
    }
    setFixedHeight(m_rows.isEmpty() ? 0 : sizeHintForRow(0) * static_cast<int>(m_rows.size()) + 2);
}

void CompactList::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        rebuild();
}

} // namespace sw::views
