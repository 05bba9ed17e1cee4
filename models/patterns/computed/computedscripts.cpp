// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/computed/computedscripts.h"

#include "models/base/texts.h"
#include "models/patterns/computed/computedload.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

namespace
{

QString countScript(const ComputedParts &parts, const QHash<QString, QString> &values)
{
    return boundScript(parts.embedded           ? "computed/count-inside"
                       : parts.object.isEmpty() ? "computed/count-apart"
                                                : "computed/count-into",
                       values);
}

/// The code that writes one item, when the numbers change with it.
CodeSnippet addSnippet(const ComputedParts &parts, const QHash<QString, QString> &values, const QString &operation)
{
    const QString title = Text::tr("Add an item");
    if (parts.embedded)
        return {title,
                operation,
                boundScript(parts.onWrite() ? "computed/add-inside" : "computed/add-plain", values),
                1,
                QStringLiteral("_id"),
                {}};
    if (!parts.items.isEmpty())
        return {Text::tr("Count an item"),
                operation,
                boundScript("computed/count-item", values),
                1,
                QStringLiteral("_id"),
                Text::tr("The item itself is written as before.")};
    const QString crash =
        Text::tr("After a crash between the two writes the numbers are one behind; counting again puts them right.");
    if (parts.transaction)
        return {title, operation, boundScript("computed/add-together", values), 2, QStringLiteral("_id"), {}};
    const bool looks = parts.hasExtremes() && parts.removable;
    return {title,
            operation,
            (looks ? boundScript("computed/extremes", values) : QString()) + boundScript("computed/add-item", values),
            looks ? 3 : 2,
            QStringLiteral("_id"),
            crash};
}

QList<CodeSnippet> changeSnippets(const ComputedParts &parts, const QHash<QString, QString> &values,
                                  const ComputedLoad &load)
{
    const QString script =
        (parts.hasExtremes() && !parts.embedded ? boundScript("computed/extremes", values) : QString()) +
        (parts.transaction ? QString() : boundScript("computed/correct", values));
    const int trips = parts.hasExtremes() ? 5 : 2;
    QString removes, changes;
    for (const schema::Operation *operation : load.writes) {
        if (operation->kind == schema::OperationKind::Delete && removes.isEmpty())
            removes = operation->name;
        if (operation->kind == schema::OperationKind::Update && changes.isEmpty())
            changes = operation->name;
    }
    if (parts.embedded && parts.onWrite() && parts.generatesId)
        return {{Text::tr("Remove an item"),
                 removes,
                 boundScript("computed/remove-inside", values),
                 1,
                 QStringLiteral("_id"),
                 {}}};
    QList<CodeSnippet> snippets;
    if (parts.embedded || !parts.removable || !parts.onWrite())
        return snippets;
    const QString anew =
        parts.hasExtremes() && parts.listIndex.isEmpty()
            ? Text::tr("No index leads to the items of a group: its smallest and largest values are looked for among "
                       "all items.")
            : QString();
    snippets << CodeSnippet{
        Text::tr("Remove an item"),
        removes,
        script + boundScript(parts.transaction ? "computed/remove-together" : "computed/remove-item", values),
        trips,
        QStringLiteral("_id"),
        anew};
    if (!changes.isEmpty())
        snippets << CodeSnippet{
            Text::tr("Change an item"),
            changes,
            script + boundScript(parts.transaction ? "computed/change-together" : "computed/change-item", values),
            trips,
            QStringLiteral("_id"),
            anew};
    return snippets;
}

} // namespace

