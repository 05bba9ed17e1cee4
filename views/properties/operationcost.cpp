// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/operationcost.h"

#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/services/questions/operations.h"
#include "views/widgets/charts/figuretips.h"
#include "views/widgets/explainpopup.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/textlabel.h"

#include <QPushButton>

namespace sw::views
{

OperationCost::OperationCost(const PageContext &context, PropertyForm &form)
    : QObject(&form), m_context(context), m_explain(new QPushButton(tr("How these figures came about")))
{
    for (const QString &label : {tr("Documents read"), tr("Joined"), tr("Written"), tr("Copies in step"),
                                 tr("Index entries"), tr("Round trips"), tr("Bytes read"), tr("Rewritten")}) {
        const qsizetype row = m_labels.size();
        m_labels.append(new TextLabel(TextLabel::Style::Body));
        m_labels.last()->setElided(); // a long range does not take a line of its own
        FigureTips::install(m_labels.last(),
                            std::function<sizing::Figure()>([this, row] { return m_figures.value(row); }));
        form.addWidget(label, m_labels.last());
    }
    connect(m_explain, &QPushButton::clicked, this, &OperationCost::explain);
    form.addWidget({}, m_explain);
}

void OperationCost::show(const schema::OperationId &id)
{
    m_id = id;
    const document::DerivedState &derived = m_context.derived;
    const schema::Model &model = m_context.document.model();
    const auto range = services::costRange(model, derived.evaluation(), m_id);
    m_figures = range ? sizing::costFigures(model, *range) : QList<sizing::Figure>();
    m_explain->setEnabled(range.has_value());
    for (qsizetype i = 0; i < m_labels.size(); ++i) {
        const sizing::Figure figure = m_figures.value(i);
        m_labels.at(i)->setText(range ? sizing::rangeText(figure.value, figure.unit) : QStringLiteral("–"));
    }
}

void OperationCost::explain()
{
    const schema::Operation *operation = m_context.document.model().operation(m_id);
    if (operation != nullptr && !m_figures.isEmpty())
        ExplainPopup::showAt(m_explain, m_explain->mapToGlobal(QPoint(0, m_explain->height())),
                             sizing::explanationOf(base::visibleText(operation->name), m_figures));
}

} // namespace sw::views
