// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/importing/importing.h"

#include "models/base/texts.h"
#include "models/design/shape/documentsize.h"
#include "models/patterns/core/designbuilder.h"

#include <QFile>
#include <QFileInfo>

#include <memory>

namespace sw::services
{

namespace
{

qint64 numberOfFields(const QList<schema::Field> &fields)
{
    qint64 sum = fields.size();
    for (const schema::Field &field : fields)
        sum += numberOfFields(field.fields);
    return sum;
}

} // namespace

base::Result<std::unique_ptr<QIODevice>> openInput(const QString &path)
{
    auto file = std::make_unique<QFile>(path);
    if (QFileInfo(path).isDir())
        return base::Error{base::ErrorCode::File, Text::tr("It is a folder."), path, Text::tr("Name the files in it.")};
    if (!file->open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return base::Error{base::ErrorCode::File, Text::tr("It cannot be read: %1.").arg(file->errorString()), path,
                           Text::tr("Check the name and the rights of the file.")};
    return std::unique_ptr<QIODevice>(std::move(file));
}

base::Result<formats::Imported> importFiles(const formats::Importer &importer, const QStringList &paths,
                                            const formats::ImportOptions &options, const base::Progress &progress,
                                            QIODevice *standardInput)
{
    std::vector<std::unique_ptr<QIODevice>> files;
    QList<formats::ImportSource> sources;
    for (const QString &path : paths) {
        if (standardInput && path == QLatin1String("-")) {
            sources << formats::ImportSource{QStringLiteral("stdin"), standardInput};
            continue;
        }
        auto file = openInput(path);
        if (!file)
            return file.error();
        files.push_back(std::move(*file));
        sources << formats::ImportSource{path, files.back().get()};
    }
    return importer.read(sources, options, progress);
}

QList<ImportedFigures> importedFigures(const formats::Imported &imported)
{
    const design::Design design = patterns::buildDesign(imported.model);
    QList<ImportedFigures> figures;
    for (const formats::ImportedCollection &counted : imported.collections) {
        const schema::Entity *entity = imported.model.entity(counted.entity);
        const design::Collection *collection = design.collection(counted.name);
        figures << ImportedFigures{counted, entity ? numberOfFields(entity->fields) : 0,
                                   collection ? design::documentSize(collection->root).likely.value() : 0};
    }
    return figures;
}

} // namespace sw::services
