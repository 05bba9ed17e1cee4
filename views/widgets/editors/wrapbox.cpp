// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/editors/wrapbox.h"

#include <QStyle>
#include <QStyleOptionButton>

namespace sw::views
{

WrapBox::WrapBox(const QString &text) : QCheckBox(text)
{
    QSizePolicy policy = sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int WrapBox::besideText() const
{
    return style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this) +
           style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, this) + 4;
}

QStringList WrapBox::linesFor(int width) const
{
    QStringList lines;
    for (const QString &word : text().split(QLatin1Char(' '))) {
        const QString longer = lines.isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        const bool fits = fontMetrics().horizontalAdvance(longer) <= width - besideText();
        if (lines.isEmpty() || !fits)
            lines << word;
        else
            lines.last() = longer;
    }
    return lines;
}

QSize WrapBox::minimumSizeHint() const
{
    int widest = 0;
    for (const QString &word : text().split(QLatin1Char(' ')))
        widest = std::max(widest, fontMetrics().horizontalAdvance(word));
    return {std::min(widest + besideText(), sizeHint().width()), sizeHint().height()};
}

int WrapBox::heightForWidth(int width) const
{
    const int more = static_cast<int>(linesFor(width).size()) - 1;
    return sizeHint().height() + more * fontMetrics().lineSpacing();
}

void WrapBox::initStyleOption(QStyleOptionButton *option) const
{
    QCheckBox::initStyleOption(option);
    option->text = linesFor(width()).join(QLatin1Char('\n'));
}

} // namespace sw::views
