// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// A field that has another name in the model than documents have.
struct RenamedField
{
    QString from; ///< dotted path
    QString to;   ///< last part of the new path
};

/// The steps that bring stored documents of \p collection from the old names to the new ones: copied beside the old
/// ones, compared, and only then, by a script of its own, the old ones cut. Each may be run again.
Migration fieldRenames(const design::Collection &collection, const QList<RenamedField> &fields);
/// The same for the collection \p from, whose documents belong into \p to.
Migration collectionRename(const QString &from, const QString &to);

} // namespace sw::patterns
