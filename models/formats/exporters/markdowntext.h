// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sw::formats
{

/// \p text as plain words in a block or cell of Markdown (CommonMark and its tables) and in the HTML made from it: no
/// name becomes markup, a link or the end of a cell, and what would be none stays as it is.
QString markdownEscaped(const QString &text);

/// A table; cells must be escaped already. Nothing when there are no rows.
QString markdownTable(const QStringList &head, const QList<QStringList> &rows);

} // namespace sw::formats
