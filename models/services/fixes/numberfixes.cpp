// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/fixes/numberfixes.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/workload.h"
#include "models/services/fixes/countbalance.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sw::services
{

namespace
{

/// The next of 10, 20, 50, 100, 200 …
double roundedUp(double count)
{
    double step = 10;
    while (step < count) {
        const double lead = step / std::pow(10, std::floor(std::log10(step) + 1e-9));
        step *= lead > 1.5 && lead < 3 ? 2.5 : 2;
    }
    return step;
}

void limit(schema::Cardinality &count, double most)
{
    count.max = most;
    count.likely = std::min(count.likely, most);
    count.min = std::min(count.min, count.likely);
}

/// True when documents with an array along \p link belong to its a: that holds what is counted at b.
bool isHeldByA(const FixContext &context, const schema::Relationship &link, const checks::Finding &finding)
{
    const design::PlacementDecision *decision = context.design().placement(link.id);
    const schema::Placement placement = decision ? decision->placement : link.placement;
    if (placement == schema::Placement::EmbedInA || placement == schema::Placement::ReferenceFromA)
        return true;
    if (placement == schema::Placement::EmbedInB || placement == schema::Placement::ReferenceFromB)
        return false;
    const auto home = context.places().homeOf(link.a.entity);
    return home && home->collection == finding.collection;
}

Fix limitOf(const schema::Relationship &link, bool heldByA, const QString &text, double most)
{
    return fixBy(QStringLiteral("limit"), text, [id = link.id, heldByA, most](schema::Model &model) {
        schema::Relationship &changed = *model.relationship(id);
        limit((heldByA ? changed.b : changed.a).perOther, most);
        changed.growth = schema::Growth::Bounded;
        if (changed.p50)
            changed.p50 = std::min(*changed.p50, most);
        if (changed.p99)
            changed.p99 = std::min(*changed.p99, most);
    });
}

/// Memory that servers are bought with.
double memoryFor(double gibibytes)
{
    constexpr double usual[] = {2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024};
    const auto *const fits =
        std::find_if(std::begin(usual), std::end(usual), [&](double one) { return one >= gibibytes; });
    constexpr double step = 256;
    return fits != std::end(usual) ? *fits : std::ceil(gibibytes / step) * step;
}

} // namespace

QList<Fix> limitArray(const FixContext &context, const checks::Finding &finding)
{
    const design::Node *node = context.node(finding);
    if (!node || !node->isArray())
        return {};
    const bool open = node->count.isUnbounded();
    const double most = open ? roundedUp(10 * node->count.likely) : context.limit("arrayItems");
    if (node->count.likely > most)
        return {};
    const QString text = Text::tr("Limit %1 to %2").arg(base::visibleText(node->name), base::exactNumberText(most));
    if (const schema::Relationship *link = context.relationship(finding))
        return {limitOf(*link, isHeldByA(context, *link, finding), text, most)};
    if (node->source.field.isEmpty() || !context.index().entity(node->source.entity))
        return {};
    return {fixBy(QStringLiteral("limit"), text, [source = node->source, most](schema::Model &model) {
        if (schema::Field *field = schema::findField(model.entity(source.entity)->fields, source.field)) {
            field->bounded = true;
            limit(field->count, most);
        }
    })};
}

QList<Fix> balanceCounts(const FixContext &context, const checks::Finding &finding)
{
    return countBalance(context.model(), finding.relationship).waysOut;
}

QList<Fix> balanceGrowth(const FixContext &context, const checks::Finding &finding)
{
    const schema::Entity *entity = context.index().entity(finding.entity);
    const double inserts = design::insertsOf(context.index()).value(finding.entity).all();
    if (!entity || inserts <= 0)
        return {};
    return {fixBy(QStringLiteral("set-growth"),
                  Text::tr("Let %1 grow by %2").arg(base::visibleText(entity->name), base::perDayText(inserts)),
                  [id = entity->id, inserts](schema::Model &model) { model.entity(id)->growthPerDay = inserts; })};
}

QList<Fix> allowMoreValues(const FixContext &context, const checks::Finding &finding)
{
    const schema::Entity *entity = context.index().entity(finding.entity);
    const schema::Field *field = entity ? schema::fieldAtPath(entity->fields, finding.path) : nullptr;
    if (!field)
        return {};
    const auto by = [&](const char *name, const QString &text, const std::function<void(schema::Field &)> &change) {
        return fixBy(QLatin1String(name), text, [entity = entity->id, id = field->id, change](schema::Model &model) {
            change(*schema::findField(model.entity(entity)->fields, id));
        });
    };
    const QString name = base::visibleText(field->name);
    if (!field->enumValues.isEmpty())
        return {by("remove-list", Text::tr("Allow %1 any value").arg(name),
                   [](schema::Field &changed) { changed.enumValues.clear(); })};
    if (!field->minimum || !field->maximum)
        return {};
    const double documents = std::max(entity->count.likely, entity->count.isUnbounded() ? 0 : entity->count.max);
    const double first = field->exclusiveMinimum ? std::floor(*field->minimum) + 1 : std::ceil(*field->minimum);
    const double most = roundedUp(first + documents - 1);
    QList<Fix> fixes{by("remove-maximum", Text::tr("Remove the maximum of %1").arg(name), [](schema::Field &changed) {
        changed.maximum.reset();
        changed.exclusiveMaximum = false;
    })};
    if (field->type != schema::FieldType::Int32 || most <= std::numeric_limits<qint32>::max())
        fixes << by("raise-maximum", Text::tr("Raise the maximum of %1 to %2").arg(name, base::exactNumberText(most)),
                    [most](schema::Field &changed) {
                        changed.maximum = most;
                        changed.exclusiveMaximum = false;
                    });
    return fixes;
}

QList<Fix> addMemory(const FixContext &context, const checks::Finding &)
{
    const sizing::SizeReport &sizes = context.evaluation().sizes;
    const double share = context.limit("workingSet");
    if (share <= 0)
        return {};
    const double cache = sizes.workingSet.likely / base::gibibytes(1) / share;
    if (context.model().cacheOverrideMiB) {
        const double mebibytes = std::ceil(cache * 1024);
        return {fixBy(QStringLiteral("add-memory"),
                      Text::tr("Plan with a cache of %1").arg(base::bytesText(base::mebibytes(mebibytes))),
                      [mebibytes](schema::Model &model) { model.cacheOverrideMiB = mebibytes; })};
    }
    const double memory = memoryFor(2 * cache + 1);
    return {fixBy(QStringLiteral("add-memory"),
                  Text::tr("Plan with %1 GiB of memory").arg(base::exactNumberText(memory)),
                  [memory](schema::Model &model) { model.ramGiB = memory; })};
}

} // namespace sw::services
