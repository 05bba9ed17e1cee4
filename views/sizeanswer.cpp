// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizeanswer.h"

#include "models/base/text.h"
#include "models/patterns/designbuilder.h"
#include "models/patterns/patternregistry.h"
#include "models/patterns/withoutuse.h"
#include "models/sizing/calibration.h"
#include "models/sizing/explain.h"
#include "models/sizing/sizetexts.h"
#include "views/effectmodel.h"
#include "views/goaladvice.h"
#include "views/goalbar.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace sw::views
{

namespace
{

using base::bytesText;
using base::countText;
using patterns::Family;

constexpr int mostCollections = 5;
constexpr int mostIndexes = 4;
constexpr int mostOperations = 7;
constexpr int sampledDocuments = 3000;

class Text
{
    Q_DECLARE_TR_FUNCTIONS(sw::views::SizeCharts)
};

base::Bytes inUse(const sizing::CollectionSize &size)
{
    base::Bytes sum = size.hotBytes;
    for (const sizing::IndexSize &index : size.indexes)
        sum += index.workingSet;
    return sum;
}

QList<const sizing::CollectionSize *> largestFirst(const sizing::SizeReport &report)
{
    QList<const sizing::CollectionSize *> sizes;
    for (const sizing::CollectionSize &size : report.collections)
        sizes.append(&size);
    std::stable_sort(sizes.begin(), sizes.end(), [](const auto *a, const auto *b) { return inUse(*a) > inUse(*b); });
    return sizes;
}

/// Documents and indexes of one collection after the other.
WorkingSetBar wholeBar(const sizing::SizeReport &report, const QList<const sizing::CollectionSize *> &sizes)
{
    WorkingSetBar bar{Text::tr("all"), {}, report.fit()};
    base::Bytes documents;
    base::Bytes indexes;
    for (qsizetype i = 0; i < sizes.size(); ++i) {
        const sizing::CollectionSize &size = *sizes.at(i);
        const base::Bytes ofIndexes = inUse(size) - size.hotBytes;
        if (i < mostCollections - 1) {
            bar.parts.append({size.name, size.hotBytes, Family::Copy});
            bar.parts.append({Text::tr("%1, indexes").arg(size.name), ofIndexes, Family::Group});
        } else {
            documents += size.hotBytes;
            indexes += ofIndexes;
        }
    }
    if (sizes.size() >= mostCollections) {
        bar.parts.append({Text::tr("others"), documents, Family::Copy});
        bar.parts.append({Text::tr("others, indexes"), indexes, Family::Group});
    }
    bar.parts.append({Text::tr("not yet written"), report.dirty, Family::Version});
    return bar;
}

WorkingSetBar collectionBar(const sizing::CollectionSize &size)
{
    WorkingSetBar bar{size.name, {{Text::tr("documents"), size.hotBytes, Family::Copy}}};
    bar.judged = false;
    QList<const sizing::IndexSize *> indexes;
    for (const sizing::IndexSize &index : size.indexes)
        indexes.append(&index);
    std::stable_sort(indexes.begin(), indexes.end(), [](const auto *a, const auto *b) { return a->workingSet > b->workingSet; });
    base::Bytes others;
    for (qsizetype i = 0; i < indexes.size(); ++i) {
        if (i < mostIndexes)
            bar.parts.append({indexes.at(i)->name, indexes.at(i)->workingSet, Family::Group});
        else
            others += indexes.at(i)->workingSet;
    }
    if (others > base::Bytes())
        bar.parts.append({Text::tr("other indexes"), others, Family::Group});
    return bar;
}

sizing::DiskReads readsOf(const schema::ModelIndex &model, const design::Design &design, const sizing::SizeOptions &options, const sizing::SizeReport &report)
{
    return sizing::diskReads(sizing::pageGroups(model, design, options), report.cache.bytes);
}

ChartTable::Row goalRow(const QString &label, const QList<sizing::SizeReport> &reports, const std::function<QString(const sizing::SizeReport &)> &figure)
{
    ChartTable::Row row{{label}, {}, false};
    for (const sizing::SizeReport &report : reports)
        row.cells << figure(report);
    return row;
}

double documentsIn(const sizing::SizeReport &report)
{
    double sum = 0;
    for (const sizing::CollectionSize &size : report.collections)
        sum += size.documents.likely;
    return sum;
}

ChartTable goalTable(const QStringList &names, const QList<sizing::SizeReport> &reports)
{
    ChartTable table{QStringList{Text::tr("Figure")} + names, {}};
    table.rows << goalRow(Text::tr("Collections"), reports, [](const auto &report) { return countText(static_cast<double>(report.collections.size())); });
    table.rows << goalRow(Text::tr("Documents"), reports, [](const auto &report) { return countText(documentsIn(report)); });
    table.rows << goalRow(Text::tr("Data"), reports, [](const auto &report) { return bytesText(report.data); });
    table.rows << goalRow(Text::tr("Storage"), reports, [](const auto &report) { return bytesText(report.storage); });
    table.rows << goalRow(Text::tr("Indexes"), reports, [](const auto &report) { return bytesText(report.indexes); });
    table.rows << goalRow(Text::tr("Working set"), reports, [](const auto &report) { return sizing::rangeText(report.workingSet); });
    table.rows << goalRow(Text::tr("Of the cache"), reports, [](const auto &report) { return base::percentText(report.share()) + QStringLiteral(" · ") + fitWord(report.fit()); });
    for (qsizetype i = 0; i < reports.size(); ++i) {
        for (ChartTable::Row &row : table.rows) {
            row.explanation.title = Text::tr("Working set of each goal");
            row.explanation.lines << names.at(i) << sizing::explainWorkingSet(reports.at(i));
        }
    }
    return table;
}

QString figure(double number)
{
    return number < 100 ? QString::number(number, 'g', 3) : countText(std::round(number));
}

ChartTable::Row costRow(const schema::Model &model, const sizing::OperationCost &cost)
{
    return {{base::visibleText(cost.name), base::rateText(base::PerSecond(cost.perSecond)), figure(cost.documentsRead + cost.documentsJoined), figure(cost.documentsWritten),
             figure(cost.copiesWritten), figure(cost.indexEntries), figure(cost.roundTrips), bytesText(cost.bytesRead), bytesText(cost.bytesWritten)},
            {base::visibleText(cost.name), sizing::explainOperation(model, cost)}};
}

} // namespace

QString workingSetSummary(const sizing::SizeReport &report, const sizing::DiskReads &reads)
{
    QStringList parts{Text::tr("%1 of %2 cache, %3: %4")
                          .arg(sizing::rangeText(report.workingSet), bytesText(report.cache.bytes), base::percentText(report.share()), fitWord(report.fit()))};
    parts << Text::tr("%1 not yet written").arg(bytesText(report.dirty));
    parts << (reads.readsPerSecond > 0 ? Text::tr("%1 disk reads").arg(base::rateText(base::PerSecond(reads.readsPerSecond))) : Text::tr("no disk reads"));
    return parts.join(QStringLiteral(" · "));
}

SizeAnswer workingSetAnswer(const SizeRequest &request)
{
    const schema::ModelIndex index(request.model);
    const design::Design design = patterns::buildDesign(index);
    const sizing::SizeOptions options = sizing::sizeOptions(request.model);
    const sizing::SizeReport report = sizing::estimate(design, options, schema::calibrationOf(request.model));
    const sizing::DiskReads reads = readsOf(index, design, options, report);
    SizeAnswer answer;
    answer.cache = report.cache.bytes;
    const auto sizes = largestFirst(report);
    answer.bars << wholeBar(report, sizes);
    for (const sizing::CollectionSize *size : sizes.mid(0, mostCollections))
        answer.bars << collectionBar(*size);
    answer.summary = workingSetSummary(report, reads);
    answer.status = statusOf(report.fit());
    answer.explanation = {Text::tr("Working set against the cache"),
                          sizing::explainWorkingSet(report) + sizing::explainCache(options) + sizing::explainDiskReads(reads, report.cache.bytes)};
    return answer;
}

SizeAnswer documentsAnswer(const SizeRequest &request, const IsCancelled &cancelled)
{
    const design::Design design = patterns::buildDesign(request.model);
    const design::Collection *collection = design.collection(request.subject);
    SizeAnswer answer;
    if (!collection)
        return answer;
    answer.collection = collection->name;
    const auto sizes = samples::sampleSizes(design, *collection, sampledDocuments, cancelled);
    if (!sizes) {
        answer.summary = sizes.error().text();
        answer.status = Status::Warn;
        return answer;
    }
    const sizing::SizeReport report = sizing::estimate(design, sizing::sizeOptions(request.model), schema::calibrationOf(request.model));
    const sizing::CollectionSize *size = report.collection(collection->name);
    answer.classes = sizes->classes(4);
    answer.mean = sizes->mean();
    const QString how = Text::tr("Of the %1 documents of the collection, %2 that lie evenly over it were made as the preview makes them, and weighed.")
                            .arg(countText(collection->documents.likely), QLocale().toString(sizes->count()));
    answer.explanation = {Text::tr("Documents of %1 by size").arg(base::visibleText(collection->name)),
                          QStringList{how} + sizing::explainData(design, collection->name, sizing::sizeOptions(request.model))};
    answer.table.headers = {Text::tr("Figure"), Text::tr("One document")};
    const auto row = [&](const QString &label, base::Bytes bytes) { answer.table.rows.append({{label, bytesText(bytes)}, answer.explanation}); };
    row(Text::tr("Smallest made"), sizes->percentile(0));
    row(Text::tr("Half are smaller than"), sizes->percentile(0.5));
    row(Text::tr("Mean"), sizes->mean());
    row(Text::tr("99 of 100 are smaller than"), sizes->percentile(0.99));
    row(Text::tr("Largest made"), sizes->percentile(1));
    answer.table.rows.append({{Text::tr("By formula"), sizing::rangeText(size->document)}, answer.explanation});
    const bool bounded = std::isfinite(size->documentMaximum.value());
    answer.table.rows.append({{Text::tr("Largest possible"), bounded ? bytesText(size->documentMaximum) : Text::tr("no bound")}, answer.explanation});
    const base::Bytes largest = sizes->percentile(1);
    answer.summary = Text::tr("The largest of %1 documents is %2, %3 of the 16 MiB that a document may have").arg(countText(static_cast<double>(sizes->count())), bytesText(largest), base::percentText(largest / base::mebibytes(16)));
    answer.status = largest >= base::mebibytes(8) ? Status::Bad : largest >= base::mebibytes(1) ? Status::Warn : Status::Ok;
    return answer;
}

SizeAnswer patternAnswer(const SizeRequest &request)
{
    SizeAnswer answer;
    const schema::ModelIndex index(request.model);
    const schema::PatternUse *use = request.model.pattern(schema::PatternUseId(request.subject));
    if (!use) {
        answer.summary = Text::tr("No pattern is in use. Choose one in Patterns, or ask the adviser.");
        return answer;
    }
    const sizing::SizeOptions options = sizing::sizeOptions(request.model);
    const sizing::SizeReport before = sizing::estimate(patterns::designWithout(index, use->id), options, schema::calibrationOf(request.model));
    const sizing::SizeReport after = sizing::estimate(patterns::buildDesign(index), options, schema::calibrationOf(request.model));
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(use->pattern);
    const QString name = pattern ? pattern->name() : base::visibleText(use->pattern);
    answer.cache = after.cache.bytes;
    answer.bars = {workingSetBar(Text::tr("without %1").arg(name), before), workingSetBar(Text::tr("with %1").arg(name), after)};
    answer.table.headers = {Text::tr("Figure"), Text::tr("Without"), Text::tr("With"), Text::tr("Difference")};
    answer.explanation = {patterns::useTitle(request.model, *use), QStringList{Text::tr("Without:")} + sizing::explainWorkingSet(before) + QStringList{Text::tr("With:")} + sizing::explainWorkingSet(after)};
    for (const advisor::EffectRow &row : effectRows(before, after)) {
        const double difference = row.after - row.before;
        const QString sign = difference < 0 ? QStringLiteral("−") : QStringLiteral("+");
        answer.table.rows.append({{row.label, effectValueText(row.before, row.unit), effectValueText(row.after, row.unit), sign + effectValueText(std::abs(difference), row.unit)}, answer.explanation});
    }
    const double change = after.workingSet.likely / before.workingSet.likely - 1;
    answer.summary = (change <= 0 ? Text::tr("%1 makes the working set %2 smaller") : Text::tr("%1 makes the working set %2 larger"))
                         .arg(patterns::useTitle(request.model, *use), base::percentText(std::abs(change)));
    return answer;
}

SizeAnswer goalsAnswer(const SizeRequest &request, const IsCancelled &cancelled)
{
    SizeAnswer answer;
    QStringList names;
    QList<sizing::SizeReport> reports;
    for (const schema::Goal goal : {schema::Goal::Simplicity, schema::Goal::Balanced, schema::Goal::Performance}) {
        const bool current = goal == request.model.goal;
        reports << (current ? sizing::estimate(patterns::buildDesign(request.model), sizing::sizeOptions(request.model), schema::calibrationOf(request.model)) : adviseFor(request.model, goal, cancelled).advice.sizesAfter);
        if (cancelled())
            return answer;
        const QString name = GoalBar::goalName(goal);
        names << (current ? Text::tr("%1, now").arg(name) : name);
        WorkingSetBar bar = workingSetBar(names.last(), reports.last());
        bar.current = current;
        answer.bars << bar;
        answer.cache = reports.last().cache.bytes;
    }
    answer.table = goalTable(names, reports);
    answer.explanation = answer.table.rows.first().explanation;
    answer.summary = Text::tr("The goal in use as the design is now; the others with the patterns that the adviser would take for them");
    return answer;
}

SizeAnswer operationsAnswer(const SizeRequest &request)
{
    const schema::ModelIndex index(request.model);
    const design::Design design = patterns::buildDesign(index);
    const sizing::SizeReport report = sizing::estimate(design, sizing::sizeOptions(request.model), schema::calibrationOf(request.model));
    const QList<sizing::OperationCost> costs = sizing::OperationCosts(index, design, sizing::fetchCostFactor(report)).all();
    SizeAnswer answer;
    answer.caption = Text::tr("Bytes of documents touched each second, %1");
    answer.table.headers = {Text::tr("Each execution of"), Text::tr("Rate"), Text::tr("Documents read"), Text::tr("Written"), Text::tr("Copies in step"), Text::tr("Index entries"), Text::tr("Round trips"), Text::tr("Read"), Text::tr("Rewritten")};
    for (const sizing::OperationCost &cost : costs) {
        WorkingSetBar bar{cost.name, {{Text::tr("read"), cost.bytesRead * cost.perSecond, Family::Copy}, {Text::tr("rewritten"), cost.bytesWritten * cost.perSecond, Family::MoveOut}}};
        bar.judged = false;
        answer.bars << bar;
        answer.table.rows << costRow(request.model, cost);
    }
    std::stable_sort(answer.bars.begin(), answer.bars.end(), [](const auto &a, const auto &b) { return a.total() > b.total(); });
    answer.bars = answer.bars.mid(0, mostOperations);
    if (costs.isEmpty())
        answer.summary = Text::tr("The workload has no operation yet");
    else
        answer.summary = Text::tr("Documents and index entries for each execution; the bars are times the rate");
    answer.explanation = {Text::tr("Cost of operations"),
                          {Text::tr("Expected for one execution in the design as it is: documents that an index finds or $lookup joins, documents written with their copies, index entries added and removed, and round trips."),
                           Text::tr("The engine writes a document whole when any of it changes. Choose a row for how its figures came about.")}};
    return answer;
}

SizeAnswer answerOf(const SizeRequest &request, const IsCancelled &cancelled)
{
    SizeAnswer answer;
    switch (request.question) {
    case SizeQuestion::WorkingSet: answer = workingSetAnswer(request); break;
    case SizeQuestion::Documents: answer = documentsAnswer(request, cancelled); break;
    case SizeQuestion::Growth: answer = growthAnswer(request, cancelled); break;
    case SizeQuestion::Pattern: answer = patternAnswer(request); break;
    case SizeQuestion::Goals: answer = goalsAnswer(request, cancelled); break;
    case SizeQuestion::Operations: answer = operationsAnswer(request); break;
    }
    answer.question = request.question;
    return answer;
}

} // namespace sw::views