QList<CodeSnippet> computedCode(const ComputedParts &parts, const UseContext &context)
{
    const ComputedLoad load = computedLoad(context);
    QHash<QString, QString> values = computedValues(parts);
    QString adds;
    for (const schema::Operation *operation : load.writes)
        adds = operation->kind == schema::OperationKind::Insert && adds.isEmpty() ? operation->name : adds;
    const QString reads = load.reads.isEmpty() ? QString() : load.reads.first()->name;
    const bool stale = parts.refresh == QLatin1String("staleOnRead");
    QList<CodeSnippet> snippets;
    if (parts.onWrite())
        snippets << addSnippet(parts, values, adds);
    if (!parts.object.isEmpty())
        snippets << CodeSnippet{
            Text::tr("Numbers of a new document"), {}, boundScript("computed/start-numbers", values), 0, {}, {}};
    snippets << changeSnippets(parts, values, load);
    const QString again =
        parts.onWrite() ? Text::tr("Only while no items are written, unless the array itself holds them.")
                        : Text::tr("To be started by a timer every %1 s.").arg(values.value(QStringLiteral("seconds")));
    if (stale)
        snippets << CodeSnippet{Text::tr("Read, and calculate when too old"),
                                reads,
                                countScript(parts, values) + boundScript("computed/read-fresh", values),
                                1,
                                QStringLiteral("_id"),
                                {}};
    else
        snippets << CodeSnippet{Text::tr("Read"),      reads, boundScript("computed/read-one", values), 1,
                                QStringLiteral("_id"), {}}
                 << CodeSnippet{Text::tr("Count again"), {}, countScript(parts, values), 1, parts.listIndex, again};
    const auto sum = std::find_if(parts.measures.cbegin(), parts.measures.cend(),
                                  [](const Measure &one) { return one.kind == Measure::Kind::Sum; });
    const auto count = std::find_if(parts.measures.cbegin(), parts.measures.cend(), [&](const Measure &one) {
        return sum != parts.measures.cend() && one.kind == Measure::Kind::Count &&
               one.field == (sum->optional ? sum->field : QString());
    });
    if (count != parts.measures.cend()) {
        values.insert(QStringLiteral("meanName"),
                      scriptName(QStringLiteral("mean"), parts.item + QLatin1Char(' ') + sum->field));
        values.insert(QStringLiteral("countValue"), scriptValue(parts.pathOf(*count)));
        values.insert(QStringLiteral("sumValue"), scriptValue(parts.pathOf(*sum)));
        snippets << CodeSnippet{Text::tr("Mean"),      {}, boundScript("computed/mean", values), 1,
                                QStringLiteral("_id"), {}};
    }
    return snippets;
}

namespace
{

/// Whether what is stored of a measure is what was counted; sums may differ by what the order of adding changes.
QString sameText(const ComputedParts &parts)
{
    QStringList same;
    for (const Measure &measure : parts.measures) {
        const QString none = measure.adds() ? QStringLiteral("0") : QStringLiteral("null");
        const auto value = [&](const QString &path) {
            return QStringLiteral("{ $ifNull: [%1, %2] }").arg(scriptValue(path), none);
        };
        const QString stored = value(QStringLiteral("stored.") + parts.pathOf(measure));
        const QString counted = value(QStringLiteral("counted.") + measure.name);
        same << (measure.kind == Measure::Kind::Sum
                     ? QStringLiteral("{ $lte: [{ $abs: { $subtract: [%1, %2] } }, { $multiply: [1e-9, { $max: [1, { "
                                      "$abs: %2 }] }] }] }")
                           .arg(stored, counted)
                     : QStringLiteral("{ $eq: [%1, %2] }").arg(stored, counted));
    }
    return same.join(QStringLiteral(", "));
}

MigrationStep compareStep(const ComputedParts &parts, QHash<QString, QString> values)
{
    const auto with = [&](const char *name, const QString &value) {
        values.insert(QLatin1String(name), value);
    };
    const bool inParents = !parts.object.isEmpty() && !parts.embedded; // an item without its parent is in no number
    if (inParents)
        with("groupKey", scriptValue(parts.parentId));
    with("same", sameText(parts));
    with("from", values.value(parts.embedded ? QStringLiteral("target") : QStringLiteral("source")));
    with("withTarget", inParents ? QStringLiteral("{ $match: { stored: { $exists: true } } },") : QString());
    with("counted",
         boundScript(parts.embedded ? "computed/counted-inside" : "computed/counted-items", values).trimmed());
    QString script = boundScript("computed/compare-numbers", values);
    if (!parts.embedded && parts.measures.first().kind == Measure::Kind::Count) {
        with("ofTarget", inParents ? boundScript("computed/of-target", values).trimmed() : QString());
        with("each", QStringLiteral("1"));
        with("countItems", boundScript("computed/count-items", values).trimmed());
        with("countValue", scriptValue(parts.pathOf(parts.measures.first())));
        script += boundScript("computed/compare-counts", values);
    }
    return {Text::tr("Compare"), script, {}};
}

/// What the numbers become: they keep their date where they are right already.
QString whereWrong(const ComputedParts &parts, const QString &now, const QString &found)
{
    const auto undated = [&](const QString &numbers) {
        return QStringLiteral("{ $mergeObjects: [%1, { %2: null }] }").arg(numbers, scriptKey(parts.stamp));
    };
    return QStringLiteral("{ $cond: [{ $eq: [%1, %2] }, %3, %4] }").arg(undated(now), undated(found), now, found);
}

/// The first run, which may be started again at any time.
QString firstRun(const ComputedParts &parts, QHash<QString, QString> values)
{
    const auto with = [&](const char *name, const QString &value) {
        values.insert(QLatin1String(name), value);
    };
    const QString object = scriptValue(parts.object);
    with("stored", whereWrong(parts, object, QStringLiteral("\"$$new.numbers\"")));
    with("fromArray", whereWrong(parts, object, values.value(QStringLiteral("fromArray"))));
    with("whenMatched", QStringLiteral("[{ $replaceWith: %1 }]")
                            .arg(whereWrong(parts, QStringLiteral("\"$$ROOT\""), QStringLiteral("\"$$new\""))));
    with("forget", QString());
    with("begun", QString());
    const QString gone = parts.object.isEmpty() ? boundScript("computed/forget-gone", values) : QString();
    return countScript(parts, values) + QStringLiteral("%1({});\n").arg(values.value(QStringLiteral("count"))) + gone;
}

/// Documents get the object of the numbers.
QString refuseLarge(const ComputedParts &parts, const QHash<QString, QString> &values)
{
    if (parts.object.isEmpty())
        return {};
    const QString filter = scriptKey(parts.object) + QStringLiteral(": { $exists: false }");
    if (parts.embedded)
        return scriptRefuseLarge(
            {parts.target, filter,
             QStringLiteral("{ $set: { %1: %2 } },")
                 .arg(values.value(QStringLiteral("object")), values.value(QStringLiteral("fromArray")))});
    constexpr int number = 16, extreme = 256; // a smallest or largest value may be a text
    qsizetype bytes = bytesOfField(parts.object, 5) + bytesOfField(parts.stamp, 8);
    for (const Measure &measure : parts.measures)
        bytes += bytesOfField(measure.name, measure.adds() ? number : extreme);
    return scriptRefuseLarge(Growth::by(parts.target, filter, bytes));
}

} // namespace

