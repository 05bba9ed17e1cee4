// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sw::patterns
{

/// What several patterns ask for, in words that say whether it holds. \p what: the name of a collection.
QString apartText(bool apart, const QString &what);
QString appendOnlyText(bool appendOnly, const QString &what);
QString rangeReadsText(bool byRange);

} // namespace sw::patterns
