// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"
#include "models/samples/write/samplestream.h"

#include <QStringList>

namespace sw::services
{

/// Documents of several collections, a file for each.
struct SampleOrder
{
    QStringList collections; ///< of the design
    quint64 count = 1000;    ///< of each
    quint64 seed = 1;
    samples::SampleFormat format = samples::SampleFormat::JsonLines;
    QString folder{};
};

/// What has been written, and why no more.
struct SampleOutcome
{
    int files = 0;
    quint64 documents = 0;
    base::Bytes bytes;
    std::optional<base::Error> error; ///< Cancelled too; the files it names and all behind it are as they were before
};

/// ".jsonl" or ".bson".
QString sampleEnding(samples::SampleFormat format);

/// The name of each file without its folder: that of the collection, with "_" for what a file system may not take, and
/// a number where two would be the same.
QStringList sampleFileNames(const QStringList &collections, samples::SampleFormat format);

/// Hands the documents of \p collection to \p write, from this thread: a piece after the other, as a file of the
/// order's format has them. Errors InvalidModel when there is no such collection or no documents can be made for it,
/// Cancelled, and those of \p write.
base::Result<void> generateDocuments(const design::Design &design, const QString &collection, const SampleOrder &order,
                                     const std::function<base::Result<void>(const QByteArray &)> &write,
                                     const base::Progress &progress = {});

/// Writes one file after the other, each in place of what was there once all of its documents are made. Reports
/// the collection.
SampleOutcome generateFiles(const design::Design &design, const SampleOrder &order,
                            const base::Progress &progress = {});

} // namespace sw::services
