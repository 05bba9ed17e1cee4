// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/indexes/index.h"

namespace sw::patterns
{

/// The line of a script that creates \p index in \p docs, which is an expression for the collection.
QString createIndexScript(const QString &docs, const design::Index &index);
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
