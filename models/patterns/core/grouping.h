// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"

namespace sw::patterns
{

/// Documents of one collection that a bucket pattern puts together: what one of them becomes inside an array, and the
/// value that says which group it belongs to.
struct Grouping
{
    const design::Collection *collection = nullptr;
    const schema::Entity *child = nullptr;
    const schema::Relationship *relationship = nullptr; ///< none when the target is an entity
    QString key;          ///< path of the value that groups them; empty when the parameters say it
    design::Node item;    ///< a document without what goes up into the bucket
    bool keepsId = false; ///< somebody looks for single items by their _id
    double groups = 1;    ///< likely number of different keys
    double itemsPerGroup() const { return collection->documents.likely / groups; }
};

/// Error when the target's documents are embedded, grouped already or of several kinds.
base::Result<Grouping> groupingOf(const design::Design &design, const UseContext &context);

/// Moves the field at \p path out of the item, or copies it when it lies deeper; nothing when there is none.
std::optional<design::Node> takeKey(Grouping &grouping, const QString &path);

/// Puts \p root, which holds arrays of \p itemsPerBucket items, in place of the single documents, and scales what there
/// is of them. The collection gets the name \p name everywhere; it is returned. \p items: path of the array.
design::Collection &putBuckets(design::Design &design, const Grouping &grouping, const design::Node &root,
                               const QString &items, const QString &name, double itemsPerBucket,
                               const UseContext &context);

/// count = number of items in the array called \p array, between 1 and \p most, and the rule that says so.
design::Node countNode(const QString &array, double most, const UseContext &context);
design::Rule countRule(const QString &array, const UseContext &context);
/// The same where the items are in the array \p array of the items of \p outer, which count theirs.
design::Rule countRule(const QString &outer, const QString &array, const UseContext &context);
/// The array of the items.
design::Node itemsNode(const Grouping &grouping, const QString &name, double likely, double most,
                       const UseContext &context);

/// The entity whose documents a bucket pattern groups: the target, or the many side of it; nullptr when there is none.
const schema::Entity *groupedEntity(const schema::ModelIndex &model, const Target &target);
const schema::Entity *groupedEntity(const UseContext &context);
/// Items that one of \p groups gets in a day.
double itemsPerDay(const schema::ModelIndex &model, const Target &target, double groups);
/// A 1:N relationship or an entity.
bool canBeGrouped(const schema::ModelIndex &model, const schema::PatternUse &use);
/// "reading", for names of functions and collections.
QString singularOf(const schema::Entity &entity);

} // namespace sw::patterns
