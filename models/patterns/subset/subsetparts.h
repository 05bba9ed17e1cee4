// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace sw::patterns
{

/// The names that scripts of a subset need, read from the design in which it is applied.
struct SubsetParts
{
    QString parents;      ///< collection with the few items
    QString all;          ///< collection with the whole list, or the rest
    QString array;        ///< path of the few items
    QString parentId;     ///< field of the second collection
    QString grouped;      ///< array of the second collection in which another pattern groups the items, or empty
    QString count;        ///< field with the number of all items, or empty
    QString order;        ///< field that sorts them, or empty
    QString parent, item; ///< names of one of each, for functions
    QStringList fields;   ///< of an item that its copy has; empty: all
    int items = 10;
    bool descending = true;
    bool keepsAll = true;
    bool fromArray = true; ///< the second collection is made by the pattern
};

} // namespace sw::patterns
