// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/importreport.h"

#include "app/cli/program.h"
#include "app/cli/reports/table.h"
#include "models/base/jsonwriter.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/formats/project/projectfile.h"
#include "models/services/importing/importing.h"

#include <cmath>

namespace sw::cli
{

namespace
{

constexpr qsizetype mostNotes = 40;

qint64 wholeNumber(double bytes)
{
    return static_cast<qint64>(std::llround(bytes));
}

QString bytesText(double bytes)
{
    return QString::number(bytes, 'f', 1);
}

void printImport(Context &context, const formats::Imported &imported)
{
    Table table({Text::tr("Collection"), Text::tr("Documents"), Text::tr("Looked into"), Text::tr("Bytes each"),
                 Text::tr("With _id"), Text::tr("By the design"), Text::tr("Fields")},
                {Table::Left, Table::Right, Table::Right, Table::Right, Table::Right, Table::Right, Table::Right});
    for (const services::ImportedFigures &figures : services::importedFigures(imported)) {
        const formats::ImportedCollection &collection = figures.counted;
        table.add({collection.name, QString::number(collection.documents), QString::number(collection.examined),
                   bytesText(collection.averageBytes), bytesText(collection.storedBytes),
                   bytesText(figures.designBytes), QString::number(figures.fields)});
    }
    table.print(context.out);
    for (const formats::ImportNote &note : imported.notes.mid(0, mostNotes))
        say(context, Text::tr("note: %1: %2").arg(base::visibleText(note.where), base::visibleText(note.text)));
    if (imported.notes.size() > mostNotes)
        say(context, Text::tr("… and %1 more notes; --json lists them all.").arg(imported.notes.size() - mostNotes));
}

QByteArray importJson(const formats::Imported &imported, const QString &path)
{
    base::JsonWriter json;
    json.beginObject().member(QStringLiteral("file"), path).key(QStringLiteral("collections")).beginArray();
    for (const services::ImportedFigures &figures : services::importedFigures(imported)) {
        const formats::ImportedCollection &collection = figures.counted;
        json.beginObject().member(QStringLiteral("name"), collection.name);
        json.member(QStringLiteral("documents"), collection.documents)
            .member(QStringLiteral("examined"), collection.examined)
            .member(QStringLiteral("fields"), figures.fields);
        json.key(QStringLiteral("bytes")).inlineNext().beginObject();
        json.member(QStringLiteral("average"), wholeNumber(collection.averageBytes))
            .member(QStringLiteral("stored"), wholeNumber(collection.storedBytes))
            .member(QStringLiteral("largest"), collection.largestBytes)
            .member(QStringLiteral("design"), wholeNumber(figures.designBytes))
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

} // namespace

base::Result<void> saveImport(Context &context, const formats::Imported &imported, const QString &path, bool asJson)
{
    if (const auto saved = formats::saveProjectFile(path, imported.model); !saved)
        return saved.error();
    if (asJson)
        context.out.write(importJson(imported, path));
    else
        printImport(context, imported);
    say(context, Text::tr("Made %1 (entities: %2, relationships: %3).")
                     .arg(base::visibleText(path), QString::number(imported.model.entities.size()),
                          QString::number(imported.model.relationships.size())));
    return {};
}

QString importMembers()
{
    return QStringLiteral(
        R"({"file", "collections": [{"name", "documents", "examined", "fields", "bytes": {"average", "stored", "largest",
   "design"}}], "relationships", "notes": [{"where", "text"}]})");
}

} // namespace sw::cli
