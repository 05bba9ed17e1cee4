// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/editors/rateedit.h"

#include "models/schema/operation.h"
#include "views/widgets/editors/countedit.h"

#include <QComboBox>
#include <QHBoxLayout>

#include <cmath>

namespace sw::views
{

namespace
{

/// Takes away what binary fractions add: 24 a day is 24.000000000000004 times a day's length in seconds.
double rounded(double value)
{
    if (value == 0)
        return 0;
    const double digits = std::pow(10, 9 - std::ceil(std::log10(std::abs(value))));
    return std::round(value * digits) / digits;
}

constexpr int firstUnit = static_cast<int>(schema::RateUnit::Second); // the box has no row for Automatic

schema::RateUnit unitAt(int row)
{
    return static_cast<schema::RateUnit>(row + firstUnit);
}

int bestRow(double perSecond, int rows)
{
    int best = -1;
    for (int row = 0; row < rows; ++row) {
        const double count = rounded(perSecond * schema::secondsOf(unitAt(row)));
        if (count < 1)
            continue;
        if (count < 1000 && count == std::round(count))
            return row;
        best = best < 0 ? row : best;
    }
    return best >= 0 ? best : perSecond > 0 ? rows - 1 : 0;
}

} // namespace

RateEdit::RateEdit(QWidget *parent) : QWidget(parent), m_number(new CountEdit), m_unit(new QComboBox)
{
    m_unit->addItems({tr("per second"), tr("per minute"), tr("per hour"), tr("per day"), tr("per week"),
                      tr("per month"), tr("per year")});
    m_number->setAccessibleName(tr("Rate"));
    m_unit->setAccessibleName(tr("Unit of the rate"));
    m_unit->setFocusPolicy(Qt::StrongFocus);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_number, 1);
    layout->addWidget(m_unit, 1);
    setFocusProxy(m_number);
    connect(m_number, &CountEdit::entered, this, [this] {
        takeUnit();
        enter();
    });
    connect(m_unit, &QComboBox::activated, this, &RateEdit::enter);
}

schema::RateUnit RateEdit::readUnit() const
{
    return unitAt(std::max(0, m_unit->currentIndex()));
}

base::Result<double> RateEdit::read() const
{
    const base::Result<base::WrittenRate> rate = base::readRate(m_number->typed());
    if (!rate)
        return rate.error();
    return rate->unit ? rate->perSecond : rate->perSecond / schema::secondsOf(readUnit());
}

void RateEdit::takeUnit()
{
    const base::Result<base::WrittenRate> rate = base::readRate(m_number->typed());
    if (!rate || !rate->unit)
        return;
    m_unit->setCurrentIndex(static_cast<int>(*rate->unit));
    m_number->setValue(rounded(rate->perSecond * schema::secondsOf(readUnit())));
}

void RateEdit::enter()
{
    m_entered = true;
    Q_EMIT entered();
}

bool RateEdit::isPending() const
{
    return m_entered || m_number->isPending();
}

void RateEdit::settle()
{
    m_entered = false;
    m_number->settle();
}

void RateEdit::setValue(double perSecond, schema::RateUnit unit)
{
    m_entered = false;
    const base::Result<double> shown = read();
    const bool same = shown && rounded(*shown) == rounded(perSecond);
    if (unit != schema::RateUnit::Automatic)
        m_unit->setCurrentIndex(static_cast<int>(unit) - firstUnit);
    else if (!same)
        m_unit->setCurrentIndex(bestRow(perSecond, m_unit->count()));
    m_number->setValue(rounded(perSecond * schema::secondsOf(readUnit())));
}

} // namespace sw::views
