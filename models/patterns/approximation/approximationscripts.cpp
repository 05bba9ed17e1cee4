// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/approximation/approximationscripts.h"

#include "models/base/texts.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

namespace
{

/// \p value of a script as a number of the field's type.
QString typed(schema::FieldType type, const QString &value)
{
    switch (type) {
    case schema::FieldType::Int64:
        return QStringLiteral("Long(%1)").arg(value);
    case schema::FieldType::Double:
        return QStringLiteral("Double(%1)").arg(value);
    case schema::FieldType::Decimal128:
        return QStringLiteral("Decimal128(String(%1))").arg(value);
    default:
        break;
    }
    return value;
}

/// Makes a number of null, which no $inc takes, where the rules allow null.
QString startAtNull(const ApproximationParts &parts, const QString &path)
{
    if (!parts.nullable)
        return {};
    const QString isNull = QStringLiteral("%1: { $type: \"null\" }");
    const QString filter = parts.array.isEmpty()
                               ? QStringLiteral("_id: id, ") + isNull.arg(scriptKey(path))
                               : QStringLiteral("%1: { $elemMatch: { _id: id, %2 } }")
                                     .arg(scriptKey(parts.array), isNull.arg(scriptKey(parts.pathInItem())));
    return QStringLiteral("%1.updateOne({ %2 }, { $set: { %3: %4 } });")
        .arg(scriptCollection(parts.collection), filter, scriptKey(path), typed(parts.type, QStringLiteral("0")));
}

QHash<QString, QString> valuesOf(const ApproximationParts &parts)
{
    const bool list = !parts.array.isEmpty();
    const QString step = QString::number(parts.step, 'g', 12);
    const QString inItem = list ? parts.array + QStringLiteral(".$.") + parts.pathInItem() : parts.path;
    return {{QStringLiteral("collection"), scriptCollection(parts.collection)},
            {QStringLiteral("idKey"), list ? scriptKey(parts.array + QStringLiteral("._id")) : QStringLiteral("_id")},
            {QStringLiteral("path"), scriptKey(inItem)},
            {QStringLiteral("wholePath"), scriptKey(parts.path)},
            {QStringLiteral("value"), scriptValue(parts.path)},
            {QStringLiteral("k"), step},
            {QStringLiteral("add"), typed(parts.type, step)},
            {QStringLiteral("addCounted"), typed(parts.type, QStringLiteral("n"))},
            {QStringLiteral("one"), typed(parts.type, QStringLiteral("1"))},
            {QStringLiteral("startAtNull"), startAtNull(parts, inItem)},
            {QStringLiteral("itemValue"), scriptMember(QStringLiteral("item"), parts.path)},
            {QStringLiteral("identify"),
             parts.generatesId ? QStringLiteral("if (item._id === undefined) item._id = new ObjectId();") : QString()},
            {QStringLiteral("count"), scriptName(QStringLiteral("count"), parts.field)},
            {QStringLiteral("flush"), scriptName(QStringLiteral("flush"), parts.field)},
            {QStringLiteral("pending"), scriptName(QStringLiteral("pending"), parts.field)},
            {QStringLiteral("store"), scriptName(QStringLiteral("store"), parts.item)},
            {QStringLiteral("lastStored"), scriptName(QStringLiteral("last"), parts.field)}};
}

bool inserts(const ApproximationParts &parts)
{
    return parts.mode == QLatin1String("thresholdInsert");
}

QString writerOf(const ApproximationParts &parts)
{
    const char *text = inserts(parts)                                ? "approximation/insert-changes"
                       : parts.mode == QLatin1String("localCounter") ? "approximation/count-here"
                                                                     : "approximation/count-at-random";
    return boundScript(text, valuesOf(parts));
}

/// "one in three times off by more than 10 % at 10 k events, by 1 % at 1 M"
QString errorNote(const ApproximationParts &parts, double processes)
{
    if (inserts(parts))
        return Text::tr(
            "Each process remembers its own last value, so several of them store more often, never less exactly.");
    if (parts.mode == QLatin1String("localCounter"))
        return Text::tr("The stored number lags by less than %1.")
            .arg(QString::number(parts.step * processes, 'g', 12));
    const auto percent = [&](double events) {
        return QString::number(approximationError(parts.step, events) * 100, 'g', 3);
    };
    return Text::
        tr("Two times in three the number is off by no more than %1 % after 10,000 events and %2 % after 1,000,000.")
            .arg(percent(1e4), percent(1e6));
}

} // namespace

double approximationError(double step, double events)
{
    return std::sqrt((step - 1) / std::max(1.0, events));
}

QList<CodeSnippet> approximationCode(const ApproximationParts &parts, const UseContext &context)
{
    QString writes;
    for (const schema::Operation *operation : context.model.operationsOf(context.use.entity)) {
        const bool changes =
            std::any_of(operation->writes.cbegin(), operation->writes.cend(), [&](const schema::FieldRef &ref) {
                return ref.entity == context.use.entity && ref.path == context.use.path;
            });
        if (changes && writes.isEmpty())
            writes = operation->name;
    }
    const double processes = context.parameters.value(QStringLiteral("processes")).toDouble();
    const QString title = inserts(parts) ? Text::tr("Store a value") : Text::tr("Count an event");
    const QString index = inserts(parts)          ? QString()
                          : parts.array.isEmpty() ? QStringLiteral("_id")
                                                  : parts.array + QStringLiteral("._id");
    QList<CodeSnippet> snippets{{title, writes, writerOf(parts), 1, index, errorNote(parts, processes)}};
    if (!inserts(parts) && parts.array.isEmpty()) {
        snippets << CodeSnippet{Text::tr("Round what is there already"),
                                {},
                                boundScript("approximation/round-down", valuesOf(parts)),
                                1,
                                {},
                                Text::tr("Not needed; it shows readers at once that the last digits mean nothing.")};
    }
    return snippets;
}

Migration approximationMigration(const ApproximationParts &parts)
{
    const QHash<QString, QString> values = valuesOf(parts);
    Migration migration;
    migration.steps = {
        checkStep(boundScript("approximation/check", values), Text::tr("The documents stay as they are.")),
        {Text::tr("Start writers that use the new code"), writerOf(parts), {}}};
    migration.undo = {{Text::tr("Back to exact writers"),
                       boundScript(inserts(parts) ? "approximation/insert-all" : "approximation/count-exactly", values),
                       Text::tr("What was not counted stays uncounted.")}};
    return migration;
}

} // namespace sw::patterns
