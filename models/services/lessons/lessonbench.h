// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/lessons/lesson.h"
#include "models/services/evaluation/evaluation.h"

#include <map>
#include <memory>

namespace sw::services
{

/// Makes the changes of a lesson to \p model. Errors name the place in the lesson's file.
base::Result<void> applyChanges(schema::Model &model, const QList<formats::LessonChange> &changes);

/// \p error at the place of \p step in the lesson's file.
base::Error atStep(const formats::LessonStep &step, base::Error error);

/// A model of a lesson, and all that follows from it.
struct LessonState
{
    schema::Model model;
    Evaluation evaluation;
};

/// A lesson with its models, each made and evaluated when it is asked for the first time: nothing that a lesson says in
/// numbers comes from its file.
class LessonBench
{
public:
    explicit LessonBench(formats::Lesson lesson) : m_lesson(std::move(lesson)) {}

    const formats::Lesson &lesson() const { return m_lesson; }
    /// The pointer is valid as long as the bench. Errors name the place in the lesson's file.
    base::Result<const LessonState *> state(const QString &name) const;

private:
    base::Result<schema::Model> modelOf(const QString &name, int depth) const;

    formats::Lesson m_lesson;
    mutable std::map<QString, std::unique_ptr<LessonState>> m_states;
};

} // namespace sw::services
