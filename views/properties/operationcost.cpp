// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/sizing/cost/costrange.h"
#include "views/properties/operationpage.h"
#include "views/widgets/charts/figuretips.h"
#include "views/widgets/explainpopup.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/textlabel.h"

#include <QPushButton>

namespace sw::views
{

void OperationPage::addCost()
{
    PropertyForm *form = addForm(tr("Cost of each execution"));
    for (const QString &label : {tr("Documents read"), tr("Joined"), tr("Written"), tr("Copies in step"),
                                 tr("Index entries"), tr("Round trips"), tr("Bytes read"), tr("Rewritten")}) {
        m_cost.append(new TextLabel(TextLabel::Style::Body));
        const qsizetype row = m_cost.size() - 1;
        FigureTips::install(m_cost.last(),
                            std::function<sizing::Figure()>([this, row] { return m_figures.value(row); }));
        form->addWidget(label, m_cost.last());
    }
    m_explainCost = new QPushButton(tr("How these figures came about"));
    connect(m_explainCost, &QPushButton::clicked, this, &OperationPage::explainCost);
    form->addWidget({}, m_explainCost);
}

void OperationPage::refreshDerived()
{
    const auto range = sizing::costRange(model(), derived().design(), m_id, sizing::fetchCostFactor(derived().sizes()));
    m_figures = range ? sizing::costFigures(model(), *range) : QList<sizing::Figure>();
    m_explainCost->setEnabled(range.has_value());
    for (qsizetype i = 0; i < m_cost.size(); ++i) {
        const sizing::Figure figure = m_figures.value(i);
        m_cost.at(i)->setText(range ? sizing::rangeText(figure.value, figure.unit) : QStringLiteral("–"));
    }
}

void OperationPage::explainCost()
{
    if (!m_figures.isEmpty())
        ExplainPopup::showAt(m_explainCost, m_explainCost->mapToGlobal(QPoint(0, m_explainCost->height())),
                             explanationOf(base::visibleText(operation().name), m_figures));
}

} // namespace sw::views
