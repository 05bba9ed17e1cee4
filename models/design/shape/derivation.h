// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/types.h"

#include <QString>

#include <optional>

namespace sw::design
{

/// The field that every document has.
inline constexpr QLatin1String idName("_id");

/// A value that holds the _id of a document of another collection, or another value of it.
struct Reference
{
    QString collection;
    schema::RelationshipId relationship;
    QString kind{}; ///< in a collection that holds several kinds: the discriminator's value of those meant; empty: any
    QString path{idName}; ///< of the value in that document
    bool once = false;    ///< in lists: each document stands in one of them only, as the model says and no index need

    friend bool operator==(const Reference &, const Reference &) = default;
};

/// The documents of another collection that refer to one of this.
struct Referrers
{
    QString collection;
    QString path; ///< of the value in them that holds its _id

    bool isEmpty() const { return collection.isEmpty(); }
    friend bool operator==(const Referrers &, const Referrers &) = default;
};

/// A value computed from others of the same document, or of those that refer to it; sample documents and write code
/// obey it.
struct Derivation
{
    enum class Kind { SizeOf, CountOf, SumOf, MinOf, MaxOf, Text, StartOf };
    Kind kind = Kind::SizeOf;
    /// A path such as "readings.ts", of which CountOf takes the values that are there; for Text a template such as
    /// "{podcast_id}_{first:history.date}", where {path} is the value at the path and {first:path} the smallest date at
    /// the path in milliseconds since 1970, 13 digits; for StartOf "hour:readings.ts": the start (UTC) of the minute,
    /// hour, day or month of the smallest date at the path.
    QString of;
    /// The document whose value at the path {from:path} stands for in a template.
    std::optional<Reference> from{};
    /// Whose values are counted, added up or compared; empty: those of the same document. SizeOf "" is their number.
    Referrers over{};
    /// An array of the same document whose items are counted too.
    QString here{};
    int plus = 0; ///< what SizeOf counts besides

    friend bool operator==(const Derivation &, const Derivation &) = default;
};

/// Where the items of a list are that its array has no place for: documents of another collection.
struct Rest
{
    Referrers documents;
    double kept = 0; ///< items of the array where there are more
    QString flag{};  ///< a field that exactly the documents with more have; empty: there is none

    friend bool operator==(const Rest &, const Rest &) = default;
};

/// By what items are put in order, and chosen where only the first of them are kept.
struct ItemOrder
{
    QString path; ///< in the item
    bool descending = false;

    friend bool operator==(const ItemOrder &, const ItemOrder &) = default;
};

/// How old a date may be, in days before today, because a pattern or an expiry takes what is older elsewhere.
struct Age
{
    double least = 0;
    std::optional<double> most{};

    friend bool operator==(const Age &, const Age &) = default;
};

} // namespace sw::design
