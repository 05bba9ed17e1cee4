// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// How documents of one collection get the shape of their kind, and back.
struct MergedSource
{
    QString collection;
    QString value;  ///< of the discriminator
    QString stages; ///< of a pipeline, besides the one that sets the discriminator: "{ $set: { … } },", or empty
    QString back;   ///< the same for the way back
    QStringList beside = {}; ///< other collections that hold a part of these documents, such as their links
};

/// The sources as rows of a script's list: "    { name: "cars", kind: "car" }," each.
QString sourceRows(const QList<MergedSource> &sources);

/// Fields of the document \p root that number its versions.
QStringList numbersIn(const design::Node &root);

} // namespace sw::patterns
