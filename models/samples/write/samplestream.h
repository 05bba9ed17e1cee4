// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/samples/write/samplegenerator.h"

#include <functional>

namespace sw::samples
{

enum class SampleFormat { JsonLines, Bson };

struct SampleJob
{
    quint64 count = 0;
    SampleFormat format = SampleFormat::JsonLines;
    int threads = 0; ///< 0: one for each processor
};

/// Makes documents 0 to before the job's count on several threads and hands their bytes to \p write in order, which is
/// called from this thread only: one after the other as mongodump writes them, or as lines of canonical Extended JSON.
/// The bytes do not depend on the number of threads. Error Cancelled, or that of \p write.
base::Result<void> writeSamples(const SampleGenerator &generator, const SampleJob &job,
                                const std::function<base::Result<void>(const QByteArray &)> &write,
                                const base::Progress &progress = {});

/// The format that a file's ending asks for: .bson, or .json, .jsonl and .ndjson; nothing for another ending.
std::optional<SampleFormat> sampleFormatOf(const QString &path);

} // namespace sw::samples
