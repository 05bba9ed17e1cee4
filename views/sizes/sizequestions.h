// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/sizes/sizeanswer.h"

#include <span>

namespace sw::views
{

class SizeChart;

/// What the charts of sizes answer.
enum class SizeQuestion { WorkingSet, Documents, Growth, Pattern, Goals, Operations };

/// A question of the panel of sizes: what it is called, what answers it, and what else can be asked with it.
struct SizeQuestionRow
{
    enum class Subject { None, Collection, CollectionOrAll, PatternUse };

    SizeQuestion question;
    const char *title; ///< not yet translated, like the tip
    const char *tip;
    items::SizeAnswer (*answer)(const items::SizeRequest &request, const base::Progress &progress);
    SizeChart *(*makeChart)(); ///< rows with the same one share their chart
    Subject subject = Subject::None;
    bool hasMemory = true;      ///< "what if a server had this much?"
    bool hasMeasure = false;    ///< which figure over time
    bool ofCollections = false; ///< its table is that of the collections
};

/// All of them, in the order of their buttons.
std::span<const SizeQuestionRow> sizeQuestions();
const SizeQuestionRow &rowOf(SizeQuestion question);

} // namespace sw::views
