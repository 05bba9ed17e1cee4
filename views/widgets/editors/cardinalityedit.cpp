// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/editors/cardinalityedit.h"

#include "views/widgets/editors/countedit.h"
#include "views/widgets/textlabel.h"

#include <QHBoxLayout>

namespace sw::views
{

namespace
{

constexpr int gap = 6;

QHBoxLayout *columns(QWidget *host)
{
    auto *layout = new QHBoxLayout(host);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    return layout;
}

} // namespace

CardinalityEdit::CardinalityEdit(QWidget *parent)
    : QWidget(parent),
      m_minimum(new CountEdit),
      m_likely(new CountEdit),
      m_maximum(new CountEdit({0, 1e18, {}, {}, true}))
{
    auto *layout = columns(this);
    for (CountEdit *edit : {m_minimum, m_likely, m_maximum}) {
        layout->addWidget(edit, 1);
        connect(edit, &CountEdit::edited, this, &CardinalityEdit::edited);
    }
    m_minimum->setToolTip(tr("Minimum"));
    m_likely->setToolTip(tr("Typical number, used for estimates"));
    m_maximum->setToolTip(tr("Maximum, used for limits; inf for no limit"));
    setFocusProxy(m_likely);
    setAccessibleNames(tr("How many"));
}

base::Result<schema::Cardinality> CardinalityEdit::read() const
{
    schema::Cardinality value;
    const std::pair<const CountEdit *, double *> parts[] = {
        {m_minimum, &value.min}, {m_likely, &value.likely}, {m_maximum, &value.max}};
    for (const auto &[edit, target] : parts) {
        const base::Result<CountEdit::Number> number = edit->read();
        if (!number)
            return number.error();
        *target = number->value_or(0);
    }
    return value;
}

void CardinalityEdit::setValue(const schema::Cardinality &value)
{
    const std::pair<CountEdit *, double> parts[] = {
        {m_minimum, value.min}, {m_likely, value.likely}, {m_maximum, value.max}};
    for (const auto &[edit, number] : parts) {
        const base::Result<CountEdit::Number> shown = edit->read();
        if (!shown || *shown != number || !edit->hasFocus())
            edit->setValue(number);
    }
}

void CardinalityEdit::setAccessibleNames(const QString &what)
{
    setAccessibleName(what);
    m_minimum->setAccessibleName(tr("%1, minimum").arg(what));
    m_likely->setAccessibleName(tr("%1, likely").arg(what));
    m_maximum->setAccessibleName(tr("%1, maximum").arg(what));
}

QWidget *CardinalityEdit::makeHeader()
{
    auto *header = new QWidget;
    auto *layout = columns(header);
    for (const QString &word : {tr("min"), tr("likely"), tr("max")}) {
        auto *label = new TextLabel(TextLabel::Style::Secondary, word);
        label->setMinimumWidth(1);
        layout->addWidget(label, 1);
    }
    return header;
}

} // namespace sw::views
