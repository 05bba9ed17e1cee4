// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/computed/computedload.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/workload.h"
#include "models/patterns/core/grouping.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sw::patterns
{

namespace
{

constexpr double readsPerWrite = 10; // that make a stored number worth its writes, or
constexpr double manyItems = 100;    // items that each read goes through, and
constexpr double oftenRead = 1;      // such reads a second

/// The fields of the items that \p context keeps numbers of or groups by.
QStringList measuredFields(const UseContext &context)
{
    QStringList fields;
    for (const char *list : {"keys", "sum", "min", "max"})
        fields << pathsOf(context.parameters.value(QLatin1String(list)));
    return fields;
}

/// True when \p operation begins at the items and names the one document that they belong to.
bool asksItemsOfOne(const schema::Operation &operation, const schema::Relationship &relationship)
{
    const schema::EntityId &parent = relationship.a.entity;
    const bool up = operation.entity == relationship.b.entity && operation.path.size() == 1 &&
                    operation.path.first().relationship == relationship.id && operation.path.first().to == parent;
    return up && std::any_of(operation.filters.cbegin(), operation.filters.cend(), [&](const schema::Filter &filter) {
               return filter.field == schema::FieldRef{parent, design::idName} && filter.op == schema::FilterOp::Equal;
           });
}

/// True when the numbers say all that the aggregate \p operation wants of the items.
bool isAnswered(const schema::Operation &operation, const UseContext &context, const QStringList &fields)
{
    const schema::EntityId child = groupedEntity(context)->id;
    const QStringList keys = pathsOf(context.parameters.value(QStringLiteral("keys")));
    const schema::Relationship *relationship = context.model.relationship(context.use.relationship);
    bool reached =
        relationship ? asksItemsOfOne(operation, *relationship) : operation.entity == child && operation.path.isEmpty();
    for (const schema::PathStep &step : operation.path) {
        reached = reached || (relationship && operation.entity == relationship->a.entity &&
                              step.relationship == relationship->id && step.to == child && !step.itemsWanted);
    }
    const bool filtered =
        std::any_of(operation.filters.cbegin(), operation.filters.cend(), [&](const schema::Filter &filter) {
            return filter.field.entity == child && (relationship || !keys.contains(filter.field.path));
        });
    const bool more = std::any_of(operation.reads.cbegin(), operation.reads.cend(), [&](const schema::FieldRef &read) {
        return read.entity == child && !fields.contains(read.path);
    });
    return operation.kind == schema::OperationKind::Aggregate && reached && !filtered && !more;
}

bool changesNumbers(const schema::Operation &operation, const schema::EntityId &child, const QStringList &fields)
{
    if (operation.kind != schema::OperationKind::Update)
        return !operation.isRead() && design::writtenEntities(operation).contains(child);
    return std::any_of(operation.writes.cbegin(), operation.writes.cend(), [&](const schema::FieldRef &written) {
        return written.entity == child && fields.contains(written.path);
    });
}

double itemsOfOne(const UseContext &context)
{
    const schema::Relationship *relationship = context.model.relationship(context.use.relationship);
    return relationship ? relationship->b.perOther.likely : groupedEntity(context)->count.likely;
}

/// How many documents with numbers a read of \p operation finds.
double documentsFound(const schema::Operation &operation, const design::Collection &target, const UseContext &context)
{
    const QStringList keys = pathsOf(context.parameters.value(QStringLiteral("keys")));
    const bool one = std::all_of(keys.cbegin(), keys.cend(), [&](const QString &key) {
        return std::any_of(operation.filters.cbegin(), operation.filters.cend(), [&](const schema::Filter &filter) {
            return filter.field.path == key && filter.op == schema::FilterOp::Equal;
        });
    });
    return one ? 1 : target.documents.likely;
}

} // namespace

ComputedLoad computedLoad(const UseContext &context)
{
    ComputedLoad load;
    load.freshness = std::numeric_limits<double>::infinity();
    const schema::EntityId child = groupedEntity(context)->id;
    const QStringList fields = measuredFields(context);
    for (const schema::Operation *operation : context.model.operationsOf(child)) {
        if (isAnswered(*operation, context, fields)) {
            load.reads << operation;
            load.readRate += operation->perSecond;
            load.scanned = std::max(load.scanned, context.use.relationship.isEmpty()
                                                      ? operation->selectivity.value_or(itemsOfOne(context))
                                                      : itemsOfOne(context));
            load.freshness = std::min(load.freshness, operation->freshnessSeconds.value_or(0));
        } else if (changesNumbers(*operation, child, fields)) {
            load.writes << operation;
            load.writeRate += operation->perSecond;
        }
    }
    if (load.reads.isEmpty())
        load.freshness = 0;
    return load;
}

QList<Condition> computedConditions(const ComputedLoad &load, bool apart, const UseContext &context)
{
    using base::PerSecond;
    using base::rateText;
    const QString what = schema::collectionNameOf(*groupedEntity(context));
    const bool often = load.readRate >= readsPerWrite * load.writeRate;
    const bool heavy = load.scanned >= manyItems && load.readRate >= oftenRead;
    return {{Text::tr("%1 reads count or add up %2 and want nothing else of them.")
                 .arg(rateText(PerSecond(load.readRate)), what),
             load.readRate > 0, true},
            {often ? Text::tr("They are ten times as frequent as the writes that change the numbers (%1), or more.")
                         .arg(rateText(PerSecond(load.writeRate)))
             : heavy ? Text::tr("Each of these reads goes through %1 items.").arg(base::countText(load.scanned))
                     : Text::tr("They are not ten times as frequent as the writes that change the numbers (%1), and go "
                                "through only %2 items.")
                           .arg(rateText(PerSecond(load.writeRate)), base::countText(load.scanned)),
             often || heavy, true},
            {apart ? Text::tr("The items are not in the document that is read anyway.")
                   : Text::tr("The items are in the document that is read anyway."),
             apart, true},
            {load.freshness > 0
                 ? Text::tr("The numbers may be %1 old.").arg(base::periodText(load.freshness / base::secondsPerDay))
                 : Text::tr("The numbers must be current."),
             load.freshness > 0, false}};
}

void addComputedEfforts(design::Design &design, const ComputedParts &parts, const UseContext &context)
{
    const ComputedLoad load = computedLoad(context);
    const design::Collection &target = *design.collection(parts.target);
    const design::Collection &source = *design.collection(parts.source);
    const auto effortOf = [&](const schema::Operation *operation) {
        design::Effort effort;
        effort.operation = operation ? operation->id : schema::OperationId();
        effort.origin = context.origin();
        return effort;
    };
    for (const schema::Operation *operation : parts.embedded ? QList<const schema::Operation *>() : load.reads) {
        design::Effort effort = effortOf(operation);
        const schema::Relationship *relationship = context.model.relationship(context.use.relationship);
        const bool fromItems = relationship && operation->entity == relationship->b.entity;
        if (parts.object.isEmpty() || fromItems)
            effort.instead = design::Amount{parts.target, documentsFound(*operation, target, context)};
        else
            effort.stored << context.use.relationship;
        design.efforts << effort;
    }
    if (parts.onWrite()) {
        for (const schema::Operation *operation : parts.embedded ? QList<const schema::Operation *>() : load.writes) {
            design::Effort effort = effortOf(operation);
            effort.writes << design::Amount{parts.target, 1};
            design.efforts << effort;
        }
        return;
    }
    design::Effort job = effortOf(nullptr);
    job.name = Text::tr("%1 of %2").arg(Text::tr("Computed"), schema::collectionNameOf(*groupedEntity(context)));
    const double targets = std::max(1.0, target.documents.likely);
    const bool timer = parts.refresh == QLatin1String("interval");
    job.perSecond = timer ? 1 / parts.seconds : std::min(load.readRate, targets / parts.seconds);
    job.reads << design::Amount{parts.source, timer ? source.documents.likely : source.documents.likely / targets};
    job.writes << design::Amount{parts.target, timer ? targets : 1};
    design.efforts << job;
}

} // namespace sw::patterns
