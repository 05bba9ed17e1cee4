// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/collection.h"
#include "models/schema/operation.h"

namespace sw::design
{

/// What an operation asks of one value in the documents of a collection.
struct Condition
{
    QString path;
    schema::FilterOp op = schema::FilterOp::Equal;

    /// Compared with one value or several: the order of such keys in an index is free.
    bool isEquality() const { return op == schema::FilterOp::Equal || op == schema::FilterOp::In; }
    bool isRange() const { return op == schema::FilterOp::Range || op == schema::FilterOp::PrefixRegex; }

    friend bool operator==(const Condition &, const Condition &) = default;
};

/// One look into a collection that an execution of an operation takes.
struct Access
{
    enum class Way {
        Search,      ///< for what the operation asks
        ById,        ///< by ids that other documents hold
        ByReference, ///< for documents that hold the id of one at hand
        Holders      ///< for documents that hold the id, or copies, of one that is deleted or changed
    };
    Way way = Way::Search;
    const schema::Operation *operation = nullptr;
    QString collection;
    QList<Condition> conditions; ///< that an index can answer; of each path one
    QList<IndexKey> sort;        ///< the order that an index can give
    QStringList insensitive;     ///< paths searched without regard to case: no index narrows these down
    QStringList belowData;       ///< paths asked for below names that are data: no index leads there
    base::Bson ofKind;           ///< the filter of the one kind of documents that has what is asked; empty: any
    QStringList read;            ///< paths of what is wanted, when not all of the documents is
    bool readsAll = true;

    QStringList paths(bool (Condition::*which)() const) const;
    bool asks(const QString &path) const;
    /// True when documents are found without an index of their own: by _id, or by what _id holds.
    bool isById(const Collection &in) const;
    /// Nothing is asked and no order is wanted.
    bool isWhole() const { return conditions.isEmpty() && sort.isEmpty(); }

    friend bool operator==(const Access &, const Access &) = default;
};

/// True when \p access finds at most one document: one of its equalities is a value that no two documents share.
bool findsOne(const Access &access, const Collection &in);

/// The index in \p in that narrows \p access down most; nullptr when none does.
const Index *servingIndex(const Collection &in, const Access &access);

} // namespace sw::design
