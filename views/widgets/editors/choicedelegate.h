// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/editors/fieldlinehelp.h"

#include <QStyledItemDelegate>

namespace sw::views
{

/// Whether \p editor holds what somebody types: views ask for its data again whenever the row changes, and then it
/// stays.
bool isBeingTypedIn(const QWidget *editor);

/// Edits cells that have a list of choices with a box, all others as text.
class ChoiceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// \p choicesRole: of the cell's choices, a list of texts. \p depthRole: how far to indent the first column; 0 for
    /// none.
    ChoiceDelegate(int choicesRole, int depthRole, QObject *parent);

    /// Cells of the first column are lines of fields: helps to type them. Asked once for each cell that is edited.
    using HintsFor = std::function<FieldLineHelp::Hints(const QModelIndex &)>;
    void setLineHints(const HintsFor &hints) { m_hintsFor = hints; }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    /// Space ticks and opens lists; in a cell of text, of which it would be the new one, it does nothing.
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

protected:
    /// What the list says of a choice.
    virtual QString choiceText(const QModelIndex &index, const QString &choice) const;
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    int m_choicesRole;
    int m_depthRole;
    HintsFor m_hintsFor;
};

} // namespace sw::views
