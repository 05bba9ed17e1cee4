// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/shelltext.h"

#include "models/base/jsonwriter.h"
#include "models/deploy/differ.h"
#include "models/deploy/rawbson.h"

#include <algorithm>

namespace sw::deploy
{

namespace
{

using Field = bson_iter_t;

bool isReorderedName(const QByteArray &name)
{
    const bool digits = !name.isEmpty() && std::all_of(name.cbegin(), name.cend(), [](char c) { return c >= '0' && c <= '9'; });
    return digits || name == "__proto__";
}

QString literal(const QByteArray &utf8)
{
    QByteArray out = base::JsonWriter::quoted(QString::fromUtf8(utf8));
    out.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026");
    out.replace("\xe2\x80\xa8", "\\u2028").replace("\xe2\x80\xa9", "\\u2029");
    return QString::fromUtf8(out);
}

QString list(const base::Bson &array);

QString value(const Field &field)
{
    if (BSON_ITER_HOLDS_DOCUMENT(&field))
        return shellExpression(subdocument(field));
    if (BSON_ITER_HOLDS_ARRAY(&field))
        return list(subdocument(field));
    if (BSON_ITER_HOLDS_UTF8(&field))
        return literal(QByteArray(bson_iter_utf8(&field, nullptr)));
    if (BSON_ITER_HOLDS_BOOL(&field))
        return bson_iter_bool(&field) ? QStringLiteral("true") : QStringLiteral("false");
    if (BSON_ITER_HOLDS_INT32(&field))
        return QStringLiteral("Int32(%1)").arg(bson_iter_int32(&field));
    if (BSON_ITER_HOLDS_INT64(&field))
        return QStringLiteral("Long(\"%1\")").arg(bson_iter_int64(&field));
    if (BSON_ITER_HOLDS_NULL(&field))
        return QStringLiteral("null");
    RawBson one;
    appendField(one, "v", field);
    return QStringLiteral("EJSON.parse(%1, {relaxed: false}).v").arg(literal(one.value().toCanonicalJson()));
}

QString list(const base::Bson &array)
{
    QStringList items;
    forEachField(array, [&](const Field &field) { items << value(field); });
    return QLatin1Char('[') + items.join(QStringLiteral(", ")) + QLatin1Char(']');
}

const QString &backUpFirst()
{
    static const QString text = QStringLiteral("// Make a back-up first, and try it: mongodump --db <database> --collection <collection>\n");
    return text;
}

} // namespace

QString shellLiteral(const QString &text)
{
    return literal(text.toUtf8());
}

QString shellExpression(const base::Bson &document)
{
    bool asMap = false;
    forEachField(document, [&](const Field &field) { asMap = asMap || isReorderedName(keyOf(field)); });
    QStringList parts;
    forEachField(document, [&](const Field &field) {
        parts << (asMap ? QStringLiteral("[%1, %2]") : QStringLiteral("%1: %2")).arg(literal(keyOf(field)), value(field));
    });
    const QString all = parts.join(QStringLiteral(", "));
    return asMap ? QStringLiteral("new Map([") + all + QStringLiteral("])") : QLatin1Char('{') + all + QLatin1Char('}');
}

QString runCommandText(const base::Bson &command)
{
    return QStringLiteral("db.runCommand(") + shellExpression(command) + QStringLiteral(");\n");
}

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
        out += QStringLiteral("db.getCollection(") + shellLiteral(collection) + QStringLiteral(").dropIndex(") + shellLiteral(name) + QStringLiteral(");\n");
    return out;
}

QString rebuildCollectionText(const base::Bson &createCommand)
{
    return backUpFirst() + QStringLiteral("// Stop all writers. The collection is made anew under a temporary name, filled, compared and then renamed.\n"
                                          "{\n"
                                          "  const create = ") +
           shellExpression(createCommand) +
           QStringLiteral(";\n"
                          "  const name = create.create, fresh = name + \"_new\", old = name + \"_old\";\n"
                          "  db.runCommand(Object.assign({}, create, {create: fresh}));\n"
                          "  db.getCollection(name).aggregate([{$merge: {into: fresh, whenMatched: \"keepExisting\"}}]);\n"
                          "  const before = db.getCollection(name).countDocuments(), after = db.getCollection(fresh).countDocuments();\n"
                          "  if (before !== after) throw new Error(\"not all documents were copied: \" + after + \" of \" + before);\n"
                          "  db.getCollection(name).renameCollection(old);\n"
                          "  db.getCollection(fresh).renameCollection(name);\n"
                          "}\n"
                          "// Build the indexes by a new plan, look at the result, and only then drop the old collection by hand.\n");
}

QString rebuildIndexText(const QString &collection, const QString &oldName, const base::Bson &specification)
{
    QString out = backUpFirst();
    if (oldName.isEmpty())
        out += QStringLiteral("// Drop the text index that is in the way, then build the new one. Queries are slow in between.\n");
    else
        out += QStringLiteral("// Queries that use the index are slow between the two commands.\n") + dropIndexesText(collection, {oldName});
    return out + runCommandText(createIndexesCommand(collection, {specification}));
}

QString dropOldIndexText(const QString &collection, const QString &oldName, const QString &newName)
{
    base::BsonBuilder hide;
    hide.beginDocument(QStringLiteral("index")).string(QStringLiteral("name"), oldName).boolean(QStringLiteral("hidden"), true).end();
    return QStringLiteral("// Run this when the new index is ready: hide the old one, watch the application for some days, then drop it.\n") +
           QStringLiteral("db.getCollection(") + shellLiteral(collection) + QStringLiteral(").getIndexes().filter(i => i.name === ") +
           shellLiteral(newName) + QStringLiteral(");\n") + collModText(collection, hide.finish()) + dropIndexesText(collection, {oldName});
}

} // namespace sw::deploy
