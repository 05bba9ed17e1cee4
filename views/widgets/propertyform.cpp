// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/propertyform.h"

#include "views/widgets/editors/cardinalityedit.h"
#include "views/widgets/editors/choicebox.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/editors/wrapbox.h"
#include "views/widgets/style/thinline.h"
#include "views/widgets/textlabel.h"
#include "views/widgets/wheel.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace sw::views
{

namespace
{

/// A text of a few lines that Tab leaves.
class NoteEdit : public QPlainTextEdit
{
public:
    NoteEdit()
    {
        setTabChangesFocus(true);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override { return {160, fontMetrics().lineSpacing() * 4 + 14}; }
    QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }
};

bool hasOwnUndo(const QObject *editor)
{
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(editor))
        return text->document()->isUndoAvailable();
    const auto *line = qobject_cast<const QLineEdit *>(editor);
    if (line == nullptr)
        line = editor->findChild<QLineEdit *>();
    return line != nullptr && line->isUndoAvailable();
}

bool leavesTheProject(const QKeyEvent *key)
{
    constexpr QKeySequence::StandardKey keys[] = {QKeySequence::Save, QKeySequence::SaveAs, QKeySequence::New,
                                                  QKeySequence::Open, QKeySequence::Quit,   QKeySequence::Close};
    return std::any_of(std::begin(keys), std::end(keys),
                       [key](QKeySequence::StandardKey each) { return key->matches(each); });
}

QComboBox *makeComboBox()
{
    auto *box = new ChoiceBox;
    box->setMinimumContentsLength(6);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    return box;
}

void showText(QLineEdit *edit, const QString &text)
{
    if (edit->text() != text) {
        edit->setText(text);
        if (!edit->hasFocus())
            edit->setCursorPosition(0); // a long one begins with its beginning
    }
    edit->setModified(false);
}

} // namespace

PropertyForm::PropertyForm(QWidget *parent) : QWidget(parent), m_layout(new QFormLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(8);
    m_layout->setVerticalSpacing(6);
    m_layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_layout->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_layout->setLabelAlignment(Qt::AlignRight);
}

QLineEdit *PropertyForm::addName(const QString &label, const Binding<QString> &binding, const Check &check)
{
    auto *edit = new QLineEdit;
    FormRow *row = addRow(label, edit);
    row->bind<QString>(binding.get, [edit](const QString &text) { showText(edit, text); });
    const auto isPending = [edit, binding] {
        return edit->isModified() && edit->text() != binding.get();
    };
    row->setCommit(isPending, [=] { row->give([&] { return binding.set(edit->text()); }); });
    connect(edit, &QLineEdit::textEdited, row, [=](const QString &text) { row->showOutcome(check(text)); });
    connect(edit, &QLineEdit::editingFinished, row, &FormRow::commit);
    return edit;
}

QLineEdit *PropertyForm::addPhrase(const QString &label, const Binding<QString> &binding)
{
    return addName(label, binding, [](const QString &) { return base::Result<void>(); });
}

QLineEdit *PropertyForm::addText(const QString &label, const Binding<QString> &binding)
{
    auto *edit = new QLineEdit;
    FormRow *row = addRow(label, edit);
    row->bind<QString>(binding.get, [edit](const QString &text) { showText(edit, text); });
    connect(edit, &QLineEdit::textEdited, row,
            [=](const QString &text) { row->give([&] { return binding.set(text); }); });
    return edit;
}

QPlainTextEdit *PropertyForm::addLongText(const QString &label, const Binding<QString> &binding)
{
    auto *edit = new NoteEdit;
    FormRow *row = addRow(label, edit);
    row->bind<QString>(binding.get, [edit](const QString &text) {
        const QSignalBlocker blocker(edit);
        if (edit->toPlainText() != text)
            edit->setPlainText(text);
    });
    connect(edit, &QPlainTextEdit::textChanged, row,
            [=] { row->give([&] { return binding.set(edit->toPlainText()); }); });
    return edit;
}

