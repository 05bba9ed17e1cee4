// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/plan/shelltext.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/shellscript.h"
#include "models/base/texts.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/plan/target.h"

namespace sw::deploy
{

namespace
{

const QString &parseLine()
{
    static const QString text = QStringLiteral("  const parse = text => EJSON.parse(text, {relaxed: false});\n");
    return text;
}

const QString &backUpFirst()
{
    static const QString text =
        QStringLiteral("// Make a back-up first, and try it: mongodump --db <database> --collection <collection>\n");
    return text;
}

QString literal(const QString &text)
{
    return QString::fromUtf8(base::shellString(text));
}

/// The shell takes a Map anywhere but as the command itself, whose names are the server's own.
QString objectText(const base::Bson &document)
{
    const QString text = QString::fromUtf8(base::shellExpression(document, 2));
    return text.startsWith(QLatin1String("new Map(")) ? QStringLiteral("Object.fromEntries(") + text + QLatin1Char(')')
                                                      : text;
}

QString collectionCall(const QString &collection)
{
    return QStringLiteral("db.getCollection(") + literal(collection) + QLatin1Char(')');
}

/// { …; db.runCommand(…); }
QString runCommandText(const base::Bson &command)
{
    QString text;
    if (firstName(command) == QLatin1String("createIndexes")) {
        QStringList indexes; // the order of their keys is their meaning
        for (const base::Bson &index : documentsAt(command, "indexes"))
            indexes << QString::fromUtf8(base::shellMap(index));
        text = QStringLiteral("{createIndexes: ") + literal(firstText(command)) + QStringLiteral(", indexes: [") +
               indexes.join(QStringLiteral(", ")) + QStringLiteral("]}");
    } else {
        text = objectText(command);
    }
    return QStringLiteral("{\n") + parseLine() + QStringLiteral("  db.runCommand(") + text + QStringLiteral(");\n}\n");
}

} // namespace

QString collModText(const QString &collection, const base::Bson &parts)
{
    base::BsonBuilder command;
    command.string(QStringLiteral("collMod"), collection).merge(parts);
    return runCommandText(command.finish());
}

QString dropIndexesText(const QString &collection, const QStringList &names)
{
    QString out;
    for (const QString &name : names)
        out += collectionCall(collection) + QStringLiteral(".dropIndex(") + literal(name) + QStringLiteral(");\n");
    return out;
}

QString rebuildCollectionText(const base::Bson &createCommand)
{
    const base::Bson options = without(createCommand, {QStringLiteral("create")});
    const QString fresh = QStringLiteral("  const name = ") + literal(firstText(createCommand)) +
                          QStringLiteral(", fresh = name + \"_new\", old = name + \"_old\";\n  const options = ") +
                          objectText(options) + QStringLiteral(";\n");
    return backUpFirst() +
           QStringLiteral("// Stop all writers. The collection is made anew under another name, filled, compared and "
                          "then renamed.\n{\n") +
           parseLine() + fresh +
           QStringLiteral(
               "  db.runCommand({create: fresh, ...options});\n"
               "  db.getCollection(name).aggregate([{$merge: {into: fresh, whenMatched: \"replace\"}}]);\n"
               "  const before = db.getCollection(name).countDocuments(), after = "
               "db.getCollection(fresh).countDocuments();\n"
               "  if (before !== after) throw new Error(\"not all documents were copied: \" + after + \" of \" + "
               "before);\n"
               "  db.getCollection(name).renameCollection(old);\n"
               "  db.getCollection(fresh).renameCollection(name);\n"
               "}\n"
               "// Build the indexes by a new plan, look at the result, and only then drop the old collection by "
               "hand.\n");
}

QString dropViewText(const QString &view)
{
    return QStringLiteral(
               "// Keep the view's definition: the next line prints it. A view holds no documents of its own.\n") +
           QStringLiteral("db.getCollectionInfos({name: ") + literal(view) + QStringLiteral("});\n") +
           collectionCall(view) +
           QStringLiteral(".drop();\n// Then make a new plan, which creates the collection. To keep the view, make it "
                          "again under another name.\n");
}

QString rebuildIndexText(const QString &collection, const QString &oldName, const base::Bson &specification)
{
    QString out = backUpFirst();
    if (oldName.isEmpty())
        out += QStringLiteral(
            "// Drop the index that is in the way by hand, then build the new one. Queries are slow in between.\n");
    else
        out += QStringLiteral("// Queries that use the index are slow between the two commands.\n") +
               dropIndexesText(collection, {oldName});
    return out + runCommandText(createIndexesCommand(collection, {specification}));
}

QString dropOldIndexText(const QString &collection, const QString &oldName, const QString &newName)
{
    base::BsonBuilder hide;
    hide.beginDocument(QStringLiteral("index"))
        .string(QStringLiteral("name"), oldName)
        .boolean(QStringLiteral("hidden"), true)
        .end();
    return QStringLiteral("// Run this when the new index is ready: hide the old one, watch the application for some "
                          "days, then drop it.\n") +
           collectionCall(collection) + QStringLiteral(".getIndexes().filter(i => i.name === ") + literal(newName) +
           QStringLiteral(");\n") + collModText(collection, hide.finish()) + dropIndexesText(collection, {oldName});
}

QString manualScript(const Plan &plan)
{
    QString out;
    for (const Step &step : plan.steps) {
        if (step.kind == StepKind::Manual)
            out += QStringLiteral("\n// Change %1\n").arg(step.number) + step.script;
    }
    if (out.isEmpty())
        return out;
    return Text::tr("// These changes destroy or rebuild data, so they are never sent. Review each line before "
                    "you run it.") +
           QLatin1Char('\n') + out;
}

} // namespace sw::deploy
