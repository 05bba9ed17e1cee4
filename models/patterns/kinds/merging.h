// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// The documents of one collection, as one kind among others.
struct MergedKind
{
    QString collection;        ///< as it is called before
    QString value;             ///< of the discriminator, no two the same
    QList<design::Node> extra; ///< fields that only this kind gets besides its own
};

/// What becomes one collection.
struct Merging
{
    QString target;            ///< its name; it may be that of one of the kinds, but of no other collection
    QString discriminator;     ///< the field that tells the kind; none of the kinds may have it
    QList<MergedKind> kinds;   ///< two at least, in the order that the branches of the validator get
    QList<design::Node> extra; ///< fields that all kinds get, behind the discriminator
};

/// Puts the documents of several collections into one: a root with the discriminator, the fields that all kinds have
/// alike once, and a design::Variant for the others of each kind, by its share of the documents. Documents, hot ones
/// and growth are added up; references and copies anywhere in the design that named a merged collection name the
/// target; given indexes are kept once, those that only some kinds have as partial ones (a server uses these only for
/// queries that name the kind). The collection, the discriminator and what is extra get the origin of \p context's use.
/// The collection stands where the first kind stood. Fields that the merged shape does not need are to be taken out
/// before. Indexes that references, unique fields and operations need are derived later, as for any collection, by the
/// kinds that the fields belong to. Errors InvalidModel, with the design unchanged: a collection is missing, is a time
/// series or holds several kinds already; a name is taken or a value repeated; _id is of different types, so that no
/// document could refer to both.
base::Result<void> mergeCollections(design::Design &design, const Merging &merging, const UseContext &context);

/// Number of fields that all of \p collections have alike, by the number of different names: 0 to 1. Without _id.
double similarity(const QList<const design::Collection *> &collections);

/// What the discriminator says of \p entity's documents: "harbour_tug" for "Harbour Tugs".
QString kindValue(const schema::Entity &entity);

} // namespace sw::patterns
