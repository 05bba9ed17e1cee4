// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/importer.h"

#include <memory>

namespace sw::services
{

/// What was counted of a collection's documents, beside what the design makes of them.
struct ImportedFigures
{
    formats::ImportedCollection counted;
    qint64 fields = 0;      ///< of the entity, nested ones too
    double designBytes = 0; ///< of one document by the design; 0 when it has no collection of its own
};

/// A file to read from. Error File.
base::Result<std::unique_ptr<QIODevice>> openInput(const QString &path);

/// Reads \p paths by \p importer. "-" is \p standardInput. Errors File, and those of the importer.
base::Result<formats::Imported> importFiles(const formats::Importer &importer, const QStringList &paths,
                                            const formats::ImportOptions &options, const base::Progress &progress = {},
                                            QIODevice *standardInput = nullptr);

QList<ImportedFigures> importedFigures(const formats::Imported &imported);

} // namespace sw::services
