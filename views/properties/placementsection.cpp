// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/placementsection.h"

#include "models/base/text.h"
#include "models/design/placement/placementconstraints.h"
#include "models/design/placement/placementtexts.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/linkedits.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/statusline.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/style/patternbadgewidget.h"
#include "views/widgets/style/schematexts.h"
#include "views/widgets/style/thinline.h"
#include "views/widgets/textlabel.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionButton>
#include <QTreeWidget>

namespace sw::views
{

namespace
{

enum Column { Name, Cost, ColumnCount };
constexpr int reasonRole = Qt::UserRole;
constexpr int statusRole = Qt::UserRole + 1; ///< Status: Bad cannot be, Warn is advised against
constexpr int placementRole = Qt::UserRole + 2;
constexpr int reasonLines = 3;
constexpr int decisionLines = 5;

Status statusOf(const design::Candidate &candidate)
{
    return !design::canBeChosen(candidate) ? Status::Bad : !candidate.refusedBy.isEmpty() ? Status::Warn : Status::Info;
}

Status statusOf(const QTreeWidgetItem *item)
{
    return item != nullptr ? static_cast<Status>(item->data(Name, statusRole).toInt()) : Status::Info;
}

/// What is recommended on top, be it for other reasons than its cost; then what may be proposed, the cheapest first;
/// then what is only taken by choice, then what is advised against, then what cannot be.
QList<design::Candidate> ranked(const schema::Relationship &link, const design::PlacementDecision &decision)
{
    const auto rank = [&](const design::Candidate &each) {
        return each.placement == decision.recommended         ? -1
               : statusOf(each) == Status::Bad                ? 3
               : statusOf(each) == Status::Warn               ? 2
               : design::isOnlyByChoice(link, each.placement) ? 1
                                                              : 0;
    };
    QList<design::Candidate> candidates = decision.candidates;
    std::stable_sort(candidates.begin(), candidates.end(),
                     [&rank](const design::Candidate &left, const design::Candidate &right) {
                         const int a = rank(left), b = rank(right);
                         return a != b ? a < b : a < 2 && left.counted() < right.counted();
                     });
    return candidates;
}

PickList placementList(const schema::Model &model, const schema::Relationship *link,
                       const design::PlacementDecision *decision)
{
    if (link == nullptr)
        return {};
    PickList list{{}, {}, schema::nameOf(link->placement)};
    const auto add = [&](schema::Placement placement) {
        list.ids << schema::nameOf(placement);
        list.texts << placementText(model, *link, placement);
    };
    add(schema::Placement::Automatic);
    if (decision != nullptr) {
        for (const design::Candidate &candidate : ranked(*link, *decision)) {
            if (design::canBeChosen(candidate) && !list.ids.contains(schema::nameOf(candidate.placement)))
                add(candidate.placement);
        }
    }
    if (!list.ids.contains(list.current))
        add(link->placement);
    return list;
}

/// What stands in the column of costs, in words.
QString costTip(const schema::Relationship &link, const design::Candidate &candidate)
{
    if (!design::canBeChosen(candidate))
        return base::paragraphs(
            {PlacementSection::tr("It cannot be stored so, whatever it would cost."), candidate.reason});
    QStringList lines{PlacementSection::tr("%1 units each second").arg(base::countText(candidate.cost))};
    if (candidate.weight != 1)
        lines << PlacementSection::tr("This goal counts it as %1.").arg(base::countText(candidate.counted()));
    if (!candidate.refusedBy.isEmpty())
        lines =
            QStringList{PlacementSection::tr("Advised against, though it can be chosen."), candidate.reason} + lines;
    if (design::isOnlyByChoice(link, candidate.placement))
        lines << PlacementSection::tr(
            "It is not proposed, only taken when somebody chooses it: each document would hold "
            "a copy of the other.");
    return base::paragraphs(lines);
}

/// As the style draws it: one of several.
QIcon radioIcon(const QWidget *widget, bool chosen, bool possible)
{
    QStyleOptionButton option;
    option.initFrom(widget);
    option.state = possible ? QStyle::State_Enabled : QStyle::State_None;
    option.state |= chosen ? QStyle::State_On : QStyle::State_Off;
    option.rect = QRect(0, 0, widget->style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth, &option, widget),
                        widget->style()->pixelMetric(QStyle::PM_ExclusiveIndicatorHeight, &option, widget));
    QPixmap pixmap(option.rect.size() * widget->devicePixelRatioF());
    pixmap.setDevicePixelRatio(widget->devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    widget->style()->drawPrimitive(QStyle::PE_IndicatorRadioButton, &option, &painter, widget);
    QIcon icon;
    for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected, QIcon::Disabled})
        icon.addPixmap(pixmap, mode);
    return icon;
}

} // namespace

