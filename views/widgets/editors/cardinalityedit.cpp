// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/editors/cardinalityedit.h"

#include "views/widgets/editors/countedit.h"
#include "views/widgets/textlabel.h"

#include <QApplication>
#include <QHBoxLayout>

#include <algorithm>

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
      m_maximum(new CountEdit({0, 1e18, base::NumberUnit::None, {}, true}))
{
    auto *layout = columns(this);
    for (CountEdit *edit : {m_minimum, m_likely, m_maximum}) {
        layout->addWidget(edit, 1);
        edit->setButtonSymbols(QAbstractSpinBox::NoButtons); // arrow keys step all the same; numbers need the room
        connect(edit, &CountEdit::edited, this, &CardinalityEdit::edited);
        connect(edit, &CountEdit::entered, this, &CardinalityEdit::enter);
        connect(edit, &CountEdit::editingFinished, this, &CardinalityEdit::enter); // another may still be typed
    }
    m_minimum->setToolTip(tr("Minimum"));
    m_likely->setToolTip(tr("Typical number, used for estimates"));
    m_maximum->setToolTip(tr("Maximum, used for limits; inf for no limit"));
    setFocusProxy(m_likely);
    setAccessibleNames(tr("How many"));
}

base::Result<schema::Cardinality> CardinalityEdit::readTyped() const
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

/// The likely one takes those along that it would contradict, unless they are typed as well.
base::Result<schema::Cardinality> CardinalityEdit::read() const
{
    base::Result<schema::Cardinality> value = readTyped();
    if (!value || !m_likely->isPending())
        return value;
    if (!m_maximum->isPending() && (mostFollows() || value->max < value->likely))
        value->max = value->likely;
    if (!m_minimum->isPending())
        value->min = std::min(value->min, value->likely);
    return value;
}

/// It is the likely one, so that nobody has given it.
bool CardinalityEdit::mostFollows() const
{
    return m_shown.max == m_shown.likely;
}

void CardinalityEdit::setValue(const schema::Cardinality &value)
{
    m_shown = value;
    m_minimum->setValue(value.min);
    m_likely->setValue(value.likely);
    m_maximum->setValue(value.max);
}

bool CardinalityEdit::isPending() const
{
    return m_minimum->isPending() || m_likely->isPending() || m_maximum->isPending();
}

void CardinalityEdit::settle()
{
    for (CountEdit *edit : {m_minimum, m_likely, m_maximum})
        edit->settle();
}

/// Numbers that contradict each other wait for those that are typed next.
void CardinalityEdit::enter()
{
    if (!isPending())
        return;
    const QWidget *focus = QApplication::focusWidget();
    const bool goesOn = focus != nullptr && focus != sender() && isAncestorOf(focus);
    const base::Result<schema::Cardinality> typed = readTyped();
    const bool rises = typed && typed->min <= typed->likely && (typed->likely <= typed->max || mostFollows());
    if (!goesOn || !typed || rises)
        Q_EMIT entered();
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
