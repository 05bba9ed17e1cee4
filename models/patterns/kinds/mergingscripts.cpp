// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/kinds/mergingscripts.h"

#include "models/base/texts.h"
#include "models/patterns/core/indexscript.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"
#include "models/patterns/kinds/newids.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using Values = QHash<QString, QString>;

namespace
{

/// Drops the indexes that \p former has and \p wanted has not, or of the same name in another form.
QString dropFormer(const Collection *former, const Collection *wanted)
{
    QStringList names;
    for (const design::Index &index : former &&wanted ? former->indexes : QList<design::Index>()) {
        const bool stays = std::any_of(wanted->indexes.cbegin(), wanted->indexes.cend(), [&](const design::Index &one) {
            return design::indexSpecification(one) == design::indexSpecification(index);
        });
        if (!stays)
            names << scriptString(index.name);
    }
    if (names.isEmpty())
        return {};
    return boundScript("kinds/drop-indexes", {{QStringLiteral("names"), names.join(QStringLiteral(", "))},
                                              {QStringLiteral("target"), scriptCollection(wanted->name)}});
}

/// What has to be unique in \p merged, as rows of a script's list.
QString uniqueRows(const Collection &merged)
{
    QStringList rows;
    for (const design::Index &index : merged.indexes) {
        if (index.unique)
            rows << indexedScript(index);
    }
    return rows.join(QLatin1Char('\n'));
}

/// The kinds with the stages that give documents their shape.
QString kindRows(const QList<MergedSource> &sources)
{
    QString rows;
    for (const MergedSource &source : sources)
        rows += QStringLiteral("  { name: %1, kind: %2, stages: [\n  %3\n  ] },\n")
                    .arg(scriptString(source.collection), scriptString(source.value), source.stages);
    return rows.trimmed();
}

/// { "books": ["books_tags"] }: what belongs to documents of a collection and is in others.
QString besideOf(const QList<MergedSource> &sources)
{
    QStringList rows;
    for (const MergedSource &source : sources) {
        QStringList names;
        for (const QString &name : source.beside)
            names << scriptString(name);
        if (!names.isEmpty())
            rows
                << QStringLiteral(" [%1]: [%2]").arg(scriptString(source.collection), names.join(QStringLiteral(", ")));
    }
    return rows.isEmpty() ? QStringLiteral("{}") : QStringLiteral("{%1 }").arg(rows.join(QLatin1Char(',')));
}

Values valuesOf(const QString &target, const QString &discriminator, const QList<MergedSource> &sources)
{
    const QString kinds = scriptName(QStringLiteral("kindsOf"), target);
    const QString function = boundScript(
        "kinds/kinds-function", {{QStringLiteral("kinds"), kinds}, {QStringLiteral("rows"), sourceRows(sources)}});
    return {{QStringLiteral("kinds"), kinds},
            {QStringLiteral("kindsFunction"), function.trimmed()},
            {QStringLiteral("missing"), scriptName(QStringLiteral("missingIn"), target)},
            {QStringLiteral("beside"), besideOf(sources)},
            {QStringLiteral("stateOf"), scriptName(QStringLiteral("stateFor"), target)},
            {QStringLiteral("isCompared"), scriptName(QStringLiteral("isComparedFor"), target)},
            {QStringLiteral("comparedName"), scriptString(target + QStringLiteral(".compared"))},
            {QStringLiteral("target"), scriptCollection(target)},
            {QStringLiteral("targetName"), scriptString(target)},
            {QStringLiteral("type"), scriptKey(discriminator)},
            {QStringLiteral("typeValue"), scriptValue(discriminator)},
            {QStringLiteral("discriminator"), discriminator},
            {QStringLiteral("typeName"), scriptString(discriminator)}};
}

Values with(Values values, const MergedSource &source)
{
    values.insert(QStringLiteral("source"), scriptCollection(source.collection));
    values.insert(QStringLiteral("sourceName"), scriptString(source.collection));
    values.insert(QStringLiteral("value"), scriptString(source.value));
    values.insert(QStringLiteral("stages"), source.stages);
    values.insert(QStringLiteral("back"), source.back);
    return values;
}

/// Documents of all kinds are numbered when one of them has versions: those without a number are new ones.
void addNumbers(MergedSource &source, const design::Design &before, const Collection &merged)
{
    const Collection *former = before.collection(source.collection);
    for (const VersionField &version : former ? versionFields(merged.root) : QList<VersionField>()) {
        if (former->root.field(version.name))
            continue;
        source.stages += QStringLiteral(" { $set: { %1: { $ifNull: [%2, { $toInt: %3 }] } } },")
                             .arg(scriptKey(version.name), scriptValue(version.name), QString::number(version.value));
        source.back = QStringLiteral("{ $unset: %1 }, ").arg(scriptString(version.name)) + source.back;
        source.stages = source.stages.trimmed();
        source.back = source.back.trimmed();
    }
}

/// Stops where new code has stored documents that have no room for their former fields. What sets none makes no
/// document larger.
QString refuseLargeBack(const Values &values, const QString &target, const MergedSource &source)
{
    if (!source.back.contains(QLatin1String("$set")))
        return {};
    const QString stages =
        source.back + QStringLiteral("\n  { $unset: %1 },").arg(values.value(QStringLiteral("typeName")));
    return scriptRefuseLarge(
        {target, QStringLiteral("%1: %2").arg(values.value(QStringLiteral("type")), scriptString(source.value)),
         QString(stages).replace(QLatin1Char('\n'), QStringLiteral("\n    "))});
}

QList<MigrationStep> wayBack(const design::Design &before, const design::Design &after, const Values &values,
                             const QString &target, const QList<MergedSource> &sources, const QString &moreChecks)
{
    const QString formerId = values.value(QStringLiteral("formerId"));
    QString sizes = moreChecks, copies, ownBack, ownKind,
            indexes = dropFormer(after.collection(target), before.collection(target));
    bool own = false;
    for (const MergedSource &source : sources) {
        const bool isTarget = source.collection == target;
        own = own || isTarget;
        sizes += refuseLargeBack(values, target, source);
        if (isTarget) {
            ownBack = source.back;
            ownKind = source.value;
        } else {
            Values one = with(values, {source.collection, source.value, source.stages,
                                       QStringList{source.back, formerId}.join(QLatin1Char(' ')).trimmed()});
            one.insert(QStringLiteral("newIdsGo"),
                       formerId.isEmpty() ? QString() : boundScript("kinds/new-ids-go", one).trimmed());
            copies += boundScript("kinds/copy-back", one);
        }
        indexes += createIndexScripts(before.collection(source.collection));
    }
    if (!copies.isEmpty())
        copies.prepend(boundScript("kinds/state-of", values));
    Values last = values;
    last.insert(QStringLiteral("back"), ownBack);
    last.insert(QStringLiteral("ownKind"), scriptString(ownKind));
    QList<MigrationStep> steps{
        {Text::tr("Stop those who write"), {}, Text::tr("What they write meanwhile would be lost.")}};
    steps << checkedSteps(sizes, {{Text::tr("Copy each kind back"), copies, {}}});
    if (!formerId.isEmpty())
        steps << MigrationStep{Text::tr("Give references the former ids"),
                               giveFormerIds(before, target, values.value(QStringLiteral("discriminator")), sources),
                               {}};
    steps << MigrationStep{Text::tr("Remove what was put together"),
                           boundScript("kinds/check-back", values) +
                               boundScript(own ? "kinds/unmark-own" : "kinds/drop-target", last),
                           {}}
          << MigrationStep{Text::tr("Build the former indexes"), indexes, {}};
    return steps;
}

/// Documents get their kind, and what belongs to it.
QString refuseLarge(const MergedSource &source, const QString &discriminator, bool isTarget)
{
    const QString type = scriptKey(discriminator);
    QStringList stages{QStringLiteral("{ $set: { %1: { $literal: %2 } } },").arg(type, scriptString(source.value)),
                       source.stages};
    stages.removeAll(QString());
    return scriptRefuseLarge({source.collection, isTarget ? type + QStringLiteral(": { $exists: false }") : QString(),
                              stages.join(QStringLiteral("\n      "))});
}

} // namespace

