// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/lessons/steppage.h"

class QLineEdit;

namespace sw::views
{

/// The learner sets a number before it is shown.
class PredictPage : public StepPage
{
    Q_OBJECT

public:
    PredictPage(const services::LessonBench &bench, const formats::LessonStep &step);

    void takeFocus() override;
    QString checkText() const override { return tr("&Check"); }
    QString keysText() const override { return tr("Enter checks"); }
    void check() override;
    QStringList answer() const override { return m_answer; }
    void setAnswer(const QStringList &answer) override;

private:
    void keep(const QString &how);

    std::optional<services::Question> m_question;
    QLineEdit *m_number;
    QStringList m_answer;  ///< the number as typed, and how
    bool m_isTold = false; ///< the number was shown: who types it now has not predicted it
};

} // namespace sw::views
