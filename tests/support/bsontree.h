// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

#include <QByteArrayList>
#include <QList>

namespace sw::testsupport
{

/// A BSON value that can be changed in place, for tests that break documents.
struct BsonTree
{
    enum Type {
        Double = 1,
        String,
        Object,
        Array,
        Binary,
        Undefined,
        ObjectId,
        Bool,
        Date,
        Null,
        Regex,
        Int32 = 16,
        Timestamp,
        Int64,
        Decimal
    };

    QByteArray key;
    int type = Object;
    QByteArray raw;        ///< of a plain value
    QList<BsonTree> items; ///< of an object or an array

    bool isContainer() const { return type == Object || type == Array; }
    bool isNumber() const { return type == Double || type == Int32 || type == Int64 || type == Decimal; }
    int indexOf(const QByteArray &name) const;
    /// The child \p name, or an empty tree of type Undefined.
    const BsonTree &at(const QByteArray &name) const;
    QByteArray text() const;      ///< of a String
    double number() const;        ///< of a Double, Int32 or Int64
    QByteArrayList texts() const; ///< of a String itself, or of those in an Array
    void renumber();              ///< gives the items of an Array their keys
    qsizetype bytes() const;
};

BsonTree treeOf(const base::Bson &document);
base::Bson documentOf(const BsonTree &tree);
/// The only field of \p document.
BsonTree onlyField(const base::Bson &document);

} // namespace sw::testsupport
