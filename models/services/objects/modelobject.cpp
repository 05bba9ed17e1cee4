// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/objects/modelobject.h"

#include "models/base/suggestion.h"
#include "models/base/texts.h"
#include "models/formats/project/memberedit.h"

#include <QCoreApplication>

namespace sw::services
{

namespace
{

const schema::Relationship *relationshipNamed(const schema::Model &model, const QString &name)
{
    for (const schema::Relationship &relationship : model.relationships) {
        if (relationship.id.text() == name || relationship.name == name ||
            schema::relationshipName(model, relationship) == name)
            return &relationship;
    }
    return nullptr;
}

ModelObject ofRelationship(const schema::RelationshipId &id, const QString &end = {})
{
    ModelObject found;
    found.relationship = id;
    found.atA = end == QLatin1String("a");
    found.atB = end == QLatin1String("b");
    return found;
}

/// An object inside the one before the last dot, or before the first.
std::optional<ModelObject> findInside(const schema::Model &model, const QString &name)
{
    const QString end = name.section(QLatin1Char('.'), -1);
    const schema::Relationship *relationship =
        end == QLatin1String("a") || end == QLatin1String("b") ? relationshipNamed(model, name.chopped(2)) : nullptr;
    if (relationship)
        return ofRelationship(relationship->id, end);
    for (const schema::Entity &entity : model.entities) {
        const QString prefix = entity.name + QLatin1Char('.');
        const schema::Field *field =
            name.startsWith(prefix) ? schema::fieldAtPath(entity.fields, name.mid(prefix.size())) : nullptr;
        if (!field)
            continue;
        ModelObject found;
        found.entity = entity.id;
        found.field = field->id;
        return found;
    }
    return std::nullopt;
}

template <typename T>
base::Result<void> change(T *object, const QString &name, const QJsonValue &value)
{
    base::Result<T> changed = formats::withMember(*object, name, value);
    if (!changed)
        return changed.error();
    *object = std::move(*changed);
    return {};
}

} // namespace

base::Result<ModelObject> findObject(const schema::Model &model, const QString &name)
{
    ModelObject found;
    found.project = name == QLatin1String("project");
    QStringList names{QStringLiteral("project")};
    for (const schema::Entity &entity : model.entities) {
        if (entity.name == name)
            found.entity = entity.id;
        names << entity.name;
    }
    if (found.project || !found.entity.isEmpty())
        return found;
    if (const schema::Relationship *relationship = relationshipNamed(model, name))
        return ofRelationship(relationship->id);
    for (const schema::Relationship &relationship : model.relationships)
        names << schema::relationshipName(model, relationship);
    for (const schema::Operation &operation : model.operations) {
        if (operation.name == name) {
            found.operation = operation.id;
            return found;
        }
        names << operation.name;
    }
    if (const std::optional<ModelObject> inside = findInside(model, name))
        return *inside;
    return base::Error{base::ErrorCode::Usage, Text::tr("There is no object '%1' in the project.").arg(name),
                       QStringLiteral("OBJECT"), base::suggestion(name, names)};
}

base::Result<void> setMember(schema::Model &model, const ModelObject &object, const QString &name,
                             const QJsonValue &value)
{
    if (object.project)
        return change(&model, name, value);
    if (!object.operation.isEmpty())
        return change(model.operation(object.operation), name, value);
    if (!object.relationship.isEmpty()) {
        schema::Relationship *relationship = model.relationship(object.relationship);
        if (object.atA || object.atB)
            return change(object.atA ? &relationship->a : &relationship->b, name, value);
        const base::Result<void> changed = change(relationship, name, value);
        if (changed && name == QLatin1String("placement")) // decided now, whatever was in doubt
            relationship->doubtedPlacement = schema::Placement::Automatic;
        return changed;
    }
    schema::Entity *entity = model.entity(object.entity);
    if (object.field.isEmpty())
        return change(entity, name, value);
    return change(schema::findField(entity->fields, object.field), name, value);
}

} // namespace sw::services
