// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "models/base/result.h"

#include <QFile>

#include <memory>

namespace sw::cli
{

/// True for no name or "-": the result goes to standard output.
bool isStandardOutput(const QString &path);

/// Refuses, with the reason and the way out, a place that a result cannot or must not go to: a folder, a folder that
/// does not exist, the project \p source itself.
base::Result<void> checkTarget(const QString &path, const QString &source = {});

/// Writes a whole result: to standard output, or in place of the file at \p path so that either the old or the new
/// content survives a full disk. A device or a pipe is written to as it is. \p source is the file that the result was
/// made from.
base::Result<void> writeResult(Context &context, const QString &path, const QByteArray &content,
                               const QString &source = {});

/// A result that is too large to be kept in memory. It is written beside its place and moved there at the end; without
/// finish(), nothing is left of it and a file that was there before is as it was.
class ResultStream
{
public:
    static base::Result<std::unique_ptr<ResultStream>> open(Context &context, const QString &path,
                                                            const QString &source);
    ~ResultStream();
    ResultStream(const ResultStream &) = delete;
    ResultStream &operator=(const ResultStream &) = delete;

    /// Error File; Cancelled when the reader of a pipe went away.
    base::Result<void> write(const QByteArray &bytes);
    base::Result<void> finish();

private:
    ResultStream(Context &context, const QString &path);
    base::Error failure(const QString &reason) const;
    base::Result<void> flushBlock();

    Context &m_context;
    QString m_path;
    QFile m_file;
    QByteArray m_block;
    bool m_beside = false; ///< m_file is a temporary one that becomes m_path
};

} // namespace sw::cli
