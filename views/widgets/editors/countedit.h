// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QAbstractSpinBox>

namespace sw::views
{

/// What a CountEdit takes.
struct CountRange
{
    double minimum = 0;
    double maximum = 1e15;
    QString suffix;            ///< of the unit, with a leading blank; may be left out when typing
    QString emptyText;         ///< what an empty edit means; a number is needed when there is none
    bool mayBeEndless = false; ///< takes "∞" and "inf"
};

/// A number over many orders of magnitude: takes 40, 10k, 2 M, 1.5B and, where allowed, inf. The arrow keys step by a
/// tenth of its size. What cannot be read stays in place until it is mended; read() says why.
class CountEdit : public QAbstractSpinBox
{
    Q_OBJECT

public:
    using Number = std::optional<double>; ///< nothing: the edit is empty, and may be

    explicit CountEdit(const CountRange &range = {}, QWidget *parent = nullptr);

    base::Result<Number> read() const;
    /// Shows \p value; does not emit edited().
    void setValue(Number value);
    /// The whole text, for tests and for taking over what was typed.
    QString typed() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    void stepBy(int steps) override;
    QValidator::State validate(QString &input, int &position) const override;

Q_SIGNALS:
    void edited(); ///< by a person, after each key; see read()

protected:
    StepEnabled stepEnabled() const override;

private:
    QString withoutSuffix(QString text) const;
    void show(Number value);

    CountRange m_range;
};

} // namespace sw::views
