// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/archive/archivescripts.h"

#include "models/base/texts.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"
#include "models/schema/names.h"

#include <QCoreApplication>
#include <QUrl>

namespace sw::patterns
{

namespace
{

bool isHere(const ArchiveParts &parts)
{
    return parts.target == QLatin1String("collection");
}

bool isFiles(const ArchiveParts &parts)
{
    return parts.target == QLatin1String("files");
}

/// A name that every file system takes, without the "-" that ends it in the names of files.
QString fileNameOf(const QString &collection)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(collection, {}, "-"));
}

/// The filter of documents older than the moment that \p before says.
QString oldOf(const ArchiveParts &parts, const QString &before)
{
    const QString kept =
        parts.keep.isEmpty() ? QString() : QStringLiteral(", %1: { $ne: true }").arg(scriptKey(parts.keep));
    return scriptKey(parts.age) + QStringLiteral(": { $lt: ") + before + QStringLiteral(" }") + kept;
}

QHash<QString, QString> valuesOf(const ArchiveParts &parts)
{
    const QString cut = scriptName(QStringLiteral("cutOf"), parts.collection);
    const QString there = isHere(parts) ? scriptCollection(parts.archive)
                                        : QStringLiteral("archive.getCollection(%1)").arg(scriptString(parts.archive));
    return {{QStringLiteral("there"), there},
            {QStringLiteral("arguments"), QLatin1String(isHere(parts) ? "before" : "archive, before")},
            {QStringLiteral("removeArguments"), QLatin1String(isHere(parts) ? "id" : "archive, id")},
            {QStringLiteral("archiveNote"), isHere(parts) ? QString() : boundScript("archive/connect", {}).trimmed()},
            {QStringLiteral("active"), scriptCollection(parts.collection)},
            {QStringLiteral("activeName"), scriptString(parts.collection)},
            {QStringLiteral("archive"), scriptCollection(parts.archive)},
            {QStringLiteral("archiveName"), scriptString(parts.archive)},
            {QStringLiteral("movingName"), scriptString(parts.archive + QStringLiteral(".moving"))},
            {QStringLiteral("fileName"), scriptString(fileNameOf(parts.collection))},
            {QStringLiteral("age"), scriptKey(parts.age)},
            {QStringLiteral("old"), oldOf(parts, QStringLiteral("before"))},
            {QStringLiteral("batch"), QString::number(parts.batch, 'g', 12)},
            {QStringLiteral("days"), QString::number(parts.days, 'g', 12)},
            {QStringLiteral("cutOf"), cut},
            {QStringLiteral("move"), scriptName(QStringLiteral("archive"), parts.collection)},
            {QStringLiteral("find"), scriptName(QStringLiteral("findAll"), parts.collection)},
            {QStringLiteral("remove"), scriptName(QStringLiteral("remove"), schema::singularName(parts.collection))},
            {QStringLiteral("restore"), scriptName(QStringLiteral("restore"), parts.collection)}};
}

QString moverOf(const ArchiveParts &parts)
{
    QHash<QString, QString> values = valuesOf(parts);
    values.insert({{QStringLiteral("stuck"), boundScript("archive/stuck", values).trimmed()},
                   {QStringLiteral("tellOdd"), boundScript("archive/tell-odd", values).trimmed()}});
    if (isFiles(parts))
        return boundScript("archive/moment", values) + boundScript("core/cannot-pass", {}) +
               boundScript("core/same-value", {}) + boundScript("archive/move-to-files", values);
    const char *copy = isHere(parts) ? "archive/copy-here" : "archive/copy-to-cluster";
    values.insert(QStringLiteral("copy"), boundScript(copy, values).trimmed());
    return boundScript("archive/moment", values) + boundScript("core/cannot-pass", {}) +
           boundScript("core/same-value", {}) + boundScript("archive/move", values);
}

/// A call such as archiveBookings(cutOfBookings());
QString callOf(const ArchiveParts &parts)
{
    const QHash<QString, QString> values = valuesOf(parts);
    return QStringLiteral("print(\"archived\", %1(%2()));\n")
        .arg(values.value(QStringLiteral("move")), values.value(QStringLiteral("cutOf")));
}