Migration mergeMigration(const design::Design &before, const design::Design &after, const QString &target,
                         const QString &discriminator, QList<MergedSource> sources, const QString &code, IdClash clash,
                         const MergeChecks &more)
{
    const Collection *merged = after.collection(target);
    if (!merged)
        return {};
    for (MergedSource &source : sources)
        addNumbers(source, before, *merged);
    const bool newIds = clash == IdClash::GetsNewId;
    Values values = valuesOf(target, discriminator, sources);
    values.insert(QStringLiteral("clashed"),
                  boundScript(newIds ? "kinds/clash-is-solved" : "kinds/clash-stops", {}).trimmed());
    values.insert(QStringLiteral("formerId"), newIds ? formerIdStage() : QString());
    const QString unique = uniqueRows(*merged);
    values.insert(QStringLiteral("unique"), unique);
    values.insert(QStringLiteral("kindRows"), kindRows(sources));
    QString copies, compares, sizes;
    for (const MergedSource &source : sources) {
        const bool isTarget = source.collection == target;
        const QString script = boundScript(isTarget ? "kinds/mark-own" : "kinds/copy-other", with(values, source));
        copies = isTarget ? script + copies : copies + script;
        sizes += refuseLarge(source, discriminator, isTarget);
        compares += isTarget ? QString() : boundScript("kinds/compare-source", with(values, source));
    }
    const QString stateOf = boundScript("kinds/state-of", values);
    const QString missing = boundScript("kinds/missing-from", values);
    Migration migration;
    migration.steps = {
        checkStep(boundScript("kinds/check", values) + sizes + more.there +
                      (unique.isEmpty() ? QString() : boundScript("kinds/check-unique", values)),
                  unique.isEmpty() ? QString() : Text::tr("Needs MongoDB 4.4.")),
        {Text::tr("Stop those who write"),
         {},
         Text::tr("A document that changes after it was copied would keep its former values.")},
        {Text::tr("Build the new indexes"),
         dropFormer(before.collection(target), merged) + createIndexScripts(merged),
         {}},
        {Text::tr("Copy"), stateOf + copies, Text::tr("Needs MongoDB 4.2.")},
        {Text::tr("Compare"), stateOf + missing + boundScript("kinds/compare", values) + compares, {}},
        {Text::tr("Start readers and writers that use the new code"), code, {}},
        {Text::tr("Drop the former collections"),
         stateOf + missing + boundScript("kinds/drop-sources", values) + (newIds ? forgetNewIds(target) : QString()),
         Text::tr("Only when they are no longer used."), true}};
    if (newIds) // before anything is copied
        migration.steps.insert(2, MigrationStep{Text::tr("Give new ids"),
                                                giveNewIds(before, target, discriminator, sources),
                                                Text::tr("References follow. Needs MongoDB 4.2 and the right to bypass "
                                                         "validation: the former collections do not know \"%1\".")
                                                    .arg(legacyIdName)});
    migration.undo = wayBack(before, after, values, target, sources, more.back);
    return migration;
}

} // namespace sw::patterns
