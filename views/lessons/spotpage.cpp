// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/spotpage.h"

#include "models/base/text.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/style/wrapdelegate.h"
#include "views/widgets/textlabel.h"

#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>

namespace sw::views
{

namespace
{

/// As high as its rows, so that the page alone scrolls.
class WholeTree : public QTreeWidget
{
public:
    WholeTree()
    {
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollMode(ScrollPerPixel);
    }

protected:
    void updateGeometries() override
    {
        QTreeWidget::updateGeometries();
        int height = 2 * frameWidth();
        for (QTreeWidgetItemIterator each(this); *each != nullptr; ++each) {
            const QTreeWidgetItem *group = (*each)->parent();
            if (group == nullptr || group->isExpanded())
                height += rowHeight(indexFromItem(*each));
        }
        if (height != this->height())
            setFixedHeight(height);
    }
    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
};

constexpr int shownAround = 40; ///< of the page, above and below the current row

void showClue(QTreeWidgetItem &item, const QString &text)
{
    item.setText(1, text);
    item.setToolTip(1, base::paragraphs({text}));
    item.setData(0, Qt::AccessibleDescriptionRole, text);
}

} // namespace

SpotPage::SpotPage(const services::LessonBench &bench, const formats::LessonStep &step)
    : StepPage(bench, step), m_tree(new WholeTree), m_found(new QVBoxLayout)
{
    const auto suspects = services::suspectsOf(bench, step);
    if (!suspects) {
        showFailure(suspects.error());
        return;
    }
    m_suspects = *suspects;
    m_tree->setColumnCount(2);
    m_tree->setHeaderHidden(true);
    new WrapDelegate(m_tree);
    m_tree->header()->setStretchLastSection(true);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_tree->setAccessibleName(tr("What may be wrong"));
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        const QPoint at = m_tree->viewport()->mapTo(widget(), m_tree->visualItemRect(item).center());
        ensureVisible(0, at.y(), 0, shownAround);
    });
    QHash<QString, QTreeWidgetItem *> groups;
    for (int i = 0; i < m_suspects.size(); ++i) {
        const services::Suspect &suspect = m_suspects.at(i);
        QTreeWidgetItem *&group = groups[suspect.group];
        if (!group) {
            group = new QTreeWidgetItem(m_tree, {suspect.group});
            group->setFirstColumnSpanned(true);
        }
        auto *item = new QTreeWidgetItem(group, {suspect.text});
        showClue(*item, suspect.detail);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(0, Qt::Unchecked);
        item->setData(0, Qt::UserRole, i);
    }
    m_tree->expandAll();
    connect(m_tree, &QTreeWidget::itemChanged, this, [this] {
        m_isJudged = false;
        Q_EMIT answered();
    });
    content()->addWidget(m_tree);
    content()->addLayout(m_found);
}

QWidget *SpotPage::choices() const
{
    return m_tree;
}

void SpotPage::takeFocus()
{
    m_tree->setFocus();
    if (m_tree->topLevelItemCount() > 0)
        m_tree->setCurrentItem(m_tree->topLevelItem(0)->child(0));
}

namespace
{

/// Never where the mistake lies: that is what the step asks.
QString markText(const services::Suspect &suspect)
{
    if (!suspect.planted.isEmpty())
        return SpotPage::tr("found");
    if (suspect.related.isEmpty())
        return SpotPage::tr("nothing wrong here");
    const checks::Finding &related = suspect.related.first();
    return related.object == suspect.object
               ? SpotPage::tr("reported, too, but not looked for here: %1").arg(related.title)
               : SpotPage::tr("has a part in a mistake, but is not what is wrong");
}

void showMark(QTreeWidgetItem &item, const services::Suspect &suspect, bool ticked)
{
    const QString mark = !suspect.planted.isEmpty()  ? QStringLiteral("ok")
                         : suspect.related.isEmpty() ? QStringLiteral("error")
                                                     : QStringLiteral("info");
    item.setIcon(0, ticked ? icon(mark) : QIcon());
    showClue(item,
             ticked ? base::visibleText(markText(suspect)) + QStringLiteral(" — ") + suspect.detail : suspect.detail);
}

} // namespace

QStringList SpotPage::answer() const
{
    QStringList ticked;
    for (QTreeWidgetItemIterator each(m_tree, QTreeWidgetItemIterator::Checked); *each != nullptr; ++each)
        ticked << m_suspects.at((*each)->data(0, Qt::UserRole).toInt()).object;
    return keptTicks(m_isJudged, ticked);
}

void SpotPage::setAnswer(const QStringList &answer)
{
    for (QTreeWidgetItemIterator each(m_tree, QTreeWidgetItemIterator::NoChildren); *each != nullptr; ++each) {
        const services::Suspect &suspect = m_suspects.at((*each)->data(0, Qt::UserRole).toInt());
        (*each)->setCheckState(0, isKeptTick(answer, suspect.object) ? Qt::Checked : Qt::Unchecked);
    }
    if (wasJudged(answer))
        check();
}

void SpotPage::check()
{
    const QSignalBlocker blocker(m_tree); // marks are no ticks
    while (QLayoutItem *item = m_found->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int found = 0;
    int planted = 0;
    int wrong = 0;
    for (int g = 0; g < m_tree->topLevelItemCount(); ++g) {
        for (int i = 0; i < m_tree->topLevelItem(g)->childCount(); ++i) {
            QTreeWidgetItem *item = m_tree->topLevelItem(g)->child(i);
            const services::Suspect &suspect = m_suspects.at(item->data(0, Qt::UserRole).toInt());
            const bool ticked = item->checkState(0) == Qt::Checked;
            const bool hit = ticked && !suspect.planted.isEmpty();
            planted += suspect.planted.isEmpty() ? 0 : 1;
            found += hit ? 1 : 0;
            wrong += ticked && !hit && suspect.related.isEmpty() ? 1 : 0;
            showMark(*item, suspect, ticked);
            if (!hit)
                continue;
            for (const checks::Finding &finding : suspect.planted) {
                auto *title = new TextLabel(TextLabel::Style::Ok, base::visibleText(finding.title));
                auto *detail = new TextLabel(TextLabel::Style::Body,
                                             base::visibleText(finding.detail + QLatin1Char(' ') + finding.fix));
                title->setWordWrap(true);
                detail->setWordWrap(true);
                m_found->addWidget(title);
                m_found->addWidget(detail);
            }
        }
    }
    const bool all = found == planted && wrong == 0;
    QString text = all ? tr("You found everything.") : tr("Found: %1 of %2.").arg(found).arg(planted);
    if (wrong > 0)
        text += QLatin1Char(' ') + tr("Ticked without a finding: %1.").arg(wrong);
    showVerdict(all, text);
    m_isJudged = true;
    Q_EMIT answered();
    if (!all)
        return;
    reveal();
    Q_EMIT solved();
}

} // namespace sw::views
