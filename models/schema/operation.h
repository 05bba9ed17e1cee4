// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/types.h"

#include <QJsonObject>

namespace sw::schema
{

/// A field of the workload: an entity and a path in it ("address.city").
struct FieldRef
{
    EntityId entity;
    QString path;

    friend bool operator==(const FieldRef &, const FieldRef &) = default;
};

struct Filter
{
    FieldRef field;
    FilterOp op = FilterOp::Equal;

    friend bool operator==(const Filter &, const Filter &) = default;
};

struct SortKey
{
    FieldRef field;
    bool descending = false;

    friend bool operator==(const SortKey &, const SortKey &) = default;
};

/// One step from the operation's first entity to the others: the relationship followed and how many items are wanted.
struct PathStep
{
    RelationshipId relationship;
    EntityId to;
    std::optional<double> itemsWanted; ///< none: all

    friend bool operator==(const PathStep &, const PathStep &) = default;
};

/// Something an application does, how often and how important: a row of the workload.
struct Operation
{
    OperationId id;
    QString name;
    QString actor;
    OperationKind kind = OperationKind::Read;
    double perSecond = 0;
    RateUnit rateUnit = RateUnit::Automatic; ///< that a person gave perSecond in
    double peakFactor = 3;
    Criticality criticality = Criticality::Medium;
    EntityId entity;      ///< where it starts
    QList<PathStep> path; ///< what it takes along, in order
    QList<Filter> filters;
    QList<SortKey> sort;
    QList<FieldRef> reads;
    QList<FieldRef> writes;
    std::optional<double> selectivity;       ///< expected documents of the first entity
    std::optional<double> agreedSelectivity; ///< selectivity that the program took and a person said to be right
    double agreedPerSecond = 0; ///< perSecond that a person said to be right, not one of their own; 0: none
    std::optional<double> latencyMs;
    std::optional<double> freshnessSeconds; ///< 0 = must be current
    Durability durability = Durability::Majority;
    QList<EntityId> atomicWith;
    QString timeWindow; ///< text such as "30 days"; a note for archiving
    bool readsPastState = false;
    QString description;
    QJsonObject unknown;

    bool isRead() const { return kind == OperationKind::Read || kind == OperationKind::Aggregate; }
    bool isRateAgreed() const { return perSecond > 0 && perSecond == agreedPerSecond; }
    bool isFoundAgreed() const { return selectivity && selectivity == agreedSelectivity; }
    /// Whether its path goes along \p relationship.
    bool follows(const RelationshipId &relationship) const;
    friend bool operator==(const Operation &, const Operation &) = default;
};

/// Of a new operation, times a second, until a person says a rate.
inline constexpr double usualRate = 1;
/// Whether somebody has said how often \p operation runs: a new one has the usual rate, and no unit.
bool isRateStated(const Operation &operation);

/// The rate of \p operation for people, in the unit it was given in: "24/day".
QString rateText(const Operation &operation);

/// The length of \p unit; of a second when it is automatic.
double secondsOf(RateUnit unit);

} // namespace sw::schema
