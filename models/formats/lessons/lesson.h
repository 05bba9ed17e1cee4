// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QStringList>

namespace sw::formats
{

/// What a step of a lesson asks of the learner: to look, to foretell a number, to tick answers, to find what is wrong
/// in a small project, or to change a project.
enum class StepKind { Show, Predict, Quiz, Spot, Do };

/// "show" … "do", as files have it.
QString nameOf(StepKind kind);

/// A page of the designer.
enum class DesignerPage { Model, Documents, Patterns };

/// A change to the model of a lesson, as the command line would make it.
struct LessonChange
{
    enum class Kind { Apply, Remove, Set };
    Kind kind = Kind::Set;
    QString what;       ///< of Apply and Remove: id of a pattern; of Set: an object, "project", "books.title"
    QString target;     ///< of Apply and Remove: what the pattern is applied to
    QJsonObject values; ///< parameters of the pattern, or members of the object
    QString place;      ///< in the file, for errors
};

/// A model that steps look at: a shipped sample, a project in the file, or another model, and changes to it.
struct LessonModel
{
    QString name;
    QString sample;
    QString from;
    QJsonObject project; ///< a whole project file
    QList<LessonChange> changes;
    QString place;
};

/// One of several answers of a quiz.
struct LessonOption
{
    QString id;
    bool right = false;
};

/// A finding that the learner has to find.
struct PlantedFinding
{
    QString check;  ///< "E1"
    QString object; ///< "books.reviews"; empty: whatever it is found on
};

/// A figure of a model and where it has to lie for a task to be done.
struct LessonBound
{
    QString figure;
    std::optional<double> atLeast;
    std::optional<double> atMost;
    QString place;
};

struct LessonStep
{
    QString id;
    StepKind kind = StepKind::Show;
    QString model;
    QString collection;    ///< of Show: the collection whose document is shown; empty: none
    QStringList figures;   ///< of Show: counters, "document books"
    QString figure;        ///< of Predict: what the learner foretells
    double tolerance = 20; ///< of Predict: how far off counts as right, in percent
    QList<LessonOption> options;
    QList<PlantedFinding> planted;
    QList<LessonBound> bounds;
    QList<LessonChange> solution;            ///< of Do
    DesignerPage page = DesignerPage::Model; ///< of Do: where it begins
    QString place;
};

/// What a step says, in one language; Markdown with figures in double braces.
struct StepTexts
{
    struct Option
    {
        QString text;
        QString reason;
    };
    QString title;
    QString body;
    QString hint;
    QString answer; ///< said once the step is solved
    QHash<QString, Option> options;
    int line = 0; ///< of the title in its file
};

struct LessonTexts
{
    QString file; ///< for errors
    QString title;
    QString summary;
    QHash<QString, StepTexts> steps;
};

/// A lesson: its steps, the models that they look at, and its texts in one language. A value.
struct Lesson
{
    QString id;
    QString key;     ///< what a learner did in it is kept under: the id of a shipped one, else also where it comes from
    int number = 0;  ///< its place among the shipped ones
    QString pattern; ///< that it teaches, or empty
    QString file;    ///< for errors
    QList<LessonModel> models;
    QList<LessonStep> steps;
    LessonTexts texts;

    const LessonModel *model(const QString &name) const;
    const LessonStep *step(const QString &stepId) const;
};

} // namespace sw::formats
