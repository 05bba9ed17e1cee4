// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/collection.h"

namespace sw::patterns
{

/// A field of older documents that the newest have as an item of an array.
struct GatheredField
{
    QString from;
    QString kind; ///< what the item says it is
};

/// An array in the place of single fields: contacts: [{ kind: "home", number: … }] of phone_home.
struct GatheredArray
{
    QString array;
    QString kindName;
    QString valueName;
    QList<GatheredField> fields;
    bool always = false;    ///< documents without any of the fields get an empty array
    bool keepsNull = false; ///< null is a value; else it makes no item
};

/// Reads "phone_home > contacts[kind=home].number; phone_work > contacts[kind=work].number". \p faulty gets the first
/// part that cannot be read, or that names other fields of the items than those before.
QList<GatheredArray> gatheredArrays(const QString &text, QString &faulty);

/// Why \p root cannot hold the items of \p array; empty when it can. Completes \p array by what the shape says of it.
QString gatheringObstacle(const design::Node &root, GatheredArray &array);

/// The lists of keys by which older documents are found, for an index with \p keys of the newest; none when it does
/// not lead to the values of \p array.
QList<QList<design::IndexKey>> olderKeys(const GatheredArray &array, const QList<design::IndexKey> &keys);

/// A stage of an update that makes the items; the fields are to be taken away after it.
QString gatherStage(const GatheredArray &array);
/// Stages that put the first item of each kind back into its field, and what they call. Items that no field can hold
/// stay in the array.
QString spreadStages(const GatheredArray &array);
QString spreadHelper(const GatheredArray &array);
/// The call that does in a handler what the stage does: \p document is an expression.
QString gatherCall(const GatheredArray &array, const QString &document);

/// Stops before anything of \p collection changes that could not be gathered, or not be spread again. \p older and
/// \p newest: filters.
QString refuseGathering(const GatheredArray &array, const QString &collection, const QString &older);
QString refuseSpreading(const GatheredArray &array, const QString &collection, const QString &newest);

} // namespace sw::patterns
