// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QButtonGroup;

namespace sw::views
{

/// A row of joined buttons of which exactly one is on: the goal, the kind of a relationship, the extent of a preview.
/// Tab leads to the one that is on, left and right arrows move between the choices.
class SegmentedControl : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentedControl(const QStringList &choices, QWidget *parent = nullptr);

    int current() const;
    /// Does not emit chosen(). -1 leaves all off.
    void setCurrent(int index);
    void setChoiceToolTip(int index, const QString &text);
    void setChoiceText(int index, const QString &text);
    QSize sizeHint() const override;

Q_SIGNALS:
    void chosen(int index); ///< by a person

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void takeTabAtChosen();

    QButtonGroup *m_group;
};

} // namespace sw::views
