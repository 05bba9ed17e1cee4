// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/schemaversioning/schemaversioningscripts.h"

#include "models/base/texts.h"
#include "models/patterns/core/indexscript.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"
#include "models/patterns/schemaversioning/movedpaths.h"
#include "models/schema/fieldpath.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

namespace
{

QString member(const QString &name)
{
    return scriptMember({}, name);
}

/// A stage that puts the value at \p from to \p to, where there is one.
QString moveStage(const QString &from, const QString &to)
{
    const QString first = schema::topLevel(to);
    return QStringLiteral("{ $set: { %1: { $cond: [{ $eq: [{ $type: %2 }, \"missing\"] }, %3, %4] } } },")
        .arg(scriptKey(first), scriptValue(from), scriptValue(first), mergedInto(to, scriptValue(from)));
}

/// Stops where the value at \p from, of documents that match \p filter, has no way to \p to.
QString refuseMove(const SchemaVersionParts &parts, const QString &filter, const QString &from, const QString &to)
{
    const QString moves = filter + QStringLiteral(", %1: { $exists: true }").arg(scriptKey(from));
    QStringList odd;
    for (const QString &object : objectsAround(from) + objectsAround(to))
        odd << QStringLiteral("{ %1 }").arg(scriptOfOtherType(scriptValue(object), {QStringLiteral("object")}));
    QString out;
    if (!odd.isEmpty())
        out += scriptRefuse(
            parts.collection, moves + QStringLiteral(", $or: [%1]").arg(odd.join(QStringLiteral(", "))),
            QStringLiteral("what holds %1 or would hold %2 is no object in these documents: mend them first")
                .arg(from, to));
    if (!schema::isBelow(from, to))
        out += scriptRefuse(parts.collection, moves + QStringLiteral(", %1: { $exists: true }").arg(scriptKey(to)),
                            QStringLiteral("these documents have a value in its former and in its new place, %1 and "
                                           "%2: take the wrong one away first")
                                .arg(from, to));
    return out;
}

/// The object of nothing but empty objects that holds the values at \p paths once they are taken out, as JavaScript.
QString emptied(const QStringList &paths)
{
    QStringList names, members;
    for (const QString &path : paths) {
        const QString name = schema::topLevel(path);
        if (!path.contains(QLatin1Char('.')) || names.contains(name))
            continue;
        names << name;
        QStringList below;
        for (const QString &other : paths) {
            if (schema::topLevel(other) == name && other.size() > name.size())
                below << other.mid(name.size() + 1);
        }
        members << scriptKey(name) + QStringLiteral(": ") + emptied(below);
    }
    return members.isEmpty() ? QStringLiteral("{}")
                             : QStringLiteral("{ ") + members.join(QStringLiteral(", ")) + QStringLiteral(" }");
}

/// Stages that take away objects which only held what has gone back.
QStringList withoutEmptied(const QList<FieldMove> &moves)
{
    QStringList objects, out;
    for (const FieldMove &move : moves) {
        const QString object = schema::topLevel(move.to);
        const bool stays = std::any_of(moves.cbegin(), moves.cend(),
                                       [&](const FieldMove &other) { return schema::topLevel(other.from) == object; });
        if (move.to.contains(QLatin1Char('.')) && !stays && !objects.contains(object))
            objects << object;
    }
    for (const QString &object : std::as_const(objects)) {
        QStringList below, back;
        for (const FieldMove &move : moves) {
            if (schema::topLevel(move.to) != object)
                continue;
            below << move.to.mid(object.size() + 1);
            back << QStringLiteral("{ $ne: [{ $type: %1 }, \"missing\"] }").arg(scriptValue(move.from));
        }
        out << QStringLiteral(
                   "{ $set: { %1: { $cond: [{ $and: [{ $eq: [%2, %3] }, { $or: [%4] }] }, \"$$REMOVE\", %2] } } },")
                   .arg(scriptKey(object), scriptValue(object), emptied(below), back.join(QStringLiteral(", ")));
    }
    return out;
}

/// What has moved since the oldest accepted shape, as stages of an update and as a handler.
void addMoves(const SchemaVersionParts &parts, QHash<QString, QString> &values)
{
    QStringList stages, gone, stagesBack, goneBack;
    QString newest = QStringLiteral("doc");
    for (const FieldMove &move : parts.moves) {
        gone << scriptString(move.from);
        newest =
            QStringLiteral("movedIn(%1, %2, %3)")
                .arg(newest, pathArray(move.from), move.to.isEmpty() ? QStringLiteral("null") : pathArray(move.to));
        if (move.to.isEmpty())
            continue;
        stages << moveStage(move.from, move.to);
        stagesBack << moveStage(move.to, move.from);
        goneBack << scriptString(move.to);
    }
    for (const GatheredArray &array : parts.arrays) {
        for (const GatheredField &field : array.fields)
            gone << scriptString(field.from);
        stages << gatherStage(array);
        stagesBack << spreadStages(array);
        newest = gatherCall(array, newest);
    }
    const QString indent = QStringLiteral("\n    ");
    values.insert(QStringLiteral("moves"), stages.join(indent));
    values.insert(QStringLiteral("movesBack"), stagesBack.join(QStringLiteral("\n  ")));
    const QString unset = QStringLiteral("{ $unset: [%1] },");
    values.insert(QStringLiteral("unset"), gone.isEmpty() ? QString() : unset.arg(gone.join(QStringLiteral(", "))));
    QStringList afterBack = withoutEmptied(parts.moves);
    if (!goneBack.isEmpty())
        afterBack.prepend(unset.arg(goneBack.join(QStringLiteral(", "))));
    values.insert(QStringLiteral("unsetBack"), afterBack.join(QStringLiteral("\n  ")));
    values.insert(
        QStringLiteral("newest"),
        QStringLiteral("{ ...%1, %2: %3 }").arg(newest, scriptKey(parts.field), QString::number(parts.version)));
}

QHash<QString, QString> valuesOf(const SchemaVersionParts &parts)
{
    const QString key = scriptKey(parts.field);
    const QString version = QString::number(parts.version);
    const QString previous = QString::number(parts.version - 1);
    const bool first = parts.version == 1;
    QStringList older;
    for (int number = parts.oldest; number < parts.version - 1; ++number) {
        const QString next = QString::number(number + 1);
        older << QStringLiteral("%1: doc => ({ ...doc, %2: %3 }),").arg(QString::number(number), key, next);
    }
    QHash<QString, QString> values{
        {QStringLiteral("collection"), scriptCollection(parts.collection)},
        {QStringLiteral("fieldKey"), key},
        {QStringLiteral("fieldValue"), scriptValue(parts.field)},
        {QStringLiteral("versionOf"), member(parts.field).mid(1)},
        {QStringLiteral("version"), version},
        {QStringLiteral("previous"), previous},
        {QStringLiteral("isOlder"), key + QStringLiteral(": { $not: { $gte: %1 } }").arg(version)},
        {QStringLiteral("oldest"), QString::number(first ? 0 : parts.oldest)},
        {QStringLiteral("numberBack"), first ? QStringLiteral("{ $unset: %1 },").arg(scriptString(parts.field))
                                             : QStringLiteral("{ $set: { %1: %2 } },").arg(key, previous)},
        {QStringLiteral("older"), older.join(QStringLiteral("\n  "))},
        {QStringLiteral("batch"), QString::number(parts.batch)},
        {QStringLiteral("handlers"), scriptName(QStringLiteral("upgradesOf"), parts.item)},
        {QStringLiteral("upgrade"), scriptName(QStringLiteral("upgrade"), parts.item)},
        {QStringLiteral("convert"), scriptName(QStringLiteral("convert"), schema::pluralName(parts.item))},
        {QStringLiteral("convertAll"), scriptName(QStringLiteral("convertAll"), schema::pluralName(parts.item))},
        {QStringLiteral("read"), scriptName(QStringLiteral("read"), parts.item)},
        {QStringLiteral("insert"), scriptName(QStringLiteral("insert"), parts.item)},
        {QStringLiteral("change"), scriptName(QStringLiteral("change"), parts.item)}};
    QStringList filters, tests;
    for (const FormerShape &shape : parts.unshaped) {
        filters << shape.filter();
        tests << shape.test();
    }
    const QString isUnshaped = scriptName(QStringLiteral("isUnshaped"), parts.item);
    values.insert(
        {{QStringLiteral("onlyShaped"),
          filters.isEmpty() ? QString() : QStringLiteral("$nor: [%1]").arg(filters.join(QStringLiteral(", ")))},
         {QStringLiteral("isUnshaped"), isUnshaped},
         {QStringLiteral("tests"), tests.join(QStringLiteral(" || "))},
         {QStringLiteral("leaveUnshaped"),
          tests.isEmpty() ? QString() : QStringLiteral("if (doc && %1(doc)) return doc;").arg(isUnshaped)}});
    addMoves(parts, values);
    return values;
}

QString readScript(const SchemaVersionParts &parts, const QHash<QString, QString> &values)
{
    const bool stores = parts.strategy == QLatin1String("onRead");
    QString moves;
    if (!parts.moves.isEmpty() || !parts.arrays.isEmpty())
        moves = boundScript("schema-versioning/move-function", values);
    if (!parts.arrays.isEmpty())
        moves += boundScript("schema-versioning/gather-function", values);
    const QString unshaped = parts.unshaped.isEmpty() ? QString() : boundScript("schema-versioning/unshaped", values);
    return moves + unshaped + boundScript("schema-versioning/handlers", values) +
           (stores ? boundScript("schema-versioning/convert", values) +
                         boundScript("schema-versioning/read-and-convert", values)
                   : boundScript("schema-versioning/read-in-memory", values));
}

bool convertsWhenWritten(const SchemaVersionParts &parts)
{
    return parts.strategy == QLatin1String("onWrite") || parts.strategy == QLatin1String("mixed");
}

QString writeScript(const SchemaVersionParts &parts, const QHash<QString, QString> &values)
{
    const QString changes =
        boundScript("schema-versioning/convert", values) + boundScript("schema-versioning/change-converted", values);
    return boundScript("schema-versioning/insert-newest", values) + (convertsWhenWritten(parts) ? changes : QString());
}

/// Stops before documents are converted that would lose something.
QString refuseOdd(const SchemaVersionParts &parts, const QHash<QString, QString> &values)
{
    QString out = scriptRefuseOwn(
        parts.collection, parts.field,
        {QStringLiteral("int"), QStringLiteral("long"), QStringLiteral("double"), QStringLiteral("decimal")});
    for (const FieldMove &move : parts.moves) {
        if (!move.to.isEmpty())
            out += refuseMove(parts, values.value(QStringLiteral("isOlder")), move.from, move.to);
    }
    for (const GatheredArray &array : parts.arrays)
        out += refuseGathering(array, parts.collection, values.value(QStringLiteral("isOlder")));
    const QString number = QStringLiteral("{ $set: { %1: %2 } },").arg(scriptKey(parts.field)).arg(parts.version);
    QStringList stages{values.value(QStringLiteral("moves")), values.value(QStringLiteral("unset")), number};
    stages.removeAll(QString());
    return out +
           scriptRefuseTwoLists(
               {{parts.collection, values.value(QStringLiteral("isOlder")), stages.join(QStringLiteral("\n    "))}},
               parts.newIndexes) +
           scriptRefuseLarge(
               {parts.collection, values.value(QStringLiteral("isOlder")), stages.join(QStringLiteral("\n      "))});
}

QString refuseOddBack(const SchemaVersionParts &parts)
{
    QString out;
    const QString newest = QStringLiteral("%1: %2").arg(scriptKey(parts.field), QString::number(parts.version));
    for (const FieldMove &move : parts.moves) {
        if (!move.to.isEmpty())
            out += refuseMove(parts, newest, move.to, move.from);
    }
    for (const GatheredArray &array : parts.arrays)
        out += refuseSpreading(array, parts.collection, newest);
    return out;
}

/// Takes the documents of the newest version back to the one before.
QString backScript(const SchemaVersionParts &parts, const QHash<QString, QString> &values)
{
    QStringList stages;
    for (const char *part : {"movesBack", "unsetBack", "numberBack"})
        stages << values.value(QLatin1String(part));
    stages.removeAll(QString());
    const QString newest = QStringLiteral("%1: %2").arg(scriptKey(parts.field), QString::number(parts.version));
    const QString back = scriptRefuseLarge({parts.collection, newest, stages.join(QStringLiteral("\n      "))}) +
                         boundScript("schema-versioning/back", values);
    if (parts.arrays.isEmpty())
        return back;
    QStringList helpers;
    for (const GatheredArray &array : parts.arrays)
        helpers << spreadHelper(array);
    return QStringLiteral("{\n%1\n%2}\n").arg(helpers.join(QLatin1Char('\n')), back);
}

/// Creates the indexes of the new places; those of the old ones exist.
QString indexScript(const SchemaVersionParts &parts)
{
    QString out;
    for (const design::Index &index : parts.newIndexes) {
        const bool plain = std::all_of(index.keys.cbegin(), index.keys.cend(),
                                       [](const design::IndexKey &key) { return design::isOrdered(key.kind); });
        if (plain && !index.sparse && index.collation.isEmpty() && !index.expireAfterSeconds)
            out += QStringLiteral("%1.createIndex(%2);\n")
                       .arg(scriptCollection(parts.collection), scriptIndexKeys(index.keys));
    }
    return out;
}

} // namespace

