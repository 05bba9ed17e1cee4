// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/jsonwriter.h"
#include "models/sizing/growth/growth.h"

#include <QDate>

namespace sw::cli
{

class Output;

/// What `size --growth` finds out.
struct GrowthAnswer
{
    /// The same design without one of its patterns.
    struct Without
    {
        QString use;     ///< id
        QString pattern; ///< id
        QString title;   ///< "Subset · books.reviews"
        sizing::Growth growth;
    };
    QDate today;
    sizing::Growth growth;
    QList<Without> without;
};

/// The design of \p model month by month, with its patterns and without each.
GrowthAnswer growthAnswer(const schema::Model &model, const design::Design &design,
                          const sizing::GrowthOptions &options, const QDate &today);
void printGrowth(Output &out, const GrowthAnswer &answer);
void writeGrowth(base::JsonWriter &json, const GrowthAnswer &answer);

} // namespace sw::cli
