// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/record/record.h"

namespace sw::record
{

/// The record as Markdown with tables; \p pictures are the files of its diagrams, beside it.
QByteArray recordMarkdown(const services::Record &record, const QHash<services::RecordPicture, QString> &pictures);

} // namespace sw::record
