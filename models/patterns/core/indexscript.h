// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/collection.h"

namespace sw::patterns
{

/// The line of a script that creates \p index in \p docs, which is an expression for the collection.
QString createIndexScript(const QString &docs, const design::Index &index);
/// The lines that create those of \p collection; none where there is no such collection.
QString createIndexScripts(const design::Collection *collection);
/// A row of a script's list that says which documents \p index holds, and by which paths: { paths, filter, options }.
QString indexedScript(const design::Index &index);

/// Documents of \p collection that match \p filter, the inside of an object, in the shape that \p stages give them.
struct ShapedDocuments
{
    QString collection, filter, stages;
};
/// Stops where documents would have two lists in one of \p indexes. Nothing where no index has room for two.
QString scriptRefuseTwoLists(const QList<ShapedDocuments> &kinds, const QList<design::Index> &indexes);

} // namespace sw::patterns
