// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/methodlists.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/items/status.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/style/statusdelegate.h"

#include <QHeaderView>

namespace sw::views
{

using services::AnswerState;
using services::MethodQuestion;
using services::MethodStep;

namespace
{

constexpr int iconSize = 16;
constexpr int stepCount = 3;
constexpr int leastRows = 4; // of questions, however small the panel is

int heightOfRow(const QWidget &list)
{
    return std::max(24, list.fontMetrics().height() + 6);
}

/// A pattern that pays off is an offer, no fault.
Status statusOf(AnswerState state, bool offer)
{
    return state == AnswerState::Given     ? Status::Ok
           : state == AnswerState::Assumed ? Status::Warn
           : offer                         ? Status::Info
                                           : Status::Bad;
}

QIcon stateIcon(AnswerState state, bool offer, qreal devicePixelRatio)
{
    const Status status = statusOf(state, offer);
    const QPixmap pixmap = iconPixmap(statusIcon(status), iconSize, statusText(status), devicePixelRatio);
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected); // else the style makes a grey one
    return icon;
}

/// As wide as the others, so that names begin in one line.
QIcon noIcon()
{
    QPixmap empty(iconSize, iconSize);
    empty.fill(Qt::transparent);
    return {empty};
}

QString shortText(const services::MethodCounts &counts, MethodStep step)
{
    const QString open = openText(counts, step);
    return !open.isEmpty() ? open : counts.all() > 0 ? Text::tr("done") : Text::tr("nothing to ask");
}

QString stateText(AnswerState state)
{
    return state == AnswerState::Given     ? Text::tr("answered")
           : state == AnswerState::Assumed ? Text::tr("assumed")
                                           : Text::tr("missing");
}

} // namespace

MethodSteps::MethodSteps(QWidget *parent) : QTreeWidget(parent)
{
    setColumnCount(2);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new StatusDelegate(this));
    setAccessibleName(Text::tr("Steps"));
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    for (int step = 0; step < stepCount; ++step) {
        auto *item = new QTreeWidgetItem(this);
        item->setSizeHint(0, {0, heightOfRow(*this)});
        item->setData(1, items::SecondaryRole, true);
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    }
    setCurrentItem(topLevelItem(0));
    setFixedHeight(stepCount * heightOfRow(*this) + 2);
}

void MethodSteps::fill(const services::Methodology &method, bool patternsKnown)
{
    for (int number = 0; number < stepCount; ++number) {
        const auto step = static_cast<MethodStep>(number);
        const services::MethodCounts counts = method.counts(step);
        const bool known = step != MethodStep::Patterns || patternsKnown;
        const AnswerState worst = counts.missing > 0   ? AnswerState::Missing
                                  : counts.assumed > 0 ? AnswerState::Assumed
                                                       : AnswerState::Given;
        QTreeWidgetItem *item = topLevelItem(number);
        item->setText(0, Text::tr("%1 %2").arg(number + 1).arg(services::stepTitle(step)));
        item->setText(1, known ? shortText(counts, step) : Text::tr("looking…"));
        item->setIcon(0, known && counts.all() > 0 ? stateIcon(worst, step == MethodStep::Patterns, devicePixelRatioF())
                                                   : noIcon());
        item->setToolTip(0,
                         known ? countsText(counts, step) : Text::tr("The advisor looks for patterns that pay off."));
        item->setToolTip(1, item->toolTip(0));
    }
}

MethodQuestions::MethodQuestions(QWidget *parent) : QTreeWidget(parent)
{
    setColumnCount(1);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setWordWrap(true); // many begin alike
    setAlternatingRowColors(true);
    setAccessibleName(Text::tr("Questions"));
    setItemDelegate(new StatusDelegate(this));
    setMinimumHeight(leastRows * heightOfRow(*this));
}

void MethodQuestions::fill(const QList<MethodQuestion> &questions, bool known)
{
    while (topLevelItemCount() > questions.size())
        delete takeTopLevelItem(topLevelItemCount() - 1);
    while (topLevelItemCount() < questions.size())
        new QTreeWidgetItem(this);
    for (int row = 0; row < questions.size(); ++row) {
        const MethodQuestion &question = questions.at(row);
        QTreeWidgetItem *item = topLevelItem(row);
        const QString text = base::visibleText(question.question);
        item->setText(0, text);
        item->setSizeHint(0, {0, heightFor(text)});
        item->setIcon(0,
                      known ? stateIcon(question.state, question.asked == services::Asked::Pattern, devicePixelRatioF())
                            : noIcon());
        item->setData(0, items::SecondaryRole, !known || question.state == AnswerState::Given);
        QStringList lines{question.question};
        QStringList spoken{known ? stateText(question.state) : Text::tr("looking…"), text};
        if (known && !question.answer.isEmpty()) {
            lines << question.answer;
            spoken << base::visibleText(question.answer);
        }
        item->setToolTip(0, base::paragraphs(lines));
        item->setData(0, Qt::AccessibleTextRole, spoken.join(QStringLiteral(", ")));
    }
}

/// In as many lines as it needs: the ends of questions differ.
int MethodQuestions::heightFor(const QString &text) const
{
    const int beside = views::iconSize + 20;
    const QRect room(0, 0, viewport()->width() - beside, QWIDGETSIZE_MAX);
    const int lines = fontMetrics().boundingRect(room, Qt::TextWordWrap, text).height();
    return std::max(heightOfRow(*this), lines + heightOfRow(*this) - fontMetrics().height());
}

void MethodQuestions::resizeEvent(QResizeEvent *event)
{
    QTreeWidget::resizeEvent(event);
    for (int row = 0; row < topLevelItemCount(); ++row)
        topLevelItem(row)->setSizeHint(0, {0, heightFor(topLevelItem(row)->text(0))});
}

} // namespace sw::views
