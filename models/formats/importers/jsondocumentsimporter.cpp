// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/importer.h"

#include "models/base/texts.h"
#include "models/formats/documents/documentimport.h"

namespace sw::formats
{

namespace
{

class JsonDocumentsImporter : public Importer
{
public:
    QString id() const override { return QStringLiteral("json-documents"); }
    QString name() const override { return Text::tr("Documents"); }
    QStringList suffixes() const override
    {
        return {QStringLiteral("json"), QStringLiteral("jsonl"), QStringLiteral("ndjson"), QStringLiteral("bson")};
    }
    QString help() const override
    {
        return Text::tr("Real documents in JSON, Extended JSON or BSON: fields, types, presence, lengths, counts "
                        "and which values go together are inferred from them.");
    }
    base::Result<Imported> read(const QList<ImportSource> &sources, const ImportOptions &options,
                                const base::Progress &progress) const override
    {
        return DocumentImport(sources, options, progress).run();
    }
};

} // namespace

const Importer &jsonDocumentsImporter()
{
    static const JsonDocumentsImporter importer;
    return importer;
}

} // namespace sw::formats
