// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// What scripts need to know of an extended reference in a design.
struct ReferenceParts
{
    QString holders, originals; ///< collections
    QString object;             ///< path of the object with _id and the copies, or of the list of such objects
    QString list;               ///< the list on the way to the object, or empty
    QString inItem;             ///< path of the object within an item of the list; empty when it is the item
    QString oldPath;            ///< path of the id before
    QStringList fields;
    QStringList followed; ///< those of the fields that change with the original; the others keep their state
    QStringList fleeting; ///< top fields of those that an original may lose
    QString policy;
    std::optional<design::Index> index; ///< by which the copies of an original are found
    QList<design::Index> indexes;       ///< all that hold something of the object
    QString holder, original;           ///< names of one of each, for functions
};

QList<CodeSnippet> referenceCode(const ReferenceParts &parts, const design::Design &design, const UseContext &context);
Migration referenceMigration(const ReferenceParts &parts);

} // namespace sw::patterns
