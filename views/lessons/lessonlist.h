// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

namespace sw::views
{

/// The shipped lessons with their steps, and what was solved of each. Up and Down show the step that they come to, and
/// the list keeps the focus; Enter goes into it.
class LessonList : public QTreeWidget
{
    Q_OBJECT

public:
    explicit LessonList(QWidget *parent = nullptr);

    /// Marks what is solved and seen by now.
    void showProgress();
    int solved() const { return m_solved; }
    int asked() const { return m_asked; }
    /// Marks step \p number of \p lesson as the one that is shown, and unfolds this lesson alone.
    void setShown(const QString &lesson, int number);

Q_SIGNALS:
    void chosen(const QString &lesson, int step);
    void entered();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fill();
    void choose(bool byMouse);

    int m_solved = 0;
    int m_asked = 0;
    bool m_isWalked = false; ///< by keys, which may rest on the name of a lesson
};

} // namespace sw::views
