// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/problemspanel.h"

#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/projectedits.h"
#include "models/items/selection.h"
#include "views/widgets/linkbutton.h"
#include "views/widgets/segmentedcontrol.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"

#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

namespace sw::views
{

namespace
{

constexpr int mostShown = 200; // more would be slow to lay out, and nobody reads them

Status statusOf(checks::Severity severity)
{
    return severity == checks::Severity::Error     ? Status::Bad
           : severity == checks::Severity::Warning ? Status::Warn
                                                   : Status::Info;
}

QLabel *wrapped(const QString &text)
{
    auto *label = new QLabel(base::visibleText(text));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QLabel *secondary(const QString &text)
{
    QLabel *label = wrapped(text);
    QPalette colors = label->palette();
    colors.setColor(QPalette::WindowText, secondaryText());
    label->setPalette(colors);
    return label;
}

/// Icon at the left, lines at the right.
struct Card
{
    explicit Card(Status status) : widget(new QWidget), lines(new QVBoxLayout)
    {
        auto *mark = new QLabel;
        mark->setPixmap(iconPixmap(statusIcon(status), 16, statusText(status), widget->devicePixelRatioF()));
        auto *layout = new QHBoxLayout(widget);
        layout->setContentsMargins(12, 6, 12, 6);
        layout->addWidget(mark, 0, Qt::AlignTop);
        layout->addLayout(lines, 1);
        lines->setSpacing(2);
    }

    QWidget *widget;
    QVBoxLayout *lines;
};

} // namespace

ProblemsPanel::ProblemsPanel(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                             QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_derived(derived),
      m_selection(selection),
      m_filter(new SegmentedControl({tr("All"), tr("Errors"), tr("Warnings"), tr("Hints")})),
      m_list(new QWidget),
      m_layout(new QVBoxLayout(m_list))
{
    m_filter->setCurrent(0);
    m_filter->setAccessibleName(tr("Severity"));
    m_layout->setContentsMargins(0, 0, 0, 8);
    m_layout->setSpacing(0);
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(m_list);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(8, 6, 8, 6);
    bar->addWidget(m_filter);
    bar->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(scroll, 1);
    connect(m_filter, &SegmentedControl::chosen, this, &ProblemsPanel::rebuild);
    connect(&derived, &document::DerivedState::updated, this, &ProblemsPanel::rebuild);
    rebuild();
}

void ProblemsPanel::rebuild()
{
    while (QLayoutItem *item = m_layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const int filter = m_filter->current();
    int shown = 0;
    for (const base::Error &error : m_derived.problems()) {
        if (filter <= 1 && shown < mostShown) {
            m_layout->addWidget(makeModelError(error));
            ++shown;
        }
    }
    for (const checks::Finding &finding : m_derived.findings()) {
        const int group = finding.severity == checks::Severity::Error     ? 1
                          : finding.severity == checks::Severity::Warning ? 2
                                                                          : 3;
        if ((filter == 0 || filter == group) && shown < mostShown) {
            m_layout->addWidget(makeCard(finding));
            ++shown;
        }
    }
    if (shown == 0) {
        QLabel *none = secondary(tr("Nothing found."));
        none->setContentsMargins(12, 12, 12, 12);
        m_layout->addWidget(none);
    }
    m_layout->addStretch();
    const services::FindingCounts counts = services::countOf(m_derived.findings());
    Q_EMIT countChanged(static_cast<int>(m_derived.problems().size()) + counts.errors + counts.warnings);
}

QWidget *ProblemsPanel::makeModelError(const base::Error &error)
{
    const Card card(Status::Bad);
    QLabel *title = wrapped(error.message);
    setTitleFont(title);
    card.lines->addWidget(title);
    card.lines->addWidget(secondary(error.where));
    card.lines->addWidget(secondary(error.wayOut));
    return card.widget;
}

QWidget *ProblemsPanel::makeCard(const checks::Finding &finding)
{
    const Card card(finding.suppressed ? Status::Info : statusOf(finding.severity));
    auto *head = new QHBoxLayout;
    QLabel *title = wrapped(finding.title);
    setTitleFont(title);
    head->addWidget(title, 1);
    head->addWidget(secondary(finding.check), 0, Qt::AlignTop);
    card.lines->addLayout(head);
    auto *object = new LinkButton(base::visibleText(finding.object));
    object->setToolTip(tr("Show it"));
    connect(object, &QPushButton::clicked, this, [this, finding] { show(finding); });
    card.lines->addWidget(object, 0, Qt::AlignLeft);
    card.lines->addWidget(secondary(finding.detail));
    if (!finding.fix.isEmpty())
        card.lines->addWidget(wrapped(finding.fix));
    if (finding.suppressed)
        card.lines->addWidget(secondary(tr("Ignored: %1").arg(finding.suppressedReason)));
    auto *suppressButton = new QPushButton(finding.suppressed ? tr("Show again") : tr("Ignore…"));
    connect(suppressButton, &QPushButton::clicked, this, [this, finding] { suppress(finding); });
    card.lines->addWidget(suppressButton, 0, Qt::AlignLeft);
    return card.widget;
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

void ProblemsPanel::suppress(const checks::Finding &finding)
{
    QString reason;
    if (!finding.suppressed) {
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

} // namespace sw::views
