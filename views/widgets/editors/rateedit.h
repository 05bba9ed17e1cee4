// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/types.h"

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
    schema::RateUnit readUnit() const;
    /// Shows \p perSecond in \p unit; when that is automatic, in the unit in use when that gives the number that is
    /// shown, else in the smallest unit that gives a whole number, or 1 or more.
    void setValue(double perSecond, schema::RateUnit unit);
    bool isPending() const;
    void settle();
    CountEdit *number() const { return m_number; }
    QComboBox *unit() const { return m_unit; }

Q_SIGNALS:
    void entered(); ///< to be taken over; see read()

private:
    /// Takes the unit out of "20,000/day".
    void takeUnit();
    void enter();

    CountEdit *m_number;
    QComboBox *m_unit;
    bool m_entered = false; ///< and not taken over
};

} // namespace sw::views
