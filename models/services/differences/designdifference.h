// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"
#include "models/services/differences/modeldifference.h"
#include "models/services/evaluation/evaluation.h"

namespace sw::services
{

/// A field or an index of a collection that came, went or is another one: as sentences of the documentation, "string, 1
/// to 20 characters", "isbn ascending, unique".
struct PartChange
{
    ChangeKind kind = ChangeKind::Changed;
    QString name; ///< path or name
    QString before;
    QString after;
};

/// What the server would hold of one collection.
struct CollectionSummary
{
    double documents = 0;
    base::Bytes document; ///< one on average
    base::Bytes data;
    base::Bytes indexes; ///< files
};

struct CollectionChange
{
    ChangeKind kind = ChangeKind::Changed;
    QString name;
    QString formerName; ///< when it holds the documents of the same entity under another name; else empty
    QList<PartChange> fields;
    QList<PartChange> indexes;
    bool validator = false;   ///< rules or how they are enforced
    CollectionSummary before; ///< of a changed or removed one
    CollectionSummary after;  ///< of a changed or added one
};

/// What the server would hold of the whole design.
struct DesignSummary
{
    qsizetype collections = 0;
    base::Bytes data;
    base::Bytes storage;
    base::Bytes indexes;
    base::Bytes workingSet;
};

struct DesignDifference
{
    QList<CollectionChange> collections;
    DesignSummary before;
    DesignSummary after;
    QList<advisor::EffectRow> figures; ///< those that differ, with their ranges
};

/// An estimate with the model that it is of.
struct DesignOf
{
    const schema::Model &model;
    const Estimate &estimate;
};

/// What differs between two designs, whether of one model or of two.
DesignDifference differenceOf(const DesignOf &before, const DesignOf &after);

CollectionSummary summaryOf(const sizing::CollectionSize &size);
DesignSummary summaryOf(const sizing::SizeReport &sizes);

} // namespace sw::services
