// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"
#include "models/patterns/kinds/mergedsource.h"

namespace sw::patterns
{

/// What becomes of documents whose _id another kind has too.
enum class IdClash { Stops, GetsNewId };

/// What else is looked at before anything is written: there before unique values are looked for in the shape of each
/// kind, and on the way back.
struct MergeChecks
{
    QString there, back;
};

/// The migration of collections that mergeCollections() made one. Unique values that two of them have in common, and
/// ids unless \p clash gives new ones, stop it before anything is written; the old collections go last, once each of
/// their documents is found in the new one. \p code: what readers and writers use from then on.
Migration mergeMigration(const design::Design &before, const design::Design &after, const QString &target,
                         const QString &discriminator, QList<MergedSource> sources, const QString &code,
                         IdClash clash = IdClash::Stops, const MergeChecks &more = {});

} // namespace sw::patterns
