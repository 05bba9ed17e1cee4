// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/patterns/effecttable.h"

#include "models/base/job.h"
#include "models/items/effectmodel.h"
#include "models/services/comparison/effects.h"
#include "views/widgets/charts/figuretips.h"
#include "views/widgets/style/statusdelegate.h"
#include "views/widgets/textlabel.h"

#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

using items::EffectModel;

constexpr int rowHeight = 22;

} // namespace

EffectTable::EffectTable(QWidget *parent)
    : QWidget(parent),
      m_model(new EffectModel(this)),
      m_view(new QTableView),
      m_empty(new TextLabel(TextLabel::Style::Secondary)),
      m_job(new base::Job(base::Job::Policy::LatestWins, this))
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(new StatusDelegate(m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setShowGrid(false);
    m_view->setAlternatingRowColors(true);
    m_view->setSelectionMode(QAbstractItemView::NoSelection);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setAccessibleName(tr("Effect"));
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_view->verticalHeader()->setMinimumSectionSize(rowHeight);
    m_view->horizontalHeader()->setMinimumSectionSize(20);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setSectionResizeMode(EffectModel::Label, QHeaderView::Stretch);
    setSmallFont(m_view);
    m_empty->setWordWrap(true);
    FigureTips::install(m_view, FigureTips::TipOf([this](const QModelIndex &index) { return m_model->tip(index); }));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    layout->addWidget(m_empty);
    setRows({});
}

const QList<advisor::EffectRow> &EffectTable::rows() const
{
    return m_model->rows();
}

void EffectTable::setRows(const QList<advisor::EffectRow> &rows)
{
    m_model->setRows(rows);
    m_view->setVisible(!rows.isEmpty());
    m_empty->setVisible(rows.isEmpty());
    m_empty->setText(tr("No measurable effect."));
    fitRows();
    Q_EMIT shown();
}

/// A label that is too long for its column goes on in a second line.
void EffectTable::fitRows()
{
    m_view->resizeRowsToContents();
    m_view->setFixedHeight(m_view->verticalHeader()->length() + m_view->horizontalHeader()->sizeHint().height());
}

void EffectTable::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitRows();
}

void EffectTable::compare(const schema::Model &before, const schema::Model &after)
{
    const Pair wanted{before, after};
    if (m_wanted == wanted)
        return;
    m_wanted = wanted;
    m_started = false;
    if (const QList<advisor::EffectRow> *known = m_compared.find(wanted)) {
        m_job->cancel();
        m_started = true;
        setRows(*known);
    } else if (isVisible()) {
        work();
    }
}

void EffectTable::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_wanted && !m_started)
        work();
}

void EffectTable::work()
{
    m_started = true;
    if (m_model->rows().isEmpty())
        m_empty->setText(tr("Computing…"));
    m_job->start([this, pair = *m_wanted](const base::Progress &progress) -> base::Job::Delivery {
        const services::PricedDesign first = services::price(pair.first);
        const QList<advisor::EffectRow> rows = progress.isCancelled()
                                                   ? QList<advisor::EffectRow>()
                                                   : services::effectRows(first, services::price(pair.second));
        return [this, pair, rows] {
            m_compared.keep(pair, rows);
            setRows(rows);
        };
    });
}

} // namespace sw::views
