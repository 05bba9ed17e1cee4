// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/lessons/steppage.h"
#include "views/widgets/style/appearance.h"

#include <QFrame>

class QCheckBox;
class QLabel;

namespace sw::views
{

/// An answer to choose, and the reason why it is right or wrong once it was checked.
class AnswerBox : public QFrame
{
    Q_OBJECT

public:
    AnswerBox(const QString &text, QLabel *reason, QWidget *parent = nullptr);

    QCheckBox *box() const { return m_box; }
    bool isTicked() const;
    /// Says in words, sign and colour whether it was ticked as it should be.
    void judge(bool right, const QString &verdict);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    /// The frame shows whether the box has the focus.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// What was judged is another answer now.
    void forget();

    std::optional<Status> m_status;
    QString m_text;
    QCheckBox *m_box;
    QLabel *m_label;
    TextLabel *m_verdict;
    QLabel *m_reason;
};

/// A question with several answers, of which more than one may be right.
class QuizPage : public StepPage
{
    Q_OBJECT

public:
    QuizPage(const services::LessonBench &bench, const formats::LessonStep &step);

    void takeFocus() override;
    QString checkText() const override { return tr("&Check answers"); }
    QString keysText() const override;
    void check() override;
    QStringList answer() const override;
    void setAnswer(const QStringList &answer) override;
    /// Digits tick the answer of that number.
    bool takeKey(int key) override;

protected:
    /// Up and Down go from answer to answer and no further.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QStringList ticked() const;

    QList<AnswerBox *> m_answers;
    bool m_isJudged = false; ///< as it is ticked now
};

} // namespace sw::views
