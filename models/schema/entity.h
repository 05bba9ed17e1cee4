// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/field.h"
#include "models/schema/indexes/indexdefinition.h"
#include "models/schema/sampled.h"

namespace sw::schema
{

/// How a server checks an entity's documents, and what has to be true of them besides what their fields say.
struct DocumentRules
{
    ValidationLevel level = ValidationLevel::Strict;
    ValidationAction action = ValidationAction::Error;
    QJsonObject expression; ///< a query that every document matches, as Extended JSON; empty for none

    friend bool operator==(const DocumentRules &, const DocumentRules &) = default;
};

/// A kind of thing that the data is about, with how many there are and how they live.
struct Entity
{
    EntityId id;
    QString name;
    QString collectionName; ///< empty: plural snake case of the name
    EntityKind kind = EntityKind::Strong;
    EntityId owner;       ///< of a weak entity
    EntityId superEntity; ///< is-a
    Cardinality count{0, 1000, 1000, true};
    double growthPerDay = 0;
    Lifecycle lifecycle = Lifecycle::KeepForever;
    double lifecycleDays = 0; ///< for Retention and Archive
    QString lifecycleField;   ///< path of the date that the days count from
    double hotFraction = 0.2; ///< share of the documents that are in use
    std::optional<double> hotCount;
    HotDocuments hot = HotDocuments::Automatic;
    std::optional<double> hotSkew; ///< of Skewed: the exponent of Zipf's law
    bool appendOnly = false;
    bool needsHistory = false;
    bool standsAlone = false; ///< it has no relationship and needs none: said, not only left out
    bool unused = false;      ///< no operation reads or writes it: said, not only left out of the workload
    IdStrategy idStrategy = IdStrategy::ObjectId;
    QStringList idFields; ///< names of the fields that make _id, for the other strategies
    QString idSeparator = QStringLiteral("_");
    SchemaDynamics dynamics = SchemaDynamics::Static;
    QString shardKey; ///< see parseShardKey()
    Sampled sampled;
    DocumentRules rules;
    QList<Field> fields;                      ///< without _id, unless a field is named _id to give it a type of its own
    QList<IndexDefinition> indexes;           ///< owned by a person, beside those that are derived
    QList<SuppressedIndex> suppressedIndexes; ///< derived ones that are not wanted
    QString color;                            ///< "#rrggbb" or empty
    QString description;
    QJsonObject unknown;

    friend bool operator==(const Entity &, const Entity &) = default;
};

/// How many of \p documents are in use: as many as were given, the share of them, or, where some are used far more than
/// others, the fewest that take nine of ten accesses.
double hotDocumentsOf(const Entity &entity, double documents);

/// The share of its documents that are in use.
double hotShareOf(const Entity &entity);

/// The collection's name: collectionName, or the plural snake case of the name ("Order line" -> "order_lines").
QString collectionNameOf(const Entity &entity);

} // namespace sw::schema
