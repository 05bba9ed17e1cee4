// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonfields.h"

#include <QByteArrayList>

#include <functional>

namespace sw::validation
{

using base::BsonField;

/// What a rule looks at: a document, or one value that is called \ref itemName because it came out of an array or was
/// found by a pattern.
struct Scope
{
    Scope(QByteArrayView whole) : document(whole) {}
    explicit Scope(const BsonField *one) : item(one) {}

    std::optional<BsonField> field(QByteArrayView name) const;

    QByteArrayView document;
    const BsonField *item = nullptr;
};
inline constexpr char itemName[] = "i";

/// What an array at the end of a path gives: its items and then itself, itself alone, or its items alone.
enum class ArrayEnd { ItemsAndArray, Array, Items };
/// Whether a path leads through the items of arrays on its way.
enum class ArrayOnWay { Through, Stop };

/// Called with each value that a path leads to, or null where the field is missing; true stops the walk.
using ValueVisitor = std::function<bool(const BsonField *)>;

/// The way of a server along a path with dots: through objects, the items of arrays and their indexes. True when the
/// visitor stopped it.
bool visitPath(const Scope &scope, const QByteArrayList &path, ArrayEnd end, ArrayOnWay onWay,
               const ValueVisitor &visit);

} // namespace sw::validation
