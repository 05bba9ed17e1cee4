// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/linknames.h"

#include "models/design/shape/node.h"
#include "models/schema/knownpaths.h"
#include "models/schema/names.h"

namespace sw::design
{

namespace
{

QString entityName(const schema::Entity &entity)
{
    const QString name = schema::singularName(schema::snakeCase(entity.name));
    return name.isEmpty() ? schema::singularName(schema::collectionNameOf(entity)) : name;
}

bool endsWithAny(const QString &name, const char *first, const char *second)
{
    return name.endsWith(QLatin1String(first)) || name.endsWith(QLatin1String(second));
}

} // namespace

QList<KeyPart> keyPartsOf(const schema::RelationshipEnd &end, const schema::Entity &entity)
{
    if (end.link.key.isEmpty())
        return {{idName, referenceName(end, entity)}};
    const QStringList names = schema::heldNames(end, entity);
    QList<KeyPart> parts;
    for (qsizetype i = 0; i < end.link.key.size(); ++i)
        parts << KeyPart{end.link.key.at(i), names.value(i, end.link.key.at(i))};
    return parts;
}

QString embeddedName(const schema::RelationshipEnd &end, const schema::Entity &entity, schema::RelationshipType type)
{
    if (!end.role.isEmpty())
        return end.role;
    return type == schema::RelationshipType::OneToOne ? entityName(entity) : schema::pluralName(entityName(entity));
}

QString referenceName(const schema::RelationshipEnd &end, const schema::Entity &entity)
{
    if (!end.link.names.isEmpty())
        return end.link.names.first();
    if (endsWithAny(end.role, "_id", "Id"))
        return end.role;
    return (end.role.isEmpty() ? entityName(entity) : schema::singularName(end.role)) + QLatin1String("_id");
}

QString idsName(const schema::RelationshipEnd &end, const schema::Entity &entity)
{
    if (end.link.names.size() == 1)
        return end.link.names.first();
    if (endsWithAny(end.role, "_ids", "Ids"))
        return end.role;
    return (end.role.isEmpty() ? entityName(entity) : schema::singularName(end.role)) + QLatin1String("_ids");
}

schema::RelationshipEnd referredEnd(const schema::Relationship &relationship, const schema::RelationshipEnd &end)
{
    schema::RelationshipEnd referred = end;
    if (relationship.isSelf() && end.role.isEmpty() && relationship.type == schema::RelationshipType::OneToMany)
        referred.role = QStringLiteral("parent");
    return referred;
}

QString idsName(const schema::Relationship &relationship, const schema::RelationshipEnd &end,
                const schema::Entity &entity)
{
    const bool isNamed = end.link.names.size() == 1 || !relationship.isSelf() || !end.role.isEmpty();
    return isNamed ? idsName(end, entity) : QLatin1String("related_") + idsName(end, entity);
}

QString linksName(const schema::Relationship &relationship, const schema::Entity &a, const schema::Entity &b)
{
    const QString name = schema::pluralName(schema::snakeCase(relationship.name));
    return name.isEmpty() ? entityName(a) + QLatin1Char('_') + schema::pluralName(entityName(b)) : name;
}

QString freeName(const QString &wanted, const schema::Relationship &relationship, const QStringList &taken)
{
    if (!taken.contains(wanted))
        return wanted;
    const QString prefix = schema::snakeCase(relationship.name);
    const QString named = prefix.isEmpty() ? wanted : prefix + QLatin1Char('_') + wanted;
    if (!taken.contains(named))
        return named;
    for (int n = 2;; ++n) {
        const QString numbered = named + QLatin1Char('_') + QString::number(n);
        if (!taken.contains(numbered))
            return numbered;
    }
}

} // namespace sw::design
