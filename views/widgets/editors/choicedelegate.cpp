// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/editors/choicedelegate.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

namespace sw::views
{

namespace
{

constexpr char openedProperty[] = "opened";

/// The list of a box that is open knows nothing of Tab.
class ListKeys : public QObject
{
public:
    using Leave = std::function<void(QAbstractItemDelegate::EndEditHint)>;

    ListKeys(QComboBox *box, const Leave &leave) : QObject(box), m_box(box), m_leave(leave)
    {
        box->view()->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event)->key() : 0;
        if (key != Qt::Key_Tab && key != Qt::Key_Backtab)
            return QObject::eventFilter(watched, event);
        m_box->setCurrentIndex(m_box->view()->currentIndex().row());
        m_box->hidePopup();
        m_leave(key == Qt::Key_Tab ? QAbstractItemDelegate::EditNextItem : QAbstractItemDelegate::EditPreviousItem);
        return true;
    }

private:
    QComboBox *m_box;
    Leave m_leave;
};

} // namespace

bool isBeingTypedIn(const QWidget *editor)
{
    const auto *line = qobject_cast<const QLineEdit *>(editor);
    return line != nullptr && line->isModified();
}

ChoiceDelegate::ChoiceDelegate(int choicesRole, int depthRole, QObject *parent)
    : QStyledItemDelegate(parent), m_choicesRole(choicesRole), m_depthRole(depthRole)
{}

QString ChoiceDelegate::choiceText(const QModelIndex &, const QString &choice) const
{
    return choice;
}

QWidget *ChoiceDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                      const QModelIndex &index) const
{
    QStringList choices = index.data(m_choicesRole).toStringList();
    if (choices.isEmpty()) {
        auto *editor = QStyledItemDelegate::createEditor(parent, option, index);
        if (auto *line = qobject_cast<QLineEdit *>(editor)) {
            line->setFrame(true);
            if (m_hintsFor && index.column() == 0)
                (new FieldLineHelp(line))->setHints(m_hintsFor(index));
        }
        return editor;
    }
    if (const QString current = index.data(Qt::EditRole).toString(); !choices.contains(current))
        choices.prepend(current);
    auto *box = new QComboBox(parent);
    for (const QString &choice : std::as_const(choices))
        box->addItem(choiceText(index, choice), choice);
    auto *self = const_cast<ChoiceDelegate *>(this);
    connect(box, &QComboBox::activated, self, [self, box] {
        Q_EMIT self->commitData(box);
        Q_EMIT self->closeEditor(box);
    });
    new ListKeys(box, [self, box](EndEditHint next) {
        Q_EMIT self->commitData(box);
        Q_EMIT self->closeEditor(box, next);
    });
    return box;
}

bool ChoiceDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                                 const QModelIndex &index)
{
    if (QStyledItemDelegate::editorEvent(event, model, option, index))
        return true;
    const bool isSpace = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space;
    return isSpace && index.data(m_choicesRole).toStringList().isEmpty();
}

void ChoiceDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *box = qobject_cast<QComboBox *>(editor);
    if (box == nullptr) {
        if (!isBeingTypedIn(editor))
            QStyledItemDelegate::setEditorData(editor, index);
        return;
    }
    if (box->property(openedProperty).toBool()) // as when the row changes by what was chosen: it would open again
        return;
    box->setProperty(openedProperty, true);
    box->setCurrentIndex(box->findData(index.data(Qt::EditRole)));
    box->showPopup();
}

void ChoiceDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    if (const auto *box = qobject_cast<QComboBox *>(editor))
        model->setData(index, box->currentData());
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

void ChoiceDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (m_depthRole != 0 && index.column() == 0)
        option->text.prepend(QString(index.data(m_depthRole).toInt() * 3, QLatin1Char(' ')));
}

} // namespace sw::views