CountEdit *PropertyForm::addNumber(const QString &label, const CountRange &range,
                                   const Binding<std::optional<double>> &binding)
{
    auto *edit = new CountEdit(range);
    FormRow *row = addRow(label, edit);
    row->bind<std::optional<double>>(binding.get,
                                     [edit](const std::optional<double> &value) { edit->setValue(value); });
    row->enterBy(edit, [=]() -> Outcome {
        const auto number = edit->read();
        return number ? binding.set(*number) : Outcome(number.error());
    });
    return edit;
}

CardinalityEdit *PropertyForm::addCardinality(const QString &label, const Binding<schema::Cardinality> &binding)
{
    auto *edit = new CardinalityEdit;
    if (!label.trimmed().isEmpty())
        edit->setAccessibleNames(label);
    FormRow *row = addRow(label, edit);
    row->bind<schema::Cardinality>(binding.get, [edit](const schema::Cardinality &value) { edit->setValue(value); });
    row->enterBy(edit, [=]() -> Outcome {
        const auto value = edit->read();
        return value ? binding.set(*value) : Outcome(value.error());
    });
    return edit;
}

QComboBox *PropertyForm::addPick(const QString &label, const std::function<PickList()> &list,
                                 const std::function<Outcome(const QString &)> &set)
{
    QComboBox *box = makeComboBox();
    FormRow *row = addRow(label, box);
    row->bind<PickList>(list, [box](const PickList &shown) {
        box->clear();
        box->addItems(shown.texts);
        box->setCurrentIndex(static_cast<int>(shown.ids.indexOf(shown.current)));
    });
    connect(box, &QComboBox::activated, row,
            [=](int index) { row->give([&] { return set(list().ids.value(index)); }); });
    return box;
}

QComboBox *PropertyForm::addChoice(const QString &label, const QStringList &choices, const Binding<int> &binding)
{
    QComboBox *box = makeComboBox();
    box->addItems(choices);
    FormRow *row = addRow(label, box);
    row->bind<int>(binding.get, [box](int index) { box->setCurrentIndex(index); });
    connect(box, &QComboBox::activated, row, [=](int index) { row->give([&] { return binding.set(index); }); });
    return box;
}

QCheckBox *PropertyForm::addSwitch(const QString &label, const QString &text, const Binding<bool> &binding)
{
    // QFormLayout of Qt 6.4 counts too few lines beside a label; there the whole goes below it instead.
    QCheckBox *box = label.isEmpty() ? new WrapBox(text) : new QCheckBox(text);
    FormRow *row = addRow(label, box);
    row->bind<bool>(binding.get, [box](bool on) { box->setChecked(on); });
    connect(box, &QCheckBox::clicked, row, [=](bool on) { row->give([&] { return binding.set(on); }); });
    return box;
}

FormRow *PropertyForm::addWidget(const QString &label, QWidget *widget, const std::function<void()> &refresh)
{
    FormRow *row = addRow(label, widget);
    if (refresh)
        row->setRefresh(refresh);
    return row;
}

void PropertyForm::addHeading(const QString &text)
{
    addLine(nullptr, thinLine());
    addLine(nullptr, new TextLabel(TextLabel::Style::SecondaryTitle, text));
}

FormRow *PropertyForm::addRow(const QString &label, QWidget *editor)
{
    auto *row = new FormRow(editor);
    m_rows.append(row);
    if (label.isEmpty()) {
        addLine(nullptr, row);
    } else {
        auto *text = new TextLabel(TextLabel::Style::Body, label);
        text->setBuddy(editor);
        addLine(text, row);
        if (editor->accessibleName().isEmpty() && !label.trimmed().isEmpty())
            editor->setAccessibleName(label);
    }
    watch(editor);
    return row;
}

void PropertyForm::addLine(QWidget *label, QWidget *field)
{
    m_lines.append(Line{label, field});
    if (label != nullptr)
        m_layout->addRow(label, field);
    else
        m_layout->addRow(field);
}

