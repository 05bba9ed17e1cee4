// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sw::schema
{

/// A line and what stands behind "--", "//" or "#" in it.
struct CommentedLine
{
    QString line;
    QString comment;
};
CommentedLine splitComment(const QString &text);

} // namespace sw::schema
