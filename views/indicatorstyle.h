// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace sw::views
{

/// Draws check boxes whose edges stand out from their ground. Fusion makes them from the window's colour, which leaves hardly
/// a trace of them on a dark one. Everything else is as the style draws it.
class IndicatorStyle : public QProxyStyle
{
    Q_OBJECT

public:
    using QProxyStyle::QProxyStyle;

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
};

} // namespace sw::views
