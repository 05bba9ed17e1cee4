// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/editors/countedit.h"

#include "models/base/text.h"
#include "models/items/quantitytext.h"

#include <QLineEdit>
#include <QLocale>
#include <QStyle>
#include <QStyleOptionSpinBox>

#include <cmath>

namespace sw::views
{

namespace
{

/// A tenth of the number's power of ten, so that 40 goes to 41 and 2 k to 2.1 k; one at least, unless the number is a
/// fraction.
double stepOf(double value)
{
    const double size = std::abs(value);
    if (size > 0 && size < 1)
        return 0.1;
    return std::pow(10, std::max(0.0, std::floor(std::log10(std::max(size, 1.0))) - 1));
}

/// Whether who reads \p text knows \p value as it is.
bool tellsAll(const QString &text, double value, base::NumberUnit unit)
{
    const base::Result<double> read = base::readNumber(text, unit);
    return read && *read == value;
}

/// "1 h" for 3,600 s and "16 KiB" for 16,384 B, as sheets tell it; nothing when that is not quite the same.
QString shortText(double value, base::NumberUnit unit)
{
    using Unit = base::NumberUnit;
    QString text;
    if (unit == Unit::Bytes)
        text = base::bytesText(base::Bytes(value));
    else if (value > 0 && (unit == Unit::Milliseconds || unit == Unit::Seconds))
        text = items::durationText(unit == Unit::Milliseconds ? value / 1000 : value);
    return !text.isEmpty() && tellsAll(text, value, unit) ? text : QString();
}

/// Times and bytes are not told in thousands: "3,650 days", not "3.65 k days".
QString textOf(double value, base::NumberUnit unit)
{
    if (std::isinf(value))
        return base::exactNumberText(value);
    if (const QString text = shortText(value, unit); !text.isEmpty())
        return text;
    using Unit = base::NumberUnit;
    const bool whole = unit == Unit::Days || unit == Unit::Seconds || unit == Unit::Milliseconds || unit == Unit::Bytes;
    return (whole ? QLocale().toString(value, 'f', QLocale::FloatingPointShortest) : base::exactNumberText(value)) +
           base::unitText(unit);
}

} // namespace

CountEdit::CountEdit(const CountRange &range, QWidget *parent) : QAbstractSpinBox(parent), m_range(range)
{
    setKeyboardTracking(false);
    setFocusPolicy(Qt::StrongFocus);
    lineEdit()->setPlaceholderText(range.emptyText);
    lineEdit()->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] {
        m_pending = true;
        Q_EMIT edited();
    });
    connect(this, &CountEdit::editingFinished, this, &CountEdit::enter);
}

base::Result<CountEdit::Number> CountEdit::read() const
{
    const auto refuse = [](const QString &reason, const QString &wayOut) {
        return base::Error{base::ErrorCode::InvalidModel, reason, {}, wayOut};
    };
    const QString text = lineEdit()->text().trimmed();
    if (text.isEmpty() && !m_range.emptyText.isEmpty())
        return Number();
    const base::Result<double> number = base::readNumber(text, m_range.unit);
    if (!number)
        return number.error();
    if (std::isinf(*number) && !m_range.mayBeEndless)
        return refuse(tr("A finite number is needed."), tr("Write a number such as 40."));
    if (std::isinf(*number) || (*number >= m_range.minimum && *number <= m_range.maximum))
        return Number(*number);
    return refuse(*number < m_range.minimum ? tr("The least is %1.").arg(textOf(m_range.minimum, m_range.unit))
                                            : tr("The most is %1.").arg(textOf(m_range.maximum, m_range.unit)),
                  {});
}

void CountEdit::setValue(Number value)
{
    m_pending = false;
    show(value);
}

QString CountEdit::typed() const
{
    return lineEdit()->text();
}

void CountEdit::show(Number value)
{
    const QString text = value ? textOf(*value, m_range.unit) : QString();
    if (text == lineEdit()->text())
        return;
    lineEdit()->setText(text);
    updateGeometry();
}

void CountEdit::enter()
{
    if (m_pending)
        Q_EMIT entered();
}

QSize CountEdit::sizeFor(const QString &widest) const
{
    ensurePolished();
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    constexpr int margins = 8;
    const QSize text(fontMetrics().horizontalAdvance(widest) + margins, lineEdit()->sizeHint().height());
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, text, this);
}

QSize CountEdit::sizeHint() const
{
    const QString usual = base::exactNumberText(88800) + base::unitText(m_range.unit);
    return sizeFor(wider(wider(m_range.emptyText, usual), lineEdit()->text()));
}

/// Three of them stand side by side in a narrow panel; but a number of which the beginning is cut off is another one.
QSize CountEdit::minimumSizeHint() const
{
    return sizeFor(wider(QStringLiteral("888"), hasFocus() ? QString() : lineEdit()->text()));
}

QString CountEdit::wider(const QString &a, const QString &b) const
{
    return fontMetrics().horizontalAdvance(a) < fontMetrics().horizontalAdvance(b) ? b : a;
}

void CountEdit::stepBy(int steps)
{
    const base::Result<Number> current = read();
    if (!current || (*current && std::isinf(**current)))
        return;
    double value = current->value_or(m_range.minimum);
    for (int i = 0; *current && i < std::abs(steps); ++i)
        value += steps < 0 ? -stepOf(std::nextafter(value, 0)) : stepOf(value);
    value = std::clamp(std::round(value * 1e6) / 1e6, m_range.minimum, m_range.maximum);
    if (*current && value == **current)
        return;
    show(value);
    selectAll();
    m_pending = true;
    Q_EMIT edited();
    Q_EMIT entered();
}

QValidator::State CountEdit::validate(QString &, int &) const
{
    return QValidator::Acceptable;
}

QAbstractSpinBox::StepEnabled CountEdit::stepEnabled() const
{
    const base::Result<Number> current = read();
    if (isReadOnly() || !current || (*current && std::isinf(**current)))
        return StepNone;
    if (!*current)
        return StepUpEnabled;
    StepEnabled enabled = StepNone;
    enabled.setFlag(StepUpEnabled, **current < m_range.maximum);
    enabled.setFlag(StepDownEnabled, **current > m_range.minimum);
    return enabled;
}

} // namespace sw::views
