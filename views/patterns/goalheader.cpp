// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/patterns/goalheader.h"

#include "models/diagram/paint/theme.h"
#include "models/schema/goaltexts.h"
#include "models/sizing/figures/explain.h"
#include "models/sizing/figures/figure.h"
#include "views/sizes/workingsetstrip.h"
#include "views/widgets/statusline.h"
#include "views/widgets/style/patternbadgewidget.h"
#include "views/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace sw::views
{

namespace
{

QString meaning(schema::Goal goal)
{
    switch (goal) {
    case schema::Goal::Simplicity:
        return GoalHeader::tr("Fewest collections and hardly any copies. Easiest to build and to change.");
    case schema::Goal::Balanced:
        return GoalHeader::tr("Most readers get one small document; up to two pattern types.");
    case schema::Goal::Performance:
        break;
    }
    return GoalHeader::tr("Everything that pays off, with copies and counters to maintain.");
}

QStringList kindsOf(const advisor::Advice &advice)
{
    QStringList kinds;
    for (const advisor::Explanation &explanation : advice.applied) {
        if (!kinds.contains(explanation.use.pattern))
            kinds << explanation.use.pattern;
    }
    return kinds;
}

} // namespace

GoalHeader::GoalHeader(const services::GoalAdvice &goal, bool current, base::Bytes scale, QWidget *parent)
    : QWidget(parent), m_current(current), m_take(new QPushButton(tr("Take this design")))
{
    auto *title = new TextLabel(TextLabel::Style::Title, schema::goalText(goal.advice.goal));
    QFont font = title->font();
    font.setPointSizeF(font.pointSizeF() * 1.2);
    title->setFont(font);
    auto *mark = new StatusLine(Status::Ok, tr("current goal"));
    mark->setVisible(current);
    mark->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_take->setAccessibleName(tr("Take the design for %1").arg(schema::goalText(goal.advice.goal)));
    auto *first = new QHBoxLayout;
    first->addWidget(title, 1);
    first->addWidget(m_take);

    auto *text = new TextLabel(TextLabel::Style::Secondary, meaning(goal.advice.goal));
    text->setWordWrap(true);
    auto *badges = new PatternBadgeRow;
    const QStringList kinds = kindsOf(goal.advice);
    badges->setPatterns(kinds);
    auto *none = new TextLabel(TextLabel::Style::Secondary, tr("no pattern"));
    none->setVisible(kinds.isEmpty());
    badges->setVisible(!kinds.isEmpty());
    auto *second = new QHBoxLayout;
    second->addWidget(none);
    second->addWidget(badges);
    second->addStretch();
    second->addWidget(mark);
    auto *strip = new WorkingSetStrip;
    strip->show(items::workingSetBar({}, goal.evaluation.sizes), goal.evaluation.sizes.cache.bytes, scale);

    const sizing::SizeReport &sizes = goal.evaluation.sizes;
    strip->setToolTip(
        sizing::toolTip(sizing::bytesFigure(tr("Working set"), sizes.workingSet, sizing::explainWorkingSet(sizes))));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 8);
    layout->setSpacing(6);
    layout->addLayout(first);
    layout->addWidget(text);
    layout->addLayout(second);
    layout->addWidget(strip);
    layout->addStretch();
    connect(m_take, &QPushButton::clicked, this, &GoalHeader::taken);
}

void GoalHeader::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(m_current ? QPalette::AlternateBase : QPalette::Base));
    if (m_current)
        painter.fillRect(QRect(0, 0, width(), 3), theme().color(diagram::Token::Accent));
    painter.setPen(palette().color(QPalette::Midlight));
    painter.drawLine(width() - 1, 0, width() - 1, height());
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

} // namespace sw::views
