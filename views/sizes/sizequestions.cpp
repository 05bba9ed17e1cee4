// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizes/sizequestions.h"

#include "models/base/enumtable.h"
#include "models/base/texts.h"
#include "models/items/sizes/growthanswer.h"
#include "views/sizes/distributionchart.h"
#include "views/sizes/growthchart.h"
#include "views/sizes/workingsetchart.h"

namespace sw::views
{

namespace
{

using Subject = SizeQuestionRow::Subject;

template <typename Chart>
SizeChart *make()
{
    return new Chart;
}

constexpr SizeQuestionRow questionRows[] = {
    {.question = SizeQuestion::WorkingSet,
     .title = QT_TRANSLATE_NOOP("Text", "Working set"),
     .tip = QT_TRANSLATE_NOOP("Text", "What has to be in memory, by collection and index, against the cache"),
     .answer = items::workingSetAnswer,
     .makeChart = make<WorkingSetChart>,
     .ofCollections = true},
    {.question = SizeQuestion::Documents,
     .title = QT_TRANSLATE_NOOP("Text", "Documents"),
     .tip = QT_TRANSLATE_NOOP("Text", "How large the documents of a collection are, against the 16 MiB they may have"),
     .answer = items::documentsAnswer,
     .makeChart = make<DistributionChart>,
     .subject = Subject::Collection,
     .hasMemory = false},
    {.question = SizeQuestion::Growth,
     .title = QT_TRANSLATE_NOOP("Text", "Growth"),
     .tip = QT_TRANSLATE_NOOP("Text",
                              "Size, working set and largest document over five years, with and without each pattern"),
     .answer = items::growthAnswer,
     .makeChart = make<GrowthChart>,
     .subject = Subject::CollectionOrAll,
     .hasMeasure = true},
    {.question = SizeQuestion::Pattern,
     .title = QT_TRANSLATE_NOOP("Text", "Pattern"),
     .tip = QT_TRANSLATE_NOOP("Text", "The working set without and with a pattern in use"),
     .answer = items::patternAnswer,
     .makeChart = make<WorkingSetChart>,
     .subject = Subject::PatternUse},
    {.question = SizeQuestion::Goals,
     .title = QT_TRANSLATE_NOOP("Text", "Goals"),
     .tip = QT_TRANSLATE_NOOP("Text", "The working sets of the designs for the three goals"),
     .answer = items::goalsAnswer,
     .makeChart = make<WorkingSetChart>},
    {.question = SizeQuestion::Operations,
     .title = QT_TRANSLATE_NOOP("Text", "Operations"),
     .tip = QT_TRANSLATE_NOOP("Text", "What each operation of the workload touches, rewrites and keeps in step"),
     .answer = items::operationsAnswer,
     .makeChart = make<WorkingSetChart>,
     .hasMemory = false},
};
static_assert(base::isTableOf<SizeQuestion::Operations>(questionRows, &SizeQuestionRow::question));

} // namespace

std::span<const SizeQuestionRow> sizeQuestions()
{
    return questionRows;
}

const SizeQuestionRow &rowOf(SizeQuestion question)
{
    return questionRows[static_cast<std::size_t>(question)];
}

} // namespace sw::views
