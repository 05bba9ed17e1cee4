// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/computed/computedvalues.h"

#include "models/patterns/core/script.h"
#include "models/schema/names.h"

namespace sw::patterns
{

namespace
{

QString member(const QString &variable, const Measure &measure)
{
    return measure.optional ? scriptOptionalMember(variable, measure.field) : scriptMember(variable, measure.field);
}

/// Whether the value at the path in \p value is a number, as the server's sum asks.
QString isNumberText(const QString &value)
{
    return QStringLiteral("{ $in: [{ $type: %1 }, [\"int\", \"long\", \"double\", \"decimal\"]] }").arg(value);
}

/// What an item in \p variable adds to the measure.
QString addedText(const QString &variable, const Measure &measure)
{
    if (measure.kind == Measure::Kind::Count && !measure.countsValues())
        return QStringLiteral("1");
    const QString value = member(variable, measure);
    return measure.countsValues() ? QStringLiteral("(%1 == null ? 0 : 1)").arg(value)
           : measure.optional     ? value + QStringLiteral(" ?? 0")
                                  : value;
}

/// The values of several measures, separated by commas.
template <typename Make>
QString list(const ComputedParts &parts, const Make &make)
{
    QStringList out;
    for (const Measure &measure : parts.measures) {
        const QString text = make(measure);
        if (!text.isEmpty())
            out << text;
    }
    return out.join(QStringLiteral(", "));
}

QString keyOf(const ComputedParts &parts, const Measure &measure)
{
    return scriptKey(parts.pathOf(measure));
}

QString valueOf(const ComputedParts &parts, const Measure &measure)
{
    return scriptValue(parts.pathOf(measure));
}

/// { $inc: …, $min: …, $max: …, $currentDate: … }
QString changeText(const ComputedParts &parts)
{
    const auto with = [&](Measure::Kind kind) {
        return list(parts, [&](const Measure &measure) {
            if (measure.kind != kind)
                return QString();
            const QString value = member(QStringLiteral("item"), measure);
            const QString pair = keyOf(parts, measure) + QStringLiteral(": ") + value;
            return measure.optional ? QStringLiteral("...(%1 == null ? {} : { %2 })").arg(value, pair) : pair;
        });
    };
    const QString adds = list(parts, [&](const Measure &measure) {
        return measure.adds()
                   ? keyOf(parts, measure) + QStringLiteral(": ") + addedText(QStringLiteral("item"), measure)
                   : QString();
    });
    QStringList out;
    const QString minima = with(Measure::Kind::Min), maxima = with(Measure::Kind::Max);
    if (!adds.isEmpty())
        out << QStringLiteral("$inc: { ") + adds + QStringLiteral(" }");
    if (!minima.isEmpty())
        out << QStringLiteral("$min: { ") + minima + QStringLiteral(" }");
    if (!maxima.isEmpty())
        out << QStringLiteral("$max: { ") + maxima + QStringLiteral(" }");
    out << QStringLiteral("$currentDate: { %1: true }").arg(scriptKey(design::joinedPath(parts.object, parts.stamp)));
    return QStringLiteral("{ ") + out.join(QStringLiteral(", ")) + QStringLiteral(" }");
}

/// name: { $sum: "$path" }, … of the items, in a $group.
QString groupText(const ComputedParts &parts, bool onlyExtremes)
{
    const char *const operators[] = {"$sum", "$sum", "$min", "$max"};
    return list(parts, [&](const Measure &measure) {
        if (onlyExtremes && measure.adds())
            return QString();
        const QString at = scriptValue(design::joinedPath(parts.items, measure.field));
        const QString value = measure.countsValues() ? QStringLiteral("{ $cond: [%1, 1, 0] }").arg(isNumberText(at))
                              : measure.kind == Measure::Kind::Count ? QStringLiteral("1")
                                                                     : at;
        return QStringLiteral("%1: { %2: %3 }")
            .arg(scriptKey(measure.name), QLatin1String(operators[static_cast<int>(measure.kind)]), value);
    });
}

/// The object of the numbers, made of the array in the same document.
QString fromArrayText(const ComputedParts &parts)
{
    const QString stamp = QStringLiteral("%1: \"$$NOW\"").arg(scriptKey(parts.stamp));
    const QString numbers = list(parts, [&](const Measure &measure) {
        const QString name = scriptKey(measure.name);
        const QString value = scriptValue(design::joinedPath(parts.items, measure.field));
        switch (measure.kind) {
        case Measure::Kind::Count:
            if (measure.countsValues())
                return QStringLiteral(
                           "%1: { $size: { $filter: { input: { $ifNull: [%2, []] }, as: \"one\", cond: %3 } } }")
                    .arg(name, scriptValue(parts.items),
                         isNumberText(scriptString(QStringLiteral("$$one.") + measure.field)));
            return QStringLiteral("%1: { $size: { $ifNull: [%2, []] } }").arg(name, scriptValue(parts.items));
        case Measure::Kind::Sum:
            return QStringLiteral("%1: { $sum: %2 }").arg(name, value);
        case Measure::Kind::Min:
            return QStringLiteral("%1: { $ifNull: [{ $min: %2 }, \"$$REMOVE\"] }").arg(name, value);
        case Measure::Kind::Max:
            break;
        }
        return QStringLiteral("%1: { $ifNull: [{ $max: %2 }, \"$$REMOVE\"] }").arg(name, value);
    });
    return QStringLiteral("{ %1, %2 }").arg(numbers, stamp);
}

/// What the removal of one item, or its change, does to counts and sums.
void addDifferences(const ComputedParts &parts, QHash<QString, QString> &values)
{
    const QString stamp = QStringLiteral("%1: \"$$NOW\"").arg(scriptKey(design::joinedPath(parts.object, parts.stamp)));
    const auto literal = [](const char *variable, const Measure &measure) {
        return QStringLiteral("{ $literal: %1 }").arg(addedText(QLatin1String(variable), measure));
    };
    QString less = list(parts, [&](const Measure &measure) {
        if (!measure.adds())
            return QString();
        const QString by = measure.field.isEmpty() ? QStringLiteral("1") : literal("item", measure);
        return QStringLiteral("%1: { $subtract: [%2, %3] }").arg(keyOf(parts, measure), valueOf(parts, measure), by);
    });
    QString difference = list(parts, [&](const Measure &measure) {
        if (!measure.adds() || measure.field.isEmpty())
            return QString();
        return QStringLiteral("%1: { $add: [%2, { $subtract: [%3, %4] }] }")
            .arg(keyOf(parts, measure), valueOf(parts, measure), literal("after", measure), literal("item", measure));
    });
    values.insert(QStringLiteral("lessOne"), (less.isEmpty() ? QString() : less + QStringLiteral(", ")) + stamp);
    values.insert(QStringLiteral("difference"),
                  (difference.isEmpty() ? QString() : difference + QStringLiteral(", ")) + stamp);
}

void addExtremes(const ComputedParts &parts, QHash<QString, QString> &values)
{
    values.insert(QStringLiteral("refreshExtremes"), {});
    values.insert(QStringLiteral("refreshAfterwards"), {});
    values.insert(QStringLiteral("isStillThere"), {});
    if (!parts.hasExtremes())
        return;
    const QString name = values.value(QStringLiteral("extremesName"));
    values.insert(QStringLiteral("groupExtremes"), groupText(parts, true));
    values.insert(QStringLiteral("setExtremes"), list(parts, [&](const Measure &measure) {
                      const QString found = scriptMember(QStringLiteral("found"), measure.name);
                      return measure.adds()
                                 ? QString()
                                 : QStringLiteral("%1: { $ifNull: [{ $literal: %2 ?? null }, \"$$REMOVE\"] }")
                                       .arg(keyOf(parts, measure), found);
                  }));
    QStringList guards{design::joinedPath(parts.object, parts.stamp)};
    if (parts.measures.first().kind == Measure::Kind::Count)
        guards << design::joinedPath(parts.object, parts.measures.first().name);
    QStringList unchanged;
    for (const QString &path : std::as_const(guards))
        unchanged << QStringLiteral("%1: %2").arg(scriptKey(path), scriptMember(QStringLiteral("before"), path));
    values.insert(QStringLiteral("guard"), unchanged.join(QStringLiteral(", ")));
    const QString call = QStringLiteral("%1(%2);").arg(name, values.value(QStringLiteral("keyOfItem")));
    values.insert(QStringLiteral("refreshExtremes"), call);
    values.insert(QStringLiteral("refreshAfterwards"), QStringLiteral("if (item) ") + call);
    const QString same = list(parts, [](const Measure &measure) {
        return measure.adds()
                   ? QString()
                   : QStringLiteral("%1: %2 ?? null")
                         .arg(scriptKey(measure.field), scriptOptionalMember(QStringLiteral("item"), measure.field));
    });
    if (parts.removable) // somebody may have removed or changed it meanwhile
        values.insert(QStringLiteral("isStillThere"),
                      QStringLiteral("if (!%1.findOne({ _id: item._id, %2 }, { _id: 1 })) %3")
                          .arg(scriptCollection(parts.source), same, call));
}

/// Which document the numbers of an item are in, and which items are those of one document.
void addKeys(const ComputedParts &parts, QHash<QString, QString> &values)
{
    const auto flat = [](QString path) {
        return path.replace(QLatin1Char('.'), QLatin1Char('_'));
    };
    QStringList ofItem, ofGroup, match;
    for (const QString &path : parts.keys) {
        const QString name = parts.keyObject ? scriptKey(flat(path)) + QStringLiteral(": ") : QString();
        ofItem << name + scriptOptionalMember(QStringLiteral("item"), path) + QStringLiteral(" ?? null");
        ofGroup
            << name + QStringLiteral("{ $ifNull: [%1, null] }").arg(scriptValue(design::joinedPath(parts.items, path)));
        const QString from = parts.keyObject ? scriptMember(QStringLiteral("key"), flat(path)) : QStringLiteral("key");
        match << QStringLiteral("%1: %2").arg(scriptKey(design::joinedPath(parts.items, path)), from);
    }
    const auto object = [&](const QStringList &list) {
        return parts.keyObject ? QStringLiteral("{ %1 }").arg(list.join(QStringLiteral(", "))) : list.value(0);
    };
    const bool apart = parts.object.isEmpty();
    values.insert(QStringLiteral("keyOfItem"),
                  apart ? object(ofItem) : scriptOptionalMember(QStringLiteral("item"), parts.parentId));
    values.insert(QStringLiteral("groupKey"), object(ofGroup));
    const QString filter = apart ? QStringLiteral("{ %1 }").arg(match.join(QStringLiteral(", ")))
                                 : QStringLiteral("{ %1: key }").arg(scriptKey(parts.parentId));
    values.insert(QStringLiteral("matchKey"), QStringLiteral("{ $match: %1 }").arg(filter));
    values.insert(QStringLiteral("key"),
                  apart ? QStringLiteral("key") : scriptName({}, parts.parent) + QStringLiteral("Id"));
    values.insert(QStringLiteral("filterOfKey"),
                  apart ? filter : QStringLiteral("{ _id: %1 }").arg(values.value(QStringLiteral("key"))));
}

void addNumbers(const ComputedParts &parts, QHash<QString, QString> &values)
{
    values.insert(QStringLiteral("change"), changeText(parts));
    values.insert(QStringLiteral("group"), groupText(parts, false));
    values.insert(QStringLiteral("fromFound"), list(parts, [&](const Measure &measure) {
                      const QString otherwise = measure.adds() ? QStringLiteral("0") : QStringLiteral("\"$$REMOVE\"");
                      return QStringLiteral("%1: { $ifNull: [{ $first: %2 }, %3] }")
                          .arg(scriptKey(measure.name), scriptValue(QStringLiteral("found.") + measure.name),
                               otherwise);
                  }));
    const QString tidy = list(parts, [&](const Measure &measure) {
        return measure.adds() ? QString()
                              : QStringLiteral("%1: { $ifNull: [%2, \"$$REMOVE\"] }")
                                    .arg(scriptKey(measure.name), scriptValue(measure.name));
    });
    values.insert(QStringLiteral("tidy"), tidy);
    const QString zeros = list(parts, [](const Measure &measure) {
        return measure.adds() ? scriptKey(measure.name) + QStringLiteral(": 0") : QString();
    });
    values.insert(QStringLiteral("zeros"), zeros);
    values.insert(QStringLiteral("stampNow"), QStringLiteral("%1: \"$$NOW\"").arg(scriptKey(parts.stamp)));
    const QString unwind =
        parts.items.isEmpty() ? QString() : QStringLiteral("{ $unwind: %1 }").arg(scriptValue(parts.items));
    values.insert(QStringLiteral("unwind"), unwind);
    values.insert(QStringLiteral("unwindLine"), unwind.isEmpty() ? QString() : unwind + QLatin1Char(','));
    const bool inside = !parts.items.isEmpty() && parts.parentId.startsWith(parts.items + QLatin1Char('.'));
    values.insert(QStringLiteral("let"), inside ? QStringLiteral("let: { id: \"$_id\" }") : QString());
    values.insert(
        QStringLiteral("again"),
        inside ? QStringLiteral("{ $match: { $expr: { $eq: [%1, \"$$id\"] } } }").arg(scriptValue(parts.parentId))
               : QString());
    if (parts.embedded)
        values.insert(QStringLiteral("fromArray"), fromArrayText(parts));
}

} // namespace

bool ComputedParts::hasExtremes() const
{
    return std::any_of(measures.cbegin(), measures.cend(), [](const Measure &one) { return !one.adds(); });
}

QHash<QString, QString> computedValues(const ComputedParts &parts)
{
    const QString many = schema::pluralName(parts.item);
    QHash<QString, QString> values{
        {QStringLiteral("source"), scriptCollection(parts.source)},
        {QStringLiteral("sourceName"), scriptString(parts.source)},
        {QStringLiteral("target"), scriptCollection(parts.target)},
        {QStringLiteral("targetName"), scriptString(parts.target)},
        {QStringLiteral("object"), scriptKey(parts.object)},
        {QStringLiteral("items"), scriptKey(parts.items)},
        {QStringLiteral("itemsValue"), scriptValue(parts.items)},
        {QStringLiteral("itemId"), scriptString(parts.items + QStringLiteral("._id"))},
        {QStringLiteral("parentIdName"), scriptString(parts.parentId)},
        {QStringLiteral("parentIdValue"), scriptValue(parts.parentId)},
        {QStringLiteral("sortKey"), scriptKey(parts.sortedBy)},
        {QStringLiteral("seconds"), QString::number(parts.seconds, 'g', 12)},
        {QStringLiteral("stampKey"), scriptKey(design::joinedPath(parts.object, parts.stamp))},
        {QStringLiteral("foundStamp"),
         scriptOptionalMember(QStringLiteral("found?"), design::joinedPath(parts.object, parts.stamp))},
        {QStringLiteral("missing"), parts.object.isEmpty() ? QString() : QStringLiteral("if (!found) return null;")},
        {QStringLiteral("present"),
         parts.object.isEmpty() ? QString() : QStringLiteral("%1: { $exists: true }").arg(scriptKey(parts.object))},
        {QStringLiteral("upsert"), parts.object.isEmpty() ? QStringLiteral("{ upsert: true }") : QString()},
        {QStringLiteral("identify"),
         parts.generatesId ? QStringLiteral("if (item._id === undefined) item._id = new ObjectId();") : QString()},
        {QStringLiteral("stored"), QStringLiteral("\"$$new.numbers\"")},
        {QStringLiteral("whenMatched"), QStringLiteral("\"replace\"")},
        {QStringLiteral("fixed"), parts.fixed},
        {QStringLiteral("begun"), QStringLiteral("const begun = db.hello().localTime;")},
        {QStringLiteral("beforeNumbers"), parts.object.isEmpty()
                                              ? QStringLiteral("before")
                                              : scriptOptionalMember(QStringLiteral("before?"), parts.object)},
        {QStringLiteral("forget"),
         QStringLiteral("if (Object.keys(filter).length === 0) %1.deleteMany({ %2: { $lt: begun } });")
             .arg(scriptCollection(parts.target), scriptKey(parts.stamp))},
        {QStringLiteral("add"), scriptName(QStringLiteral("add"), parts.item)},
        {QStringLiteral("remove"), scriptName(QStringLiteral("remove"), parts.item)},
        {QStringLiteral("changeName"), scriptName(QStringLiteral("change"), parts.item)},
        {QStringLiteral("countOne"), scriptName(QStringLiteral("count"), parts.item)},
        {QStringLiteral("count"), scriptName(QStringLiteral("countAll"), many)},
        {QStringLiteral("startName"), scriptName(QStringLiteral("start"), parts.object)},
        {QStringLiteral("stamp"), scriptKey(parts.stamp)},
        {QStringLiteral("read"), scriptName(QStringLiteral("read"), parts.parent)},
        {QStringLiteral("correctName"), scriptName(QStringLiteral("correct"), parts.item + QStringLiteral(" numbers"))},
        {QStringLiteral("keepFound"), parts.object.isEmpty() ? QStringLiteral("const found = ") : QString()},
        {QStringLiteral("isFound"), parts.object.isEmpty()
                                        ? QStringLiteral("if (found.matchedCount === 1 || n === 100) return;")
                                        : QStringLiteral("return;")},
        {QStringLiteral("extremesName"),
         scriptName(QStringLiteral("refresh"), parts.item + QStringLiteral(" extremes"))}};
    addKeys(parts, values);
    addNumbers(parts, values);
    addDifferences(parts, values);
    addExtremes(parts, values);
    if (!parts.fixed.isEmpty())
        values.insert(QStringLiteral("change"), values.value(QStringLiteral("change")).chopped(2) +
                                                    QStringLiteral(", $setOnInsert: { %1 } }").arg(parts.fixed));
    return values;
}

} // namespace sw::patterns