PlacementSection::PlacementSection(const PageContext &context, Place place)
    : m_context(context),
      m_place(place),
      m_mark(new TextLabel(TextLabel::Style::Info)),
      m_choice(new TextLabel(TextLabel::Style::Title)),
      m_badges(new PatternBadgeRow),
      m_notCheapest(new TextLabel(TextLabel::Style::Body)),
      m_reasons(new TextLabel(TextLabel::Style::Secondary)),
      m_table(new QTreeWidget),
      m_reason(new StatusLine),
      m_form(new PropertyForm)
{
    m_choice->setElided();
    m_reasons->setWordWrap(true);
    if (m_place == Place::OwnSection) { // other sections follow, which choices must not move
        m_reasons->setLines(decisionLines);
        m_reason->setLines(reasonLines);
    }
    makeTable();
    m_form->addPick(
        tr("Override"),
        [this] {
            const schema::Model &model = m_context.document.model();
            return placementList(model, model.relationship(m_id), m_context.derived.design().placement(m_id));
        },
        [this](const QString &name) {
            return setPlacement(schema::parseName<schema::Placement>(name).value_or(schema::Placement::Automatic));
        });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(makeTitle());
    layout->addWidget(m_table);
    layout->addWidget(m_reason);
    layout->addSpacing(4);
    layout->addWidget(m_form);
    layout->addWidget(m_reasons);
}

QWidget *PlacementSection::makeTitle()
{
    auto *second = new QHBoxLayout;
    second->addWidget(m_choice, 1);
    second->addWidget(m_badges, 0, Qt::AlignTop);
    m_notCheapest->setWordWrap(true);
    auto *title = new QWidget;
    auto *layout = new QVBoxLayout(title);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    if (m_place == Place::OwnSection) {
        auto *name = new TextLabel(TextLabel::Style::SecondaryTitle, tr("Embed or link"));
        name->setWordWrap(true);
        auto *first = new QHBoxLayout;
        first->addWidget(name, 1);
        first->addWidget(m_mark);
        layout->addWidget(thinLine());
        layout->addLayout(first);
    }
    layout->addLayout(second);
    if (m_place == Place::BelowQuestion)
        layout->addWidget(m_mark);
    layout->addWidget(m_notCheapest);
    return title;
}

void PlacementSection::makeTable()
{
    m_table->setColumnCount(ColumnCount);
    m_table->setHeaderLabels({tr("Candidate"), tr("Units/s")});
    const QString units =
        base::paragraphs({tr("What the operations around this relationship cost each second when it is "
                             "stored so; less is better."),
                          tr("A unit is the price of one command; documents found, joined and written, "
                             "their bytes and index entries count as parts of it.")});
    m_table->headerItem()->setToolTip(Cost, units);
    m_table->headerItem()->setWhatsThis(Cost, units);
    m_table->headerItem()->setTextAlignment(Cost, Qt::AlignRight | Qt::AlignVCenter);
    m_table->setRootIsDecorated(false);
    m_table->setAlternatingRowColors(true);
    m_table->setUniformRowHeights(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_table->header()->setSectionResizeMode(Cost, QHeaderView::ResizeToContents);
    m_table->header()->setSectionsClickable(false);
    m_table->setAccessibleName(tr("Ways to store the relationship"));
    m_table->setAccessibleDescription(tr("Enter stores it as the row says"));
    connect(m_table, &QTreeWidget::currentItemChanged, this, &PlacementSection::showReason);
    connect(m_table, &QTreeWidget::itemClicked, this, &PlacementSection::choose);
    m_table->installEventFilter(this);
}

bool PlacementSection::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_table || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Space)
        return QWidget::eventFilter(watched, event);
    choose(m_table->currentItem());
    return true;
}

void PlacementSection::choose(const QTreeWidgetItem *item)
{
    if (item == nullptr || statusOf(item) == Status::Bad)
        return;
    const auto placement = static_cast<schema::Placement>(item->data(Name, placementRole).toInt());
    const schema::Relationship *link = m_context.document.model().relationship(m_id);
    const design::PlacementDecision *decision = m_context.derived.design().placement(m_id);
    if (link == nullptr || decision == nullptr || placement == stored(*link, *decision))
        return;
    if (const base::Result<void> done = setPlacement(placement); !done)
        m_reason->setMessage(Status::Bad, done.error().text());
}

base::Result<void> PlacementSection::setPlacement(schema::Placement placement)
{
    return document::changeRelationship(m_context.document, m_id, tr("Choose how to store the relationship"),
                                        [&](schema::Relationship &link) {
                                            link.placement = placement;
                                            link.doubtedPlacement = schema::Placement::Automatic;
                                        });
}

