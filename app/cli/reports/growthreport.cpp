// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/growthreport.h"

#include "app/cli/output.h"
#include "app/cli/reports/intervals.h"
#include "app/cli/reports/table.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/sizing/figures/sizetexts.h"

#include <QCoreApplication>

#include <cmath>

namespace sw::cli
{

namespace
{

using base::bytesText;
using services::GrowthAnswer;
using sizing::LimitPassed;

QStringList cells(const QString &first, const sizing::GrowthPoint &point)
{
    QStringList texts{first};
    for (const sizing::Figure &figure : sizing::growthFigures(point))
        texts << sizing::rangeText(figure.value, figure.unit);
    return texts;
}

Table pointTable(const QString &first)
{
    return Table({first, Text::tr("Documents"), Text::tr("Data"), Text::tr("Storage"), Text::tr("Indexes"),
                  Text::tr("Working set"), Text::tr("Largest document")},
                 {Table::Left, Table::Right, Table::Right, Table::Right, Table::Right, Table::Right, Table::Right});
}

void printMonths(Output &out, const GrowthAnswer &answer)
{
    Table table = pointTable(Text::tr("When"));
    const qsizetype last = answer.growth.total.size() - 1;
    const qsizetype step = last > 24 ? 12 : last > 12 ? 3 : 1;
    for (qsizetype month = 0; month <= last; ++month) {
        if (month % step == 0 || month == last)
            table.add(cells(month == 0 ? Text::tr("today") : sizing::dateText(answer.today, static_cast<double>(month)),
                            answer.growth.total.at(month)));
    }
    table.print(out);
}

void printLimits(Output &out, const GrowthAnswer &answer)
{
    const int horizon = answer.growth.horizon();
    Table table({Text::tr("Passes a limit"), Text::tr("Largest"), Text::tr("Typical"), Text::tr("In which design")});
    for (const services::LimitRow &row : services::limitsPassed(answer))
        table.add({sizing::limitText(row.collection, row.passed),
                   sizing::dateText(answer.today, row.passed.largest, horizon),
                   sizing::dateText(answer.today, row.passed.usual, horizon),
                   row.without ? Text::tr("without %1").arg(row.without->title) : Text::tr("as it is")});
    out.line();
    if (table.isEmpty())
        out.line(sizing::nothingPassedText(horizon));
    else
        table.print(out);
}

void writePoint(base::JsonWriter &json, const sizing::GrowthPoint &point)
{
    json.member(QStringLiteral("documents"), std::round(point.documents))
        .member(QStringLiteral("dataBytes"), whole(point.data.likely));
    json.member(QStringLiteral("storageBytes"), whole(point.storage.likely))
        .member(QStringLiteral("indexBytes"), whole(point.indexes.likely));
    json.member(QStringLiteral("workingSetBytes"), whole(point.workingSet.likely))
        .member(QStringLiteral("largestDocumentBytes"), whole(point.largestDocument));
    for (const auto &[name, range] : {std::pair(QStringLiteral("data"), point.data),
                                      {QStringLiteral("storage"), point.storage},
                                      {QStringLiteral("indexes"), point.indexes},
                                      {QStringLiteral("workingSet"), point.workingSet}}) {
        writeRange(json, name, range);
    }
}

void writeMonths(base::JsonWriter &json, const QList<sizing::GrowthPoint> &months)
{
    json.key(QStringLiteral("months")).beginArray();
    for (qsizetype month = 0; month < months.size(); ++month) {
        json.inlineNext().beginObject().member(QStringLiteral("month"), static_cast<qint64>(month));
        writePoint(json, months.at(month));
        json.end();
    }
    json.end();
}

void writeAfter(base::JsonWriter &json, const QString &name, const std::optional<double> &months, const QDate &today)
{
    if (!months) {
        json.key(name).null();
        return;
    }
    const QDate day = sizing::dayAfter(today, *months);
    json.key(name).beginObject().member(QStringLiteral("months"), std::round(*months * 10) / 10);
    json.member(QStringLiteral("date"), day.toString(Qt::ISODate)).end();
}

void writeLimits(base::JsonWriter &json, const sizing::Growth &growth, const QDate &today)
{
    json.key(QStringLiteral("limits")).beginArray();
    for (const sizing::CollectionGrowth &collection : growth.collections) {
        for (const LimitPassed &passed : collection.limits) {
            static const QHash<LimitPassed::Limit, QString> names{
                {LimitPassed::Limit::Elements, QStringLiteral("1000 elements")},
                {LimitPassed::Limit::Large, QStringLiteral("1 MiB")},
                {LimitPassed::Limit::Maximum, QStringLiteral("16 MiB")}};
            json.inlineNext()
                .beginObject()
                .member(QStringLiteral("collection"), collection.name)
                .member(QStringLiteral("path"), passed.path);
            json.member(QStringLiteral("limit"), names.value(passed.limit));
            writeAfter(json, QStringLiteral("largest"), passed.largest, today);
            writeAfter(json, QStringLiteral("usual"), passed.usual, today);
            json.end();
        }
    }
    json.end();
}

} // namespace

void printGrowth(Output &out, const services::GrowthAnswer &answer)
{
    printMonths(out, answer);
    printLimits(out, answer);
    for (const sizing::CollectionGrowth &collection : answer.growth.collections) {
        for (const QString &path : collection.unknown)
            out.line(Text::tr("%1 has no limit, and its growth is not stated.")
                         .arg(base::visibleText(collection.name + QLatin1Char('.') + path)));
    }
    if (const auto months = answer.growth.cacheFullAfter)
        out.line(
            *months <= 0
                ? Text::tr("The working set is larger than the cache of %1 today.").arg(bytesText(answer.growth.cache))
                : Text::tr("The working set is larger than the cache of %1 from %2 on, %3.")
                      .arg(bytesText(answer.growth.cache), sizing::cacheFullText(answer.today, answer.growth),
                           sizing::monthsText(*months)));
    if (answer.without.isEmpty())
        return;
    out.line();
    Table table = pointTable(Text::tr("At the end"));
    table.add(cells(Text::tr("as it is"), answer.growth.total.last()));
    for (const GrowthAnswer::Without &each : answer.without)
        table.add(cells(Text::tr("without %1").arg(each.title), each.growth.total.last()));
    table.print(out);
}

void writeGrowth(base::JsonWriter &json, const services::GrowthAnswer &answer)
{
    json.key(QStringLiteral("growth")).beginObject().member(QStringLiteral("from"), answer.today.toString(Qt::ISODate));
    writeMonths(json, answer.growth.total);
    json.key(QStringLiteral("collections")).beginArray();
    for (const sizing::CollectionGrowth &collection : answer.growth.collections) {
        json.beginObject().member(QStringLiteral("name"), collection.name);
        writeMonths(json, collection.months);
        json.key(QStringLiteral("unknownArrays")).inlineNext().beginArray();
        for (const QString &path : collection.unknown)
            json.value(path);
        json.end().end();
    }
    json.end();
    writeLimits(json, answer.growth, answer.today);
    json.inlineNext();
    writeAfter(json, QStringLiteral("cacheFull"), answer.growth.cacheFullAfter, answer.today);
    json.inlineNext();
    writeAfter(json, QStringLiteral("cacheFullAtFirst"), answer.growth.cacheFullAtFirst, answer.today);
    json.inlineNext();
    writeAfter(json, QStringLiteral("cacheFullAtLast"), answer.growth.cacheFullAtLast, answer.today);
    json.key(QStringLiteral("without")).beginArray();
    for (const GrowthAnswer::Without &each : answer.without) {
        json.beginObject()
            .member(QStringLiteral("pattern"), each.pattern)
            .member(QStringLiteral("use"), each.use.text());
        writePoint(json, each.growth.total.last());
        writeLimits(json, each.growth, answer.today);
        json.end();
    }
    json.end().end();
}

} // namespace sw::cli
