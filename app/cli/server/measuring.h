// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "models/base/jsonwriter.h"
#include "models/base/result.h"
#include "models/design/design.h"
#include "models/sizing/estimate/measured.h"

namespace sw::cli
{

/// What `size --measure` finds out.
struct Measured
{
    QString engine; ///< "WiredTiger 3.2.1"
    QList<sizing::MeasuredCollection> collections;
    sizing::SizeReport estimate; ///< of as many documents as were stored
    QStringList notes;           ///< what could not be measured, and why
};

/// Builds each collection of \p design with synthetic documents in the storage engine, as many as \p report plans, up
/// to 100,000 of them or 256 MiB. Errors as engine::measure() gives them, but for collections that cannot be measured,
/// which become notes.
base::Result<Measured> measureDesign(Context &context, const design::Design &design, const sizing::SizeReport &report,
                                     const sizing::SizeOptions &options);

void printMeasured(Output &out, const Measured &measured);
void writeMeasured(base::JsonWriter &json, const Measured &measured);

} // namespace sw::cli
