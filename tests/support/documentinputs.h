// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/shape/documentsize.h"
#include "models/formats/importer.h"
#include "models/formats/importerregistry.h"
#include "models/patterns/core/designbuilder.h"
#include "models/schema/validation/validatemodel.h"

#include <QBuffer>
#include <QFile>

#include <memory>
#include <vector>

// Documents in memory, and what an import makes of them.
namespace sw::testsupport
{

inline const formats::Importer &importer()
{
    return *formats::ImporterRegistry::instance().find(QStringLiteral("json-documents"));
}

/// Named inputs.
using Inputs = QList<std::pair<QString, QByteArray>>;

inline base::Result<formats::Imported> importAll(const Inputs &inputs, const formats::ImportOptions &options = {},
                                                 const base::Progress &progress = {})
{
    std::vector<std::unique_ptr<QBuffer>> buffers;
    QList<formats::ImportSource> sources;
    for (const auto &[name, bytes] : inputs) {
        buffers.push_back(std::make_unique<QBuffer>());
        buffers.back()->setData(bytes);
        buffers.back()->open(QIODevice::ReadOnly);
        sources << formats::ImportSource{name, buffers.back().get()};
    }
    auto imported = importer().read(sources, options, progress);
    if (imported) {
        const QList<base::Error> errors = schema::validateModel(imported->model);
        if (!errors.isEmpty())
            qFatal("%s", qPrintable(errors.first().text()));
    }
    return imported;
}

inline formats::Imported imported(const Inputs &inputs, const formats::ImportOptions &options = {})
{
    auto result = importAll(inputs, options);
    if (!result)
        qFatal("%s", qPrintable(result.error().text()));
    return std::move(*result);
}

inline formats::Imported imported(const QByteArray &lines)
{
    return imported(Inputs{{QStringLiteral("things.json"), lines}});
}

inline QByteArray contentOf(const QString &name)
{
    QFile file(QStringLiteral(SHAPEWRIGHT_TEST_DATA "/documents/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(name));
    return file.readAll();
}

inline const schema::Field &fieldAt(const formats::Imported &result, const char *path)
{
    const schema::Field *field = schema::fieldAtPath(result.model.entities.first().fields, QLatin1String(path));
    if (!field)
        qFatal("no field %s", path);
    return *field;
}

inline double designBytes(const formats::Imported &result, const QString &collection)
{
    const design::Design design = patterns::buildDesign(result.model);
    return design::documentSize(design.collection(collection)->root).likely.value();
}

inline bool hasNote(const formats::Imported &result, const char *where, const char *text)
{
    return std::any_of(result.notes.cbegin(), result.notes.cend(), [&](const formats::ImportNote &note) {
        return note.where == QLatin1String(where) && note.text.contains(QLatin1String(text));
    });
}

inline QByteArray repeated(int count, const std::function<QByteArray(int)> &line)
{
    QByteArray lines;
    for (int i = 0; i < count; ++i)
        lines += line(i) + '\n';
    return lines;
}

} // namespace sw::testsupport
