// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/patterns/advicepage.h"

#include "models/base/text.h"
#include "models/design/placement/placementtexts.h"
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
constexpr int moveRole = Qt::UserRole + 2;

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
    m_list->setAccessibleName(tr("Patterns that the advisor compared"));
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
    m_moves.clear();
    m_explanations.clear();
    m_assumptions->hide();
    m_explanation->showEmpty(text);
}

void AdvicePage::show(const schema::Model &model, const advisor::Advice &advice)
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    m_moves.clear();
    m_explanations.clear();
    addMoves(tr("Embed or link"), model, advice.moves, Qt::Checked);
    addExplanations(tr("Recommended"), advice.applied, Qt::Checked);
    addMoves(tr("Your choices that cost more"), model, advice.objections, Qt::PartiallyChecked);
    addExplanations(tr("Would help"), advice.wouldHelp, Qt::Unchecked);
    const qsizetype nearest = std::min(advisor::nearestMisses, advice.rejected.size());
    addExplanations(tr("Nearest misses"), advice.rejected.first(nearest), Qt::PartiallyChecked);
    addExplanations(tr("Also rejected"), advice.rejected.sliced(nearest), Qt::PartiallyChecked);
    m_assumptions->setText(advice.assumptions.isEmpty()
                               ? QString()
                               : tr("Assumed: %1").arg(base::visibleText(advice.assumptions.join(QLatin1Char(' ')))));
    m_assumptions->setVisible(!advice.assumptions.isEmpty());
    if (advice.applied.isEmpty() && advice.moves.isEmpty()) {
        m_explanation->showEmpty(withoutPatterns(advice));
    } else {
        m_list->setCurrentItem(m_list->topLevelItem(0)->child(0));
        explainCurrent();
    }
    Q_EMIT chosenChanged();
}

QTreeWidgetItem *AdvicePage::addGroup(const QString &title, qsizetype size, bool expanded)
{
    auto *group = new QTreeWidgetItem(m_list, {title, {}, QString::number(size)});
    group->setFlags(Qt::ItemIsEnabled);
    group->setTextAlignment(Score, Qt::AlignRight | Qt::AlignVCenter);
    QFont bold = m_list->font();
    bold.setWeight(QFont::DemiBold);
    group->setFont(Pattern, bold);
    group->setExpanded(expanded);
    return group;
}

/// \p state PartiallyChecked: the rows cannot be ticked.
void AdvicePage::addMoves(const QString &title, const schema::Model &model, const QList<advisor::PlacementMove> &moves,
                          Qt::CheckState state)
{
    if (moves.isEmpty())
        return;
    QTreeWidgetItem *group = addGroup(title, moves.size(), true);
    for (const advisor::PlacementMove &move : moves) {
        const schema::Relationship *relationship = model.relationship(move.relationship);
        if (relationship == nullptr)
            continue;
        const QString to = base::visibleText(design::placementText(model, *relationship, move.to));
        auto *item = new QTreeWidgetItem(group, {asSentence(to)});
        item->setFirstColumnSpanned(true);
        item->setData(Pattern, moveRole, m_moves.size());
        item->setToolTip(Pattern, to.toHtmlEscaped());
        if (state != Qt::PartiallyChecked)
            item->setCheckState(Pattern, state);
        m_moves.append(move);
    }
}

/// \p state PartiallyChecked: the rows cannot be ticked.
void AdvicePage::addExplanations(const QString &title, const QList<advisor::Explanation> &explanations,
                                 Qt::CheckState state)
{
    if (explanations.isEmpty())
        return;
    QTreeWidgetItem *group = addGroup(title, explanations.size(), state != Qt::PartiallyChecked);
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
}

const advisor::Explanation *AdvicePage::explanationOf(const QTreeWidgetItem *item) const
{
    const QVariant index = item != nullptr ? item->data(Pattern, explanationRole) : QVariant();
    return index.isValid() ? &m_explanations.at(index.toLongLong()) : nullptr;
}

const advisor::PlacementMove *AdvicePage::moveOf(const QTreeWidgetItem *item) const
{
    const QVariant index = item != nullptr ? item->data(Pattern, moveRole) : QVariant();
    return index.isValid() ? &m_moves.at(index.toLongLong()) : nullptr;
}

void AdvicePage::explainCurrent()
{
    if (const advisor::Explanation *explanation = explanationOf(m_list->currentItem()))
        m_explanation->show(*explanation);
    else if (const advisor::PlacementMove *move = moveOf(m_list->currentItem()))
        m_explanation->show(*move, m_list->currentItem()->text(Pattern));
}

QList<const QTreeWidgetItem *> AdvicePage::ticked() const
{
    QList<const QTreeWidgetItem *> items;
    for (int g = 0; g < m_list->topLevelItemCount(); ++g) {
        const QTreeWidgetItem *group = m_list->topLevelItem(g);
        for (int i = 0; i < group->childCount(); ++i) {
            const QVariant tick = group->child(i)->data(Pattern, Qt::CheckStateRole);
            if (tick.isValid() && tick.toInt() == Qt::Checked)
                items << group->child(i);
        }
    }
    return items;
}

QList<schema::PatternUse> AdvicePage::chosen() const
{
    QList<schema::PatternUse> uses;
    for (const QTreeWidgetItem *item : ticked()) {
        if (const advisor::Explanation *explanation = explanationOf(item))
            uses << explanation->use;
    }
    return uses;
}

QList<advisor::PlacementMove> AdvicePage::chosenMoves() const
{
    QList<advisor::PlacementMove> moves;
    for (const QTreeWidgetItem *item : ticked()) {
        if (const advisor::PlacementMove *move = moveOf(item))
            moves << *move;
    }
    return moves;
}

} // namespace sw::views
