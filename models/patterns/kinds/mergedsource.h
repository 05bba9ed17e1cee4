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

/// A field that tells the version of a document, and that of one that is new or had none.
struct VersionField
{
    QString name;
    int value = 1;
};

/// Those of the document \p root: its state's number and its shape's.
QList<VersionField> versionFields(const design::Node &root);
/// "revision: 1, schema_version: 2", for what stores documents.
QString newVersions(const QList<VersionField> &fields);

} // namespace sw::patterns
