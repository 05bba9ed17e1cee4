// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/lessons/lessontasks.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/placement/placementtexts.h"
#include "models/patterns/patternregistry.h"
#include "models/schema/names.h"
#include "models/services/differences/membertexts.h"
#include "models/services/lessons/givenfacts.h"
#include "models/services/lessons/lessonfigures.h"
#include "models/services/objects/modelobject.h"
#include "models/services/patternuses/parametertexts.h"

#include <QJsonArray>

#include <algorithm>

namespace sw::services
{

namespace
{

using formats::LessonBound;
using formats::LessonStep;
using About = TaskCondition::About;

TaskCondition givenCondition(const GivenFacts &given, const schema::Model &now)
{
    const QStringList changed = given.changedIn(now);
    const QString value =
        changed.isEmpty() ? Text::tr("yes")
        : changed.size() == 1
            ? changed.first()
            : Text::tr("%1, and %n more", nullptr, static_cast<int>(changed.size()) - 1).arg(changed.first());
    const QStringList free = given.free();
    const QString text =
        free.isEmpty()
            ? Text::tr("Counts, operations, rates and the server stay as given; no finding is ignored")
            : Text::tr("Counts, operations, rates and the server stay as given, except %1; no finding is ignored")
                  .arg(free.join(QStringLiteral(", ")));
    return {text, value, changed.isEmpty(), About::Given};
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

/// As the window shows it, where the model has it.
QString nameOf(const schema::Model &model, const QString &object)
{
    const auto found = findObject(model, object);
    if (!found)
        return object;
    if (const schema::Relationship *link = model.relationship(found->relationship))
        return schema::relationshipName(model, *link);
    const schema::Entity *entity = model.entity(found->entity);
    if (entity == nullptr)
        return object;
    return found->field.isEmpty() ? entity->name
                                  : entity->name + QLatin1Char('.') + schema::fieldPath(entity->fields, found->field);
}

/// "at least 0, usually 5, at most 150"
QString rangeInWords(const schema::Model &model, const QJsonArray &range)
{
    const auto text = [&](int i) {
        return memberText(model, QStringLiteral("range"), range.at(i));
    };
    if (text(0) == text(2))
        return Text::tr("always %1").arg(text(0));
    return Text::tr("at least %1, usually %2, at most %3").arg(text(0), text(1), text(2));
}

QString fieldsInWords(const QJsonArray &fields)
{
    QStringList texts;
    for (const QJsonValue &field : fields)
        texts << QStringLiteral("%1 (%2)").arg(field[QLatin1String("name")].toString(),
                                               field[QLatin1String("type")].toString());
    return texts.join(QStringLiteral(", "));
}

QString labelInWords(const schema::Model &model, const ModelObject &object, const QString &member)
{
    const schema::Relationship *link = model.relationship(object.relationship);
    if (link == nullptr || member != QLatin1String("perOther"))
        return member == QLatin1String("fields") ? Text::tr("fields") : memberLabel(member);
    const auto nameOfEnd = [&](const schema::RelationshipEnd &end) {
        const schema::Entity *entity = model.entity(end.entity);
        return entity != nullptr ? entity->name : end.entity.text();
    };
    return Text::tr("%1 per %2")
        .arg(nameOfEnd(object.atA ? link->a : link->b),
             schema::singularName(nameOfEnd(object.atA ? link->b : link->a)));
}

QString memberInWords(const schema::Model &model, const ModelObject &object, const QString &member,
                      const QJsonValue &value)
{
    const schema::Relationship *link = model.relationship(object.relationship);
    const auto placement = link != nullptr && member == QLatin1String("placement")
                               ? schema::parseName<schema::Placement>(value.toString())
                               : std::nullopt;
    if (placement)
        return design::placementText(model, *link, *placement);
    const bool isRange = member == QLatin1String("perOther") || member == QLatin1String("count");
    const QJsonArray list = value.toArray();
    const QString text = isRange && list.size() == 3         ? rangeInWords(model, list)
                         : member == QLatin1String("fields") ? fieldsInWords(list)
                                                             : memberText(model, member, value);
    return QStringLiteral("%1: %2").arg(labelInWords(model, object, member), text);
}

QStringList valuesInWords(const schema::Model &model, const formats::LessonChange &change)
{
    if (change.kind != formats::LessonChange::Kind::Set) {
        const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(change.what);
        return pattern != nullptr ? parametersInWords(model, *pattern, change.values) : QStringList();
    }
    const auto object = findObject(model, change.what);
    QStringList texts;
    for (auto it = change.values.begin(); it != change.values.end(); ++it)
        texts << memberInWords(model, object ? *object : ModelObject(), it.key(), it.value());
    return texts;
}

QString changeInWords(const schema::Model &model, const formats::LessonChange &change)
{
    using Kind = formats::LessonChange::Kind;
    const QString pattern = change.kind == Kind::Set ? QString() : patterns::patternName(change.what);
    const QString what = change.kind == Kind::Apply
                             ? Text::tr("Apply %1 to %2").arg(pattern, nameOf(model, change.target))
                         : change.kind == Kind::Remove ? Text::tr("Remove %1").arg(pattern)
                                                       : nameOf(model, change.what);
    const QStringList values = valuesInWords(model, change);
    return values.isEmpty() ? what : what + QStringLiteral(" – ") + values.join(QStringLiteral("; "));
}

} // namespace

QList<TaskCondition> judgeTask(const LessonStep &step, const GivenFacts *given, const LessonState &state)
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
    if (given)
        conditions.append(givenCondition(*given, state.model));
    return conditions;
}

QList<TaskCondition> judgeTask(const LessonBench &bench, const LessonStep &step, const LessonState &state)
{
    const auto given = GivenFacts::of(bench, step);
    return judgeTask(step, given ? &*given : nullptr, state);
}

QList<TaskCondition> judgeTask(const LessonBench &bench, const LessonStep &step, const schema::Model &model)
{
    return judgeTask(bench, step, LessonState{model, evaluate(model)});
}

bool isDone(const QList<TaskCondition> &conditions)
{
    return std::all_of(conditions.begin(), conditions.end(), [](const TaskCondition &one) { return one.met; });
}

bool isGivenChanged(const QList<TaskCondition> &conditions)
{
    return !isMet(conditions, About::Given);
}

bool isMetOtherwise(const QList<TaskCondition> &conditions)
{
    const auto isFigure = [](const TaskCondition &one) {
        return one.about == About::Figure;
    };
    return std::any_of(conditions.begin(), conditions.end(), isFigure) && isMet(conditions, About::Figure) &&
           !isDone(conditions);
}

QString conditionText(const TaskCondition &condition)
{
    return base::visibleText(Text::tr("%1 (now: %2)").arg(condition.text, condition.value));
}

QString spokenCondition(const TaskCondition &condition)
{
    return (condition.met ? Text::tr("Met: %1", "a condition") : Text::tr("Not met: %1", "a condition"))
        .arg(conditionText(condition));
}

QString verdictText(const QList<TaskCondition> &conditions, bool wasDone)
{
    if (isDone(conditions))
        return Text::tr("Done. Well solved.");
    const auto given = std::find_if(conditions.begin(), conditions.end(),
                                    [](const TaskCondition &one) { return one.about == About::Given && !one.met; });
    const auto open =
        std::find_if(conditions.begin(), conditions.end(), [](const TaskCondition &one) { return !one.met; });
    if (isMetOtherwise(conditions) && open->about == About::Given)
        return Text::tr("The figures are reached, but not by the design: %1.").arg(open->value);
    if (given != conditions.end())
        return Text::tr("What the task gives was changed: %1. Undo that.").arg(given->value);
    if (isMetOtherwise(conditions))
        return Text::tr("The figures are reached, but in another way: %1.")
            .arg(open->text + QStringLiteral(": ") + open->value);
    return wasDone ? Text::tr("It was done, and is not any more. %1 (now: %2)").arg(open->text, open->value)
                   : Text::tr("Not done yet. %1 (now: %2)").arg(open->text, open->value);
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

QStringList solutionTexts(const LessonBench &bench, const LessonStep &step)
{
    const auto state = bench.state(step.model);
    const schema::Model none;
    QStringList texts;
    for (const formats::LessonChange &change : step.solution)
        texts << base::visibleText(changeInWords(state ? (*state)->model : none, change));
    return texts;
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
