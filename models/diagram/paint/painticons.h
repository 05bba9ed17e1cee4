// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

namespace sw::diagram
{

enum class Icon {
    Key,
    Link,
    Nested,
    Copied,
    Entity,
    Document,
    Index,
    Dot,
    Ring,
    Open,
    Closed,
    Locked,
    Unique,
    Pattern
};

/// \p pattern: id of the one whose icon it is, of Icon::Pattern.
void drawIcon(QPainter &painter, Icon icon, const QString &pattern, const QColor &color, const QRectF &box);

} // namespace sw::diagram
