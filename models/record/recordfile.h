// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/services/record/record.h"

namespace sw::record
{

enum class RecordFormat { Html, Markdown, Pdf };

/// The format of a file name's ending. Error Usage names the endings there are.
base::Result<RecordFormat> formatOf(const QString &path);

struct RecordFile
{
    QString path;
    QByteArray content;
};

/// The files of \p record, which is that of \p model, for a record at \p path: it comes first; with Markdown its
/// diagrams stand beside it as SVG. Needs a QGuiApplication (offscreen will do).
base::Result<QList<RecordFile>> writeRecord(const services::Record &record, const schema::Model &model,
                                            const QString &path);

} // namespace sw::record
