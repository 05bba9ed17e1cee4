// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/editors/inlineeditor.h"

#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QToolTip>

namespace sw::views
{

namespace
{

InlineEditor::Next nextFor(const QKeyEvent &event)
{
    using Next = InlineEditor::Next;
    if (event.key() == Qt::Key_Backtab)
        return Next::Previous;
    if (event.key() == Qt::Key_Tab)
        return event.modifiers().testFlag(Qt::ShiftModifier) ? Next::Previous : Next::Following;
    return event.modifiers().testFlag(Qt::ControlModifier) ? Next::Inside : Next::New;
}

} // namespace

InlineEditor::InlineEditor(QWidget *parent) : QLineEdit(parent), m_help(new FieldLineHelp(this))
{
    setFrame(true);
    setMaxLength(255);
}

void InlineEditor::begin(const QRect &rect, const QString &text, const QFont &font, Commit commit,
                         std::function<void(Next)> moveOn)
{
    dismiss();
    m_commit = std::move(commit);
    m_moveOn = std::move(moveOn);
    m_original = text;
    setFont(font);
    setPlaceholderText({});
    m_help->setHints({});
    setText(text);
    setGeometry(rect.adjusted(-2, -2, 2, 2).united(QRect(rect.topLeft(), QSize(80, 22))));
    selectAll();
    show();
    raise();
    setFocus();
}

bool InlineEditor::commit()
{
    if (!m_commit || text() == m_original)
        return true;
    const QScopedValueRollback<bool> guard(m_committing, true);
    const base::Result<void> done = m_commit(text());
    if (done)
        return true;
    QToolTip::showText(mapToGlobal(QPoint(0, height())),
                       done.error().message.toHtmlEscaped() + QLatin1Char('\n') + done.error().wayOut.toHtmlEscaped(),
                       this);
    Q_EMIT refused(done.error().text());
    return false;
}

void InlineEditor::close()
{
    m_commit = nullptr;
    m_moveOn = nullptr;
    m_afterEscape = nullptr;
    if (parentWidget() != nullptr)
        parentWidget()->setFocus(); // before it hides, or the focus would go to what is next
    hide();
}

void InlineEditor::leave()
{
    setText(m_original);
    const auto after = m_afterEscape;
    close();
    if (after)
        after();
}

void InlineEditor::dismiss()
{
    if (!m_commit || m_committing) // what a commit changes may look at another part of the canvas
        return;
    commit();
    close();
}

bool InlineEditor::event(QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab) {
            keyPressEvent(key);
            return true;
        }
    }
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void InlineEditor::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        leave();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
    case Qt::Key_Backtab: {
        if (!commit())
            return;
        const auto moveOn = m_moveOn;
        const Next next = nextFor(*event);
        close();
        if (moveOn)
            moveOn(next);
        return;
    }
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void InlineEditor::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        dismiss();
}

} // namespace sw::views
