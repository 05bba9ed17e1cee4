// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/documents/beforeafterview.h"

#include "views/widgets/documents/marklegend.h"
#include "views/widgets/statusline.h"
#include "views/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace sw::views
{

using items::DocumentLinesModel;
using services::LineMark;

namespace
{

constexpr int titleHeight = 20; // that of the legend as well, so that both sides begin in one line

} // namespace

BeforeAfterView::BeforeAfterView(QWidget *parent)
    : QWidget(parent),
      m_beforeTitle(new TextLabel(TextLabel::Style::Secondary)),
      m_afterTitle(new TextLabel(TextLabel::Style::Secondary)),
      m_before(new DocumentTree),
      m_after(new DocumentTree),
      m_legend(new MarkLegend),
      m_splitter(new QSplitter),
      m_message(new StatusLine)
{
    m_beforeTitle->setElided();
    m_afterTitle->setElided();
    m_splitter->addWidget(side(m_beforeTitle, m_before));
    m_splitter->addWidget(side(m_afterTitle, m_after));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({500, 500});
    m_message->setContentsMargins(12, 8, 12, 8);
    m_message->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_message, 0, Qt::AlignTop);
    layout->addWidget(m_splitter, 1);
    layout->addWidget(m_legend);
    m_legend->setContentsMargins(10, 3, 10, 3);
    connect(m_splitter, &QSplitter::splitterMoved, this, &BeforeAfterView::placeLegend);
}

/// Beside the title of what has marks; below both where it would leave the title no room.
void BeforeAfterView::placeLegend()
{
    QWidget *line = m_afterTitle->parentWidget();
    const QMargins around = line->layout()->contentsMargins();
    const int room = m_splitter->widget(1)->width() - around.left() - around.right() - line->layout()->spacing();
    const int title = m_afterTitle->fontMetrics().horizontalAdvance(m_afterTitle->text());
    const bool isBeside = title + m_legend->sizeHint().width() <= room;
    if (isBeside == (m_legend->parentWidget() == line))
        return;
    QLayout *from = isBeside ? layout() : line->layout();
    from->removeWidget(m_legend);
    (isBeside ? line->layout() : layout())->addWidget(m_legend);
}

void BeforeAfterView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeLegend();
}

QWidget *BeforeAfterView::side(TextLabel *title, DocumentTree *tree)
{
    auto *host = new QWidget;
    auto *line = new QWidget;
    auto *head = new QHBoxLayout(line);
    head->setContentsMargins(10, 5, 10, 5);
    head->addWidget(title, 1);
    title->setMinimumHeight(titleHeight);
    auto *layout = new QVBoxLayout(host);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(line);
    layout->addWidget(tree, 1);
    host->setMinimumWidth(60);
    tree->setMinimumWidth(60);
    return host;
}

void BeforeAfterView::setTitles(const QString &before, const QString &after)
{
    m_beforeTitle->setText(before);
    m_afterTitle->setText(after);
    m_beforeTitle->parentWidget()->setVisible(!before.isEmpty());
    m_afterTitle->parentWidget()->setVisible(!after.isEmpty());
    placeLegend();
    m_before->setAccessibleName(before);
    m_after->setAccessibleName(after);
}

void BeforeAfterView::setOneSided(bool one)
{
    m_splitter->widget(0)->setVisible(!one);
    m_legend->setVisible(!one);
}

void BeforeAfterView::setDocuments(const QList<services::ComparedDocument> &documents, bool folding)
{
    QList<DocumentLinesModel::Document> before;
    QList<DocumentLinesModel::Document> after;
    QList<LineMark> marks;
    const auto collect = [&marks](const services::ComparedDocument::Side &side) {
        for (const services::ComparedLine &line : side.lines)
            marks << line.mark;
    };
    for (const services::ComparedDocument &each : documents) {
        if (each.before) {
            before.append({each.collection, *each.before});
            collect(*each.before);
        }
        if (each.after) {
            after.append({each.collection, *each.after});
            collect(*each.after);
        }
    }
    m_legend->setMarks(marks);
    placeLegend();
    m_before->setDocuments(before, folding);
    m_after->setDocuments(after, folding);
    m_message->hide();
    m_splitter->show();
}

void BeforeAfterView::setMessage(const QString &text)
{
    setDocuments({});
    m_message->setMessage(Status::Warn, text);
    m_message->show();
    m_splitter->hide();
}

} // namespace sw::views
