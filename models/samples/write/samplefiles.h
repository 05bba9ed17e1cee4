// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"
#include "models/samples/write/samplestream.h"

#include <QStringList>

namespace sw::samples
{

/// Documents of several collections, a file for each.
struct SampleOrder
{
    QStringList collections; ///< of the design
    quint64 count = 1000;    ///< of each
    quint64 seed = 1;
    SampleFormat format = SampleFormat::JsonLines;
    QString folder;
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
QString sampleEnding(SampleFormat format);

/// The name of each file without its folder: that of the collection, with "_" for what a file system may not take, and
/// a number where two would be the same.
QStringList sampleFileNames(const QStringList &collections, SampleFormat format);

/// Writes one file after the other, each in place of what was there once all of its documents are made. \p progress
/// says which share of all is done and of which collection, from this thread; false: stop.
SampleOutcome writeSampleFiles(const design::Design &design, const SampleOrder &order,
                               const std::function<bool(double share, const QString &collection)> &progress);

} // namespace sw::samples
