// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/cardinality.h"

#include <QWidget>

namespace sw::views
{

class CountEdit;

/// The three numbers of "how many": fewest, likely, most, the last one also ∞. They are one answer: what is typed in
/// one is not made to fit while another is still to come. The most follows the likely one, until it is given itself.
class CardinalityEdit : public QWidget
{
    Q_OBJECT

public:
    explicit CardinalityEdit(QWidget *parent = nullptr);

    /// Error when one of the three cannot be read; whether they rise is checked by the edit that takes them.
    base::Result<schema::Cardinality> read() const;
    /// Whether one of the three holds something typed that has not been taken over.
    bool isPending() const;
    void settle();
    /// Shows \p value; does not emit edited(). A number that has not changed is left as it was typed.
    void setValue(const schema::Cardinality &value);
    /// Names the three edits for screen readers: "\p what, likely".
    void setAccessibleNames(const QString &what);
    CountEdit *minimum() const { return m_minimum; }
    CountEdit *likely() const { return m_likely; }
    CountEdit *maximum() const { return m_maximum; }

    /// The words "min likely max" in columns that stand over the edits.
    static QWidget *makeHeader();

Q_SIGNALS:
    void edited();  ///< by a person, after each key: nothing to be taken over yet
    void entered(); ///< one of the three is to be taken over; see read()

private:
    base::Result<schema::Cardinality> readTyped() const;
    bool mostFollows() const;
    void enter();

    schema::Cardinality m_shown;
    CountEdit *m_minimum;
    CountEdit *m_likely;
    CountEdit *m_maximum;
};

} // namespace sw::views
