// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/evidenceview.h"

#include "models/base/text.h"
#include "views/deploy/causebars.h"
#include "views/widgets/linkbutton.h"
#include "views/widgets/statusline.h"
#include "views/widgets/textlabel.h"

#include <QClipboard>
#include <QDateTime>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

using deploy::ChangeClass;
using deploy::StepKind;
using deploy::Violators;

bool isAboutKeys(const deploy::Step &step)
{
    return step.change == ChangeClass::MayRefuseWrites &&
           (step.kind == StepKind::CreateIndex || step.kind == StepKind::ChangeIndex);
}

/// The last digits of an id tell it apart.
QString shortened(const QString &id)
{
    constexpr int head = 8, tail = 9;
    return id.size() > head + tail + 3 ? id.left(head) + QStringLiteral("…") + id.right(tail) : id;
}

QString countText(const Violators &violators)
{
    const QString count = QLocale().toString(violators.count);
    return violators.atLeast ? EvidenceView::tr("At least %1").arg(count) : count;
}

} // namespace

EvidenceView::EvidenceView(QWidget *parent)
    : QWidget(parent),
      m_headline(new StatusLine),
      m_consequence(new TextLabel(TextLabel::Style::Secondary)),
      m_bars(new CauseBars),
      m_table(new QTableWidget(0, 3)),
      m_problem(new TextLabel(TextLabel::Style::Warn)),
      m_values(new LinkButton(tr("Show values"))),
      m_copyFilter(new LinkButton(QString())),
      m_copyQuery(new LinkButton(tr("Copy the shell's query")))
{
    m_consequence->setWordWrap(true);
    m_problem->setWordWrap(true);
    m_table->setHorizontalHeaderLabels({QStringLiteral("_id"), tr("Why"), tr("Value")});
    m_table->setAccessibleName(tr("Documents concerned"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(24);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_copyFilter->setToolTip(tr("For find() in the shell, and for the filter of Compass"));
    setMinimumWidth(300);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(6);
    layout->addWidget(m_headline);
    layout->addWidget(m_consequence);
    layout->addWidget(m_bars);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_problem);
    layout->addWidget(m_values);
    layout->addWidget(m_copyFilter);
    layout->addWidget(m_copyQuery);
    m_values->setToolTip(tr("What the documents hold there. It is shown here only, and in no report or file"));
    connect(m_values, &QPushButton::clicked, this, [this] {
        m_showsValues = !m_showsValues;
        updateValues();
    });
    connect(m_copyFilter, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_filter); });
    connect(m_copyQuery, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_query); });
}

QString EvidenceView::headline(const deploy::Step &step)
{
    const QString count = countText(step.violators);
    if (step.violators.state == Violators::State::Unknown)
        return tr("How many documents are concerned is not known");
    if (isAboutKeys(step))
        return tr("%1 documents share a key").arg(count);
    const QString all = step.documents ? QLocale().toString(*step.documents) : QString();
    if (step.change == ChangeClass::MayDelete)
        return all.isEmpty() ? tr("%1 documents would be deleted").arg(count)
                             : tr("%1 of %2 documents would be deleted").arg(count, all);
    return all.isEmpty() ? tr("%1 documents would fail").arg(count)
                         : tr("%1 of %2 documents would fail").arg(count, all);
}

QString EvidenceView::consequence(const deploy::Step &step)
{
    QStringList parts;
    if (step.violators.countedAtMs > 0)
        parts << tr("Counted at %1.")
                     .arg(QLocale().toString(QDateTime::fromMSecsSinceEpoch(step.violators.countedAtMs).time(),
                                             QLocale::ShortFormat));
    if (isAboutKeys(step))
        parts << tr("The server does not build a unique index over them.");
    else if (step.change == ChangeClass::MayDelete)
        parts << tr("The server deletes them within a minute or so, and others as they reach that age.");
    else
        parts << tr("They stay readable, but any write to them is refused.");
    return parts.join(QLatin1Char(' '));
}

bool EvidenceView::show(const deploy::Step &step, const services::Evidence *evidence)
{
    const Violators::State state = step.violators.state;
    const bool counted = state == Violators::State::Some || state == Violators::State::Unknown;
    setVisible(counted || evidence != nullptr);
    if (!counted && evidence == nullptr)
        return false;
    m_headline->setVisible(counted);
    m_consequence->setVisible(counted);
    if (counted) {
        m_headline->setMessage(step.change == ChangeClass::MayDelete || isAboutKeys(step) ? Status::Bad : Status::Warn,
                               headline(step));
        const bool partly = evidence != nullptr && !evidence->causes.isEmpty() && !evidence->counted &&
                            evidence->examined < step.violators.count;
        m_consequence->setText(
            consequence(step) +
            (partly ? QLatin1Char(' ') + tr("Causes in %1 of them:").arg(QLocale().toString(evidence->examined))
                    : QString()));
    }
    m_causes = evidence ? evidence->causes : QList<services::FailureCause>();
    m_bars->setCauses(evidence ? *evidence : services::Evidence());
    m_problem->setVisible(evidence != nullptr && !evidence->problem.isEmpty());
    m_problem->setText(evidence ? tr("They cannot be listed: %1").arg(base::visibleText(evidence->problem))
                                : QString());
    m_filter = evidence ? evidence->filter : QString();
    m_query = evidence ? evidence->query : QString();
    m_copyFilter->setVisible(!m_filter.isEmpty());
    m_copyFilter->setText(counted ? tr("Copy the filter for all %1").arg(QLocale().toString(step.violators.count))
                                  : tr("Copy the filter"));
    m_copyQuery->setVisible(!m_query.isEmpty());
    fillTable(evidence);
    return true;
}

void EvidenceView::fillTable(const services::Evidence *evidence)
{
    const QList<services::FailingDocument> documents =
        evidence ? evidence->documents : QList<services::FailingDocument>();
    m_table->setVisible(!documents.isEmpty());
    m_table->setRowCount(static_cast<int>(documents.size()));
    const bool told = std::any_of(documents.cbegin(), documents.cend(),
                                  [](const services::FailingDocument &one) { return !one.reasons.isEmpty(); });
    m_table->setColumnHidden(1, !told);
    for (int row = 0; row < documents.size(); ++row) {
        const services::FailingDocument &document = documents.at(row);
        const QString reasons = document.reasons.join(QStringLiteral("; "));
        const QStringList texts{document.id, reasons, document.value.isEmpty() ? QStringLiteral("–") : document.value};
        for (int column = 0; column < texts.size(); ++column) {
            auto *item = new QTableWidgetItem(column == 0 ? shortened(texts.at(column)) : texts.at(column));
            item->setToolTip(texts.at(column).toHtmlEscaped());
            if (column == 2)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
    }
    m_values->setVisible(told);
    updateValues();
    m_table->resizeColumnToContents(0);
    m_table->setColumnWidth(0, std::min(m_table->columnWidth(0), fontMetrics().averageCharWidth() * 26));
}

/// Values of people's documents are shown to who asks for them.
void EvidenceView::updateValues()
{
    m_values->setText(m_showsValues ? tr("Hide values") : tr("Show values"));
    m_table->setColumnHidden(2, !m_showsValues);
    m_table->resizeColumnToContents(2);
    m_table->setColumnWidth(2, std::min(m_table->columnWidth(2), width() / 4));
}

} // namespace sw::views
