// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/editors/choicebox.h"

#include "views/widgets/textlabel.h"

#include <QApplication>
#include <QKeyEvent>
#include <QStyleOptionComboBox>

namespace sw::views
{

void ChoiceBox::initStyleOption(QStyleOptionComboBox *option) const
{
    QComboBox::initStyleOption(option);
    const QRect room = style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this);
    option->currentText = option->fontMetrics.elidedText(option->currentText, Qt::ElideRight, room.width() - 2);
}

bool ChoiceBox::event(QEvent *event)
{
    QStyleOptionComboBox shown;
    if (event->type() == QEvent::ToolTip)
        initStyleOption(&shown);
    if (event->type() != QEvent::ToolTip || shown.currentText == currentText())
        return QComboBox::event(event);
    tellWhole(this, event, currentText(), toolTip());
    return true;
}

void ChoiceBox::keyPressEvent(QKeyEvent *event)
{
    QComboBox::keyPressEvent(event);
    if (event->text().isEmpty() || !event->text().at(0).isPrint())
        return;
    const bool goesOn = m_pause.isValid() && m_pause.elapsed() < QApplication::keyboardInputInterval();
    m_typed = goesOn ? m_typed + event->text() : event->text();
    m_pause.start();
    const int whole = findText(m_typed, Qt::MatchFixedString);
    if (whole < 0 || whole == currentIndex())
        return;
    setCurrentIndex(whole);
    Q_EMIT activated(whole);
}

} // namespace sw::views
