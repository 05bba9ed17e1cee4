// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rateedit.h"

#include "views/countedit.h"

#include <QComboBox>
#include <QHBoxLayout>

#include <cmath>

namespace sw::views
{

namespace
{

constexpr double unitSeconds[] = {1, 60, 3600, 86400};

/// Takes away what binary fractions add: 24 a day is 24.000000000000004 times a day's length in seconds.
double rounded(double value)
{
    if (value == 0)
        return 0;
    const double digits = std::pow(10, 9 - std::ceil(std::log10(std::abs(value))));
    return std::round(value * digits) / digits;
}

int bestUnit(double perSecond)
{
    for (int i = 0; i < static_cast<int>(std::size(unitSeconds)); ++i) {
        if (rounded(perSecond * unitSeconds[i]) >= 1)
            return i;
    }
    return perSecond > 0 ? static_cast<int>(std::size(unitSeconds)) - 1 : 0;
}

} // namespace

RateEdit::RateEdit(QWidget *parent) : QWidget(parent), m_number(new CountEdit), m_unit(new QComboBox)
{
    m_unit->addItems({tr("per second"), tr("per minute"), tr("per hour"), tr("per day")});
    m_number->setAccessibleName(tr("Rate"));
    m_unit->setAccessibleName(tr("Unit of the rate"));
    m_unit->setFocusPolicy(Qt::StrongFocus);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_number, 1);
    layout->addWidget(m_unit, 1);
    setFocusProxy(m_number);
    connect(m_number, &CountEdit::edited, this, &RateEdit::edited);
    connect(m_unit, &QComboBox::activated, this, &RateEdit::edited);
}

double RateEdit::seconds() const
{
    return unitSeconds[std::max(0, m_unit->currentIndex())];
}

base::Result<double> RateEdit::read() const
{
    const base::Result<CountEdit::Number> number = m_number->read();
    if (!number)
        return number.error();
    return number->value_or(0) / seconds();
}

void RateEdit::setValue(double perSecond)
{
    const base::Result<double> shown = read();
    if (shown && m_number->hasFocus() && rounded(*shown) == rounded(perSecond))
        return;
    if (!shown || rounded(*shown) != rounded(perSecond))
        m_unit->setCurrentIndex(bestUnit(perSecond));
    m_number->setValue(rounded(perSecond * seconds()));
}

} // namespace sw::views