/// While the design is worked out anew, what was asked of it.
schema::Placement PlacementSection::stored(const schema::Relationship &link,
                                           const design::PlacementDecision &decision) const
{
    const bool isAsked = !m_context.derived.isCurrent() && link.placement != schema::Placement::Automatic;
    return isAsked ? link.placement : decision.placement;
}

void PlacementSection::show(const schema::RelationshipId &id)
{
    m_id = id;
    m_table->clear();
    m_form->reset();
}

void PlacementSection::refresh()
{
    const schema::Relationship *link = m_context.document.model().relationship(m_id);
    const design::PlacementDecision *decision = m_context.derived.design().placement(m_id);
    setVisible(link != nullptr && decision != nullptr);
    if (link == nullptr || decision == nullptr)
        return;
    showDecision(*link, *decision);
    showCandidates(*link, *decision);
    m_form->refresh();
}

void PlacementSection::showDecision(const schema::Relationship &link, const design::PlacementDecision &decision)
{
    const bool isRecommended = decision.placement == decision.recommended;
    const bool isFound = design::isPlacedByData(m_context.document.model(), link);
    m_mark->setText(!decision.chosenByPerson ? tr("recommended")
                    : isFound                ? (isRecommended ? tr("from the data, recommended") : tr("from the data"))
                    : !isRecommended         ? tr("your choice")
                    : link.isAgreed()        ? tr("recommended, agreed")
                                             : tr("your choice, recommended"));
    m_mark->setStyleOf(isRecommended ? TextLabel::Style::Info : TextLabel::Style::Secondary);
    m_choice->setText(placementText(m_context.document.model(), link, stored(link, decision)));
    m_badges->setPatterns(patternsOn(m_id));
    const QString notCheapest =
        design::whyNotCheapest(m_context.document.model(), link, decision).join(QLatin1Char(' '));
    m_notCheapest->setText(base::visibleText(notCheapest));
    m_notCheapest->setVisible(!notCheapest.isEmpty());
    QStringList reasons = decision.reasons;
    reasons.removeAll(m_told);
    m_reasons->setText(reasons.join(QLatin1Char('\n')));
    m_reasons->setVisible(m_place == Place::OwnSection || !reasons.isEmpty());
}

void PlacementSection::showCandidates(const schema::Relationship &link, const design::PlacementDecision &decision)
{
    m_table->clear();
    QStringList reasons;
    for (const design::Candidate &candidate : ranked(link, decision)) {
        reasons << asSentence(candidate.reason);
        const Status status = statusOf(candidate);
        auto *item = new QTreeWidgetItem(m_table);
        item->setText(Name, placementText(m_context.document.model(), link, candidate.placement));
        item->setText(Cost, status == Status::Bad    ? tr("refused")
                            : status == Status::Warn ? tr("not advised")
                                                     : base::countText(candidate.cost));
        item->setTextAlignment(Cost, Qt::AlignRight | Qt::AlignVCenter);
        item->setData(Name, reasonRole, candidate.reason);
        item->setData(Name, statusRole, static_cast<int>(status));
        item->setData(Name, placementRole, static_cast<int>(candidate.placement));
        const bool chosen = candidate.placement == stored(link, decision);
        item->setIcon(Name, radioIcon(m_table, chosen, status != Status::Bad));
        item->setData(Name, Qt::AccessibleTextRole, chosen ? tr("%1, chosen").arg(item->text(Name)) : QVariant());
        item->setToolTip(Name, base::paragraphs({item->text(Name), candidate.reason}));
        item->setToolTip(Cost, costTip(link, candidate));
        if (design::isOnlyByChoice(link, candidate.placement))
            item->setForeground(Cost, palette().placeholderText());
        if (status != Status::Info) {
            item->setForeground(Cost, statusText(status));
            item->setIcon(Cost, iconPixmap(statusIcon(status), 14, statusText(status), devicePixelRatioF()));
        }
        if (chosen)
            m_table->setCurrentItem(item);
    }
    const int rows = m_table->topLevelItemCount();
    const int height = rows > 0 ? m_table->sizeHintForRow(0) * rows : 0;
    m_table->setFixedHeight(height + m_table->header()->sizeHint().height() + 2);
    m_table->setVisible(rows > 0);
    if (m_place == Place::BelowQuestion)
        m_reason->setRoomFor(reasons);
    showReason();
}

void PlacementSection::showReason()
{
    const QTreeWidgetItem *item = m_table->currentItem();
    const QString reason = item != nullptr ? item->data(Name, reasonRole).toString() : QString();
    m_reason->setMessage(statusOf(item), asSentence(reason));
}

QStringList PlacementSection::patternsOn(const schema::RelationshipId &id) const
{
    QStringList found;
    for (const schema::PatternUse &use : m_context.derived.design().applied) {
        if (use.relationship == id && !found.contains(use.pattern))
            found << use.pattern;
    }
    return found;
}

void PlacementSection::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace sw::views
