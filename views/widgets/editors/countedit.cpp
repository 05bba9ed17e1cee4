// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/editors/countedit.h"

#include "models/schema/cardinality.h"

#include <QLineEdit>
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

} // namespace

CountEdit::CountEdit(const CountRange &range, QWidget *parent) : QAbstractSpinBox(parent), m_range(range)
{
    setKeyboardTracking(false);
    setFocusPolicy(Qt::StrongFocus);
    lineEdit()->setPlaceholderText(range.emptyText);
    lineEdit()->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(lineEdit(), &QLineEdit::textEdited, this, &CountEdit::edited);
}

base::Result<CountEdit::Number> CountEdit::read() const
{
    const auto refuse = [](const QString &reason, const QString &wayOut) {
        return base::Error{base::ErrorCode::InvalidModel, reason, {}, wayOut};
    };
    const QString text = withoutSuffix(lineEdit()->text());
    if (text.isEmpty() && !m_range.emptyText.isEmpty())
        return Number();
    const Number number = schema::parseCount(text);
    if (!number)
        return refuse(text.isEmpty() ? tr("A number is needed.") : tr("“%1” is not a number.").arg(text),
                      tr("Write it as 40, 2 k or 1.5 M."));
    if (std::isinf(*number) && !m_range.mayBeEndless)
        return refuse(tr("It must have an end."), tr("Write a number."));
    if (std::isinf(*number) || (*number >= m_range.minimum && *number <= m_range.maximum))
        return number;
    return refuse(tr("The number is out of range."),
                  tr("Give from %1 to %2.")
                      .arg(schema::exactCountText(m_range.minimum), schema::exactCountText(m_range.maximum)));
}

void CountEdit::setValue(Number value)
{
    show(value);
    lineEdit()->setModified(false);
}

QString CountEdit::typed() const
{
    return lineEdit()->text();
}

void CountEdit::show(Number value)
{
    const QString text =
        value ? schema::exactCountText(*value) + (std::isinf(*value) ? QString() : m_range.suffix) : QString();
    if (text != lineEdit()->text())
        lineEdit()->setText(text);
}

QString CountEdit::withoutSuffix(QString text) const
{
    text = text.trimmed();
    // While the unit is being deleted "15 m" must not turn into fifteen million.
    for (QString unit = m_range.suffix.trimmed(); !unit.isEmpty(); unit.chop(1)) {
        if (text.endsWith(unit))
            return text.chopped(unit.size()).trimmed();
    }
    return text;
}

QSize CountEdit::sizeHint() const
{
    ensurePolished();
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const QString widest = QStringLiteral("88.8 k") + m_range.suffix;
    const int width =
        std::max(fontMetrics().horizontalAdvance(widest), fontMetrics().horizontalAdvance(m_range.emptyText)) + 8;
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, QSize(width, lineEdit()->sizeHint().height()), this);
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
    Q_EMIT edited();
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
