// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/alternatives/comparealternatives.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/patternregistry.h"
#include "models/schema/goaltexts.h"
#include "models/services/alternatives/alternatives.h"
#include "models/sizing/figures/sizetexts.h"

namespace sw::services
{

namespace
{

/// The model with an alternative taken; as it is for an empty name.
base::Result<schema::Model> modelWith(const schema::Model &model, const QString &name)
{
    schema::Model with = model;
    if (name.isEmpty())
        return with;
    const auto alternative = findAlternative(model, name);
    if (!alternative)
        return alternative.error();
    takeAlternative(with, *alternative);
    return with;
}

class SideBySide
{
public:
    explicit SideBySide(const AlternativeComparison &comparison) : m_left(comparison.left), m_right(comparison.right) {}

    QList<SideBySideRow> rows()
    {
        addTotals();
        addCollections();
        addOperations();
        return std::move(m_rows);
    }

private:
    template <typename Text>
    void add(const QString &label, const Text &text)
    {
        m_rows.append({label, text(m_left), text(m_right)});
    }
    void heading(const QString &label) { m_rows.append({label, {}, {}}); }
    void addTotals();
    void addCollections();
    void addOperations();

    const NamedDesign &m_left;
    const NamedDesign &m_right;
    QList<SideBySideRow> m_rows;
};

QString missing()
{
    return QStringLiteral("–");
}

double documentsOf(const NamedDesign &design)
{
    double documents = 0;
    for (const sizing::CollectionSize &size : design.priced.sizes.collections)
        documents += size.documents.likely;
    return documents;
}

void SideBySide::addTotals()
{
    using Design = const NamedDesign &;
    add(Text::tr("Goal"), [](Design design) { return schema::goalText(design.goal); });
    add(Text::tr("Patterns"), [](Design design) { return design.patternNames(); });
    add(Text::tr("Collections"),
        [](Design design) { return QString::number(design.priced.design.collections.size()); });
    add(Text::tr("Documents"), [](Design design) { return base::countText(documentsOf(design)); });
    add(Text::tr("Data"), [](Design design) { return base::bytesText(design.priced.sizes.data); });
    add(Text::tr("Storage"), [](Design design) { return base::bytesText(design.priced.sizes.storage); });
    add(Text::tr("Indexes"), [](Design design) { return base::bytesText(design.priced.sizes.indexes); });
    add(Text::tr("Working set"), [](Design design) { return sizing::rangeText(design.priced.sizes.workingSet); });
    add(Text::tr("Share of the cache"), [](Design design) {
        return QStringLiteral("%1 (%2)").arg(base::percentText(design.priced.sizes.share()),
                                             sizing::fitText(design.priced.sizes.fit()));
    });
    add(Text::tr("Cost, weighted by importance (units/s)"),
        [](Design design) { return base::countText(design.totalCost()); });
    add(Text::tr("Errors, warnings"), [](Design design) {
        return QStringLiteral("%1, %2").arg(design.findings.errors).arg(design.findings.warnings);
    });
}

void SideBySide::addCollections()
{
    heading(Text::tr("Collections"));
    QStringList names;
    for (const NamedDesign *design : {&m_left, &m_right}) {
        for (const sizing::CollectionSize &size : design->priced.sizes.collections)
            names << size.name;
    }
    names.removeDuplicates();
    for (const QString &name : std::as_const(names))
        add(base::visibleText(name), [&](const NamedDesign &design) {
            const sizing::CollectionSize *size = design.priced.sizes.collection(name);
            return size ? Text::tr("%1 of %2")
                              .arg(base::countText(size->documents.likely), base::bytesText(size->document.likely))
                        : missing();
        });
}

void SideBySide::addOperations()
{
    heading(Text::tr("Each execution"));
    QStringList names;
    for (const NamedDesign *design : {&m_left, &m_right}) {
        for (const sizing::OperationCost &cost : design->priced.costs)
            names << cost.name;
    }
    names.removeDuplicates();
    for (const QString &name : std::as_const(names))
        add(base::visibleText(name), [&](const NamedDesign &design) {
            for (const sizing::OperationCost &cost : design.priced.costs) {
                if (cost.name == name)
                    return Text::tr("%1 units, round trips: %2, %3 read, %4 written")
                        .arg(base::countText(cost.units), base::countText(cost.roundTrips),
                             base::bytesText(cost.bytesRead), base::bytesText(cost.bytesWritten));
            }
            return missing();
        });
}

} // namespace

double NamedDesign::totalCost() const
{
    double total = 0;
    for (const sizing::OperationCost &cost : priced.costs)
        total += cost.total();
    return total;
}

QString NamedDesign::patternNames() const
{
    QStringList names;
    for (const schema::PatternUse &use : priced.design.applied)
        names << patterns::patternName(use.pattern);
    names.removeDuplicates(); // one pattern may be used at several places
    names.sort();
    return names.isEmpty() ? missing() : names.join(QStringLiteral(", "));
}

NamedDesign namedDesign(const schema::Model &model, const QString &name, const Evaluation &evaluation)
{
    return {name.isEmpty() ? Text::tr("this design") : name, model.goal, evaluation, countOf(evaluation.findings)};
}

base::Result<AlternativeComparison> compareAlternatives(const schema::Model &model, const QString &left,
                                                        const QString &right)
{
    const auto before = modelWith(model, left);
    if (!before)
        return before.error();
    const auto after = modelWith(model, right);
    if (!after)
        return after.error();
    AlternativeComparison comparison{
        namedDesign(*before, left, evaluate(*before)), namedDesign(*after, right, evaluate(*after)), {}};
    comparison.difference =
        differenceOf(DesignOf{*before, comparison.left.priced}, DesignOf{*after, comparison.right.priced});
    return comparison;
}

QList<SideBySideRow> rowsOf(const AlternativeComparison &comparison)
{
    return SideBySide(comparison).rows();
}

} // namespace sw::services
