// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/patterns/advicepage.h"

#include "models/base/text.h"
#include "models/patterns/patternregistry.h"
#include "views/patterns/explanationview.h"
#include "views/patterns/patterndelegate.h"
#include "views/widgets/textlabel.h"

#include <QHeaderView>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <cmath>

namespace sw::views
{

namespace
{

enum Column { Pattern, Target, Score, ColumnCount };
constexpr int patternRole = Qt::UserRole;
constexpr int explanationRole = Qt::UserRole + 1;
constexpr qsizetype nearestMisses = 5;

/// What there is to say where no pattern pays.
QString withoutPatterns(const advisor::Advice &advice)
{
    QStringList lines{AdvicePage::tr("No pattern pays off for this goal.")};
    for (const advisor::LargestCost &cost : advice.largestCosts)
        lines << base::visibleText(cost.text);
    return lines.join(QStringLiteral("\n\n"));
}

} // namespace

AdvicePage::AdvicePage(QWidget *parent)
    : QWidget(parent),
      m_list(new QTreeWidget),
      m_explanation(new ExplanationView),
      m_assumptions(new TextLabel(TextLabel::Style::Secondary))
{
    m_list->setColumnCount(ColumnCount);
    m_list->setHeaderLabels({tr("Pattern"), tr("Applied to"), tr("Fit")});
    m_list->headerItem()->setTextAlignment(Score, Qt::AlignRight | Qt::AlignVCenter);
    m_list->setItemDelegate(new PatternDelegate(patternRole, m_list));
    m_list->setRootIsDecorated(true);
    m_list->setIndentation(14);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Patterns that the advisor weighed"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(Pattern, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Target, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(Score, QHeaderView::ResizeToContents);
    m_assumptions->setWordWrap(true);
    m_assumptions->setContentsMargins(12, 6, 12, 6);

    auto *splitter = new QSplitter;
    splitter->addWidget(m_list);
    splitter->addWidget(m_explanation);
    splitter->setSizes({440, 460});
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(splitter, 1);
    layout->addWidget(m_assumptions);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &AdvicePage::explainCurrent);
    connect(m_list, &QTreeWidget::itemChanged, this, &AdvicePage::chosenChanged);
}

void AdvicePage::showBusy(const QString &text)
{
    m_list->clear();
    m_explanations.clear();
    m_assumptions->hide();
    m_explanation->showEmpty(text);
}

void AdvicePage::show(const advisor::Advice &advice)
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    m_explanations.clear();
    addGroup(tr("Recommended"), advice.applied, Qt::Checked);
    addGroup(tr("Would help"), advice.wouldHelp, Qt::Unchecked);
    const qsizetype nearest = std::min(nearestMisses, advice.rejected.size());
    addGroup(tr("Nearest misses"), advice.rejected.first(nearest), Qt::PartiallyChecked);
    addGroup(tr("Also rejected"), advice.rejected.sliced(nearest), Qt::PartiallyChecked);
    m_assumptions->setText(advice.assumptions.isEmpty()
                               ? QString()
                               : tr("Assumed: %1").arg(base::visibleText(advice.assumptions.join(QLatin1Char(' ')))));
    m_assumptions->setVisible(!advice.assumptions.isEmpty());
    QTreeWidgetItem *first = m_list->topLevelItem(0);
    if (first != nullptr && !advice.applied.isEmpty())
        m_list->setCurrentItem(first->child(0));
    if (advice.applied.isEmpty())
        m_explanation->showEmpty(withoutPatterns(advice));
    else
        explainCurrent();
    Q_EMIT chosenChanged();
}

/// \p state PartiallyChecked: the rows cannot be ticked.
void AdvicePage::addGroup(const QString &title, const QList<advisor::Explanation> &explanations, Qt::CheckState state)
{
    if (explanations.isEmpty())
        return;
    auto *group = new QTreeWidgetItem(m_list, {title, {}, QString::number(explanations.size())});
    group->setFlags(Qt::ItemIsEnabled);
    group->setTextAlignment(Score, Qt::AlignRight | Qt::AlignVCenter);
    QFont bold = m_list->font();
    bold.setWeight(QFont::DemiBold);
    group->setFont(Pattern, bold);
    for (const advisor::Explanation &explanation : explanations) {
        auto *item = new QTreeWidgetItem(group, {patterns::patternName(explanation.use.pattern),
                                                 base::visibleText(explanation.target),
                                                 explanation.verdict == advisor::Verdict::Required
                                                     ? QString()
                                                     : QString::number(std::round(explanation.score))});
        item->setData(Pattern, patternRole, explanation.use.pattern);
        item->setData(Pattern, explanationRole, m_explanations.size());
        item->setTextAlignment(Score, Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(Target, base::visibleText(explanation.target).toHtmlEscaped());
        if (state != Qt::PartiallyChecked)
            item->setCheckState(Pattern, state);
        m_explanations.append(explanation);
    }
    group->setExpanded(state != Qt::PartiallyChecked);
}

const advisor::Explanation *AdvicePage::explanationOf(const QTreeWidgetItem *item) const
{
    const QVariant index = item != nullptr ? item->data(Pattern, explanationRole) : QVariant();
    return index.isValid() ? &m_explanations.at(index.toLongLong()) : nullptr;
}

void AdvicePage::explainCurrent()
{
    if (const advisor::Explanation *explanation = explanationOf(m_list->currentItem()))
        m_explanation->show(*explanation);
}

QList<schema::PatternUse> AdvicePage::chosen() const
{
    QList<schema::PatternUse> uses;
    for (int g = 0; g < m_list->topLevelItemCount(); ++g) {
        const QTreeWidgetItem *group = m_list->topLevelItem(g);
        for (int i = 0; i < group->childCount(); ++i) {
            const QVariant ticked = group->child(i)->data(Pattern, Qt::CheckStateRole);
            if (ticked.isValid() && ticked.toInt() == Qt::Checked)
                uses << explanationOf(group->child(i))->use;
        }
    }
    return uses;
}

} // namespace sw::views
