// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/kinds/mergedsource.h"
#include "models/patterns/kinds/merging.h"

namespace sw::patterns
{

/// The field that keeps the _id a document had before it got a new one.
inline constexpr QLatin1String legacyIdName("legacy_id");

/// Whether documents of \p merging whose _id another kind has too can get new ones: ids are numbers, strings, ObjectIds
/// or UUIDs without rules of their own, nothing is called legacy_id, and every reference to one of the kinds can be
/// rewritten. Errors InvalidModel.
base::Result<void> checkNewIds(const design::Design &before, const Merging &merging, const UseContext &context);

/// The field for the former _id. Its frequency: numbers are counted up from one in each collection, so all but the
/// largest collection share theirs; other ids hardly ever meet.
design::Node legacyIdNode(const design::Design &before, const Merging &merging);

/// The script that gives new ids, in the former collections: what is under way lies in a collection of its own until
/// the documents are back, so that it can be broken off anywhere and started again. References follow.
QString giveNewIds(const design::Design &before, const QString &target, const QString &discriminator,
                   const QList<MergedSource> &sources);
/// The script that drops what giveNewIds() kept.
QString forgetNewIds(const QString &target);
/// The script that gives references the former ids, from the documents in the one collection.
QString giveFormerIds(const design::Design &before, const QString &target, const QString &discriminator,
                      const QList<MergedSource> &sources);
/// A stage that gives a document its former _id, for the way back.
QString formerIdStage();

} // namespace sw::patterns