Migration computedMigration(const ComputedParts &parts, schema::ServerVersion server)
{
    const QHash<QString, QString> values = computedValues(parts);
    Migration migration;
    migration.steps << checkStep(boundScript("computed/check-before", values) + refuseLarge(parts, values));
    const MigrationStep writers{
        parts.onWrite() ? Text::tr("Start writers that use the new code")
                        : Text::tr("Start the timer and readers that use the new code"),
        parts.onWrite() ? addSnippet(parts, values, {}).script : QString(),
        parts.object.isEmpty() ? QString() : Text::tr("Whoever makes a new document starts its numbers with 0.")};
    if (parts.embedded && parts.onWrite())
        migration.steps << writers;
    else if (parts.onWrite())
        migration.steps << MigrationStep{
            Text::tr("Stop the writers of the items"),
            {},
            Text::tr("An item that is written while the others are counted could be missing, or count twice.")};
    const QString needs = parts.embedded ? Text::tr("Needs MongoDB 4.2.") : Text::tr("Needs MongoDB 5.0.");
    const bool able = server >= (parts.embedded ? schema::ServerVersion{4, 2} : schema::ServerVersion{5, 0});
    migration.steps << MigrationStep{Text::tr("Calculate for the first time"), firstRun(parts, values),
                                     able ? QString() : needs}
                    << compareStep(parts, values);
    if (!parts.embedded || !parts.onWrite())
        migration.steps << writers;
    if (!parts.sortedBy.isEmpty())
        migration.steps << MigrationStep{
            Text::tr("Build the index for sorting"), boundScript("computed/create-sort-index", values), {}};
    migration.steps << MigrationStep{
        Text::tr("Switch the readers, tighten the validator"),
        {},
        Text::tr("Set it to warn and moderate, look for documents that fail, then error and strict.")};
    const bool apart = parts.object.isEmpty();
    migration.undo = {{Text::tr("Remove the numbers"),
                       boundScript(apart ? "computed/drop-numbers" : "computed/unset-numbers", values),
                       Text::tr("First switch readers and writers back."), apart}};
    return migration;
}

} // namespace sw::patterns
