// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/cardinality.h"
#include "views/widgets/formrow.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPlainTextEdit;

namespace sw::views
{

class CardinalityEdit;
class CountEdit;
struct CountRange;

/// What a person can choose from when that depends on the model.
struct PickList
{
    QStringList texts;
    QStringList ids;
    QString current;

    friend bool operator==(const PickList &, const PickList &) = default;
};

/// Rows of label and editor, each bound to a value of the model. Edits apply at once, as one step of the history for
/// each stay in an editor; what is refused stays as it was typed, with the reason below it.
class PropertyForm : public QWidget
{
    Q_OBJECT

public:
    using Outcome = base::Result<void>;
    using Check = std::function<Outcome(const QString &)>;

    explicit PropertyForm(QWidget *parent = nullptr);

    /// A name that others refer to: checked while typing, given to the model by Enter or by leaving the editor.
    QLineEdit *addName(const QString &label, const Binding<QString> &binding, const Check &check);
    /// A text that means something only as a whole, as a list does: given to the model by Enter or by leaving the
    /// editor.
    QLineEdit *addPhrase(const QString &label, const Binding<QString> &binding);
    QLineEdit *addText(const QString &label, const Binding<QString> &binding);
    QPlainTextEdit *addLongText(const QString &label, const Binding<QString> &binding);
    CountEdit *addNumber(const QString &label, const CountRange &range, const Binding<std::optional<double>> &binding);
    CardinalityEdit *addCardinality(const QString &label, const Binding<schema::Cardinality> &binding);
    QComboBox *addChoice(const QString &label, const QStringList &choices, const Binding<int> &binding);
    /// \p list is asked again at each refresh; \p set gets the id chosen.
    QComboBox *addPick(const QString &label, const std::function<PickList()> &list,
                       const std::function<Outcome(const QString &)> &set);
    QCheckBox *addSwitch(const QString &label, const QString &text, const Binding<bool> &binding);
    /// An editor that looks after itself; \p refresh is called with the other rows. Without a label it takes the whole
    /// width.
    FormRow *addWidget(const QString &label, QWidget *widget, const std::function<void()> &refresh = {});
    /// A thin line and a heading.
    void addHeading(const QString &text);

    void setRowVisible(QWidget *editor, bool visible);
    void setRowEnabled(QWidget *editor, bool enabled);
    /// Why the content of \p editor is refused; empty when it is accepted.
    QString errorOf(QWidget *editor) const;
    /// Whether the content of any editor is refused.
    bool hasErrors() const;

    /// Takes over values that have changed in the model.
    void refresh();
    /// Shows another object: everything is written, refused texts are dropped.
    void reset();
    /// Gives names that are still being typed to the model.
    void commit();

Q_SIGNALS:
    void left(); ///< the focus has gone out of an editor: what follows is another step

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    FormRow *addRow(const QString &label, QWidget *editor);
    FormRow *rowOf(QObject *editor) const;
    void addLine(QWidget *label, QWidget *field);
    void arrange();
    void watch(QWidget *editor);
    bool overridesShortcut(QObject *editor, QKeyEvent *event);

    /// A row of the layout, or a row that is left out of it now.
    struct Line
    {
        QWidget *label = nullptr;
        QWidget *field = nullptr;
        bool shown = true;
    };

    QFormLayout *m_layout;
    QList<FormRow *> m_rows;
    QList<Line> m_lines; ///< from top to bottom
};

} // namespace sw::views
