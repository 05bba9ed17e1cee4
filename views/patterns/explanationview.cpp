// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/patterns/explanationview.h"

#include "models/base/text.h"
#include "models/patterns/patternregistry.h"
#include "views/patterns/effecttable.h"
#include "views/patterns/verdicts.h"
#include "views/widgets/panelheader.h"
#include "views/widgets/statusline.h"
#include "views/widgets/textlabel.h"

#include <QVBoxLayout>

namespace sw::views
{

ExplanationView::ExplanationView(QWidget *parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    showEmpty({});
}

void ExplanationView::begin()
{
    auto *content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(14, 8, 14, 12);
    m_column->setSpacing(6);
    setWidget(content); // deletes the former one
}

void ExplanationView::showEmpty(const QString &text)
{
    begin();
    auto *label = new TextLabel(TextLabel::Style::Secondary, text);
    label->setWordWrap(true);
    m_column->addWidget(label);
    m_column->addStretch();
}

void ExplanationView::addHeading(const QString &text)
{
    m_column->addSpacing(4);
    m_column->addWidget(new TextLabel(TextLabel::Style::SecondaryTitle, text));
}

void ExplanationView::addLines(const QString &heading, Status status, const QStringList &lines)
{
    if (lines.isEmpty())
        return;
    addHeading(heading);
    for (const QString &line : lines)
        m_column->addWidget(new StatusLine(status, base::visibleText(line)));
}

void ExplanationView::addVerdict(const advisor::Explanation &explanation)
{
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(explanation.use.pattern);
    auto *header = new PanelHeader;
    header->show(QStringLiteral("patterns/") + explanation.use.pattern,
                 pattern != nullptr ? pattern->name() : explanation.use.pattern, base::visibleText(explanation.target),
                 {explanation.use.pattern});
    m_column->addWidget(header);
    auto *verdict = new TextLabel(TextLabel::styleOf(statusOf(explanation.verdict)), fitText(explanation));
    setTitleFont(verdict);
    m_column->addWidget(verdict);
}

void ExplanationView::addText(const QString &text)
{
    if (text.isEmpty())
        return;
    auto *label = new TextLabel(TextLabel::Style::Body, base::visibleText(text));
    label->setWordWrap(true);
    m_column->addWidget(label);
}

void ExplanationView::addEffects(const QList<advisor::EffectRow> &rows)
{
    if (rows.isEmpty())
        return;
    addHeading(tr("Effect"));
    auto *effects = new EffectTable;
    effects->setRows(rows);
    m_column->addWidget(effects);
}

void ExplanationView::show(const advisor::PlacementMove &move, const QString &way)
{
    begin();
    auto *title = new TextLabel(TextLabel::Style::Title, way);
    title->setWordWrap(true);
    m_column->addWidget(title);
    addText(move.text);
    addEffects(move.effects);
    m_column->addStretch();
}

void ExplanationView::show(const advisor::Explanation &explanation)
{
    begin();
    addVerdict(explanation);
    if (!explanation.reason.isEmpty())
        m_column->addWidget(new StatusLine(Status::Warn, base::visibleText(explanation.reason)));
    addText(explanation.text);
    addLines(tr("What speaks for it"), Status::Ok, explanation.because);
    addEffects(explanation.effects);
    QStringList price;
    for (const QString &each : explanation.price)
        price << asSentence(each);
    addLines(tr("Trade-offs"), Status::Info, price);
    m_column->addStretch();
}

} // namespace sw::views
