// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/indexes/index.h"
#include "models/design/shape/node.h"
#include "models/schema/sampled.h"

#include <QSet>

namespace sw::design
{

using schema::ValidationAction;
using schema::ValidationLevel;

/// A rule that JSON Schema cannot say (date ranges, one field against another), as a query expression.
struct Rule
{
    base::Bson expression; ///< e.g. {$expr:{$eq:["$count",{$size:"$readings"}]}}
    QString reason;        ///< a sentence for people
    Origin origin;

    friend bool operator==(const Rule &, const Rule &) = default;
};

struct TimeSeriesOptions
{
    QString timeField;
    QString metaField;
    QString granularity; ///< seconds, minutes or hours

    friend bool operator==(const TimeSeriesOptions &, const TimeSeriesOptions &) = default;
};

/// One collection of the design: the shape of its documents, how many there are, its indexes and rules.
struct Collection
{
    QString name;
    Node root;                                           ///< an object whose first field is _id
    schema::Cardinality documents{0, 1000, 1000, false}; ///< how many documents
    double hotDocuments = 200;                           ///< likely number of documents in use
    bool hotByRecency = false; ///< the hot ones are the newest (they share pages), else they are scattered
    double growthPerDay = 0;   ///< documents
    bool appendOnly = false;
    schema::Sampled sampled; ///< what was seen of the documents of its first entity
    QList<Index> indexes;    ///< without _id_
    QSet<QString> askedBy;   ///< names of the operations that look for documents here, as deriveIndexes() found them
    QList<Rule> rules;
    ValidationLevel level = ValidationLevel::Strict;
    ValidationAction action = ValidationAction::Error;
    std::optional<TimeSeriesOptions> timeSeries;
    std::optional<qint64> expireAfterSeconds; ///< of a time-series collection
    /// Paths that _id (or the pattern's own index) already answers, its leading one first: no index is derived whose
    /// paths are all in one of these lists and include its first.
    QList<QStringList> served;
    QList<schema::EntityId> entities; ///< whose documents these are; embedded ones follow the first
    QString description;
    Origin origin;

    schema::EntityId entity() const { return entities.isEmpty() ? schema::EntityId() : entities.first(); }
    friend bool operator==(const Collection &, const Collection &) = default;
};

} // namespace sw::design
