// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/record/recordalternatives.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/formats/project/alternatives.h"
#include "models/schema/goaltexts.h"
#include "models/services/alternatives/alternatives.h"
#include "models/services/alternatives/comparealternatives.h"
#include "models/services/comparison/changetext.h"
#include "models/sizing/figures/sizetexts.h"

#include <QCoreApplication>

#include <cmath>

namespace sw::services
{

namespace
{

class RecordAlternatives
{
    Q_DECLARE_TR_FUNCTIONS(Record)

public:
    RecordAlternatives(const schema::Model &model, const Evaluation &evaluation)
        : m_model(model), m_own(namedDesign(model, {}, evaluation))
    {}

    RecordSection section() const;

private:
    QStringList rowOf(const QString &name, const NamedDesign &design, const QString &description) const;
    QString comparedText(const NamedDesign &design) const;

    const schema::Model &m_model;
    NamedDesign m_own;
};

QString RecordAlternatives::comparedText(const NamedDesign &design) const
{
    constexpr double same = 0.005; // nothing that two digits tell
    if (&design == &m_own || m_own.totalCost() <= 0)
        return {};
    const double share = design.totalCost() / m_own.totalCost();
    if (std::abs(share - 1) < same)
        return tr("the same");
    return changeText(m_own.totalCost(), design.totalCost());
}

QStringList RecordAlternatives::rowOf(const QString &name, const NamedDesign &design, const QString &description) const
{
    return {name,
            schema::goalText(design.goal),
            QString::number(design.priced.design.collections.size()),
            base::bytesText(design.priced.sizes.data),
            sizing::rangeText(design.priced.sizes.workingSet),
            base::countText(design.totalCost()),
            comparedText(design),
            design.patternNames(),
            description};
}

RecordSection RecordAlternatives::section() const
{
    RecordSection section{tr("Alternatives")};
    const QList<schema::Alternative> all = formats::alternativesOf(m_model);
    if (all.isEmpty())
        return section;
    RecordTable table{{tr("Design"), tr("Goal"), tr("Collections"), tr("Data"), tr("Working set"), tr("Cost (units/s)"),
                       tr("Cost compared with this design"), tr("Patterns"), tr("Description")},
                      {},
                      {2, 3, 4, 5}};
    if (!isKept(m_model))
        table.rows << rowOf(tr("This design"), m_own, {});
    for (const schema::Alternative &one : all) {
        if (isTaken(m_model, one)) {
            table.rows << rowOf(tr("%1 (this design)").arg(one.name), m_own, one.description);
            continue;
        }
        schema::Model taken = m_model;
        takeAlternative(taken, one);
        table.rows << rowOf(one.name, namedDesign(taken, one.name, evaluate(taken)), one.description);
    }
    section.paragraph(
        tr("Designs of this model that are kept for comparison. Costs cover all operations, weighted by importance."));
    section.table({}, table);
    return section;
}

} // namespace

RecordSection alternativesSection(const schema::Model &model, const Evaluation &evaluation)
{
    return RecordAlternatives(model, evaluation).section();
}

} // namespace sw::services
