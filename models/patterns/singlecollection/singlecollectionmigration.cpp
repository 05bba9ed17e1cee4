// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/singlecollection/singlecollectionmigration.h"

#include "models/base/texts.h"
#include "models/patterns/core/indexscript.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"
#include "models/patterns/kinds/mergingscripts.h"
#include "models/patterns/singlecollection/singlecollectionscripts.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace sw::patterns
{

using Values = QHash<QString, QString>;

namespace
{

/// An id read from the last but one part of a composed id.
QString idOfText(const SingleParts &parts)
{
    const QString text = QStringLiteral("{ $arrayElemAt: [{ $split: [%1, %2] }, -2] }")
                             .arg(scriptValue(parts.field()), scriptString(parts.separator));
    return scriptIdOfText(text, parts.idType);
}

QString bound(double most)
{
    return most > 1e9 ? QStringLiteral("Infinity") : QString::number(most, 'f', 0);
}

Values valuesOf(const SingleParts &parts, const SingleKind &kind)
{
    const SingleKind &above = kind.above < 0 ? kind : parts.kinds.at(kind.above);
    Values values{{QStringLiteral("field"), parts.field()},
                  {QStringLiteral("docType"), scriptKey(parts.docType)},
                  {QStringLiteral("separator"), scriptString(parts.separator)}};
    const auto add = [&](const char *name, const QString &value) {
        values.insert(QLatin1String(name), value);
    };
    const auto collection = [&](const char *name, const QString &called) {
        add(name, scriptCollection(called));
        values.insert(QLatin1String(name) + QStringLiteral("Name"), scriptString(called));
    };
    const auto path = [&](const char *name, const QString &called) {
        const QString key = QLatin1String(name);
        values.insert(key, scriptKey(called));
        values.insert(key + QStringLiteral("Name"), scriptString(called));
        values.insert(key + QStringLiteral("Value"), scriptValue(called));
    };
    collection("target", parts.collection);
    collection("own", kind.collection);
    collection("above", above.collection);
    collection("links", kind.linksAt);
    path("link", kind.ownLink);
    path("list", kind.listAbove);
    add("listIds", scriptValue(kind.listAbove + QStringLiteral("._id")));
    add("docTypeName", scriptString(parts.docType));
    path("toOwn", kind.linkToOwn);
    path("toAbove", kind.linkToAbove);
    const QString link = values.value(QStringLiteral("linkValue"));
    add("ownArray",
        kind.ownIsArray
            ? QStringLiteral("{ $ifNull: [%1, []] }").arg(link)
            : QStringLiteral("{ $cond: [{ $in: [{ $type: %1 }, [\"missing\", \"null\"]] }, [], [%1]] }").arg(link));
    add("kind", scriptString(kind.value));
    add("aboveKind", scriptString(above.value));
    add("least", kind.relationship ? bound(kind.linkCount().min) : QString());
    add("most", kind.relationship ? bound(kind.linkCount().max) : QString());
    add("ids",
        parts.variant == SingleVariant::TypedLinks ? QStringLiteral("\"$links.target\"") : scriptValue(parts.field()));
    add("levels", QStringLiteral("{ $size: { $split: [%1, %2] } }")
                      .arg(scriptValue(parts.field()), values.value(QStringLiteral("separator"))));
    add("idOfText", idOfText(parts));
    return values;
}

/// Stages that give a document the array of the ids above it, from wherever they are before.
QString idStages(const SingleParts &parts, const SingleKind &kind)
{
    const Values values = valuesOf(parts, kind);
    const bool own = !kind.ownLink.isEmpty(), listed = !kind.listAbove.isEmpty();
    const char *text = own && listed     ? "single-collection/both-ids"
                       : listed          ? "single-collection/listed-ids"
                       : !own            ? "single-collection/stored-links"
                       : kind.ownIsArray ? "single-collection/own-ids"
                                         : "single-collection/own-id";
    return boundScript(text, values);
}

/// Stages that give a document its links, and take away what says the same.
QString stagesOf(const SingleParts &parts, qsizetype number)
{
    const SingleKind &kind = parts.kinds.at(number);
    Values values = valuesOf(parts, kind);
    QString out;
    if (kind.above >= 0)
        out = idStages(parts, kind);
    else
        out = boundScript(parts.variant == SingleVariant::Overloaded ? "single-collection/composed-root"
                                                                     : "single-collection/linked-root",
                          values);
    if (parts.variant == SingleVariant::TypedLinks)
        out += boundScript("single-collection/typed", values);
    else if (parts.variant == SingleVariant::Overloaded && kind.above >= 0)
        out += boundScript("single-collection/composed", values);
    QStringList gone;
    if (!kind.ownLink.isEmpty() && !kind.ownIsGiven)
        gone << scriptString(kind.ownLink);
    for (const qsizetype below : parts.below(number)) {
        if (!parts.kinds.at(below).listAbove.isEmpty())
            gone << scriptString(parts.kinds.at(below).listAbove);
    }
    if (!gone.isEmpty())
        out += QStringLiteral("{ $unset: [%1] },\n").arg(gone.join(QStringLiteral(", ")));
    return scriptIndented(out, 2);
}

QString backOf(const SingleParts &parts, const SingleKind &kind)
{
    QString out;
    if (kind.above >= 0 && !kind.ownLink.isEmpty() && !kind.ownIsGiven)
        out = boundScript(parts.variant == SingleVariant::Overloaded ? "single-collection/id-from-text"
                          : kind.ownIsArray                          ? "single-collection/ids-back"
                                                                     : "single-collection/id-back",
                          valuesOf(parts, kind));
    return scriptIndented(out + QStringLiteral("{ $unset: \"%1\" },").arg(parts.field()), 2);
}

/// A stage that leaves nothing but an array of ids of the links.
QString idsStage(const SingleParts &parts, const Values &values)
{
    if (parts.variant == SingleVariant::Links)
        return {};
    const char *text = parts.variant == SingleVariant::TypedLinks ? "single-collection/ids-of-typed"
                                                                  : "single-collection/ids-of-composed";
    return scriptIndented(boundScript(text, values), 2);
}

/// The links become a list, which an index may have beside one of the documents' own.
QString refuseTwoLists(const SingleParts &parts, const QList<design::Index> &indexes)
{
    const QString type = scriptKey(parts.docType);
    QList<ShapedDocuments> kinds;
    for (qsizetype i = 0; i < parts.kinds.size(); ++i) {
        const SingleKind &kind = parts.kinds.at(i);
        const QString marked =
            QStringLiteral("{ $set: { %1: { $literal: %2 } } },").arg(type, scriptString(kind.value));
        kinds << ShapedDocuments{kind.collection,
                                 kind.collection == parts.collection ? type + QStringLiteral(": { $exists: false }")
                                                                     : QString(),
                                 marked + QStringLiteral("\n    ") +
                                     stagesOf(parts, i).replace(QStringLiteral("\n"), QStringLiteral("\n  "))};
    }
    return scriptRefuseTwoLists(kinds, indexes);
}

QString checkScript(const SingleParts &parts)
{
    QString checks;
    for (const SingleKind &kind : parts.kinds) {
        if (kind.above < 0)
            continue;
        Values values = valuesOf(parts, kind);
        values.insert(QStringLiteral("stages"), scriptIndented(idStages(parts, kind), 4));
        checks += boundScript("single-collection/check-kind", values);
        if (!kind.listAbove.isEmpty())
            checks += boundScript("single-collection/check-list", values);
        if (!kind.linksAt.isEmpty())
            checks += boundScript("single-collection/check-stored", values);
    }
    QString refusals;
    const bool composed = parts.variant == SingleVariant::Overloaded;
    for (const SingleKind &kind : parts.kinds) {
        const QString unmarked = kind.collection == parts.collection
                                     ? scriptKey(parts.docType) + QStringLiteral(": { $exists: false }, ")
                                     : QString();
        refusals += scriptRefuse(kind.collection, unmarked + scriptOfOtherType(scriptValue(parts.field()), {}),
                                 ownFieldReason(parts.field()));
        if (composed)
            refusals += scriptRefuseOtherIds(kind.collection, parts.idType);
        if (composed && parts.idType == schema::FieldType::String)
            refusals += scriptRefuse(
                kind.collection,
                unmarked + QStringLiteral("_id: { $regex: %1 }")
                               .arg(scriptString(QRegularExpression::escape(parts.separator))),
                QStringLiteral("these documents of %1 have the separator in their _id: choose another separator, or "
                               "give them another _id first")
                    .arg(kind.collection));
    }
    return boundScript("single-collection/check-links", {{QStringLiteral("checks"), checks.trimmed()}}) + refusals;
}

QString indexScript(const design::Collection &links, const design::Index &index)
{
    const QString options = index.unique ? QStringLiteral(", { unique: true }") : QString();
    return QStringLiteral("%1.createIndex(%2%3);")
        .arg(scriptCollection(links.name), scriptIndexKeys(index.keys), options);
}

/// Stops where new code has stored documents that have no room for the list of those that belong to them.
QString refuseLargeLists(const SingleParts &parts)
{
    constexpr int least = 1024 * 1024;
    QString out;
    for (const SingleKind &kind : parts.kinds) {
        if (kind.above < 0 || kind.listAbove.isEmpty())
            continue;
        const SingleKind &above = parts.kinds.at(kind.above);
        Values values = valuesOf(parts, kind);
        values.insert(QStringLiteral("back"), backOf(parts, above));
        values.insert(QStringLiteral("idsStage"), idsStage(parts, values));
        Growth growth{parts.collection,
                      QStringLiteral("%1: %2").arg(scriptKey(parts.docType), scriptString(above.value)),
                      scriptIndented(boundStages("single-collection/with-list", values), 6)};
        growth.least = QString::number(least);
        growth.server = "5";
        out += scriptRefuseLarge(growth);
    }
    return out;
}

QString linksBackScript(const SingleParts &parts, const design::Design &before)
{
    QString out;
    for (const SingleKind &kind : parts.kinds) {
        if (kind.above < 0)
            continue;
        Values values = valuesOf(parts, kind);
        values.insert(QStringLiteral("idsStage"), idsStage(parts, values));
        if (!kind.listAbove.isEmpty())
            out += boundScript("single-collection/list-back", values);
        const design::Collection *links = kind.linksAt.isEmpty() ? nullptr : before.collection(kind.linksAt);
        if (!links)
            continue;
        QStringList indexes;
        for (const design::Index &index : links->indexes)
            indexes << indexScript(*links, index);
        values.insert(QStringLiteral("indexes"), indexes.join(QLatin1Char('\n')));
        out += boundScript("single-collection/links-back", values);
    }
    return out;
}

/// Other collections that hold the links of a kind.
QStringList collectionsWithLinks(const SingleParts &parts, const SingleKind &kind)
{
    QStringList names;
    if (!kind.linksAt.isEmpty())
        names << kind.linksAt;
    if (kind.above >= 0 && !kind.listAbove.isEmpty())
        names << parts.kinds.at(kind.above).collection;
    return names;
}

} // namespace

Migration singleMigration(const SingleParts &parts, const design::Design &before, const design::Design &after)
{
    QList<MergedSource> sources;
    QString dropped;
    for (qsizetype i = 0; i < parts.kinds.size(); ++i) {
        const SingleKind &kind = parts.kinds.at(i);
        sources << MergedSource{kind.collection, kind.value, stagesOf(parts, i), backOf(parts, kind),
                                collectionsWithLinks(parts, kind)};
        if (!kind.linksAt.isEmpty())
            dropped += boundScript("single-collection/drop-links", valuesOf(parts, kind));
    }
    const design::Collection *merged = after.collection(parts.collection);
    const QString checks =
        checkScript(parts) + refuseTwoLists(parts, merged ? merged->indexes : QList<design::Index>());
    Migration migration = mergeMigration(before, after, parts.collection, parts.docType, sources, singleWriters(parts),
                                         IdClash::Stops, {checks, refuseLargeLists(parts)});
    if (migration.steps.isEmpty())
        return migration;
    migration.steps.first().note = Text::tr("Needs MongoDB 5.0.");
    migration.steps.last().script += dropped;
    const QString linked = linksBackScript(parts, before);
    if (!linked.isEmpty()) // before the collection goes, and indexes are built
        migration.undo.insert(migration.undo.size() - 2,
                              MigrationStep{Text::tr("Write the links as they were"), linked, {}});
    return migration;
}

} // namespace sw::patterns
