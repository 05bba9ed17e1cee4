// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/lessons/steppage.h"

class QTreeWidget;

namespace sw::views
{

/// The objects of a small project, of which those are to be selected that a check finds fault with.
class SpotPage : public StepPage
{
    Q_OBJECT

public:
    SpotPage(const services::LessonBench &bench, const formats::LessonStep &step);

    void takeFocus() override;
    QWidget *choices() const override;
    QString checkText() const override { return tr("&Check findings"); }
    QString keysText() const override { return tr("Space ticks · Enter checks"); }
    void check() override;
    QStringList answer() const override;
    void setAnswer(const QStringList &answer) override;

private:
    QList<services::Suspect> m_suspects;
    QTreeWidget *m_tree;
    QVBoxLayout *m_found;
    bool m_isJudged = false; ///< as it is ticked now
};

} // namespace sw::views
