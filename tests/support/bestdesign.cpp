// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/bestdesign.h"

#include "models/advisor/advisor.h"
#include "models/checks/check.h"
#include "models/design/placement/placement.h"
#include "models/patterns/core/deriveddesign.h"
#include "models/patterns/patternregistry.h"
#include "models/sizing/cost/operationcost.h"
#include "models/sizing/estimate/estimation.h"
#include "models/sizing/estimate/settings.h"
#include "tests/support/smallmodel.h"

#include <QJsonDocument>

#include <algorithm>
#include <memory>

namespace sw::test
{

using schema::Placement;

namespace
{

constexpr qsizetype mostCandidates = 7; // of which all sets are tried

QString choiceText(const schema::PatternUse &use)
{
    return use.pattern + QLatin1Char(' ') + use.relationship.text() + use.entity.text() +
           QString::fromUtf8(QJsonDocument(use.parameters).toJson(QJsonDocument::Compact));
}

/// A pattern at a place with the parameters that save most there.
struct Option
{
    const patterns::Pattern *pattern = nullptr;
    schema::PatternUse use;
    double cost = 0; ///< of the design with it alone
};

/// All sets of patterns for one way to place the relationships.
class PatternSets
{
public:
    PatternSets(const schema::Model &model, schema::Goal goal, int errors, BestDesign &best)
        : m_index(model),
          m_settings(model),
          m_errors(errors),
          m_allowed(static_cast<int>(m_settings.number(QStringLiteral("advisor.%1.kinds").arg(nameOf(goal))))),
          m_placements(m_index, {goal}),
          m_mapped(design::mapModel(m_index, m_placements)),
          m_plain(std::make_unique<patterns::DerivedDesign>(m_index, m_mapped, QList<schema::PatternUse>())),
          m_best(best)
    {}

    /// Whether every relationship is stored as the model says, and may be.
    bool isLegal() const
    {
        const QList<schema::Relationship> &all = m_index.model().relationships;
        return std::all_of(all.cbegin(), all.cend(), [&](const schema::Relationship &relationship) {
            const design::PlacementDecision &decision = m_placements.decision(relationship);
            return decision.placement == relationship.placement && decision.violated.isEmpty();
        });
    }

    void tryAll()
    {
        const double plain = costOf(m_index, m_plain->design());
        const sizing::SizeReport sizes = sizing::estimate(m_plain->design(), sizing::sizeOptions(m_index.model()));
        m_isTight = sizes.workingSet.likely > sizes.cache.bytes * m_settings.number(QStringLiteral("check.workingSet"));
        take({}, plain);
        findOptions(plain);
        extend({}, {}, 0);
    }

private:
    void findOptions(double plain)
    {
        for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all()) {
            for (const patterns::Finding &finding : pattern->findings(m_index, m_plain->design()))
                addOption(*pattern, finding);
        }
        m_options.removeIf([&](const Option &option) { return option.cost >= plain; });
        std::stable_sort(m_options.begin(), m_options.end(),
                         [](const Option &a, const Option &b) { return a.cost < b.cost; });
        m_options = m_options.first(std::min(mostCandidates, m_options.size()));
    }

    void addOption(const patterns::Pattern &pattern, const patterns::Finding &finding)
    {
        const bool possible = std::all_of(
            finding.conditions.cbegin(), finding.conditions.cend(), [&](const patterns::Condition &condition) {
                return condition.met || !condition.hard || (condition.orTightCache && m_isTight);
            });
        if (!possible)
            return;
        Option best;
        QList<QJsonObject> sets = finding.parameterSets;
        if (sets.isEmpty())
            sets << QJsonObject();
        for (const QJsonObject &parameters : std::as_const(sets)) {
            Option option{&pattern, {}, 0};
            option.use.id = schema::PatternUseId(QStringLiteral("use%1").arg(m_options.size()));
            option.use.pattern = pattern.id();
            option.use.entity = finding.target.entity;
            option.use.relationship = finding.target.relationship;
            option.use.path = finding.target.path;
            option.use.parameters = parameters;
            const std::optional<double> cost = costWith({option.use});
            if (cost && (!best.pattern || *cost < best.cost)) {
                best = option;
                best.cost = *cost;
            }
        }
        if (best.pattern)
            m_options << best;
    }

    /// Nothing when one of \p uses does not apply.
    std::optional<double> costWith(const QList<schema::PatternUse> &uses) const
    {
        const patterns::DerivedDesign derived(m_index, m_mapped, uses, *m_plain);
        if (!derived.design().skipped.isEmpty())
            return std::nullopt;
        return costOf(m_index, derived.design());
    }

    void extend(const QList<schema::PatternUse> &uses, const QSet<QString> &kinds, qsizetype from)
    {
        for (qsizetype i = from; i < m_options.size(); ++i) {
            const QSet<QString> more = QSet(kinds) << m_options.at(i).use.pattern;
            const QList<schema::PatternUse> longer = QList(uses) << m_options.at(i).use;
            if (m_allowed > 0 && more.size() > m_allowed)
                continue;
            const std::optional<double> cost = costWith(longer);
            if (!cost)
                continue;
            if (isWorthwhile(longer, *cost))
                take(longer, *cost);
            extend(longer, more, i + 1);
        }
    }