QList<CodeSnippet> schemaVersionCode(const SchemaVersionParts &parts, const UseContext &context)
{
    const QHash<QString, QString> values = valuesOf(parts);
    QString reads, inserts, changes;
    for (const schema::Operation *operation : context.model.operationsOf(context.use.entity)) {
        if (operation->entity != context.use.entity || operation->kind == schema::OperationKind::Delete)
            continue;
        QString &name = operation->isRead()                                ? reads
                        : operation->kind == schema::OperationKind::Insert ? inserts
                                                                           : changes;
        name = name.isEmpty() ? operation->name : name;
    }
    QList<CodeSnippet> snippets{
        {Text::tr("Read a document of any version"), reads, readScript(parts, values), 1, QStringLiteral("_id"),
         Text::tr("One handler for each version; a handler is removed when no document of its version is left.")},
        {Text::tr("Insert a document"),
         inserts,
         boundScript("schema-versioning/insert-newest", values),
         1,
         QStringLiteral("_id"),
         {}}};
    if (convertsWhenWritten(parts))
        snippets << CodeSnippet{Text::tr("Change a document"),
                                changes,
                                boundScript("schema-versioning/convert", values) +
                                    boundScript("schema-versioning/change-converted", values),
                                2,
                                QStringLiteral("_id"),
                                {}};
    if (parts.strategy == QLatin1String("background") || parts.strategy == QLatin1String("mixed"))
        snippets << CodeSnippet{Text::tr("Convert the rest"),
                                {},
                                boundScript("schema-versioning/convert", values) +
                                    boundScript("schema-versioning/convert-all", values),
                                1,
                                {},
                                Text::tr("A job for quiet hours; it can be stopped and started again at any time.")};
    return snippets;
}

