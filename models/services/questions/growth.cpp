// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/questions/growth.h"

#include "models/base/texts.h"
#include "models/patterns/core/withoutuse.h"
#include "models/sizing/figures/sizetexts.h"

#include <QCoreApplication>

namespace sw::services
{

std::optional<GrowthAnswer> growthOf(const schema::ModelIndex &model, const Estimate &estimate, int months,
                                     const base::Progress &progress)
{
    GrowthAnswer answer{{estimate.options, months, {}, estimate.calibration}, {}, {}};
    answer.growth = sizing::growthOf(model, estimate.design, answer.options);
    const QList<const schema::PatternUse *> uses = patterns::appliedUses(model.model(), estimate.design);
    for (const schema::PatternUse *use : uses) {
        if (!progress.goesOn(static_cast<double>(answer.without.size() + 1) / static_cast<double>(uses.size() + 1)))
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

QStringList limitCells(const GrowthAnswer &answer, const LimitRow &row, const QDate &today)
{
    const int horizon = answer.growth.horizon();
    return {sizing::limitText(row.collection, row.passed), sizing::dateText(today, row.passed.largest, horizon),
            sizing::dateText(today, row.passed.usual, horizon),
            row.without ? Text::tr("without %1").arg(row.without->title) : Text::tr("as it is")};
}

} // namespace sw::services
