// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/modelobject.h"

#include "app/cli/arguments.h"
#include "models/base/texts.h"

#include <QCoreApplication>

namespace sw::cli
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
                       QStringLiteral("OBJECT"), suggestion(name, names)};
}

} // namespace sw::cli
