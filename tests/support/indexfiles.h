// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/estimate/documentsource.h"
#include "models/sizing/files/indexfile.h"
#include "models/sizing/keys/indexkeys.h"

#include <QMap>

namespace sw::testsupport
{

/// The files of the indexes of \p collection over documents 0 to \p documents - 1, by their names; that on _id grows
/// with the documents, the others are built as \p build says.
inline QMap<QString, sizing::IndexFile> indexFiles(const sizing::DocumentSource &source, quint64 documents,
                                                   const design::Collection &collection,
                                                   sizing::IndexBuild build = sizing::IndexBuild::AtOnce)
{
    QMap<QString, sizing::IndexFile> files;
    const auto add = [&](const QString &name, sizing::IndexKeys keys, sizing::IndexBuild how) {
        sizing::EntryTable table;
        for (quint64 n = 0; n < documents; ++n)
            keys.add(source(n), n + 1, table);
        keys.finish(table);
        table.sort();
        files.insert(name, sizing::indexFile(table, how));
    };
    add(QStringLiteral("_id_"), sizing::IndexKeys::ofId(), sizing::IndexBuild::WithTheDocuments);
    for (const design::Index &index : collection.indexes)
        add(index.name, sizing::IndexKeys(index), build);
    return files;
}

} // namespace sw::testsupport
