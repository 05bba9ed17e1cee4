// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// The names that scripts of an outlier need, read from the design in which it is applied.
struct OutlierParts
{
    enum class Form { PerItem, OneDocument, Buckets };
    static constexpr int bucketSize = 1000;
    Form form = Form::PerItem;
    bool sweeps = false; ///< arrays may pass the threshold until a job moves the rest
    int threshold = 50;
    QString parents;              ///< collection of the documents with the array
    QString extras;               ///< collection of what does not fit
    QString array;                ///< path of the array
    QString flag;                 ///< field that says that there is more
    QString parentId;             ///< field of the extras
    QString parent, item;         ///< names of one of each, for functions
    QList<design::Index> indexes; ///< of the extras, without those that other things ask for

    int limit() const { return sweeps ? 10 * threshold : threshold; }
};

QList<CodeSnippet> outlierCode(const OutlierParts &parts, const UseContext &context);
Migration outlierMigration(const OutlierParts &parts);

} // namespace sw::patterns
