// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/lessons/steppage.h"

#include <QListView>
#include <QPersistentModelIndex>

namespace sw::views
{

class FigureRow;
class ShapeStage;
class SizeMeter;
class StagePlayer;

/// Documents as a design stores them, with its figures and the cache beside those of the step before. Documents,
/// figures and meter run from there to here, unless animations are off.
class ShowPage : public StepPage
{
    Q_OBJECT

public:
    ShowPage(const services::LessonBench &bench, const formats::LessonStep &step);

    void start() override;
    QString keysText() const override;
    bool takeKey(int key) override;
    ShapeStage *stage() const { return m_stage; }
    StagePlayer *player() const { return m_player; }

private:
    void addStage();
    void addDocument();
    void addFigures();
    void showProgress(double progress);

    services::ShownStep m_shown;
    ShapeStage *m_stage = nullptr;
    StagePlayer *m_player = nullptr;
    FigureRow *m_figures = nullptr;
    SizeMeter *m_meter = nullptr;
    QListView *m_view = nullptr;
    QPersistentModelIndex m_changed; ///< the first line that this step is about
};

} // namespace sw::views