Migration schemaVersionMigration(const SchemaVersionParts &parts)
{
    const QHash<QString, QString> values = valuesOf(parts);
    Migration migration;
    migration.steps = {checkStep(boundScript("schema-versioning/check", values) + refuseOdd(parts, values)),
                       {Text::tr("Set the validator to warn"), {}, Text::tr("It does not know the new shape yet.")}};
    const QString indexes = indexScript(parts);
    if (!indexes.isEmpty())
        migration.steps << MigrationStep{Text::tr("Build the indexes of the new places"), indexes,
                                         Text::tr("Those of the old places stay until the end.")};
    migration.steps << MigrationStep{Text::tr("Roll out readers that know all versions"), readScript(parts, values),
                                     Text::tr("One server after the other: take it out, install, put it back. Only "
                                              "then may anybody write the new version.")}
                    << MigrationStep{Text::tr("Roll out writers of the newest version"), writeScript(parts, values), {}}
                    << MigrationStep{Text::tr("Set the validator of this design"),
                                     {},
                                     Text::tr("Its level is moderate: new documents must have the newest shape, older "
                                              "ones may still be changed.")}
                    << MigrationStep{Text::tr("Convert the rest"),
                                     boundScript("schema-versioning/convert", values) +
                                         boundScript("schema-versioning/convert-all", values) +
                                         QStringLiteral("print(\"converted\", %1());\n")
                                             .arg(values.value(QStringLiteral("convertAll"))),
                                     Text::tr("In steps, while everybody goes on working.")}
                    << MigrationStep{Text::tr("Compare"), boundScript("schema-versioning/compare", values), {}}
                    << MigrationStep{Text::tr("Clean up"),
                                     {},
                                     Text::tr("When none is left: remove the old handlers, drop the indexes of the old "
                                              "places, and let the oldest accepted shape be the newest.")};
    migration.undo =
        checkedSteps(refuseOddBack(parts), {{Text::tr("Back to the version before"), backScript(parts, values),
                                             Text::tr("First switch the writers back. What was dropped does not "
                                                      "return.")}});
    return migration;
}

} // namespace sw::patterns
