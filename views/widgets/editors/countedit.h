// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/numbers.h"

#include <QAbstractSpinBox>

namespace sw::views
{

/// What a CountEdit takes.
struct CountRange
{
    double minimum = 0;
    double maximum = 1e15;
    base::NumberUnit unit =
        base::NumberUnit::None; ///< shown behind the number; may be left out, or another, when typing
    QString emptyText;          ///< what an empty edit means; a number is needed when there is none
    bool mayBeEndless = false;  ///< takes "∞" and "inf"
};

/// A number over many orders of magnitude, typed as people write it (see base::readNumber()). The arrow keys step by a
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
    /// Whether there is something typed that has not been taken over.
    bool isPending() const { return m_pending; }
    /// What is typed has been taken over.
    void settle() { m_pending = false; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void stepBy(int steps) override;
    QValidator::State validate(QString &input, int &position) const override;

Q_SIGNALS:
    void edited();  ///< by a person, after each key: nothing to be taken over yet
    void entered(); ///< by Enter, an arrow key or leaving the edit, after edited(); see read()

protected:
    StepEnabled stepEnabled() const override;

private:
    QString wider(const QString &a, const QString &b) const;
    QSize sizeFor(const QString &widest) const;
    void show(Number value);
    void enter();

    CountRange m_range;
    bool m_pending = false;
};

} // namespace sw::views
