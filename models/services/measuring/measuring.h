// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/sizing/estimate/storageengine.h"

namespace sw::services
{

/// What a storage engine needed for the collections of a design, beside what the formulas say.
struct Measured
{
    QString engine; ///< "WiredTiger 3.2.1"
    QList<sizing::MeasuredCollection> collections;
    sizing::SizeReport estimate; ///< of as many documents as were stored
    QList<sizing::Comparison> rows;
    QStringList notes; ///< what could not be measured, and why
};

/// Hears of each collection as soon as it is measured, from the thread that works.
using HearMeasured = std::function<void(const QList<sizing::Comparison> &rows)>;

inline constexpr double mostMeasuredDocuments = 100'000;

/// Has \p engine build each collection of \p design with synthetic documents, as many as \p options and the model plan,
/// up to \p most. Errors as of StorageEngine, but for collections that cannot be measured, which become notes.
base::Result<Measured> measure(const sizing::StorageEngine &engine, const design::Design &design,
                               const sizing::SizeOptions &options, double most = mostMeasuredDocuments,
                               const base::Progress &progress = {}, const HearMeasured &hear = {});

} // namespace sw::services
