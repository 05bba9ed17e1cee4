// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/questions/growth.h"

#include "models/patterns/core/withoutuse.h"

namespace sw::services
{

std::optional<GrowthAnswer> growthOf(const schema::ModelIndex &model, const Estimate &estimate, int months,
                                     const std::function<bool()> &cancelled)
{
    GrowthAnswer answer{{estimate.options, months, {}, estimate.calibration}, {}, {}};
    answer.growth = sizing::growthOf(model, estimate.design, answer.options);
    for (const schema::PatternUse *use : patterns::appliedUses(model.model(), estimate.design)) {
        if (cancelled())
            return std::nullopt;
        answer.without.append({use->id, use->pattern, patterns::useTitle(model.model(), *use),
                               sizing::growthOf(model, patterns::designWithout(model, use->id), answer.options)});
    }
    return answer;
}

QList<LimitRow> limitsPassed(const GrowthAnswer &answer, const QString &collection)
{
    QList<LimitRow> rows;
    QHash<QString, QList<sizing::LimitPassed>> known;
    const auto add = [&](const sizing::Growth &growth, const GrowthAnswer::Without *without) {
        for (const sizing::CollectionGrowth &each : growth.collections) {
            for (const sizing::LimitPassed &passed : each.limits) {
                if ((collection.isEmpty() || each.name == collection) && !known.value(each.name).contains(passed))
                    rows.append({each.name, passed, without});
            }
        }
    };
    add(answer.growth, nullptr);
    for (const sizing::CollectionGrowth &each : answer.growth.collections)
        known.insert(each.name, each.limits);
    for (const GrowthAnswer::Without &without : answer.without)
        add(without.growth, &without);
    return rows;
}

} // namespace sw::services
