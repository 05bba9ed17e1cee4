// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/historypanel.h"

#include "models/document/document.h"
#include "views/widgets/style/icons.h"

#include <QUndoGroup>

namespace sw::views
{

HistoryPanel::HistoryPanel(document::Document &document, QWidget *parent) : QUndoView(&document.histories(), parent)
{
    setEmptyLabel(tr("As opened"));
    setCleanIcon(icon(QStringLiteral("save")));
    setIconSize(QSize(16, 16));
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setAccessibleName(tr("History"));
}

HistoryPanel::~HistoryPanel()
{
    setGroup(nullptr); // it may outlive the document in the same window
}

} // namespace sw::views
