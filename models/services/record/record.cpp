// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/record/record.h"

#include "models/advisor/assumptions.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/placement/placementscore.h"
#include "models/design/placement/placementtexts.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/patternregistry.h"
#include "models/schema/goaltexts.h"
#include "models/services/advice/goaladvice.h"
#include "models/services/comparison/goals.h"
#include "models/services/differences/membertexts.h"
#include "models/services/questions/growth.h"
#include "models/services/questions/operations.h"
#include "models/services/record/recordalternatives.h"
#include "models/services/record/recordanswers.h"
#include "models/services/record/recordcopies.h"
#include "models/services/record/recorddesign.h"
#include "models/services/record/recordpatterns.h"
#include "models/sizing/estimate/settings.h"
#include "models/sizing/figures/sizetexts.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace sw::services
{

namespace
{

using schema::Model;

/// Makes the sections in the order in which somebody who has to be convinced asks for them.
class RecordBuilder
{
    Q_DECLARE_TR_FUNCTIONS(Record)

public:
    RecordBuilder(const Model &model, const QDate &today, const base::Progress &progress)
        : m_model(model), m_index(model), m_today(today), m_progress(progress)
    {}

    Record build();

private:
    bool goesOn(double share, const QString &what) const { return m_progress.goesOn(share, what); }

    RecordSection goal() const;
    RecordSection workload() const;
    RecordSection costs() const;
    RecordSection diagrams() const;
    QString unitText() const;
    RecordSection placements() const;
    RecordSection goals() const;
    RecordSection decisions() const;
    RecordSection growth() const;
    RecordSection findings() const;
    RecordSection assumptions() const;
    QString fieldsText(const QString &member, const QJsonValue &value) const
    {
        return memberText(m_model, member, value);
    }

    const Model &m_model;
    const schema::ModelIndex m_index;
    const QDate m_today;
    const base::Progress &m_progress;
    Evaluation m_evaluation;
    advisor::Advice m_advice;
    QList<GoalDesign> m_goals;
    std::optional<GrowthAnswer> m_growth;
};

RecordSection RecordBuilder::goal() const
{
    RecordSection section{tr("Goal and result")};
    section.paragraph(m_model.description);
    const sizing::SizeReport &sizes = m_evaluation.sizes;
    const FindingCounts counts = countOf(m_evaluation.findings);
    RecordTable table{{tr("What"), tr("Value")}, {}, {}};
    table.rows << QStringList{tr("Goal"), schema::goalText(m_model.goal)};
    if (m_model.useCase != schema::UseCase::None)
        table.rows << QStringList{tr("Use case"), schema::useCaseText(m_model.useCase)};
    table.rows << QStringList{tr("MongoDB"),
                              QStringLiteral("%1.%2").arg(m_model.server.major).arg(m_model.server.minor)};
    table.rows << QStringList{
        tr("Server memory and cache"),
        tr("%1 GiB, cache %2").arg(QString::number(sizes.cache.ramGiB), base::bytesText(sizes.cache.bytes))};
    table.rows << QStringList{tr("Entities, relationships, operations"), QStringLiteral("%1, %2, %3")
                                                                             .arg(m_model.entities.size())
                                                                             .arg(m_model.relationships.size())
                                                                             .arg(m_model.operations.size())};
    table.rows << QStringList{tr("Collections"), QString::number(m_evaluation.design.collections.size())};
    table.rows << QStringList{tr("Data"), base::bytesText(sizes.data)};
    table.rows << QStringList{tr("Storage and indexes"),
                              tr("%1 and %2").arg(base::bytesText(sizes.storage), base::bytesText(sizes.indexes))};
    table.rows << QStringList{
        tr("Working set"),
        tr("%1, %2 of the cache: %3")
            .arg(sizing::rangeText(sizes.workingSet), base::percentText(sizes.share()), sizing::fitText(sizes.fit()))};
    table.rows << QStringList{tr("Findings"), tr("errors: %1, warnings: %2, notes: %3, ignored: %4")
                                                  .arg(counts.errors)
                                                  .arg(counts.warnings)
                                                  .arg(counts.notes)
                                                  .arg(counts.suppressed)};
    section.table({}, table);
    QStringList problems;
    for (const base::Error &error : m_evaluation.problems)
        problems << error.text();
    section.list(problems, tr("Errors in the model"));
    return section;
}

RecordSection RecordBuilder::workload() const
{
    RecordSection section{tr("Workload")};
    RecordTable table{{tr("Operation"), tr("Kind"), tr("Rate"), tr("Importance"), tr("Starts at"), tr("Also reads"),
                       tr("Description")},
                      {},
                      {2}};
    for (const schema::Operation &operation : m_model.operations) {
        QStringList path;
        for (const schema::PathStep &step : operation.path) {
            const schema::Entity *entity = m_model.entity(step.to);
            const QString name = entity ? entity->name : step.to.text();
            path << (step.itemsWanted ? QStringLiteral("%1 (%2)").arg(name, base::countText(*step.itemsWanted)) : name);
        }
        const schema::Entity *entity = m_model.entity(operation.entity);
        table.rows << QStringList{operation.name,
                                  fieldsText(QStringLiteral("kind"), schema::nameOf(operation.kind)),
                                  schema::rateText(operation),
                                  fieldsText(QStringLiteral("criticality"), schema::nameOf(operation.criticality)),
                                  entity ? entity->name : operation.entity.text(),
                                  path.join(QStringLiteral(", ")),
                                  operation.description};
    }
    if (table.rows.isEmpty())
        section.paragraph(tr("No operation is stated."));
    section.table({}, table);
    if (!m_model.operations.isEmpty())
        section.sections.append(costs());
    return section;
}

RecordSection RecordBuilder::costs() const
{
    RecordSection section{tr("Cost of one execution")};
    RecordTable table{{tr("Operation"), tr("Rate"), tr("Documents read"), tr("Joined"), tr("Written"),
                       tr("Round trips"), tr("Bytes read"), tr("Bytes written"), tr("Share of all cost")},
                      {},
                      {1, 2, 3, 4, 5, 6, 7, 8}};
    double all = 0;
    for (const sizing::OperationCost &cost : m_evaluation.costs)
        all += cost.total();
    using Cost = sizing::OperationCost;
    for (const sizing::CostRange &range : costRanges(m_index, m_evaluation)) {
        const auto count = [&](double Cost::*member) {
            return sizing::rangeText(range.of(member), sizing::Unit::Count);
        };
        const auto bytes = [&](base::Bytes Cost::*member) {
            return sizing::rangeText(range.of(member), sizing::Unit::Bytes);
        };
        const Cost &cost = range.likely;
        table.rows << QStringList{cost.name,
                                  base::rateText(base::PerSecond(cost.perSecond)),
                                  count(&Cost::documentsRead),
                                  count(&Cost::documentsJoined),
                                  count(&Cost::documentsWritten),
                                  count(&Cost::roundTrips),
                                  bytes(&Cost::bytesRead),
                                  bytes(&Cost::bytesWritten),
                                  all > 0 ? base::percentText(cost.total() / all) : QString()};
    }
    section.table({}, table);
    return section;
}

RecordSection RecordBuilder::diagrams() const
{
    RecordSection section{tr("Diagrams")};
    section.picture(RecordPicture::Model, tr("Model: entities and relationships"));
    section.picture(RecordPicture::Documents, tr("Documents: collections and their shapes"));
    return section;
}

/// What the costs of placements are compared in.
QString RecordBuilder::unitText() const
{
    const design::ScorePrices prices = design::scorePrices(m_model);
    const auto text = [](double units) {
        return QLocale().toString(units, 'g', 3);
    };
    return tr("Costs are compared in units each second, an arbitrary measure: one command costs %1, a document found "
              "by an index %2, joined %3, written %4, each KiB read %5 or rewritten %6, an index entry %7. Costs each "
              "second, shares of cost and of uses, and comparisons of ways to store count an operation 3 times where "
              "its importance is high, twice where it is medium, once where it is low. The cost of one execution, "
              "documents, bytes and the working set are not weighted.")
        .arg(text(prices.command), text(prices.fetch), text(prices.join), text(prices.write), text(prices.readKiB),
             text(prices.rewriteKiB), text(prices.index));
}

RecordSection RecordBuilder::placements() const
{
    RecordSection section{tr("Embed or link")};
    RecordTable table{{tr("Relationship"), tr("Stored as"), tr("Chosen by"), tr("Why"), tr("Rejected"),
                       tr("Note", "of a relationship, by a person")},
                      {},
                      {}};
    for (const design::PlacementDecision &decision : m_evaluation.design.placements) {
        const schema::Relationship *relationship = m_model.relationship(decision.relationship);
        if (!relationship)
            continue;
        QStringList others;
        for (const design::Candidate &candidate : decision.candidates) {
            if (candidate.placement == decision.placement)
                continue;
            const QString text = design::placementText(m_model, *relationship, candidate.placement) +
                                 QStringLiteral(": ") + design::rejectionText(*relationship, decision, candidate);
            others << (text.endsWith(QLatin1Char('.')) ? text : text + QLatin1Char('.'));
        }
        QStringList reasons = decision.reasons;
        const design::Candidate *cheaper = design::cheaperWay(decision);
        if (cheaper != nullptr && !design::isOnlyByChoice(*relationship, cheaper->placement))
            reasons << design::whyNotCheapest(m_model, *relationship, decision).first(); // why stands beside it
        const bool isOpposed = std::any_of(m_advice.objections.cbegin(), m_advice.objections.cend(),
                                           [&](const auto &each) { return each.relationship == relationship->id; });
        const bool isAdvised = !m_advice.assumptions.isEmpty();
        if (isAdvised && decision.chosenByPerson && !decision.isAsRecommended() && !isOpposed)
            reasons
                << tr("Over the whole workload the advisor found no way that saves %1 of the cost, from which on it "
                      "would object.")
                       .arg(base::percentText(sizing::Settings(m_model).number(QStringLiteral("advisor.leastMove"))));
        const QStringList stored = QStringList{design::placementText(m_model, *relationship, decision.placement)} +
                                   patternTexts(m_evaluation.design, relationship->id);
        const QString chooser = !decision.chosenByPerson                         ? tr("the program")
                                : design::isPlacedByData(m_model, *relationship) ? tr("the data, not decided yet")
                                : decision.isAsRecommended() && relationship->isAgreed()
                                    ? tr("the program, a person agreed")
                                    : tr("a person");
        table.rows << QStringList{schema::relationshipName(m_model, *relationship),
                                  stored.join(QLatin1Char('\n')),
                                  chooser,
                                  reasons.join(QLatin1Char(' ')),
                                  others.join(QLatin1Char('\n')),
                                  relationship->description};
    }
    if (table.rows.isEmpty())
        section.paragraph(tr("The model has no relationships."));
    section.table({}, table);
    if (!table.rows.isEmpty())
        section.paragraph(unitText());
    QStringList objections;
    for (const advisor::PlacementMove &objection : m_advice.objections)
        objections << objection.text;
    section.list(objections, tr("Kept as they are though another way costs less"));
    return section;
}

RecordSection RecordBuilder::goals() const
{
    RecordSection section{tr("The three goals compared")};
    RecordTable table{{tr("Goal"), tr("Collections"), tr("Documents"), tr("Data"), tr("Indexes"), tr("Working set"),
                       tr("Share of the cache"), tr("Patterns")},
                      {},
                      {1, 2, 3, 4, 5, 6}};
    QList<const GoalDesign *> shown; // by row
    for (const GoalDesign &goal : m_goals) {
        const QString name = schema::goalText(goal.goal);
        const QString title = goal.current ? tr("%1 (this design)").arg(name) : name;
        const auto same = std::find_if(shown.cbegin(), shown.cend(), [&](const GoalDesign *other) {
            return other->estimate.design.collections == goal.estimate.design.collections;
        });
        if (same != shown.cend()) {
            table.rows[same - shown.cbegin()].first() += QStringLiteral(", ") + title;
            continue;
        }
        shown << &goal;
        const sizing::SizeReport &sizes = goal.estimate.sizes;
        double documents = 0;
        for (const sizing::CollectionSize &size : sizes.collections)
            documents += size.documents.likely;
        QStringList names;
        for (const schema::PatternUse &use : goal.estimate.design.applied)
            names << patterns::patternName(use.pattern);
        names.removeDuplicates();
        table.rows << QStringList{title,
                                  QString::number(sizes.collections.size()),
                                  base::countText(documents),
                                  base::bytesText(sizes.data),
                                  base::bytesText(sizes.indexes),
                                  sizing::rangeText(sizes.workingSet),
                                  base::percentText(sizes.share()),
                                  names.join(QStringLiteral(", "))};
    }
    if (shown.size() == 1 && m_goals.size() > 1)
        section.paragraph(tr("All three goals lead to the same design."));
    else
        section.table({}, table);
    return section;
}

RecordSection RecordBuilder::decisions() const
{
    RecordSection section{tr("Decisions")};
    section.sections << placements() << patternsUsedSection(m_model, m_evaluation, m_advice)
                     << optionsSection(m_model, m_evaluation, m_advice);
    if (!m_goals.isEmpty())
        section.sections << goals();
    if (const RecordSection kept = alternativesSection(m_model, m_evaluation); !kept.isEmpty())
        section.sections << kept;
    return section;
}

RecordSection RecordBuilder::growth() const
{
    RecordSection section{tr("Growth")};
    if (!m_growth || m_growth->growth.total.isEmpty())
        return section;
    RecordTable table{{tr("When"), tr("Documents"), tr("Data"), tr("Storage"), tr("Indexes"), tr("Working set"),
                       tr("Largest document")},
                      {},
                      {1, 2, 3, 4, 5, 6}};
    const QList<sizing::GrowthPoint> &months = m_growth->growth.total;
    for (qsizetype month = 0; month < months.size(); month += 12) {
        QStringList row{month == 0 ? tr("today") : sizing::dateText(m_today, static_cast<double>(month))};
        for (const sizing::Figure &figure : sizing::growthFigures(months.at(month)))
            row << sizing::rangeText(figure.value, figure.unit);
        table.rows << row;
    }
    const bool grows = table.rows.constFirst().mid(1) != table.rows.constLast().mid(1);
    if (grows)
        section.table({}, table);
    else
        section.paragraph(tr("Nothing is said to grow, so all figures stay as they are."));
    RecordTable limits{{tr("Passes a limit"), tr("Largest"), tr("Typical"), tr("In which design")}, {}, {}};
    for (const LimitRow &row : limitsPassed(*m_growth))
        limits.rows << limitCells(*m_growth, row, m_today);
    section.table(tr("Arrays and documents that get too large"), limits);
    if (limits.rows.isEmpty())
        section.paragraph(sizing::nothingPassedText(m_growth->growth.horizon()));
    if (grows)
        section.paragraph(
            tr("The working set is larger than the cache: %1.").arg(sizing::cacheFullText(m_today, m_growth->growth)));
    QStringList unknown;
    for (const sizing::CollectionGrowth &collection : m_growth->growth.collections) {
        for (const QString &path : collection.unknown)
            unknown << collection.name + QLatin1Char('.') + path;
    }
    section.list(unknown, tr("Arrays without a limit whose growth is not stated"));
    return section;
}

RecordSection RecordBuilder::findings() const
{
    RecordSection section{tr("Findings")};
    RecordTable open{
        {tr("Check", "what was checked"), tr("Severity"), tr("Object"), tr("Finding"), tr("Way out")}, {}, {}};
    RecordTable ignored{
        {tr("Check", "what was checked"), tr("Object"), tr("Finding"), tr("Why it is acceptable")}, {}, {}};
    for (const checks::Finding &finding : m_evaluation.findings) {
        const QString text =
            finding.detail.isEmpty() ? finding.title : finding.title + QLatin1Char(' ') + finding.detail;
        if (finding.suppressed) {
            ignored.rows << QStringList{finding.check, finding.object, text, finding.suppressedReason};
            continue;
        }
        const QString severity = finding.severity == checks::Severity::Error     ? tr("error")
                                 : finding.severity == checks::Severity::Warning ? tr("warning")
                                                                                 : tr("note");
        open.rows << QStringList{finding.check, severity, finding.object, text, finding.fix};
    }
    section.table(tr("Open"), open);
    if (open.rows.isEmpty())
        section.paragraph(tr("No open findings."));
    section.table(tr("Ignored, with the reasons given"), ignored);
    return section;
}

RecordSection RecordBuilder::assumptions() const
{
    RecordSection section{tr("Assumptions")};
    section.list(m_advice.assumptions.isEmpty() ? advisor::assumptionsOf(m_model, m_evaluation.sizes.cache.bytes)
                                                : m_advice.assumptions);
    if (section.isEmpty())
        section.paragraph(tr("All figures rest on what the model states."));
    return section;
}

Record RecordBuilder::build()
{
    m_evaluation = evaluate(m_index, patterns::buildDesign(m_index));
    Record record;
    record.estimate = m_evaluation;
    record.title = m_model.name.isEmpty() ? tr("Database design") : m_model.name;
    record.subtitle = tr("Decision record · %1 · Shapewright %2")
                          .arg(QLocale().toString(m_today, QLocale::LongFormat), QStringLiteral(SHAPEWRIGHT_VERSION));
    if (!m_evaluation.problems.isEmpty()) {
        record.sections << goal() << workload() << findings();
        return record;
    }
    if (goesOn(0.1, tr("Advice")))
        m_advice = advise(m_model, m_model.goal, m_progress);
    if (goesOn(0.4, tr("Goals")))
        m_goals = compareGoals(m_model, m_progress);
    if (goesOn(0.7, tr("Growth")))
        m_growth = growthOf(m_index, m_evaluation, sizing::usualMonths, m_progress);
    record.sections << goal() << workload() << diagrams() << decisions();
    record.sections << collectionsSection(m_index, m_evaluation) << indexesSection(m_index, m_evaluation)
                    << sizesSection(m_model, m_evaluation);
    if (const RecordSection section = growth(); !section.isEmpty())
        record.sections << section;
    record.sections << findings() << assumptions() << answersSection(m_index, m_evaluation, m_advice);
    return record;
}

} // namespace

Record recordOf(const schema::Model &model, const QDate &today, const base::Progress &progress)
{
    return RecordBuilder(model, today, progress).build();
}

} // namespace sw::services
