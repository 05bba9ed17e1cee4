// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace sw::views
{

/// Property of a tab bar whose tabs have little around their texts.
inline constexpr char tightTabs[] = "tightTabs";

/// Draws check boxes whose edges stand out from their ground. Fusion makes them from the window's colour, which leaves
/// hardly a trace of them on a dark one; so it is with the edges of fields and buttons, which get their own there. The
/// boxes grow with large text. Buttons of dialogs stand without icons, texts in tables have room at their sides, and
/// the titles of panels stand out. Everything else is as the style draws it.
class IndicatorStyle : public QProxyStyle
{
    Q_OBJECT

public:
    using QProxyStyle::QProxyStyle;

    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                           const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returned) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
};

} // namespace sw::views