QString againstNow(const char *text, const ArchiveParts &parts)
{
    QHash<QString, QString> values = valuesOf(parts);
    values.insert(QStringLiteral("old"), oldOf(parts, values.value(QStringLiteral("cutOf")) + QStringLiteral("()")));
    return boundScript("archive/moment", values) + boundScript(text, values);
}

} // namespace

QList<CodeSnippet> archiveCode(const ArchiveParts &parts, const QString &readers)
{
    const QString careful =
        Text::tr("What is old enough to be archived must no longer be changed, except so that it stays.");
    QList<CodeSnippet> snippets{
        {Text::tr("Archive what is old, every night"), {}, moverOf(parts), 3, parts.age, careful}};
    if (isHere(parts)) {
        snippets << CodeSnippet{Text::tr("Find in both places"),
                                readers,
                                boundScript("archive/find-all", valuesOf(parts)),
                                1,
                                {},
                                Text::tr("The archive is indexed by _id only: ask it for ids, or give it time.")};
    }
    if (!isFiles(parts))
        snippets << CodeSnippet{Text::tr("Delete in both places"),
                                {},
                                boundScript("archive/remove", valuesOf(parts)),
                                4,
                                QStringLiteral("_id"),
                                Text::tr("Beside the archiver: what it copies meanwhile does not come back.")};
    return snippets;
}

Migration archiveMigration(const ArchiveParts &parts)
{
    const QHash<QString, QString> values = valuesOf(parts);
    Migration migration;
    migration.steps = {checkStep(againstNow("archive/check", parts) +
                                 scriptRefuseUnsendable(
                                     parts.collection,
                                     oldOf(parts, values.value(QStringLiteral("cutOf")) + QStringLiteral("()")), {})),
                       {Text::tr("Build the index"), boundScript("archive/create-index", values), {}}};
    if (!parts.keep.isEmpty())
        migration.steps << MigrationStep{
            Text::tr("Mark what must stay"),
            {},
            Text::tr("Set \"%1\" to true in documents that are never archived.").arg(parts.keep)};
    if (isHere(parts)) {
        migration.steps << MigrationStep{Text::tr("Start readers that ask both places"),
                                         boundScript("archive/find-all", values),
                                         {}}
                        << MigrationStep{Text::tr("Deploy code that deletes in both places"),
                                         boundScript("archive/remove", values),
                                         Text::tr("A document that other code deletes from the archive while it is "
                                                  "moved may come back.")}
                        << MigrationStep{Text::tr("Archive"), moverOf(parts) + callOf(parts),
                                         Text::tr(
                                             "Needs MongoDB 4.2. Writers may go on. After a run that was killed, at "
                                             "most 10 documents that somebody deletes before the next one keep "
                                             "their copy: no server tells who deleted a document.")}
                        << MigrationStep{Text::tr("Compare"), againstNow("archive/compare", parts), {}};
        migration.undo = {{Text::tr("Put all back"), boundScript("archive/put-back", values), {}}};
    } else {
        const QString where = isFiles(parts)
                                  ? Text::tr("Call it with a folder that is backed up, and with the moment.")
                                  : Text::tr("Call it with the database on the other servers, and with the moment.");
        migration.steps << MigrationStep{Text::tr("Archive"), moverOf(parts), where};
        const QString deeper = QLatin1Char('\n') + QString(isFiles(parts) ? 6 : 4, QLatin1Char(' '));
        QHash<QString, QString> back = values;
        back.insert(QStringLiteral("putBack"),
                    boundScript("archive/put-back-one", values).trimmed().replace(QLatin1Char('\n'), deeper));
        migration.undo = {{Text::tr("Put all back"),
                           boundScript(isFiles(parts) ? "archive/put-back-files" : "archive/put-back-from", back),
                           where}};
    }
    migration.steps << MigrationStep{Text::tr("Run the archiver every night, and watch that it runs"), {}, {}};
    return migration;
}

} // namespace sw::patterns
