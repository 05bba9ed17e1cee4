// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/candidate.h"

#include "models/patterns/patternregistry.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cmath>

namespace sw::advisor
{

/// Share of its cost by which an operation changes that reads a document which is a little larger now.
static constexpr double hardlyChanged = 0.01;

namespace
{

/// Share of the indexes that go away in those collections of \p from that have others in \p to.
double fewerIndexes(const Outcome &from, const Outcome &to)
{
    double before = 0;
    double after = 0;
    for (auto it = from.collections.cbegin(); it != from.collections.cend(); ++it) {
        const auto now = to.collections.constFind(it.key());
        if (now == to.collections.constEnd() || now->indexes == it->indexes)
            continue;
        before += it->indexes;
        after += now->indexes;
    }
    return before > 0 ? 1 - after / before : 0;
}

} // namespace

int errorsIn(const QList<design::Problem> &problems)
{
    return static_cast<int>(std::count_if(problems.cbegin(), problems.cend(), [](const design::Problem &problem) {
        return problem.severity == design::Severity::Error;
    }));
}

int Candidate::errorsSolved() const
{
    return before && after ? errorsIn(before->problems) - errorsIn(after->problems) : 0;
}

double Candidate::savedShare(const Outcome &from, const Outcome &to) const
{
    QSet<qsizetype> around;
    const bool own = pattern->benefitOf() == patterns::BenefitOf::OwnOperations;
    for (const schema::EntityId &entity : own ? QList<schema::EntityId>() : entitiesOf(area->model(), finding.target)) {
        for (const schema::Operation *operation : area->model().operationsOf(entity))
            around.insert(area->placeOf(operation->id));
    }
    double before = 0;
    double after = 0;
    for (qsizetype i = 0; i < from.costs.size(); ++i) {
        const double change = to.costs.at(i) - from.costs.at(i);
        const bool counts = around.contains(i) || std::abs(change) > (own ? hardlyChanged * from.costs.at(i) : 0);
        before += counts ? from.costs.at(i) : 0;
        after += counts ? to.costs.at(i) : change; // what a larger document costs the others is not forgotten
    }
    const double saved = before > 0 ? 1 - after / before : 0;
    return pattern->benefitOf() == patterns::BenefitOf::Indexes ? fewerIndexes(from, to) + std::min(0.0, saved) : saved;
}

double Candidate::saved() const
{
    double sum = 0;
    for (qsizetype i = 0; before && after && i < before->costs.size(); ++i)
        sum += before->costs.at(i) - after->costs.at(i);
    return sum;
}

schema::PatternUseId useIdFor(const schema::Model &model, const QString &pattern, const patterns::Target &target)
{
    if (const schema::PatternUse *use = patterns::useAt(model, pattern, target))
        return use->id;
    const QString place =
        target.entity.text() + QLatin1Char('\n') + target.relationship.text() + QLatin1Char('\n') + target.path;
    const QByteArray digest =
        QCryptographicHash::hash((pattern + QLatin1Char('\n') + place).toUtf8(), QCryptographicHash::Sha1).toHex();
    return schema::PatternUseId(QLatin1String("advice-") + QString::fromLatin1(digest.left(12)));
}

bool isBetter(const Candidate &a, const Candidate &b)
{
    if (std::abs(a.score - b.score) > 1e-9)
        return a.score > b.score;
    if (a.components.complexity != b.components.complexity)
        return a.components.complexity < b.components.complexity;
    return a.position < b.position;
}

void standBack(QList<Candidate> &candidates, const QList<Candidate> &better)
{
    for (Candidate &candidate : candidates) {
        const auto other = std::find_if(better.cbegin(), better.cend(), [&](const Candidate &one) {
            return one.state == Candidate::State::Open && one.finding.target == candidate.finding.target;
        });
        if (candidate.state != Candidate::State::Open || other == better.cend())
            continue;
        candidate.rival = other->pattern->id();
        candidate.standsBack = true;
    }
}

bool sameTarget(const schema::PatternUse &a, const schema::PatternUse &b)
{
    if (!a.relationship.isEmpty() || !b.relationship.isEmpty())
        return a.relationship == b.relationship;
    return a.entity == b.entity && a.path == b.path;
}

} // namespace sw::advisor
