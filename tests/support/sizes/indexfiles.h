// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/estimate/documentsource.h"
#include "models/sizing/files/indexfile.h"
#include "models/sizing/keys/indexkeys.h"

#include <QMap>

#include <vector>

namespace sw::testsupport
{

/// The files of the indexes of \p collection over documents 0 to \p documents - 1, by their names; that on _id grows
/// with the documents, the others are built as \p build says.
inline QMap<QString, sizing::IndexFile> indexFiles(const sizing::DocumentSource &source, quint64 documents,
                                                   const design::Collection &collection,
                                                   sizing::IndexBuild build = sizing::IndexBuild::AtOnce)
{
    struct Building
    {
        QString name;
        sizing::IndexKeys keys;
        sizing::IndexBuild how;
        sizing::EntryTable table{};
    };
    std::vector<Building> all;
    all.push_back({QStringLiteral("_id_"), sizing::IndexKeys::ofId(), sizing::IndexBuild::WithTheDocuments});
    for (const design::Index &index : collection.indexes)
        all.push_back({index.name, sizing::IndexKeys(index), build});
    for (quint64 n = 0; n < documents; ++n) {
        const base::Bson document = source(n);
        for (Building &one : all)
            one.keys.add(document, n + 1, one.table);
    }
    QMap<QString, sizing::IndexFile> files;
    for (Building &one : all) {
        one.keys.finish(one.table);
        one.table.sort();
        files.insert(one.name, sizing::indexFile(one.table, one.how));
    }
    return files;
}

} // namespace sw::testsupport
