// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/style/indicatorstyle.h"

#include "models/diagram/paint/theme.h"
#include "views/widgets/style/appearance.h"

#include <QApplication>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyleOption>
#include <QTextEdit>

namespace sw::views
{

namespace
{

constexpr int cellMargin = 4; // and one pixel that the style adds
constexpr int chosenTabBar = 3;
constexpr int headerInset = 3; // and two of the style's, to stand above the cells

/// Where the mark of a check box or a radio button is drawn: square, on whole pixels.
QRectF markBox(const QRect &rect)
{
    const int side = std::min(rect.width(), rect.height()) - 1;
    return QRectF(rect.left() + (rect.width() - side) / 2, rect.top() + (rect.height() - side) / 2, side, side);
}

void drawTick(QPainter &painter, const QRectF &box, const QColor &color)
{
    const double unit = box.width() / 13;
    const QPointF points[] = {box.topLeft() + QPointF(3.2, 6.8) * unit, box.topLeft() + QPointF(5.6, 9.2) * unit,
                              box.topLeft() + QPointF(10, 4) * unit};
    painter.setPen(QPen(color, 1.8 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(points, 3);
}

/// One of several: a ring, in the theme's colours, with a dot in the chosen one.
void drawRadio(const QStyleOption &option, QPainter &painter)
{
    using diagram::Token;
    const diagram::Theme &colors = theme();
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool chosen = option.state.testFlag(QStyle::State_On);
    const bool hot = enabled && option.state.testFlag(QStyle::State_MouseOver);
    const QColor filled = colors.color(enabled ? Token::Accent : Token::DisabledText);
    const QRectF box = markBox(option.rect);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(chosen || hot ? filled : colors.color(enabled ? Token::ControlEdge : Token::DisabledText), 1,
                        enabled ? Qt::SolidLine : Qt::DotLine));
    painter.setBrush(chosen ? filled : option.palette.color(QPalette::Base));
    painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5));
    if (chosen) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.color(Token::OnAccent));
        painter.drawEllipse(box.center(), box.width() / 5, box.width() / 5);
    }
    painter.restore();
}

/// Around what can be edited or pressed, and what fills or slides, where the style's own edge is too dark to be seen.
void drawEdge(const QStyleOption &option, QPainter &painter)
{
    const diagram::Theme &colors = theme();
    if (!colors.isDark() && !colors.isHighContrast())
        return;
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool focus = enabled && option.state.testFlag(QStyle::State_HasFocus);
    using diagram::Token;
    const QColor color = colors.color(focus ? Token::Accent : enabled ? Token::ControlEdge : Token::DisabledText);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, 1, enabled ? Qt::SolidLine : Qt::DotLine));
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter.restore();
}

/// Whether the frame of a widget is that of a field: of texts of several lines, and with high contrast of all that
/// scrolls.
bool isField(const QWidget *widget)
{
    if (theme().isHighContrast())
        return qobject_cast<const QAbstractScrollArea *>(widget) != nullptr;
    return qobject_cast<const QTextEdit *>(widget) != nullptr ||
           qobject_cast<const QPlainTextEdit *>(widget) != nullptr;
}

} // namespace

void IndicatorStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                        const QWidget *widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
    const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
    if ((control == CC_SpinBox && spin && spin->frame) || (control == CC_ComboBox && combo && combo->frame))
        drawEdge(*option, *painter);
    if (control == CC_Slider && theme().isHighContrast()) {
        QStyleOption handle = *option;
        handle.rect = subControlRect(control, option, SC_SliderHandle, widget);
        drawEdge(handle, *painter);
    }
}

void IndicatorStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                                 const QWidget *widget) const
{
    const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
    if (element == CE_HeaderLabel && header && header->orientation == Qt::Horizontal) {
        QStyleOptionHeader label = *header;
        label.rect.adjust(headerInset, 0, -headerInset, 0);
        return QProxyStyle::drawControl(element, &label, painter, widget);
    }
    if (element != CE_DockWidgetTitle) {
        QProxyStyle::drawControl(element, option, painter, widget);
        const bool isEdgedTab = element == CE_TabBarTabShape && theme().isHighContrast();
        if (element == CE_ProgressBarGroove || isEdgedTab)
            drawEdge(*option, *painter);
        if (isEdgedTab && option->state.testFlag(State_Selected))
            painter->fillRect(QRect(option->rect.topLeft(), QSize(option->rect.width(), chosenTabBar)),
                              theme().color(diagram::Token::Accent));
        return;
    }
    QFont font = painter->font();
    font.setWeight(QFont::DemiBold);
    painter->save();
    painter->setFont(font);
    QProxyStyle::drawControl(element, option, painter, widget);
    painter->restore();
}

int IndicatorStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    if (metric == PM_FocusFrameHMargin)
        return cellMargin;
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    if (metric == PM_TabBarTabHSpace && widget != nullptr && widget->property(tightTabs).toBool())
        return usual / 2;
    const bool isMark = metric == PM_IndicatorWidth || metric == PM_IndicatorHeight ||
                        metric == PM_ExclusiveIndicatorWidth || metric == PM_ExclusiveIndicatorHeight;
    if (!isMark || widget == nullptr)
        return usual;
    const int usualText = QFontMetrics(QApplication::font()).height();
    return usual * std::max(usualText, widget->fontMetrics().height()) / std::max(1, usualText);
}

QSize IndicatorStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                       const QWidget *widget) const
{
    const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
    return type == CT_HeaderSection && header && header->orientation == Qt::Horizontal
               ? size + QSize(2 * headerInset, 0)
               : size;
}

int IndicatorStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                              QStyleHintReturn *returned) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

void IndicatorStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                   const QWidget *widget) const
{
    if (element == PE_IndicatorRadioButton)
        return drawRadio(*option, *painter);
    if (element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        if (element == PE_FrameLineEdit || element == PE_PanelButtonCommand || (element == PE_Frame && isField(widget)))
            drawEdge(*option, *painter);
        return;
    }
    using diagram::Token;
    const diagram::Theme &colors = theme();
    const bool enabled = option->state.testFlag(State_Enabled);
    const bool marked = option->state & (State_On | State_NoChange);
    const QColor filled = colors.color(enabled ? Token::Accent : Token::DisabledText);
    const QColor ground = marked ? filled : option->palette.color(QPalette::Base);
    const QRectF box = markBox(option->rect);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool hot = enabled && option->state.testFlag(State_MouseOver);
    painter->setPen(QPen(marked || hot ? filled : colors.color(Token::ControlEdge), 1));
    painter->setBrush(ground);
    painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    const QColor sign = colors.color(Token::OnAccent);
    if (option->state.testFlag(State_On))
        drawTick(*painter, box, sign);
    else if (option->state.testFlag(State_NoChange))
        painter->fillRect(QRectF(box.left() + box.width() / 4, box.center().y() - 1, box.width() / 2, 2), sign);
    painter->restore();
}

} // namespace sw::views
