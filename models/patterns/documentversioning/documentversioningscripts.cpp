// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/documentversioning/documentversioningscripts.h"

#include "models/base/texts.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"

#include <QCoreApplication>

namespace sw::patterns
{

namespace
{

QHash<QString, QString> valuesOf(const VersioningParts &parts)
{
    const QString history = scriptCollection(parts.history);
    const QString older = QStringLiteral(".deleteMany({ %1: id, %2: { $lte: number - %3 } });")
                              .arg(scriptKey(parts.docId), scriptKey(parts.revision), QString::number(parts.last));
    const bool last = parts.keep == QLatin1String("last");
    const QString expiry =
        QStringLiteral("%1.createIndex({ %2: 1 }, { expireAfterSeconds: %3 });")
            .arg(history, scriptKey(parts.stamp), QString::number(parts.days * base::secondsPerDay, 'f', 0));
    return {{QStringLiteral("current"), scriptCollection(parts.current)},
            {QStringLiteral("currentName"), scriptString(parts.current)},
            {QStringLiteral("history"), history},
            {QStringLiteral("historyName"), scriptString(parts.history)},
            {QStringLiteral("revisionKey"), scriptKey(parts.revision)},
            {QStringLiteral("revisionName"), scriptString(parts.revision)},
            {QStringLiteral("revisionValue"), scriptValue(parts.revision)},
            {QStringLiteral("foundNumber"), scriptMember(QStringLiteral("found"), parts.revision)},
            {QStringLiteral("lastNumber"), scriptOptionalMember(QStringLiteral("last?"), parts.revision)},
            {QStringLiteral("keptNumbers"), scriptString(QStringLiteral("$kept.") + parts.revision)},
            {QStringLiteral("docIdKey"), scriptKey(parts.docId)},
            {QStringLiteral("docIdName"), scriptString(parts.docId)},
            {QStringLiteral("stampKey"), scriptKey(parts.stamp)},
            {QStringLiteral("forget"), last ? history + older : QString()},
            {QStringLiteral("forgetInside"),
             last ? QStringLiteral("inside.getCollection(%1)").arg(scriptString(parts.history)) + older : QString()},
            {QStringLiteral("expiry"), parts.keep == QLatin1String("days") ? expiry : QString()},
            {QStringLiteral("kind"), parts.kind},
            {QStringLiteral("insert"), scriptName(QStringLiteral("insert"), parts.item)},
            {QStringLiteral("keepName"), scriptName(QStringLiteral("keepStateOf"), parts.item)},
            {QStringLiteral("change"), scriptName(QStringLiteral("change"), parts.item)},
            {QStringLiteral("remove"), scriptName(QStringLiteral("remove"), parts.item)},
            {QStringLiteral("read"), scriptName(QStringLiteral("read"), parts.item)},
            {QStringLiteral("readNumber"), scriptName(QStringLiteral("readRevisionOf"), parts.item)},
            {QStringLiteral("readOn"), scriptName(QStringLiteral("readThen"), parts.item)}};
}

QString changeScript(const VersioningParts &parts, const QHash<QString, QString> &values)
{
    return parts.transaction ? boundScript("document-versioning/change-together", values)
                             : boundScript("document-versioning/keep-state", values) +
                                   boundScript("document-versioning/change-copied", values);
}

/// An older state holds these beside what the document has, and would lose the document's own.
QString refuseInHistory(const VersioningParts &parts)
{
    QString out;
    for (const QString &name : {parts.docId, parts.stamp})
        out += scriptRefuse(parts.current, QStringLiteral("%1: { $exists: true }").arg(scriptKey(name)),
                            ownFieldReason(name));
    return out;
}

} // namespace

QList<CodeSnippet> versioningCode(const VersioningParts &parts, const UseContext &context)
{
    const QHash<QString, QString> values = valuesOf(parts);
    QString inserts, changes, removes, reads, past;
    for (const schema::Operation *operation : context.model.operationsOf(context.use.entity)) {
        if (operation->entity != context.use.entity)
            continue;
        QString &name = operation->kind == schema::OperationKind::Insert   ? inserts
                        : operation->kind == schema::OperationKind::Update ? changes
                        : operation->kind == schema::OperationKind::Delete ? removes
                        : operation->readsPastState                        ? past
                                                                           : reads;
        name = name.isEmpty() ? operation->name : name;
    }
    const QString index = parts.docId + QStringLiteral(", ") + parts.revision;
    QList<CodeSnippet> snippets{
        {Text::tr("Insert a document"), inserts, boundScript("document-versioning/insert-first", values), 1,
         QStringLiteral("_id"), Text::tr("With an _id of its own it takes 2 round trips.")},
        {Text::tr("Change a document"), changes, changeScript(parts, values), 3, QStringLiteral("_id"),
         Text::tr("Everybody has to change the documents this way, or a state is missing in the history.")},
        {Text::tr("Read the newest state"),
         reads,
         boundScript("document-versioning/read-newest", values),
         1,
         QStringLiteral("_id"),
         {}},
        {Text::tr("Read a numbered state"), {}, boundScript("document-versioning/read-state", values), 2, index, {}},
        {Text::tr("Read the state of a day"), past, boundScript("document-versioning/read-on", values), 2, index, {}}};
    if (!removes.isEmpty())
        snippets << CodeSnippet{Text::tr("Delete a document"),
                                removes,
                                boundScript("document-versioning/keep-state", values) +
                                    boundScript("document-versioning/remove-last", values),
                                3,
                                QStringLiteral("_id"),
                                Text::tr("Its last state stays in the history.")};
    return snippets;
}

Migration versioningMigration(const VersioningParts &parts)
{
    const QHash<QString, QString> values = valuesOf(parts);
    // an older state has them beside all that the document has, whose _id it keeps under another name
    const qsizetype more =
        bytesOfField(parts.revision, 8) + bytesOfField(parts.docId, 16) + bytesOfField(parts.stamp, 8);
    Migration migration;
    migration.steps = {
        checkStep(
            boundScript("document-versioning/check", values) +
            scriptRefuseOwn(parts.current, parts.revision, integerLikeTypes()) + refuseInHistory(parts) +
            scriptRefuseLarge(Growth::by(parts.current, scriptKey(parts.revision) + QStringLiteral(": null"), more))),
        {Text::tr("Create the collection of the older states and its index"),
         boundScript("document-versioning/create-indexes", values),
         {}},
        {Text::tr("Number the documents"), boundScript("document-versioning/number-all", values),
         Text::tr("History begins here: what was before is not known.")},
        {Text::tr("Start writers that use the new code"),
         boundScript("document-versioning/insert-first", values) + changeScript(parts, values),
         {}},
        {Text::tr("Number what old writers have added meanwhile"),
         boundScript("document-versioning/number-all", values), Text::tr("Once they are all stopped.")},
        {Text::tr("Tighten the validators"),
         {},
         Text::tr("Set them to warn and moderate, look for documents that fail, then error and strict.")}};
    migration.undo = {{Text::tr("Remove the numbers"), boundScript("document-versioning/take-back", values),
                       Text::tr("First switch the writers back.")}};
    return migration;
}

} // namespace sw::patterns
