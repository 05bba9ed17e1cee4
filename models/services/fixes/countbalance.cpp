// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/fixes/countbalance.h"

#include "models/base/numbers.h"
#include "models/base/text.h"
#include "models/base/texts.h"

#include <algorithm>
#include <cmath>

namespace sw::services
{

namespace
{

constexpr double explained = 1.1; ///< what rounding of typed numbers explains

/// Two or three digits are enough for what follows from estimates; small counts stay exact.
double rounded(double count)
{
    constexpr double digits = 1000;
    if (count <= 0)
        return 0;
    const double step = std::max(count < 10 ? 0.01 : 1.0, std::pow(10, std::floor(std::log10(count / digits)) + 1));
    return std::round(count / step) * step;
}

/// Makes \p likely the usual number and keeps the others in order.
void setLikely(schema::Cardinality &count, double likely)
{
    const bool followed = count.max == count.likely;
    count.likely = likely;
    count.guessed = false;
    count.min = std::min(count.min, likely);
    count.max = followed ? likely : std::max(count.max, likely);
}

QString number(double count)
{
    return base::exactNumberText(count);
}

Fix countOf(const schema::Entity &entity, double count)
{
    return fixBy(QStringLiteral("set-count"),
                 Text::tr("Set %1 to %2").arg(base::visibleText(entity.name), number(count)),
                 [id = entity.id, count](schema::Model &model) { setLikely(model.entity(id)->count, count); });
}

/// How many of \p many belong to one of \p one.
Fix numberFor(const schema::Relationship &link, bool atA, const QString &many, const QString &one, double likely)
{
    return fixBy(atA ? QStringLiteral("set-number-a") : QStringLiteral("set-number-b"),
                 Text::tr("Set %1 per %2 to %3").arg(many, one, number(likely)),
                 [id = link.id, atA, likely](schema::Model &model) {
                     schema::Relationship &changed = *model.relationship(id);
                     setLikely((atA ? changed.a : changed.b).perOther, likely);
                 });
}

} // namespace

CountBalance countBalance(const schema::Model &model, const schema::RelationshipId &relationship)
{
    const schema::Relationship *link = model.relationship(relationship);
    const schema::Entity *a = link == nullptr ? nullptr : model.entity(link->a.entity);
    const schema::Entity *b = link == nullptr ? nullptr : model.entity(link->b.entity);
    if (a == nullptr || b == nullptr || link->isSelf())
        return {};
    const double eachOfA = link->b.perOther.likely;
    const double eachOfB = link->a.perOther.likely;
    const double fromA = a->count.likely * eachOfA;
    const double fromB = b->count.likely * eachOfB;
    const QString nameA = base::visibleText(a->name);
    const QString nameB = base::visibleText(b->name);
    const QString linksOfA = number(rounded(fromA));
    const QString linksOfB = number(rounded(fromB));
    const bool toOne = link->a.perOther.max <= 1;
    CountBalance balance;
    balance.agrees = std::min(fromA, fromB) <= 0 || std::max(fromA, fromB) <= explained * std::min(fromA, fromB);
    balance.sentence = QStringLiteral("%1 %2 × %3 = ").arg(number(a->count.likely), nameA, number(eachOfA));
    if (toOne && eachOfB == 1)
        balance.sentence += balance.agrees ? QStringLiteral("%1 %2").arg(linksOfA, nameB)
                                           : Text::tr("%1 %2, not %3").arg(linksOfA, nameB, number(b->count.likely));
    else
        balance.sentence +=
            balance.agrees
                ? Text::tr("%1 links = %2 %3 × %4").arg(linksOfA, number(b->count.likely), nameB, number(eachOfB))
                : Text::tr("%1 links, but %2 %3 × %4 = %5")
                      .arg(linksOfA, number(b->count.likely), nameB, number(eachOfB), linksOfB);
    if (balance.agrees)
        return balance;
    if (toOne)
        balance.waysOut << countOf(*b, rounded(fromA / eachOfB));
    else
        balance.waysOut << numberFor(*link, true, nameA, nameB, rounded(fromA / b->count.likely));
    balance.waysOut << numberFor(*link, false, nameB, nameA, rounded(fromB / a->count.likely));
    return balance;
}

} // namespace sw::services
