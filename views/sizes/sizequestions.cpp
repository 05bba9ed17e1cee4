// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizes/sizequestions.h"

#include "models/base/texts.h"

#include <algorithm>

namespace sw::views
{

namespace
{

using Chart = SizeQuestionRow::Chart;
using Subject = SizeQuestionRow::Subject;

constexpr SizeQuestionRow questionRows[] = {
    {.question = SizeQuestion::WorkingSet,
     .title = QT_TRANSLATE_NOOP("Text", "Working set"),
     .tip = QT_TRANSLATE_NOOP("Text", "What has to be in memory, by collection and index, against the cache"),
     .ofCollections = true},
    {.question = SizeQuestion::Documents,
     .title = QT_TRANSLATE_NOOP("Text", "Documents"),
     .tip = QT_TRANSLATE_NOOP("Text", "How large the documents of a collection are, against the 16 MiB they may have"),
     .chart = Chart::Distribution,
     .subject = Subject::Collection,
     .hasMemory = false},
    {.question = SizeQuestion::Growth,
     .title = QT_TRANSLATE_NOOP("Text", "Growth"),
     .tip = QT_TRANSLATE_NOOP("Text",
                              "Size, working set and largest document over five years, with and without each pattern"),
     .chart = Chart::Growth,
     .subject = Subject::CollectionOrAll,
     .hasMeasure = true},
    {.question = SizeQuestion::Pattern,
     .title = QT_TRANSLATE_NOOP("Text", "Pattern"),
     .tip = QT_TRANSLATE_NOOP("Text", "The working set without and with a pattern in use"),
     .subject = Subject::PatternUse},
    {.question = SizeQuestion::Goals,
     .title = QT_TRANSLATE_NOOP("Text", "Goals"),
     .tip = QT_TRANSLATE_NOOP("Text", "The working sets of the designs for the three goals")},
    {.question = SizeQuestion::Operations,
     .title = QT_TRANSLATE_NOOP("Text", "Operations"),
     .tip = QT_TRANSLATE_NOOP("Text", "What each operation of the workload touches, rewrites and keeps in step"),
     .hasMemory = false},
};

} // namespace

std::span<const SizeQuestionRow> sizeQuestions()
{
    return questionRows;
}

const SizeQuestionRow &rowOf(SizeQuestion question)
{
    return *std::find_if(std::begin(questionRows), std::end(questionRows),
                         [question](const SizeQuestionRow &row) { return row.question == question; });
}

} // namespace sw::views
