// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/editors/fieldlinehelp.h"

#include "views/widgets/style/appearance.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>

namespace sw::views
{

namespace
{

constexpr int mostRows = 8;

} // namespace

FieldLineHelp::FieldLineHelp(QLineEdit *edit) : QObject(edit), m_edit(edit), m_ghost(new QLabel(edit))
{
    m_ghost->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_ghost->setTextFormat(Qt::PlainText);
    m_ghost->hide();
    edit->installEventFilter(this);
    connect(edit, &QLineEdit::textEdited, this, &FieldLineHelp::update);
    connect(edit, &QLineEdit::cursorPositionChanged, this, [this] {
        if (m_edit->cursorPosition() != m_edit->text().size() || m_edit->hasSelectedText())
            clear();
    });
}

void FieldLineHelp::setHints(const Hints &hints)
{
    m_hints = hints;
    clear();
}

QString FieldLineHelp::ghost() const
{
    return m_ghost->isHidden() ? QString() : m_ghost->text();
}

QStringList FieldLineHelp::offered() const
{
    return m_list == nullptr ? QStringList() : m_shown.completions;
}

void FieldLineHelp::clear()
{
    m_shown = {};
    m_ghost->hide();
    if (m_list != nullptr)
        m_list->deleteLater();
    m_list = nullptr;
}

void FieldLineHelp::update()
{
    clear();
    const QString text = m_edit->text();
    if (!m_hints || m_edit->cursorPosition() != text.size())
        return;
    m_shown = m_hints(text);
    showGhost(m_shown.ghost);
    if (!m_shown.completions.isEmpty() && m_shown.from < text.size())
        showList();
}

/// Where the text ends; nowhere when it does not fit.
void FieldLineHelp::showGhost(const QString &text)
{
    const int end = m_edit->inputMethodQuery(Qt::ImCursorRectangle).toRect().center().x() + 1;
    if (text.isEmpty() || end >= m_edit->width())
        return;
    QPalette colors = m_edit->palette();
    colors.setColor(QPalette::WindowText, secondaryText());
    m_ghost->setPalette(colors);
    m_ghost->setFont(m_edit->font());
    m_ghost->setText(text);
    m_ghost->adjustSize();
    m_ghost->setGeometry(end, (m_edit->height() - m_ghost->height()) / 2,
                         std::min(m_ghost->width(), m_edit->width() - end), m_ghost->height());
    m_ghost->show();
}

/// Below the editor, without taking the focus.
void FieldLineHelp::showList()
{
    QWidget *window = m_edit->window();
    m_list = new QListWidget(window);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->addItems(m_shown.completions);
    m_list->setAccessibleName(tr("Completions"));
    m_list->setCurrentRow(-1);
    const int rows = std::min(m_list->count(), mostRows);
    const QPoint below = m_edit->mapTo(window, QPoint(0, m_edit->height() + 1));
    const int height = rows * std::max(m_list->sizeHintForRow(0), 1) + 2 * m_list->frameWidth();
    const bool above = below.y() + height > window->height();
    m_list->setGeometry(below.x(), above ? below.y() - m_edit->height() - height - 2 : below.y(),
                        std::max(160, m_list->sizeHintForColumn(0) + 30), height);
    connect(m_list, &QListWidget::itemClicked, this, [this](const QListWidgetItem *item) { complete(item->text()); });
    m_list->show();
    m_list->raise();
}

bool FieldLineHelp::complete(const QString &word)
{
    QString text = m_edit->text().left(m_shown.from) + word;
    if (!word.endsWith(QLatin1Char('(')))
        text += QLatin1Char(' ');
    m_edit->setText(text);
    update();
    return true;
}

bool FieldLineHelp::press(int key, Qt::KeyboardModifiers modifiers)
{
    if (m_list == nullptr || m_shown.completions.isEmpty() || (modifiers & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    const int row = m_list->currentRow();
    switch (key) {
    case Qt::Key_Down:
        m_list->setCurrentRow(std::min(row + 1, m_list->count() - 1));
        return true;
    case Qt::Key_Up:
        m_list->setCurrentRow(std::max(row - 1, 0));
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Right:
        return complete(m_shown.completions.at(std::max(row, 0)));
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return row >= 0 && complete(m_shown.completions.at(row));
    default:
        return false;
    }
}

bool FieldLineHelp::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (press(key->key(), key->modifiers()))
            return true;
    }
    if (event->type() == QEvent::Show) // a table looks at the keys of its editors as well: this comes first
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_edit->removeEventFilter(this);
                m_edit->installEventFilter(this);
            },
            Qt::QueuedConnection);
    if (event->type() == QEvent::FocusOut || event->type() == QEvent::Hide)
        clear();
    return QObject::eventFilter(watched, event);
}

} // namespace sw::views

#include "moc_fieldlinehelp.cpp"
