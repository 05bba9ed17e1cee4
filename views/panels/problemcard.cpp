// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/problemcard.h"

#include "models/base/text.h"
#include "views/widgets/editors/fieldmenu.h"
#include "views/widgets/linkbutton.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/textlabel.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace sw::views
{

namespace
{

TextLabel *textOf(TextLabel::Style style, const QString &text)
{
    auto *label = new TextLabel(style, base::visibleText(text));
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// Icon at the left, lines at the right.
QVBoxLayout *makeLines(QWidget *card, Status status)
{
    auto *mark = new QLabel;
    mark->setPixmap(iconPixmap(statusIcon(status), 16, statusText(status), card->devicePixelRatioF()));
    auto *layout = new QHBoxLayout(card);
    layout->setContentsMargins(12, 6, 12, 6);
    layout->addWidget(mark, 0, Qt::AlignTop);
    auto *lines = new QVBoxLayout;
    lines->setSpacing(2);
    layout->addLayout(lines, 1);
    return lines;
}

Status statusOfFinding(const checks::Finding &finding)
{
    if (finding.suppressed || finding.severity == checks::Severity::Info)
        return Status::Info;
    return finding.severity == checks::Severity::Error ? Status::Bad : Status::Warn;
}

} // namespace

ProblemCard::ProblemCard(const checks::Finding &finding, const QList<services::Fix> &fixes, QWidget *parent)
    : QWidget(parent), m_lines(makeLines(this, statusOfFinding(finding)))
{
    const QString key = finding.check + QLatin1Char(' ') + finding.object + QLatin1Char(' ') + finding.title;
    auto *head = new QHBoxLayout;
    head->addWidget(textOf(TextLabel::Style::Title, finding.title), 1);
    head->addWidget(new TextLabel(TextLabel::Style::Secondary, finding.check), 0, Qt::AlignTop);
    m_lines->addLayout(head);
    auto *object = new LinkButton(base::visibleText(finding.object));
    object->setToolTip(tr("Show it"));
    object->setObjectName(key);
    connect(object, &QPushButton::clicked, this, &ProblemCard::objectWanted);
    m_lines->addWidget(object, 0, Qt::AlignLeft);
    addText(finding.detail);
    if (fixes.isEmpty())
        addText(finding.fix, false);
    if (finding.suppressed)
        addText(tr("Ignored: %1").arg(finding.suppressedReason));
    addFixes(fixes, key);
    auto *ignore = new LinkButton(finding.suppressed ? tr("Show again") : tr("Ignore…"));
    ignore->setObjectName(key + QLatin1String(" ignore"));
    connect(ignore, &QPushButton::clicked, this, &ProblemCard::ignoreWanted);
    m_lines->addWidget(ignore, 0, Qt::AlignLeft);
}

ProblemCard::ProblemCard(const base::Error &error, QWidget *parent)
    : QWidget(parent), m_lines(makeLines(this, Status::Bad))
{
    m_lines->addWidget(textOf(TextLabel::Style::Title, error.message));
    addText(error.where);
    addText(error.wayOut);
}

void ProblemCard::addText(const QString &text, bool isSecondary)
{
    if (!text.isEmpty())
        m_lines->addWidget(textOf(isSecondary ? TextLabel::Style::Secondary : TextLabel::Style::Body, text));
}

void ProblemCard::addFixes(const QList<services::Fix> &fixes, const QString &key)
{
    if (fixes.isEmpty())
        return;
    auto *ways = new QGridLayout;
    ways->setContentsMargins(0, 4, 0, 2);
    ways->setHorizontalSpacing(8);
    ways->setVerticalSpacing(4);
    ways->setColumnStretch(1, 1);
    for (const services::Fix &fix : fixes) {
        const Way way{new QPushButton(icon(QStringLiteral("idea")), menuText(fix.text)),
                      textOf(TextLabel::Style::Secondary, QStringLiteral("…"))};
        way.button->setObjectName(key + QLatin1Char(' ') + fix.id);
        way.button->setAutoDefault(false);
        connect(way.button, &QPushButton::clicked, this, [this, id = fix.id] { Q_EMIT fixWanted(id); });
        const int row = ways->rowCount();
        ways->addWidget(way.button, row, 0, Qt::AlignTop);
        ways->addWidget(way.effect, row, 1, Qt::AlignVCenter);
        m_ways.insert(fix.id, way);
    }
    m_lines->addLayout(ways);
}

void ProblemCard::setEffect(const QString &fix, bool possible, const QString &line, const QStringList &more)
{
    const Way way = m_ways.value(fix);
    if (!way.button)
        return;
    way.button->setEnabled(possible);
    way.button->setToolTip(Qt::convertFromPlainText(more.join(QLatin1Char('\n')), Qt::WhiteSpaceNormal));
    way.button->setAccessibleDescription(line);
    way.effect->setText(line);
    way.effect->setToolTip(way.button->toolTip());
}

} // namespace sw::views

#include "moc_problemcard.cpp"
