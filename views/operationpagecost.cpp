// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/sizing/sizetexts.h"
#include "views/explainpopup.h"
#include "views/operationpage.h"
#include "views/propertyform.h"
#include "views/textlabel.h"

#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace sw::views
{

namespace
{

QString figure(double number)
{
    return number < 100 ? QString::number(number, 'g', 3) : base::countText(std::round(number));
}

} // namespace

void OperationPage::addCost()
{
    PropertyForm *form = addForm(tr("Cost in this design"));
    for (const QString &label : {tr("Documents read"), tr("Joined"), tr("Written"), tr("Copies in step"), tr("Index entries"), tr("Round trips"), tr("Bytes read"), tr("Rewritten")}) {
        m_cost.append(new TextLabel(TextLabel::Style::Body));
        form->addWidget(label, m_cost.last());
    }
    m_cost.at(1)->setToolTip(tr("Fetched from other collections by $lookup"));
    m_cost.at(3)->setToolTip(tr("Documents written only so that copies stay the same as their originals"));
    m_cost.at(4)->setToolTip(tr("Added and removed"));
    m_explainCost = new QPushButton(tr("How these figures came about"));
    connect(m_explainCost, &QPushButton::clicked, this, &OperationPage::explainCost);
    form->addWidget({}, m_explainCost);
}

const sizing::OperationCost *OperationPage::cost() const
{
    const QList<sizing::OperationCost> &costs = derived().costs();
    const auto found = std::find_if(costs.begin(), costs.end(), [this](const sizing::OperationCost &each) { return each.operation == m_id; });
    return found == costs.end() ? nullptr : &*found;
}

void OperationPage::refreshDerived()
{
    const sizing::OperationCost *shown = cost();
    m_explainCost->setEnabled(shown != nullptr);
    const QStringList texts = shown ? QStringList{figure(shown->documentsRead), figure(shown->documentsJoined), figure(shown->documentsWritten), figure(shown->copiesWritten),
                                                  figure(shown->indexEntries), figure(shown->roundTrips), base::bytesText(shown->bytesRead), base::bytesText(shown->bytesWritten)}
                                    : QStringList();
    for (qsizetype i = 0; i < m_cost.size(); ++i)
        m_cost.at(i)->setText(shown ? tr("%1 each time").arg(texts.at(i)) : QStringLiteral("–"));
}

void OperationPage::explainCost()
{
    const sizing::OperationCost *shown = cost();
    if (shown)
        ExplainPopup::showAt(m_explainCost, m_explainCost->mapToGlobal(QPoint(0, m_explainCost->height())), {base::visibleText(shown->name), sizing::explainOperation(model(), *shown)});
}

} // namespace sw::views