    /// What a pattern has to save at least for anybody to take it, it saves here.
    bool isWorthwhile(const QList<schema::PatternUse> &uses, double cost) const
    {
        return std::all_of(uses.cbegin(), uses.cend(), [&](const schema::PatternUse &use) {
            const double least = patterns::PatternRegistry::instance().find(use.pattern)->leastBenefit();
            QList<schema::PatternUse> others = uses;
            others.removeOne(use);
            return least <= 0 || cost <= (1 - least) * costWith(others).value_or(0);
        });
    }

    void take(const QList<schema::PatternUse> &uses, double cost)
    {
        ++m_best.tried;
        const patterns::DerivedDesign derived(m_index, m_mapped, uses, *m_plain);
        if (cost >= m_best.cost || errorsIn(m_index, derived.design()) > m_errors)
            return;
        m_best.cost = cost;
        m_best.choices.clear();
        for (const schema::Relationship &relationship : m_index.model().relationships)
            m_best.choices << relationship.id.text() + QLatin1Char(' ') + nameOf(relationship.placement);
        for (const schema::PatternUse &use : uses)
            m_best.choices << choiceText(use);
    }

    schema::ModelIndex m_index;
    sizing::Settings m_settings;
    int m_errors;
    int m_allowed;
    design::Placements m_placements;
    design::Design m_mapped;
    std::unique_ptr<patterns::DerivedDesign> m_plain;
    bool m_isTight = false; ///< the cache, for the working set
    QList<Option> m_options;
    BestDesign &m_best;
};

/// The ways in which relationship number \p position may be stored when nothing else is in its way. Whole copies in the
/// many side are made by choice of a person only.
QList<Placement> waysOf(schema::Model model, qsizetype position, schema::Goal goal)
{
    for (qsizetype i = 0; i < model.relationships.size(); ++i) {
        schema::Relationship &other = model.relationships[i];
        other.placement = i == position ? Placement::Automatic : Placement::ReferenceFromB;
    }
    const schema::ModelIndex index(model);
    const schema::Relationship &relationship = model.relationships.at(position);
    const design::Placements placements(index, {goal});
    QList<Placement> ways;
    for (const design::Candidate &candidate : placements.decision(relationship).candidates) {
        const bool copies =
            candidate.placement == Placement::EmbedInB && relationship.type == schema::RelationshipType::OneToMany;
        if (candidate.refusedBy.isEmpty() && !copies && !ways.contains(candidate.placement))
            ways << candidate.placement;
    }
    return ways;
}

void tryPlacements(schema::Model &model, qsizetype position, const QList<QList<Placement>> &ways, schema::Goal goal,
                   int errors, BestDesign &best)
{
    if (position == model.relationships.size()) {
        PatternSets sets(model, goal, errors, best);
        if (sets.isLegal())
            sets.tryAll();
        return;
    }
    for (const Placement way : ways.at(position)) {
        model.relationships[position].placement = way;
        tryPlacements(model, position + 1, ways, goal, errors, best);
    }
}

} // namespace

double costOf(const schema::ModelIndex &model, const design::Design &design)
{
    const sizing::SizeReport sizes = sizing::estimate(design, sizing::sizeOptions(model.model()));
    return sizing::OperationCosts(model, design, sizing::fetchCostFactor(sizes)).total();
}

int errorsIn(const schema::ModelIndex &model, const design::Design &design)
{
    const sizing::SizeReport sizes = sizing::estimate(design, sizing::sizeOptions(model.model()));
    const sizing::OperationCosts costs(model, design, sizing::fetchCostFactor(sizes));
    const QList<design::Problem> problems = checks::judge(model, design, sizes, costs);
    return static_cast<int>(std::count_if(problems.cbegin(), problems.cend(), [](const design::Problem &problem) {
        return problem.severity == design::Severity::Error;
    }));
}

BestDesign bestDesign(const schema::Model &model, schema::Goal goal, int errors)
{
    QList<QList<Placement>> ways;
    for (qsizetype i = 0; i < model.relationships.size(); ++i)
        ways << waysOf(model, i, goal);
    BestDesign best;
    schema::Model copy = model;
    tryPlacements(copy, 0, ways, goal, errors, best);
    return best;
}

Compared compareAdvice(quint32 seed, int mostLinks, schema::Goal goal)
{
    const schema::Model model = smallModel(seed, mostLinks);
    const advisor::Advice advice = advisor::advise(model, goal, checks::judge);
    const schema::ModelIndex index(model);
    Compared compared;
    compared.cost = costOf(index, advice.after);
    for (const design::PlacementDecision &decision : advice.placements)
        compared.choices << decision.relationship.text() + QLatin1Char(' ') + nameOf(decision.placement);
    for (const advisor::Explanation &one : advice.applied)
        compared.choices << choiceText(one.use);
    compared.best = bestDesign(model, goal, errorsIn(index, advice.after));
    return compared;
}

} // namespace sw::test
