// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/lessons/lessonbench.h"

#include "models/base/suggestion.h"
#include "models/base/texts.h"
#include "models/formats/project/projectreader.h"
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/core/target.h"
#include "models/patterns/patternregistry.h"
#include "models/schema/validation/validatemodel.h"
#include "models/services/objects/modelobject.h"
#include "models/services/patternuses/applypattern.h"

#include <QJsonDocument>

namespace sw::services
{

namespace
{

using formats::LessonChange;

base::Error inPlace(const QString &place, base::Error error)
{
    error.code = base::ErrorCode::Format;
    error.where = error.where.isEmpty() ? place : Text::tr("%1, %2").arg(place, error.where);
    return error;
}

base::Result<const patterns::Pattern *> patternOf(const QString &id)
{
    QStringList ids;
    for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all()) {
        if (pattern->id() == id)
            return pattern;
        ids << pattern->id();
    }
    return base::Error{
        base::ErrorCode::Format, Text::tr("There is no pattern '%1'.").arg(id), {}, base::suggestion(id, ids)};
}

base::Result<void> apply(schema::Model &model, const LessonChange &change)
{
    const auto pattern = patternOf(change.what);
    if (!pattern)
        return pattern.error();
    const auto target = patterns::parseTarget(model, change.target);
    if (!target)
        return target.error();
    QStringList names;
    for (const patterns::Parameter &parameter : (*pattern)->parameters())
        names << parameter.name;
    for (const QString &name : change.values.keys()) {
        if (!names.contains(name))
            return base::Error{base::ErrorCode::Format,
                               Text::tr("The pattern '%1' has no parameter '%2'.").arg(change.what, name),
                               {},
                               base::suggestion(name, names)};
    }
    return applyPattern(model, **pattern, *target, change.values);
}

base::Result<void> remove(schema::Model &model, const LessonChange &change)
{
    std::optional<patterns::Target> wanted;
    if (!change.target.isEmpty()) {
        const auto target = patterns::parseTarget(model, change.target);
        if (!target)
            return target.error();
        wanted = *target;
    }
    const qsizetype gone = model.patterns.removeIf([&](const schema::PatternUse &use) {
        return use.pattern == change.what && (!wanted || patterns::targetOf(use) == *wanted);
    });
    if (gone > 0)
        return {};
    return base::Error{base::ErrorCode::Format,
                       Text::tr("The project does not use the pattern '%1' there.").arg(change.what),
                       {},
                       Text::tr("Leave the change out, or name another object.")};
}

base::Result<void> set(schema::Model &model, const LessonChange &change)
{
    const auto object = findObject(model, change.what);
    if (!object)
        return object.error();
    for (auto it = change.values.begin(); it != change.values.end(); ++it) {
        if (const auto done = setMember(model, *object, it.key(), it.value()); !done)
            return inPlace(it.key(), done.error());
    }
    return {};
}

} // namespace

base::Error atStep(const formats::LessonStep &step, base::Error error)
{
    error.where = error.where.isEmpty() ? step.place : Text::tr("%1, %2").arg(step.place, error.where);
    return error;
}

base::Result<void> applyChanges(schema::Model &model, const QList<LessonChange> &changes)
{
    for (const LessonChange &change : changes) {
        const auto done = change.kind == LessonChange::Kind::Apply    ? apply(model, change)
                          : change.kind == LessonChange::Kind::Remove ? remove(model, change)
                                                                      : set(model, change);
        if (!done)
            return inPlace(change.place, done.error());
    }
    return {};
}

base::Result<schema::Model> LessonBench::modelOf(const QString &name, int depth) const
{
    const formats::LessonModel *wanted = m_lesson.model(name);
    QStringList names;
    for (const formats::LessonModel &one : m_lesson.models)
        names << one.name;
    if (!wanted)
        return base::Error{base::ErrorCode::Format,
                           Text::tr("The lesson has no model “%1”.").arg(name),
                           {},
                           base::suggestion(name, names)};
    if (depth > m_lesson.models.size())
        return base::Error{base::ErrorCode::Format, Text::tr("The models start from each other."), wanted->place,
                           Text::tr("Let one of them start from a sample or a project.")};
    const auto base = [&]() -> base::Result<schema::Model> {
        if (!wanted->from.isEmpty() && !m_lesson.model(wanted->from))
            return inPlace(wanted->place + QStringLiteral(".from"), modelOf(wanted->from, depth + 1).error());
        if (!wanted->from.isEmpty())
            return modelOf(wanted->from, depth + 1);
        if (!wanted->sample.isEmpty())
            return formats::loadSample(wanted->sample);
        auto project = formats::readProject(QJsonDocument(wanted->project).toJson());
        if (!project)
            return project.error();
        return std::move(project->model);
    };
    auto model = base();
    if (!model)
        return wanted->from.isEmpty() ? inPlace(wanted->place, model.error()) : model.error();
    if (const auto changed = applyChanges(*model, wanted->changes); !changed)
        return changed.error();
    const QList<base::Error> problems = schema::validateModel(*model);
    if (!problems.isEmpty())
        return inPlace(wanted->place, problems.first());
    return model;
}

base::Result<const LessonState *> LessonBench::state(const QString &name) const
{
    if (const auto known = m_states.find(name); known != m_states.end())
        return known->second.get();
    auto model = modelOf(name, 0);
    if (!model)
        return model.error();
    Evaluation evaluation = evaluate(*model);
    auto state = std::make_unique<LessonState>(LessonState{std::move(*model), std::move(evaluation)});
    const LessonState *result = state.get();
    m_states.emplace(name, std::move(state));
    return result;
}

} // namespace sw::services
