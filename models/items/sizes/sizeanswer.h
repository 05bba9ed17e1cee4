// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/sizes/charttable.h"
#include "models/items/sizes/growthpicture.h"
#include "models/items/sizes/workingsetbar.h"
#include "models/items/status.h"
#include "models/samples/write/documentsizes.h"
#include "models/services/questions/growth.h"

#include <memory>

namespace sw::items
{

/// What the growth chart shows.
enum class GrowthMeasure { WorkingSet, Storage, Indexes, Data, Documents, LargestDocument };

/// What all growth charts of a model are drawn from.
struct GrowthFacts : services::GrowthAnswer
{
    schema::Model model;
    QHash<QString, QStringList> explained; ///< by collection
};

struct SizeRequest
{
    schema::Model model; ///< with the memory that is asked about
    QString subject;     ///< a collection, "" for all; the id of a use of a pattern
    GrowthMeasure measure = GrowthMeasure::WorkingSet;
    QDate today;
    std::shared_ptr<const GrowthFacts> facts; ///< of an earlier answer; used when they are of the same model
    std::shared_ptr<const services::Evaluation> evaluation{}; ///< of this very model, if there is one
};

/// A chart with its figures: everything that is drawn, worked out beforehand.
struct SizeAnswer
{
    QList<WorkingSetBar> bars;
    base::Bytes cache; ///< 0: no line is drawn
    QString caption;
    GrowthPicture growth;
    QString collection;
    QList<samples::DocumentSizes::Class> classes;
    base::Bytes mean;
    ChartTable table;                ///< empty: that of the collections, which is always there
    QString summary;                 ///< one line below the chart
    std::optional<Status> status{};  ///< of the summary
    sizing::Explanation explanation; ///< of the whole
    std::shared_ptr<const GrowthFacts> facts;
};

// The answers to questions. Pure; what worker threads call. What is returned when \p progress is cancelled is of no
// use.
SizeAnswer workingSetAnswer(const SizeRequest &request, const base::Progress &progress);
SizeAnswer documentsAnswer(const SizeRequest &request, const base::Progress &progress);
SizeAnswer patternAnswer(const SizeRequest &request, const base::Progress &progress);
SizeAnswer goalsAnswer(const SizeRequest &request, const base::Progress &progress);
SizeAnswer operationsAnswer(const SizeRequest &request, const base::Progress &progress);

/// "4.1 GiB of 3.5 GiB cache, 117 %: too large · 94.4 MiB not yet written · 313/s disk reads".
QString workingSetSummary(const sizing::SizeReport &report, const sizing::DiskReads &reads);

} // namespace sw::items
