// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/placement/placementscore.h"

#include "models/design/shape/documentsize.h"

#include <algorithm>

namespace sw::design
{

namespace
{

constexpr double balanceRatio = 10;

double kib(base::Bytes bytes)
{
    return bytes.value() / 1024;
}

base::Bytes arrayField(const QString &name, double count, base::Bytes item)
{
    return base::Bytes(2 + static_cast<double>(name.toUtf8().size())) + arrayBytes(count, item);
}

/// The terms of the score for one set of sizes.
class Costs
{
public:
    explicit Costs(const ScorePrices &prices) : m_prices(prices) {}

    double read(base::Bytes bytes) const { return m_prices.command + m_prices.fetch + kib(bytes) * m_prices.readKiB; }
    double joined(double items, base::Bytes bytes) const
    {
        return items * (m_prices.join + kib(bytes) * m_prices.readKiB);
    }
    double fetched(double items, base::Bytes bytes) const
    {
        return items * (m_prices.fetch + kib(bytes) * m_prices.readKiB);
    }
    double rewritten(base::Bytes bytes) const { return m_prices.write + kib(bytes) * m_prices.rewriteKiB; }
    double write(base::Bytes bytes, double indexes) const
    {
        return m_prices.command + rewritten(bytes) + m_prices.index * indexes;
    }

private:
    const ScorePrices &m_prices;
};

} // namespace

ScorePrices scorePrices(const schema::Model &model)
{
    ScorePrices prices;
    const auto set = [&](const char *name, double &price) {
        const double given = model.settings.value(QLatin1String("score.") + QLatin1String(name)).toDouble(price);
        price = given >= 0 ? given : price;
    };
    set("command", prices.command);
    set("fetch", prices.fetch);
    set("join", prices.join);
    set("readKiB", prices.readKiB);
    set("write", prices.write);
    set("rewriteKiB", prices.rewriteKiB);
    set("index", prices.index);
    set("simplicity", prices.simplicity);
    set("balanced", prices.balanced);
    set("performance", prices.performance);
    set("tie", prices.tie);
    set("composition", prices.composition);
    set("share", prices.share);
    set("ownedShare", prices.ownedShare);
    set("conflict", prices.conflict);
    set("items", prices.items);
    set("arrayMiB", prices.arrayMiB);
    return prices;
}

double embedOneCost(const ScoreInput &input, const ScorePrices &prices)
{
    const Costs costs(prices);
    const Load &load = input.load;
    const base::Bytes whole = input.parent + arrayField(input.array, input.items, input.child);
    return (load.fromA + load.fromB + load.onlyA + load.onlyB) * costs.read(whole) +
           load.writesA * costs.write(whole, 0) +
           load.writesB * (costs.write(whole, input.childIndexes + input.idIndexes) +
                           retriesOf(load.writesA + load.writesB, input.parentsInUse, prices) * costs.rewritten(whole));
}

double referManyCost(const ScoreInput &input, const ScorePrices &prices)
{
    const Costs costs(prices);
    const Load &load = input.load;
    const base::Bytes child = input.child + input.reference;
    return load.fromA * costs.read(input.parent) + costs.joined(load.wantedFromA(input.items) * load.fromA, child) +
           load.fromB * (costs.read(child) + costs.joined(1, input.parent)) + load.onlyA * costs.read(input.parent) +
           load.onlyB * costs.read(child) + load.writesA * costs.write(input.parent, 0) +
           load.writesB * costs.write(child, 2 + input.childIndexes);
}

double referOneCost(const ScoreInput &input, const ScorePrices &prices)
{
    ScoreInput withIds = input;
    withIds.parent += arrayField(input.array, input.items, input.id);
    const Costs costs(prices);
    return referManyCost(withIds, prices) + input.load.writesB * costs.write(withIds.parent, 0);
}

double embedManyCost(const ScoreInput &input, const ScorePrices &prices)
{
    const Costs costs(prices);
    const Load &load = input.load;
    const base::Bytes both = input.child + input.parent;
    return load.fromA * (prices.command + costs.fetched(load.wantedFromA(input.items), both)) +
           (load.fromB + load.onlyB) * costs.read(both) + load.onlyA * costs.read(input.parent) +
           load.writesA * (costs.write(input.parent, 0) + prices.command + input.items * costs.rewritten(both)) +
           load.writesB * costs.write(both, 2 + input.childIndexes);
}

double embedFactor(const ScorePrices &prices, schema::Goal goal)
{
    switch (goal) {
    case schema::Goal::Simplicity:
        return prices.simplicity;
    case schema::Goal::Balanced:
        return prices.balanced;
    case schema::Goal::Performance:
        return prices.performance;
    }
    return prices.balanced;
}

bool prefersEmbedding(double embedCost, double otherCost, double tie)
{
    return embedCost <= otherCost * (1 + tie);
}

double retriesOf(double writes, double documents, const ScorePrices &prices)
{
    return documents > 0 ? std::min(1.0, writes / documents * prices.conflict) : 0;
}

LinkSides balancedSides(double idsInA, double idsInB, const Load &load)
{
    const double smaller = std::max(1.0, std::min(idsInA, idsInB));
    if (std::max(idsInA, idsInB) >= balanceRatio * smaller)
        return idsInA <= idsInB ? LinkSides::A : LinkSides::B;
    const double hot = std::max(load.fromA, load.fromB);
    if (std::min(load.fromA, load.fromB) * balanceRatio >= hot)
        return LinkSides::Both;
    return load.fromA >= load.fromB ? LinkSides::A : LinkSides::B;
}

} // namespace sw::design
