// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/patternuses/useorder.h"

#include "models/base/texts.h"
#include "models/patterns/core/withoutuse.h"
#include "models/patterns/patternregistry.h"

#include <algorithm>
#include <limits>

namespace sw::services
{

namespace
{

int orderOf(const schema::PatternUse &use)
{
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(use.pattern);
    return pattern ? pattern->order() : std::numeric_limits<int>::max();
}

} // namespace

QList<schema::PatternUseId> applicationOrder(const schema::Model &model)
{
    QList<const schema::PatternUse *> uses;
    for (const schema::PatternUse &use : model.patterns)
        uses << &use;
    std::stable_sort(uses.begin(), uses.end(), [](const schema::PatternUse *a, const schema::PatternUse *b) {
        return orderOf(*a) < orderOf(*b);
    });
    QList<schema::PatternUseId> ids;
    for (const schema::PatternUse *use : std::as_const(uses))
        ids << use->id;
    return ids;
}

base::Result<qsizetype> placeAfterStep(const schema::Model &model, const schema::PatternUseId &id, int by)
{
    const QList<schema::PatternUseId> order = applicationOrder(model);
    const qsizetype at = order.indexOf(id);
    const schema::PatternUse *use = model.pattern(id);
    const schema::PatternUse *other = at < 0 ? nullptr : model.pattern(order.value(at + by));
    if (!use || !other)
        return base::Error{base::ErrorCode::InvalidModel,
                           by < 0 ? Text::tr("It is applied first already.") : Text::tr("It is applied last already."),
                           id.text(), Text::tr("Move another pattern.")};
    if (orderOf(*use) != orderOf(*other)) {
        const schema::PatternUse &first = by < 0 ? *other : *use;
        const schema::PatternUse &second = by < 0 ? *use : *other;
        return base::Error{base::ErrorCode::InvalidModel,
                           Text::tr("%1 is always applied before %2, because the second builds on the first.")
                               .arg(patterns::useTitle(model, first), patterns::useTitle(model, second)),
                           id.text(), Text::tr("Switch one of them off to see the design without it.")};
    }
    return other - model.patterns.constData();
}

} // namespace sw::services
