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

constexpr double explained = 1.15; ///< by four numbers that people typed, most with one or two digits

/// Two or three digits are enough for what follows from estimates; small counts stay exact.
double rounded(double count)
{
    constexpr double digits = 1000;
    if (count <= 0)
        return 0;
    const double step = std::max(count < 10 ? 0.01 : 1.0, std::pow(10, std::floor(std::log10(count / digits)) + 1));
    return std::round(count / step) * step;
}

/// By how much a share that people typed may be off, because they round it: 0.4 is all from 0.35 to 0.45.
double halfDigit(double share)
{
    if (share <= 0 || share >= 1)
        return 0;
    constexpr int mostDigits = 6;
    double step = 1;
    for (int digits = 0; digits < mostDigits && std::abs(std::round(share / step) * step - share) > share * 1e-9;
         ++digits)
        step /= 10;
    return step / 2;
}

/// Whether \p count times \p each may be as many as \p others times \p otherEach.
bool mayAgree(double count, double each, double others, double otherEach)
{
    const double least = count * (each - halfDigit(each)), most = count * (each + halfDigit(each));
    const double otherLeast = others * (otherEach - halfDigit(otherEach)),
                 otherMost = others * (otherEach + halfDigit(otherEach));
    return least <= explained * otherMost && otherLeast <= explained * most;
}

/// Makes \p likely the usual number and keeps the others in order.
void setLikely(schema::Cardinality &count, double likely)
{
    const bool followed = count.max == count.likely;
    count.likely = likely;
    count.guessed = count.agreed = false;
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

/// Whether the numbers of \p link agree, as those of an entity with itself always do.
bool agrees(const schema::Model &model, const schema::Relationship &link)
{
    const schema::Entity *a = model.entity(link.a.entity);
    const schema::Entity *b = model.entity(link.b.entity);
    if (a == nullptr || b == nullptr || link.isSelf())
        return true;
    const double ofA = link.b.perOther.likely, ofB = link.a.perOther.likely;
    return std::min(a->count.likely * ofA, b->count.likely * ofB) <= 0 ||
           mayAgree(a->count.likely, ofA, b->count.likely, ofB);
}

/// What \p before becomes, with the least and the most where they go along.
QString becomesText(const QString &what, const schema::Cardinality &before, const schema::Cardinality &after)
{
    QString text = Text::tr("%1 then becomes %2 instead of %3").arg(what, number(after.likely), number(before.likely));
    if (before.min != after.min)
        text += QStringLiteral(", ") + Text::tr("the least %1").arg(number(after.min));
    if (before.max != after.max)
        text += QStringLiteral(", ") + Text::tr("the most %1").arg(number(after.max));
    return text + QLatin1Char('.');
}

/// What \p fix of the contradiction in \p link changes, found out on a copy.
QString effectOf(const schema::Model &model, const schema::Relationship &link, const Fix &fix)
{
    schema::Model then = model;
    if (!fix.apply(then))
        return {};
    QStringList sentences;
    for (const schema::EntityId &id : {link.a.entity, link.b.entity}) {
        const schema::Entity &was = *model.entity(id), &is = *then.entity(id);
        if (was.count != is.count)
            sentences << becomesText(Text::tr("The count of %1").arg(base::visibleText(was.name)), was.count, is.count);
    }
    const schema::Relationship &changed = *then.relationship(link.id);
    for (const auto &[was, is, many, one] :
         {std::tuple(&link.b.perOther, &changed.b.perOther, link.b.entity, link.a.entity),
          {&link.a.perOther, &changed.a.perOther, link.a.entity, link.b.entity}}) {
        if (*was != *is)
            sentences << becomesText(
                Text::tr("The number of %1 for each %2")
                    .arg(base::visibleText(model.entity(many)->name), base::visibleText(model.entity(one)->name)),
                *was, *is);
    }
    for (const schema::Relationship &other : model.relationships) {
        const bool agreed = agrees(model, other);
        if (other.id != link.id && agreed != agrees(then, *then.relationship(other.id)))
            sentences << (agreed ? Text::tr("The numbers of %1 then contradict each other.")
                                 : Text::tr("The numbers of %1 then agree as well."))
                             .arg(base::visibleText(schema::relationshipName(model, other)));
    }
    return sentences.join(QLatin1Char(' '));
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
    balance.agrees = agrees(model, *link);
    balance.sentence = QStringLiteral("%1 %2 × %3 = ").arg(number(a->count.likely), nameA, number(eachOfA));
    if (toOne && eachOfB == 1)
        balance.sentence += balance.agrees ? QStringLiteral("%1 %2").arg(linksOfA, nameB)
                                           : Text::tr("%1 %2, not %3").arg(linksOfA, nameB, number(b->count.likely));
    else
        balance.sentence +=
            balance.agrees
                ? (linksOfA == linksOfB ? Text::tr("%1 links = %2 %3 × %4") : Text::tr("%1 links ≈ %2 %3 × %4"))
                      .arg(linksOfA, number(b->count.likely), nameB, number(eachOfB))
                : Text::tr("%1 links, but %2 %3 × %4 = %5")
                      .arg(linksOfA, number(b->count.likely), nameB, number(eachOfB), linksOfB);
    if (balance.agrees)
        return balance;
    // What reads as it does now would be no way out.
    const auto add = [&](double now, double then, Fix fix) {
        if (number(now) == number(then))
            return;
        fix.effect = effectOf(model, *link, fix);
        balance.waysOut << fix;
    };
    const double documents = rounded(fromA / eachOfB);
    const double ofB = rounded(fromA / b->count.likely), ofA = rounded(fromB / a->count.likely);
    const bool isShare = toOne && eachOfB < 1 && ofB <= 1; // not all have one: then that is what people know least
    if (toOne && !isShare)
        add(b->count.likely, documents, countOf(*b, documents));
    else
        add(eachOfB, ofB, numberFor(*link, true, nameA, nameB, ofB));
    balance.fitting = ofA;
    add(eachOfA, ofA, numberFor(*link, false, nameB, nameA, ofA));
    return balance;
}

} // namespace sw::services
