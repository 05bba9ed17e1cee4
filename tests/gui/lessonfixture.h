// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/lessons/lessonlibrary.h"
#include "tests/gui/windowfixture.h"
#include "views/lessons/lessonwindow.h"
#include "views/lessons/steppage.h"

#include <QApplication>
#include <QLabel>

namespace sw::test
{

inline views::LessonWindow &openLessons(Window &w)
{
    w.action("learn.lessons")->trigger();
    views::LessonWindow *found = nullptr;
    for (QWidget *widget : QApplication::topLevelWidgets())
        found = found ? found : qobject_cast<views::LessonWindow *>(widget);
    views::LessonWindow &lessons = *found;
    for (int i = 0; i < 50 && QApplication::activeWindow() != &lessons; ++i) {
        lessons.activateWindow();
        QTest::qWait(20);
    }
    return lessons;
}

/// The number of the first step of \p kind in the lesson.
inline int stepOf(const QString &lesson, formats::StepKind kind)
{
    const auto loaded = formats::shippedLesson(lesson);
    for (int i = 0; i < loaded->steps.size(); ++i) {
        if (loaded->steps.at(i).kind == kind)
            return i;
    }
    return -1;
}

inline bool shows(const QWidget &page, const QString &text)
{
    const auto labels = page.findChildren<QLabel *>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel *label) { return label->isVisible() && label->text().contains(text); });
}

} // namespace sw::test
