// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/record/recordpictures.h"

namespace sw::record
{

/// One page that needs nothing else: search, diagrams to zoom, sections to fold, light and dark, and a policy under
/// which nothing but its own script runs and nothing is loaded.
base::Result<QByteArray> recordHtml(const services::Record &record, const RecordPictures &pictures);

/// \p text as words of a page: hostile characters visible, nothing of it markup, line breaks kept.
QString htmlText(const QString &text);

} // namespace sw::record
