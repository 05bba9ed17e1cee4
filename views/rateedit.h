// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QWidget>

class QComboBox;

namespace sw::views
{

class CountEdit;

/// How often something happens: a number and its unit of time, so that 24 a day need not be worked out per second.
class RateEdit : public QWidget
{
    Q_OBJECT

public:
    explicit RateEdit(QWidget *parent = nullptr);

    /// Times per second.
    base::Result<double> read() const;
    /// Shows \p perSecond in the unit in use when that gives a plain number, else in the largest unit that gives 1 or
    /// more.
    void setValue(double perSecond);
    CountEdit *number() const { return m_number; }
    QComboBox *unit() const { return m_unit; }

Q_SIGNALS:
    void edited();

private:
    double seconds() const;

    CountEdit *m_number;
    QComboBox *m_unit;
};

} // namespace sw::views
