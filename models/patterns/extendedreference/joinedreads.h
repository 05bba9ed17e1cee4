// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"
#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// The two ends of a relationship as the pattern's parameters see them.
struct ReferenceEnds
{
    const schema::Relationship *relationship = nullptr;
    bool holderIsA = false;
    const schema::RelationshipEnd &holder() const { return holderIsA ? relationship->a : relationship->b; }
    const schema::RelationshipEnd &original() const { return holderIsA ? relationship->b : relationship->a; }
};
std::optional<ReferenceEnds> referenceEnds(const UseContext &context);

/// What one operation fetches of the originals through a reference.
struct JoinedRead
{
    const schema::Operation *operation = nullptr;
    double lookups = 0;  ///< per second
    bool whole = false;  ///< it does not say which fields it wants
    QStringList fields;  ///< paths that it reads, filters or sorts by, _id apart
    QStringList missing; ///< of these, what cannot be copied: lists, what changes often, personal data

    bool isSavedBy(const QStringList &copied) const;
};

/// The reads that follow the relationship of \p ends from its holder, most lookups first.
QList<JoinedRead> joinedReads(const schema::ModelIndex &model, const ReferenceEnds &ends);

/// The fields to copy so that as many lookups are saved as a small copy can save: those that the reads in \p joined
/// want, read by read, as long as the copy stays small. Empty when no read can do without its lookup.
QStringList fieldsToCopy(const schema::ModelIndex &model, const ReferenceEnds &ends, const QList<JoinedRead> &joined);

/// True when a copy of \p copied of a document of \p whole is small.
bool isSmallCopy(base::Bytes copied, base::Bytes whole);

} // namespace sw::patterns
