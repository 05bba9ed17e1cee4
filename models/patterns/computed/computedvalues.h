// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// A number that is kept of many items.
struct Measure
{
    enum class Kind { Count, Sum, Min, Max };
    Kind kind = Kind::Count;
    QString name;          ///< in the stored object
    QString field;         ///< of an item; empty for the number of items
    bool optional = false; ///< not every item has the field

    bool countsValues() const { return kind == Kind::Count && !field.isEmpty(); }
    bool adds() const { return kind == Kind::Count || kind == Kind::Sum; }
};

/// Where the items are, what is kept of them and where: what shapes and scripts need, read from a design.
struct ComputedParts
{
    QString source;          ///< collection with the items
    QString items;           ///< path of the array in it that holds them; empty when each is a document
    QString parentId;        ///< path in the source of the id of the document that keeps the numbers; empty with keys
    QString listIndex;       ///< what finds the items of one document; empty: no index does
    QStringList keys;        ///< paths of the values that group the items, for a collection of its own
    bool keyObject = false;  ///< _id is an object of the keys: there are several, or one may be missing
    QString target;          ///< collection whose documents keep the numbers
    QString object;          ///< path of the object with the numbers; empty when they are the document itself
    bool embedded = false;   ///< the items are an array of the same document
    bool generatesId = true; ///< an item gets a new ObjectId as its _id
    bool removable = true;   ///< single items can be taken away
    QList<Measure> measures;
    QString stamp;
    QString refresh; ///< onWrite, interval or staleOnRead
    double seconds = 3600;
    bool transaction = false;
    QString sortedBy;     ///< path of the number for which there is an index
    QString fixed;        ///< other required fields of a new document with numbers, as "name: value, …" in a script
    QString item, parent; ///< names of one of each, for functions

    bool onWrite() const { return refresh == QLatin1String("onWrite"); }
    bool hasExtremes() const;
    QString pathOf(const Measure &measure) const
    {
        return object.isEmpty() ? measure.name : object + QLatin1Char('.') + measure.name;
    }
};

/// What the names in the scripts are replaced by.
QHash<QString, QString> computedValues(const ComputedParts &parts);

} // namespace sw::patterns
