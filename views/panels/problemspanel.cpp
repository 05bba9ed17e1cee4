// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/problemspanel.h"

#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/fixedit.h"
#include "models/document/edits/projectedits.h"
#include "models/items/selection.h"
#include "models/services/fixes/fixregistry.h"
#include "views/panels/fixpreviews.h"
#include "views/panels/problemcard.h"
#include "views/widgets/foldsection.h"
#include "views/widgets/linkbutton.h"
#include "views/widgets/segmentedcontrol.h"
#include "views/widgets/statusline.h"
#include "views/widgets/textlabel.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>

namespace sw::views
{

namespace
{

constexpr int step = 20; // of each severity at a time: hundreds of cards would hold up every edit

enum Filter { AllFindings, ErrorsOnly, WarningsOnly, HintsOnly };

Filter filterOf(const checks::Finding &finding)
{
    return finding.severity == checks::Severity::Error     ? ErrorsOnly
           : finding.severity == checks::Severity::Warning ? WarningsOnly
                                                           : HintsOnly;
}

QString cardName(const QString &group, int number)
{
    return QStringLiteral("%1 %2").arg(group).arg(number);
}

} // namespace

/// The findings of one severity.
struct ProblemsPanel::Group
{
    QString id;
    QString title;
    bool folded = false;
    QList<QWidget *> cards = {};
    int count = 0; ///< of all, shown or not
};

ProblemsPanel::ProblemsPanel(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                             QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_derived(derived),
      m_selection(selection),
      m_previews(new FixPreviews(this)),
      m_filter(new SegmentedControl({tr("All"), tr("Errors"), tr("Warnings"), tr("Hints")})),
      m_trouble(new StatusLine),
      m_scroll(new QScrollArea),
      m_list(new QWidget),
      m_layout(new QVBoxLayout(m_list))
{
    m_filter->setCurrent(0);
    m_filter->setAccessibleName(tr("Severity"));
    m_layout->setContentsMargins(0, 0, 0, 8);
    m_layout->setSpacing(0);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidget(m_list);
    m_trouble->setVisible(false);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(8, 6, 8, 6);
    bar->addWidget(m_filter);
    bar->addWidget(m_trouble, 1);
    bar->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_scroll, 1);
    connect(m_filter, &SegmentedControl::chosen, this, &ProblemsPanel::rebuild);
    connect(&derived, &document::DerivedState::updated, this, &ProblemsPanel::update);
    connect(m_previews, &FixPreviews::told, this,
            [this](const QString &key, bool possible, const QString &line, const QStringList &more) {
                if (ProblemCard *card = m_cards.value(key))
                    card->setEffect(key.section(QLatin1Char('\n'), -1), possible, line, more);
            });
    update();
}

void ProblemsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_outdated)
        rebuild();
}

void ProblemsPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_previews->stop();
    m_outdated = true; // what was not yet told is asked for again
}

/// The list is made when it can be seen; the numbers are wanted at all times.
void ProblemsPanel::update()
{
    m_trouble->setVisible(false);
    tellCounts();
    m_outdated = true;
    if (isVisible())
        rebuild();
}

void ProblemsPanel::tellCounts()
{
    const services::FindingCounts counts = services::countOf(m_derived.findings());
    const int errors = static_cast<int>(m_derived.problems().size()) + counts.errors;
    const int all[] = {errors + counts.warnings + counts.notes, errors, counts.warnings, counts.notes};
    const QString names[] = {tr("All"), tr("Errors"), tr("Warnings"), tr("Hints")};
    for (int i = 0; i < 4; ++i)
        m_filter->setChoiceText(i, QStringLiteral("%1 %2").arg(names[i], QLocale().toString(all[i])));
    Q_EMIT countChanged(all[0], errors > 0            ? Status::Bad
                                : counts.warnings > 0 ? Status::Warn
                                : counts.notes > 0    ? Status::Info
                                                      : Status::Ok);
}

