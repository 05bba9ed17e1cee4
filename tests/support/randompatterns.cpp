// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/randompatterns.h"

#include "models/patterns/core/designbuilder.h"
#include "models/patterns/patternregistry.h"

#include <QJsonArray>
#include <QRandomGenerator>

namespace sw::testsupport
{

using patterns::Parameter;
using patterns::Pattern;
using patterns::Target;

namespace
{

constexpr int attemptsPerUse = 40;

void addFields(QList<Target> &targets, const schema::Entity &entity, const QList<schema::Field> &fields,
               const QString &prefix)
{
    for (const schema::Field &field : fields) {
        const QString path = design::joinedPath(prefix, field.name);
        targets << Target{entity.id, {}, path};
        if (field.type == schema::FieldType::Object)
            addFields(targets, entity, field.fields, path);
    }
}

/// One to three fields of the target's documents.
QJsonArray randomFields(const schema::ModelIndex &model, const Target &target, QRandomGenerator &random)
{
    QJsonArray names;
    const schema::Entity *entity = model.entity(target.entity);
    for (int n = random.bounded(3); entity && !entity->fields.isEmpty() && n >= 0; --n)
        names << entity->fields.at(random.bounded(static_cast<int>(entity->fields.size()))).name;
    return names;
}

/// Another choice, or another number within the limits, for some of the parameters that \p target has; the rest keeps
/// its defaults. Fields are named where the defaults name none.
QJsonObject randomParameters(const Pattern &pattern, const schema::ModelIndex &model, const Target &target,
                             QRandomGenerator &random)
{
    QJsonObject values;
    const QJsonObject defaults = pattern.defaults(model, target);
    for (const Parameter &parameter : pattern.parameters()) {
        if (random.bounded(3) == 0 || !defaults.contains(parameter.name))
            continue;
        if (parameter.kind == Parameter::Kind::FieldList && defaults.value(parameter.name).toArray().isEmpty())
            values.insert(parameter.name, randomFields(model, target, random));
        if (parameter.kind == Parameter::Kind::Choice && !parameter.choices.isEmpty())
            values.insert(parameter.name,
                          parameter.choices.at(random.bounded(static_cast<int>(parameter.choices.size()))).id);
        else if (parameter.kind == Parameter::Kind::Switch)
            values.insert(parameter.name, random.bounded(2) == 1);
        else if (parameter.kind == Parameter::Kind::Integer && parameter.maximum > parameter.minimum)
            values.insert(
                parameter.name,
                parameter.minimum +
                    random.bounded(static_cast<int>(std::min(parameter.maximum - parameter.minimum, 30.0)) + 1));
    }
    return values;
}

} // namespace

QList<Target> targetsOf(const schema::Model &model)
{
    QList<Target> targets;
    for (const schema::Entity &entity : model.entities) {
        targets << Target{entity.id, {}, {}};
        addFields(targets, entity, entity.fields, {});
    }
    for (const schema::Relationship &relationship : model.relationships)
        targets << Target{{}, relationship.id, {}};
    return targets;
}

QList<schema::PatternUse> randomLegalUses(const schema::Model &model, quint32 seed, int most)
{
    QRandomGenerator random(seed);
    const schema::ModelIndex index(model);
    const QList<Target> targets = targetsOf(model);
    const QList<const Pattern *> &all = patterns::PatternRegistry::instance().all();
    QList<schema::PatternUse> uses;
    for (int attempt = 0; attempt < most * attemptsPerUse && uses.size() < most; ++attempt) {
        const Pattern *pattern = all.at(random.bounded(static_cast<int>(all.size())));
        const Target &target = targets.at(random.bounded(static_cast<int>(targets.size())));
        schema::PatternUse use{schema::PatternUseId(QStringLiteral("use%1").arg(attempt)),
                               pattern->id(),
                               target.entity,
                               target.relationship,
                               target.path,
                               {},
                               true,
                               {}};
        use.parameters = randomParameters(*pattern, index, target, random);
        if (!pattern->check({index, use, patterns::completeParameters(*pattern, index, use)}))
            continue;
        patterns::BuildOptions options;
        options.patterns = uses + QList{use};
        if (patterns::buildDesign(index, options).skipped.isEmpty())
            uses << use;
    }
    return uses;
}

} // namespace sw::testsupport
