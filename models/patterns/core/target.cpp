// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/target.h"

#include "models/base/suggestion.h"
#include "models/base/texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

namespace
{

/// True when \p text is "a.b" or "b.a" for the ends of the relationship, by name or role.
bool namesEnds(const schema::Model &model, const schema::Relationship &relationship, const QString &text)
{
    const schema::Entity *a = model.entity(relationship.a.entity);
    const schema::Entity *b = model.entity(relationship.b.entity);
    if (!a || !b)
        return false;
    const auto is = [&](const schema::Entity *one, const schema::Entity *other, const QString &role) {
        for (const QString &first : {one->name, schema::collectionNameOf(*one)}) {
            for (const QString &second : {other->name, schema::collectionNameOf(*other), role}) {
                if (!second.isEmpty() && text == first + QLatin1Char('.') + second)
                    return true;
            }
        }
        return false;
    };
    return is(a, b, relationship.b.role) || is(b, a, relationship.a.role);
}

base::Error unknownTarget(const schema::Model &model, const QString &text)
{
    QStringList known;
    for (const schema::Entity &entity : model.entities)
        known << entity.name;
    for (const schema::Relationship &relationship : model.relationships)
        known << schema::relationshipName(model, relationship);
    constexpr qsizetype shown = 20;
    return {base::ErrorCode::InvalidModel, Text::tr("The project has no entity, field or relationship of this name."),
            text, Text::tr("Name one of these, or a field of an entity: %1.").arg(base::firstOf(known, shown))};
}

} // namespace

const schema::Entity *entityCalled(const schema::Model &model, const QString &text)
{
    if (const schema::Entity *entity = model.entity(schema::EntityId(text)))
        return entity;
    if (const schema::Entity *entity = model.entityNamed(text))
        return entity;
    for (const schema::Entity &entity : model.entities) {
        if (schema::collectionNameOf(entity) == text)
            return &entity;
    }
    return nullptr;
}

QJsonObject completeParameters(const Pattern &pattern, const schema::ModelIndex &model, const schema::PatternUse &use)
{
    QJsonObject parameters = pattern.defaults(model, targetOf(use));
    for (auto it = use.parameters.constBegin(); it != use.parameters.constEnd(); ++it)
        parameters.insert(it.key(), it.value());
    return parameters;
}

QString targetName(const schema::Model &model, const Target &target)
{
    if (!target.relationship.isEmpty()) {
        const schema::Relationship *relationship = model.relationship(target.relationship);
        return relationship ? schema::relationshipName(model, *relationship) : target.relationship.text();
    }
    const schema::Entity *entity = model.entity(target.entity);
    const QString name = entity ? entity->name : target.entity.text();
    return target.path.isEmpty() ? name : name + QLatin1Char('.') + target.path;
}

Target targetOf(const schema::PatternUse &use)
{
    return {use.entity, use.relationship, use.path};
}

bool isSameUse(const schema::PatternUse &a, const schema::PatternUse &b)
{
    return a.pattern == b.pattern && targetOf(a) == targetOf(b);
}

const schema::PatternUse *useAt(const schema::Model &model, const QString &pattern, const Target &target)
{
    const auto found = std::find_if(model.patterns.cbegin(), model.patterns.cend(), [&](const schema::PatternUse &use) {
        return use.pattern == pattern && targetOf(use) == target;
    });
    return found == model.patterns.cend() ? nullptr : &*found;
}

base::Result<Target> parseTarget(const schema::Model &model, const QString &text)
{
    for (const schema::Relationship &relationship : model.relationships) {
        const bool named =
            relationship.id.text() == text || (!relationship.name.isEmpty() && relationship.name == text);
        if (named || schema::relationshipName(model, relationship) == text)
            return Target{{}, relationship.id, {}};
    }
    if (const schema::Entity *entity = entityCalled(model, text))
        return Target{entity->id, {}, {}};
    for (const schema::Relationship &relationship : model.relationships) {
        if (namesEnds(model, relationship, text))
            return Target{{}, relationship.id, {}};
    }
    for (qsizetype dot = text.indexOf(QLatin1Char('.')); dot > 0; dot = text.indexOf(QLatin1Char('.'), dot + 1)) {
        const schema::Entity *entity = entityCalled(model, text.left(dot));
        if (entity && schema::fieldAtPath(entity->fields, text.mid(dot + 1)))
            return Target{entity->id, {}, text.mid(dot + 1)};
    }
    return unknownTarget(model, text);
}

} // namespace sw::patterns
