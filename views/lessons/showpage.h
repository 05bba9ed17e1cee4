// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/lessons/steppage.h"

#include <QListView>
#include <QPersistentModelIndex>

class QVariantAnimation;

namespace sw::views
{

class SizeMeter;

/// A document as a design stores it, with its figures and the cache beside those of the step before. Figures and meter
/// run from there to here, unless animations are off.
class ShowPage : public StepPage
{
    Q_OBJECT

public:
    ShowPage(const services::LessonBench &bench, const formats::LessonStep &step);

    void start() override;
    bool takeKey(int key) override;

private:
    void addDocument(const services::ShownStep &shown);
    void addFigures(const services::ShownStep &shown);
    void play();

    QListView *m_view = nullptr;
    QPersistentModelIndex m_changed; ///< the first line that this step is about
    QVariantAnimation *m_animation;
};

} // namespace sw::views
