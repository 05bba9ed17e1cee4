// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/lessons/lessontasks.h"

#include "models/base/texts.h"
#include "models/patterns/patternregistry.h"
#include "models/services/differences/modeldifference.h"
#include "models/services/lessons/lessonfigures.h"

#include <QMap>

#include <algorithm>

namespace sw::services
{

namespace
{

using formats::LessonBound;
using formats::LessonStep;
using About = TaskCondition::About;

/// What describes the world and not the design, by the names of project files.
bool isGiven(const ObjectChange &change, const QString &property)
{
    const auto isOneOf = [&](std::initializer_list<const char *> names) {
        return std::any_of(names.begin(), names.end(),
                           [&](const char *name) { return property == QLatin1String(name); });
    };
    switch (change.object) {
    case ChangedObject::Project:
        return isOneOf({"ramGiB", "cacheMiB", "settings", "server"});
    case ChangedObject::Entity:
        return isOneOf({"count", "growthPerDay", "hotFraction", "hotCount", "hotDocuments", "hotSkew"});
    case ChangedObject::Field:
        return isOneOf({"averageBytes", "count", "presence", "countP99", "distinctValues"});
    case ChangedObject::Relationship:
        return isOneOf({"a.perOther", "b.perOther", "p50", "p99", "growth", "growthPerParentPerDay"});
    case ChangedObject::Operation:
        return !isOneOf({"name", "description"});
    case ChangedObject::Index:
    case ChangedObject::Pattern:
    case ChangedObject::Ignored:
        break;
    }
    return false;
}

/// What is given and differs, each in words; "object: property" as the key. A problem that is ignored is still there.
QMap<QString, QString> changesOfGiven(const schema::Model &start, const schema::Model &now)
{
    QMap<QString, QString> changed;
    for (const ObjectChange &change : differenceOf(start, now).changes) {
        const QString key = nameOf(change.object) + QLatin1Char(' ') + change.id + QLatin1Char(' ') + change.name;
        const bool isGone = change.kind == ChangeKind::Removed &&
                            (change.object == ChangedObject::Operation || change.object == ChangedObject::Entity ||
                             change.object == ChangedObject::Field);
        if (isGone)
            changed.insert(key, Text::tr("%1 is missing").arg(change.name));
        if (change.object == ChangedObject::Ignored && change.kind == ChangeKind::Added)
            changed.insert(key, Text::tr("%1 is ignored").arg(change.name));
        for (const PropertyChange &property : change.properties) {
            if (change.kind == ChangeKind::Changed && isGiven(change, property.name))
                changed.insert(key + QLatin1Char(' ') + property.name,
                               Text::tr("%1, %2: %3 → %4")
                                   .arg(change.name, property.label, property.beforeText, property.afterText));
        }
    }
    return changed;
}

/// Whether what the task gives is still there: a goal that is reached by other numbers, or by ignoring what is wrong,
/// is not reached. What the solution itself changes is the learner's to change.
std::optional<TaskCondition> givenFacts(const LessonBench &bench, const LessonStep &step, const schema::Model &now)
{
    const auto start = bench.state(step.model);
    const auto solved = solvedModel(bench, step);
    if (!start || !solved)
        return std::nullopt;
    const QMap<QString, QString> free = changesOfGiven((*start)->model, *solved);
    QStringList changed;
    const QMap<QString, QString> all = changesOfGiven((*start)->model, now);
    for (auto it = all.begin(); it != all.end(); ++it) {
        if (!free.contains(it.key()))
            changed << it.value();
    }
    const QString value =
        changed.isEmpty() ? Text::tr("yes")
        : changed.size() == 1
            ? changed.first()
            : Text::tr("%1, and %n more", nullptr, static_cast<int>(changed.size()) - 1).arg(changed.first());
    return TaskCondition{Text::tr("The counts, rates and problems that are given stay"), value, changed.isEmpty(),
                         About::Given};
}

/// "patterns subset", at least one: the pattern's id; empty: another condition.
QString askedPattern(const LessonBound &bound)
{
    const QString name = QStringLiteral("patterns ");
    return bound.figure.startsWith(name) && bound.atLeast.value_or(0) > 0 ? bound.figure.sliced(name.size()).trimmed()
                                                                          : QString();
}

bool isMet(const QList<TaskCondition> &conditions, About about)
{
    return std::all_of(conditions.begin(), conditions.end(),
                       [about](const TaskCondition &one) { return one.met || one.about != about; });
}

} // namespace

QList<TaskCondition> judgeTask(const LessonBench &bench, const LessonStep &step, const LessonState &state)
{
    QList<TaskCondition> conditions;
    for (const LessonBound &bound : step.bounds) {
        const QString pattern = askedPattern(bound);
        const auto figure = figureOf(state, bound.figure);
        if (!figure)
            conditions.append({bound.figure, figure.error().message, false});
        else if (!pattern.isEmpty() && *bound.atLeast == 1 && !bound.atMost)
            conditions.append({Text::tr("With the pattern %1").arg(patterns::patternName(pattern)),
                               figure->value > 0 ? Text::tr("used") : Text::tr("not used"), holds(*figure, bound),
                               About::Pattern});
        else
            conditions.append({boundText(*figure, bound), figureText(figure->value, figure->unit),
                               holds(*figure, bound), pattern.isEmpty() ? About::Figure : About::Pattern});
    }
    if (const auto given = givenFacts(bench, step, state.model))
        conditions.append(*given);
    return conditions;
}

QList<TaskCondition> judgeTask(const LessonBench &bench, const LessonStep &step, const schema::Model &model)
{
    return judgeTask(bench, step, LessonState{model, evaluate(model)});
}

bool isDone(const QList<TaskCondition> &conditions)
{
    return std::all_of(conditions.begin(), conditions.end(), [](const TaskCondition &one) { return one.met; });
}

bool isMetOtherwise(const QList<TaskCondition> &conditions)
{
    const auto isFigure = [](const TaskCondition &one) {
        return one.about == About::Figure;
    };
    return std::any_of(conditions.begin(), conditions.end(), isFigure) && isMet(conditions, About::Figure) &&
           !isDone(conditions);
}

QString verdictText(const QList<TaskCondition> &conditions, bool wasDone)
{
    if (isDone(conditions))
        return Text::tr("Done. Well solved.");
    const auto open =
        std::find_if(conditions.begin(), conditions.end(), [](const TaskCondition &one) { return !one.met; });
    if (isMetOtherwise(conditions))
        return open->about == About::Given
                   ? Text::tr("The figures are reached, but not by the design: %1.").arg(open->value)
                   : Text::tr("The figures are reached, but in another way: %1.")
                         .arg(open->text + QStringLiteral(": ") + open->value);
    return wasDone ? Text::tr("It was done, and is not any more. %1 (now: %2)").arg(open->text, open->value)
                   : Text::tr("Not done yet.");
}

base::Result<schema::Model> solvedModel(const LessonBench &bench, const LessonStep &step)
{
    const auto state = bench.state(step.model);
    if (!state)
        return atStep(step, state.error());
    schema::Model model = (*state)->model;
    if (const auto changed = applyChanges(model, step.solution); !changed)
        return changed.error();
    return model;
}

QString unaskedPattern(const formats::Lesson &lesson, const LessonStep &step)
{
    const auto applies = [&](const formats::LessonChange &change) {
        return change.kind == formats::LessonChange::Kind::Apply && change.what == lesson.pattern;
    };
    const auto asks = [&](const LessonBound &bound) {
        return askedPattern(bound) == lesson.pattern;
    };
    const bool teaches = std::any_of(step.solution.begin(), step.solution.end(), applies);
    return teaches && std::none_of(step.bounds.begin(), step.bounds.end(), asks) ? lesson.pattern : QString();
}

} // namespace sw::services