/// Takes the row out of the layout: rows that are hidden in it write over the heights of others, which have none then
/// (QFormLayout of Qt 6.4 with WrapLongRows).
void PropertyForm::setRowVisible(QWidget *editor, bool visible)
{
    FormRow *row = rowOf(editor);
    const auto line =
        std::find_if(m_lines.begin(), m_lines.end(), [row](const Line &each) { return each.field == row; });
    if (std::exchange(line->shown, visible) == visible)
        return;
    if (visible) {
        const auto above =
            static_cast<int>(std::count_if(m_lines.begin(), line, [](const Line &each) { return each.shown; }));
        if (line->label != nullptr)
            m_layout->insertRow(above, line->label, row);
        else
            m_layout->insertRow(above, row);
    } else {
        const QFormLayout::TakeRowResult taken = m_layout->takeRow(row);
        delete taken.labelItem;
        delete taken.fieldItem;
    }
    if (line->label != nullptr)
        line->label->setVisible(visible);
    row->setVisible(visible);
}

void PropertyForm::setRowEnabled(QWidget *editor, bool enabled)
{
    FormRow *row = rowOf(editor);
    row->setEnabled(enabled);
    for (const Line &line : std::as_const(m_lines)) {
        if (line.field == row && line.label != nullptr)
            line.label->setEnabled(enabled);
    }
}

QString PropertyForm::errorOf(QWidget *editor) const
{
    return rowOf(editor)->errorText();
}

bool PropertyForm::hasErrors() const
{
    return std::any_of(m_rows.cbegin(), m_rows.cend(), [](const FormRow *row) { return !row->errorText().isEmpty(); });
}

FormRow *PropertyForm::rowOf(QObject *editor) const
{
    for (QObject *each = editor; each != nullptr; each = each->parent()) {
        if (auto *row = qobject_cast<FormRow *>(each))
            return row;
    }
    return nullptr;
}

void PropertyForm::refresh()
{
    for (FormRow *row : std::as_const(m_rows))
        row->refresh();
    arrange();
}

void PropertyForm::reset()
{
    for (FormRow *row : std::as_const(m_rows))
        row->reset();
    arrange();
    QMetaObject::invokeMethod(this, &PropertyForm::arrange, Qt::QueuedConnection); // once it has its width
}

/// Rows whose heights have changed while their sum has not would keep the former ones until the form is resized.
void PropertyForm::arrange()
{
    if (!isVisible())
        return; // that is done when it is shown
    for (const FormRow *row : std::as_const(m_rows))
        row->layout()->activate();
    m_layout->invalidate();
    m_layout->activate();
}

void PropertyForm::commit()
{
    for (FormRow *row : std::as_const(m_rows))
        row->commit();
}

void PropertyForm::watch(QWidget *editor)
{
    editor->installEventFilter(this);
    if (editor->focusPolicy() & Qt::TabFocus)
        editor->setFocusPolicy(Qt::StrongFocus);
    for (CountEdit *part : editor->findChildren<CountEdit *>())
        part->installEventFilter(this);
}

bool PropertyForm::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::FocusOut:
        // As in QLineEdit, an editor is not left with its window: that may be going, and with it what the rows show.
        if (static_cast<QFocusEvent *>(event)->reason() == Qt::ActiveWindowFocusReason)
            break;
        rowOf(watched)->tidy();
        Q_EMIT left();
        break;
    case QEvent::Wheel:
        if (passesOn(watched, event))
            return true;
        break;
    case QEvent::ShortcutOverride:
        return overridesShortcut(watched, static_cast<QKeyEvent *>(event));
    case QEvent::KeyPress:
        if (static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape && rowOf(watched)->revert())
            return true;
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

bool PropertyForm::overridesShortcut(QObject *editor, QKeyEvent *event)
{
    if (leavesTheProject(event))
        commit();
    const bool history = event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo);
    if (!history || hasOwnUndo(editor))
        return false;
    event->ignore(); // nothing typed here to take back: the window's own history is meant
    return true;
}

} // namespace sw::views
