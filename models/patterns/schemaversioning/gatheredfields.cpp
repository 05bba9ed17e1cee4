// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/schemaversioning/gatheredfields.h"

#include "models/base/texts.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"
#include "models/patterns/schemaversioning/movedpaths.h"
#include "models/schema/fieldpath.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace sw::patterns
{

using design::Node;
using schema::FieldType;

namespace
{

QString joined(const QStringList &parts)
{
    return parts.join(QStringLiteral(", "));
}

/// { kind: "home" }
QString itemOf(const GatheredArray &array, const GatheredField &field, const QString &more = {})
{
    return QStringLiteral("{ %1: %2%3 }").arg(scriptKey(array.kindName), scriptString(field.kind), more);
}

/// What tells the stages of several arrays apart.
QString placeName(const GatheredArray &array)
{
    return scriptName(QStringLiteral("placeIn"), array.array);
}

QHash<QString, QString> valuesOf(const GatheredArray &array)
{
    QStringList made, taken;
    for (const GatheredField &field : array.fields) {
        made << QStringLiteral("{ %1: { $literal: %2 }, %3: %4 }")
                    .arg(scriptKey(array.kindName), scriptString(field.kind), scriptKey(array.valueName),
                         scriptValue(field.from));
        taken << QStringLiteral("%1(%2)").arg(placeName(array), scriptString(field.kind));
    }
    const QString list = scriptValue(array.array);
    return {{QStringLiteral("list"), scriptKey(array.array)},
            {QStringLiteral("listValue"), list},
            {QStringLiteral("made"), joined(made)},
            {QStringLiteral("taken"), joined(taken)},
            {QStringLiteral("placeIn"), placeName(array)},
            {QStringLiteral("itemKind"), scriptString(QStringLiteral("$$this.") + array.kindName)},
            {QStringLiteral("itemValue"), scriptString(QStringLiteral("$$this.") + array.valueName)},
            {QStringLiteral("absent"),
             array.keepsNull ? QStringLiteral("\"missing\"") : QStringLiteral("\"missing\", \"null\"")},
            {QStringLiteral("unneeded"), array.always ? QStringLiteral("{ $gt: [%1, null] }").arg(list) : QString()},
            {QStringLiteral("emptied"), array.always ? QString() : QStringLiteral("{ $ne: [%1, []] }").arg(list)}};
}

} // namespace

QList<GatheredArray> gatheredArrays(const QString &text, QString &faulty)
{
    static const QRegularExpression form(QStringLiteral(
        R"(^\s*(\S.*?)\s*>\s*([^\[\]]*?\S)\s*\[\s*([^=\[\]]*?\S)\s*=\s*([^\[\]]*?\S)\s*\]\s*\.\s*(\S.*?)\s*$)"));
    QList<GatheredArray> arrays;
    for (const QString &part : text.split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        if (part.trimmed().isEmpty())
            continue;
        const QRegularExpressionMatch match = form.match(part);
        const auto known = std::find_if(arrays.begin(), arrays.end(),
                                        [&](const GatheredArray &one) { return one.array == match.captured(2); });
        const bool isNew = known == arrays.end();
        const bool fits = match.hasMatch() && match.captured(3) != match.captured(5) &&
                          (isNew || (known->kindName == match.captured(3) && known->valueName == match.captured(5)));
        if (!fits) {
            faulty = faulty.isEmpty() ? part.trimmed() : faulty;
            continue;
        }
        const GatheredField field{match.captured(1), match.captured(4)};
        if (isNew)
            arrays << GatheredArray{match.captured(2), match.captured(3), match.captured(5), {field}};
        else
            known->fields << field;
    }
    return arrays;
}

QString gatheringObstacle(const Node &root, GatheredArray &array)
{
    const Node *list = root.field(array.array);
    if (!list || !list->isArray() || list->keyed || !list->item().isObject())
        return Text::tr("There is no array of objects \"%1\" in this design.").arg(array.array);
    const Node *kind = list->item().field(array.kindName);
    const Node *value = list->item().field(array.valueName);
    for (const QString &name : {array.kindName, array.valueName}) {
        if (!list->item().field(name))
            return Text::tr("The items of \"%1\" have no field \"%2\" in this design.").arg(array.array, name);
    }
    if (!kind->types.contains(FieldType::String) && kind->type() != FieldType::Any)
        return Text::tr("\"%1\" of the items is not a text.").arg(array.kindName);
    for (const GatheredField &field : std::as_const(array.fields)) {
        if (!kind->constraints.enumValues.isEmpty() && !kind->constraints.enumValues.contains(field.kind))
            return Text::tr("\"%1\" of the items cannot be \"%2\".").arg(array.kindName, field.kind);
    }
    for (const Node &other : list->item().fields) {
        if (other.isRequired() && other.name != array.kindName && other.name != array.valueName)
            return Text::tr("Every item needs \"%1\" as well, which older documents do not have.").arg(other.name);
    }
    array.always = list->isRequired() && list->count.min < 1;
    array.keepsNull = value->nullable;
    return {};
}

QList<QList<design::IndexKey>> olderKeys(const GatheredArray &array, const QList<design::IndexKey> &keys)
{
    const QString value = design::joinedPath(array.array, array.valueName);
    QList<QList<design::IndexKey>> all;
    if (std::none_of(keys.cbegin(), keys.cend(), [&](const design::IndexKey &key) { return key.path == value; }))
        return all;
    for (const GatheredField &field : array.fields) {
        QList<design::IndexKey> older = keys;
        older.removeIf(
            [&](const design::IndexKey &key) { return schema::isWithin(key.path, array.array) && key.path != value; });
        for (design::IndexKey &key : older)
            key.path = key.path == value ? field.from : key.path;
        all << older;
    }
    return all;
}

QString gatherStage(const GatheredArray &array)
{
    return scriptIndented(boundStages("schema-versioning/gather", valuesOf(array)), 4);
}

QString spreadHelper(const GatheredArray &array)
{
    return boundScript("schema-versioning/place-in", valuesOf(array)).trimmed();
}

QString spreadStages(const GatheredArray &array)
{
    QStringList stages;
    for (const GatheredField &field : array.fields) {
        const QString first = schema::topLevel(field.from);
        const QString value =
            QStringLiteral("{ $let: { vars: { one: { $arrayElemAt: [%1, \"$$at\"] } }, in: %2 } }")
                .arg(scriptValue(array.array), scriptString(QStringLiteral("$$one.") + array.valueName));
        stages << QStringLiteral("{ $set: { %1: { $let: { vars: { at: %2(%3) }, in: { $cond: [{ $gte: [\"$$at\", 0] }, "
                                 "%4, %5] } } } } },")
                      .arg(scriptKey(first), placeName(array), scriptString(field.kind), mergedInto(field.from, value),
                           scriptValue(first));
    }
    stages << scriptIndented(boundStages("schema-versioning/spread", valuesOf(array)), 2);
    return stages.join(QStringLiteral("\n  "));
}

QString gatherCall(const GatheredArray &array, const QString &document)
{
    QStringList fields;
    for (const GatheredField &field : array.fields)
        fields << QStringLiteral("[%1, %2]").arg(pathArray(field.from), itemOf(array, field));
    return QStringLiteral("gatheredIn(%1, %2, %3, [%4], { always: %5, keepsNull: %6 })")
        .arg(document, scriptString(array.array), scriptString(array.valueName), joined(fields),
             array.always ? QStringLiteral("true") : QStringLiteral("false"),
             array.keepsNull ? QStringLiteral("true") : QStringLiteral("false"));
}

QString refuseGathering(const GatheredArray &array, const QString &collection, const QString &older)
{
    QStringList present, odd;
    for (const GatheredField &field : array.fields) {
        present << QStringLiteral("{ %1: { $exists: true } }").arg(scriptKey(field.from));
        for (const QString &object : objectsAround(field.from)) {
            const QString one =
                QStringLiteral("{ %1 }").arg(scriptOfOtherType(scriptValue(object), {QStringLiteral("object")}));
            odd << (odd.contains(one) ? QStringList() : QStringList{one});
        }
    }
    QString out;
    if (!odd.isEmpty())
        out += scriptRefuse(
            collection, older + QStringLiteral(", $or: [%1]").arg(joined(odd)),
            QStringLiteral("what holds the fields that become %1 is no object in these documents: mend them first")
                .arg(array.array));
    out += scriptRefuse(collection,
                        older + QStringLiteral(", $or: [%1], ").arg(joined(present)) +
                            scriptOfOtherType(scriptValue(array.array), {QStringLiteral("array")}),
                        QStringLiteral("%1 is no array in these documents: rename it there first").arg(array.array));
    return out;
}

QString refuseSpreading(const GatheredArray &array, const QString &collection, const QString &newest)
{
    QString out;
    for (const GatheredField &field : array.fields) {
        const QString item =
            QStringLiteral(", %1: { $elemMatch: %2 }").arg(scriptKey(array.array), itemOf(array, field));
        QStringList odd;
        for (const QString &object : objectsAround(field.from))
            odd << QStringLiteral("{ %1 }").arg(scriptOfOtherType(scriptValue(object), {QStringLiteral("object")}));
        if (!odd.isEmpty())
            out += scriptRefuse(
                collection, newest + item + QStringLiteral(", $or: [%1]").arg(joined(odd)),
                QStringLiteral("what would hold %1 is no object in these documents: mend them first").arg(field.from));
        out += scriptRefuse(collection,
                            newest + item + QStringLiteral(", %1: { $exists: true }").arg(scriptKey(field.from)),
                            QStringLiteral("these documents have a value in its former and in its new place, %1 and "
                                           "%2: take the wrong one away first")
                                .arg(field.from, array.array));
    }
    return out;
}

} // namespace sw::patterns
