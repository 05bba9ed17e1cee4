// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/randompatterns.h"

#include "models/patterns/designbuilder.h"
#include "models/patterns/patternregistry.h"

#include <QRandomGenerator>

namespace sw::testsupport
{

using patterns::Parameter;
using patterns::Pattern;
using patterns::Target;

namespace
{

constexpr int attemptsPerUse = 40;

void addFields(QList<Target> &targets, const schema::Entity &entity, const QList<schema::Field> &fields, const QString &prefix)
{
    for (const schema::Field &field : fields) {
        const QString path = design::joinedPath(prefix, field.name);
        targets << Target{entity.id, {}, path};
        if (field.type == schema::FieldType::Object)
            addFields(targets, entity, field.fields, path);
    }
}

/// Another choice, or another number within the limits, for some of the parameters; the rest keeps its defaults.
QJsonObject randomParameters(const Pattern &pattern, QRandomGenerator &random)
{
    QJsonObject values;
    for (const Parameter &parameter : pattern.parameters()) {
        if (random.bounded(3) == 0)
            continue;
        if (parameter.kind == Parameter::Kind::Choice && !parameter.choices.isEmpty())
            values.insert(parameter.name, parameter.choices.at(random.bounded(static_cast<int>(parameter.choices.size()))));
        else if (parameter.kind == Parameter::Kind::Switch)
            values.insert(parameter.name, random.bounded(2) == 1);
        else if (parameter.kind == Parameter::Kind::Integer && parameter.maximum > parameter.minimum)
            values.insert(parameter.name, parameter.minimum + random.bounded(static_cast<int>(std::min(parameter.maximum - parameter.minimum, 30.0)) + 1));
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
        schema::PatternUse use{schema::PatternUseId(QStringLiteral("use%1").arg(attempt)), pattern->id(), target.entity, target.relationship, target.path, {}, true, {}};
        use.parameters = randomParameters(*pattern, random);
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