void ProblemsPanel::rebuild()
{
    const QWidget *focus = QApplication::focusWidget();
    const bool hadFocus = focus != nullptr && m_list->isAncestorOf(focus);
    const QString focused = hadFocus ? focus->objectName() : QString();
    const int scrolled = m_scroll->verticalScrollBar()->value();
    m_outdated = false;
    m_cards.clear();
    while (QLayoutItem *item = m_layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    Group groups[] = {{QStringLiteral("errors"), tr("Errors")},
                      {QStringLiteral("warnings"), tr("Warnings")},
                      {QStringLiteral("hints"), tr("Hints")},
                      {QStringLiteral("ignored"), tr("Ignored"), true}};
    const int filter = m_filter->current();
    const auto wanted = [&](int kind, Group &group) {
        if (filter != AllFindings && filter != kind)
            return false;
        return ++group.count <= m_shown.value(group.id, step);
    };
    for (const base::Error &error : m_derived.problems()) {
        if (wanted(ErrorsOnly, groups[0]))
            groups[0].cards << new ProblemCard(error);
    }
    const services::FixContext context(m_document.model(), m_derived.evaluation());
    QList<FixPreviews::Wanted> previews;
    for (const checks::Finding &finding : m_derived.findings()) {
        const int kind = filterOf(finding);
        if (!wanted(kind, groups[finding.suppressed ? 3 : kind - 1]))
            continue;
        // what is being worked on has no place in a design that is older
        const QList<services::Fix> fixes =
            m_derived.isCurrent() ? services::fixesOf(context, finding) : QList<services::Fix>();
        ProblemCard *card = makeCard(finding, fixes);
        groups[finding.suppressed ? 3 : kind - 1].cards << card;
        for (const services::Fix &fix : fixes) {
            const QString key = QString::number(m_cards.size()) + QLatin1Char('\n') + fix.id;
            m_cards.insert(key, card);
            previews << FixPreviews::Wanted{key, finding, fix};
        }
    }
    bool any = false;
    for (Group &group : groups)
        any = addGroup(group) || any;
    if (!any) {
        auto *none = new TextLabel(TextLabel::Style::Secondary,
                                   filter == AllFindings ? tr("No problems. The model and its design are checked with "
                                                              "every change; what is found appears here.")
                                                         : tr("No problems of this severity."));
        none->setWordWrap(true);
        none->setContentsMargins(12, 12, 12, 12);
        m_layout->addWidget(none);
    }
    m_layout->addStretch();
    if (isVisible())
        m_previews->ask(m_document.model(), m_derived.evaluation(), previews, m_document.stepRule());
    if (hadFocus)
        QTimer::singleShot(0, this, [this, focused, scrolled] { restoreFocus(focused, scrolled); });
    else
        QTimer::singleShot(0, this, [this, scrolled] { m_scroll->verticalScrollBar()->setValue(scrolled); });
}

bool ProblemsPanel::addGroup(Group &group)
{
    if (group.cards.isEmpty())
        return false;
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (QWidget *card : std::as_const(group.cards)) {
        card->setObjectName(cardName(group.id, layout->count()));
        layout->addWidget(card);
    }
    const int shown = static_cast<int>(group.cards.size());
    if (group.count > shown) {
        auto *more = new LinkButton(tr("Show %1 more").arg(QLocale().toString(std::min(step, group.count - shown))));
        more->setObjectName(cardName(group.id, shown)); // the focus goes to the first card that it brings
        connect(
            more, &QPushButton::clicked, this,
            [this, id = group.id, shown] {
                m_shown.insert(id, shown + step);
                rebuild();
            },
            Qt::QueuedConnection);
        layout->addWidget(more, 0, Qt::AlignLeft);
    }
    auto *section = new FoldSection(QStringLiteral("%1  %2").arg(group.title, QLocale().toString(group.count)), content,
                                    m_folded.value(group.id, group.folded));
    connect(section, &FoldSection::folded, this, [this, id = group.id](bool folded) { m_folded.insert(id, folded); });
    m_layout->addWidget(section);
    return true;
}

ProblemCard *ProblemsPanel::makeCard(const checks::Finding &finding, const QList<services::Fix> &fixes)
{
    auto *card = new ProblemCard(finding, fixes);
    connect(card, &ProblemCard::objectWanted, this, [this, finding] { show(finding); });
    connect(
        card, &ProblemCard::ignoreWanted, this, [this, finding] { ignore(finding); }, Qt::QueuedConnection);
    // the card is gone once the model has changed
    connect(
        card, &ProblemCard::fixWanted, this,
        [this, fixes](const QString &id) {
            for (const services::Fix &one : fixes) {
                if (one.id == id)
                    return fix(one);
            }
        },
        Qt::QueuedConnection);
    return card;
}

void ProblemsPanel::show(const checks::Finding &finding)
{
    if (!finding.relationship.isEmpty())
        m_selection.selectRelationship(finding.relationship);
    else if (!finding.operation.isEmpty())
        m_selection.selectOperation(finding.operation);
    else if (!finding.use.isEmpty())
        m_selection.selectPattern(finding.use);
    else if (!finding.entity.isEmpty())
        m_selection.selectEntity(finding.entity);
    else
        m_selection.selectCollection(finding.collection, finding.path);
}

void ProblemsPanel::ignore(const checks::Finding &finding)
{
    QString reason;
    if (!finding.suppressed) {
        schema::Model ignoring = m_document.model();
        ignoring.suppressed.append({finding.check, finding.object, finding.title});
        if (const auto allowed = m_document.allows(ignoring); !allowed)
            return refuse(allowed.error());
        bool given = false;
        reason = QInputDialog::getText(this, tr("Ignore %1").arg(finding.check),
                                       tr("Why is this acceptable? The reason is stored in the project."),
                                       QLineEdit::Normal, {}, &given)
                     .trimmed();
        if (!given || reason.isEmpty())
            return;
    }
    document::suppress(m_document, finding.check, finding.object, reason);
}

void ProblemsPanel::fix(const services::Fix &fix)
{
    const auto applied = document::applyFix(m_document, fix);
    m_trouble->setVisible(false);
    if (!applied)
        refuse(applied.error());
}

void ProblemsPanel::refuse(const base::Error &error)
{
    m_trouble->setMessage(Status::Bad, error.text());
    m_trouble->setVisible(true);
}

/// Where the button with the focus is gone, its problem is solved: the next one is at hand.
void ProblemsPanel::restoreFocus(const QString &name, int scrolled)
{
    QWidget *last = name.isEmpty() ? nullptr : m_list->findChild<QWidget *>(name);
    auto *next = qobject_cast<QPushButton *>(last);
    if (!next)
        next = (last ? last : m_list)->findChild<QPushButton *>();
    if (next)
        next->setFocus();
    else
        m_filter->setFocus();
    m_scroll->verticalScrollBar()->setValue(scrolled);
}

} // namespace sw::views

#include "moc_problemspanel.cpp"
