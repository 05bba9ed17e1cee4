// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/importreport.h"

#include "app/cli/program.h"
#include "app/cli/reports/table.h"
#include "models/base/jsonwriter.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/documentsize.h"
#include "models/patterns/core/designbuilder.h"

#include <QCoreApplication>

#include <cmath>

namespace sw::cli
{

namespace
{

constexpr qsizetype mostNotes = 40;

qint64 numberOfFields(const QList<schema::Field> &fields)
{
    qint64 sum = fields.size();
    for (const schema::Field &field : fields)
        sum += numberOfFields(field.fields);
    return sum;
}

/// What a document weighs by the design, to be held against what was measured; 0 when it has no collection of its own.
double designBytes(const design::Design &design, const formats::ImportedCollection &imported)
{
    const design::Collection *collection = design.collection(imported.name);
    return collection ? design::documentSize(collection->root).likely.value() : 0;
}

qint64 wholeNumber(double bytes)
{
    return static_cast<qint64>(std::llround(bytes));
}

QString bytesText(double bytes)
{
    return QString::number(bytes, 'f', 1);
}

} // namespace

void printImport(Context &context, const formats::Imported &imported)
{
    const design::Design design = patterns::buildDesign(imported.model);
    Table table({Text::tr("Collection"), Text::tr("Documents"), Text::tr("Looked into"), Text::tr("Bytes each"),
                 Text::tr("With _id"), Text::tr("By the design"), Text::tr("Fields")},
                {Table::Left, Table::Right, Table::Right, Table::Right, Table::Right, Table::Right, Table::Right});
    for (const formats::ImportedCollection &collection : imported.collections) {
        const schema::Entity *entity = imported.model.entity(collection.entity);
        table.add({collection.name, QString::number(collection.documents), QString::number(collection.examined),
                   bytesText(collection.averageBytes), bytesText(collection.storedBytes),
                   bytesText(designBytes(design, collection)),
                   QString::number(entity ? numberOfFields(entity->fields) : 0)});
    }
    table.print(context.out);
    for (const formats::ImportNote &note : imported.notes.mid(0, mostNotes))
        say(context, Text::tr("note: %1: %2").arg(base::visibleText(note.where), base::visibleText(note.text)));
    if (imported.notes.size() > mostNotes)
        say(context, Text::tr("… and %1 more notes; --json lists them all.").arg(imported.notes.size() - mostNotes));
}

QByteArray importJson(const formats::Imported &imported, const QString &path)
{
    const design::Design design = patterns::buildDesign(imported.model);
    base::JsonWriter json;
    json.beginObject().member(QStringLiteral("file"), path).key(QStringLiteral("collections")).beginArray();
    for (const formats::ImportedCollection &collection : imported.collections) {
        const schema::Entity *entity = imported.model.entity(collection.entity);
        json.beginObject().member(QStringLiteral("name"), collection.name);
        json.member(QStringLiteral("documents"), collection.documents)
            .member(QStringLiteral("examined"), collection.examined)
            .member(QStringLiteral("fields"), entity ? numberOfFields(entity->fields) : 0);
        json.key(QStringLiteral("bytes")).inlineNext().beginObject();
        json.member(QStringLiteral("average"), wholeNumber(collection.averageBytes))
            .member(QStringLiteral("stored"), wholeNumber(collection.storedBytes))
            .member(QStringLiteral("largest"), collection.largestBytes)
            .member(QStringLiteral("design"), wholeNumber(designBytes(design, collection)))
            .end()
            .end();
    }
    json.end().member(QStringLiteral("relationships"), static_cast<qint64>(imported.model.relationships.size()));
    json.key(QStringLiteral("notes")).beginArray();
    for (const formats::ImportNote &note : imported.notes) {
        json.inlineNext().beginObject().member(QStringLiteral("where"), note.where);
        json.member(QStringLiteral("text"), note.text).end();
    }
    return json.end().end().result();
}

QString importMembers()
{
    return QStringLiteral(
        R"({"file", "collections": [{"name", "documents", "examined", "fields", "bytes": {"average", "stored", "largest",
   "design"}}], "relationships", "notes": [{"where", "text"}]})");
}

} // namespace sw::cli
