// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/sizes/sizeanswer.h"

#include <span>

namespace sw::views
{

using items::SizeQuestion;

/// A question of the panel of sizes: what it is called, what answers it, and what else can be asked with it.
struct SizeQuestionRow
{
    enum class Chart { WorkingSet, Growth, Distribution };
    enum class Subject { None, Collection, CollectionOrAll, PatternUse };

    SizeQuestion question;
    const char *title; ///< not yet translated, like the tip
    const char *tip;
    Chart chart = Chart::WorkingSet;
    Subject subject = Subject::None;
    bool hasMemory = true;      ///< "what if a server had this much?"
    bool hasMeasure = false;    ///< which figure over time
    bool ofCollections = false; ///< its table is that of the collections
};

/// All of them, in the order of their buttons.
std::span<const SizeQuestionRow> sizeQuestions();
const SizeQuestionRow &rowOf(SizeQuestion question);

} // namespace sw::views
