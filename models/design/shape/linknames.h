// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::design
{

/// A value of an entity that documents of the other end hold, and the name of the field there.
struct KeyPart
{
    QString path;
    QString name;
};

/// What a link to \p entity at \p end holds: its _id, or each part of the key that was chosen.
QList<KeyPart> keyPartsOf(const schema::RelationshipEnd &end, const schema::Entity &entity);

/// Names of the fields that hold a link, from the end's role or, without one, from the name of the entity at that end.
/// "reviews": an embedded array; "address": an embedded object.
QString embeddedName(const schema::RelationshipEnd &end, const schema::Entity &entity, schema::RelationshipType type);
/// "author_id", or the first of the names that were given.
QString referenceName(const schema::RelationshipEnd &end, const schema::Entity &entity);
/// "author_ids".
QString idsName(const schema::RelationshipEnd &end, const schema::Entity &entity);
/// \p end of \p relationship as a single reference leads to it: within one entity, of a hierarchy without a role, to
/// the "parent".
schema::RelationshipEnd referredEnd(const schema::Relationship &relationship, const schema::RelationshipEnd &end);
/// "author_ids", for the relationship it is of: within one entity "related_author_ids" where nobody named it.
QString idsName(const schema::Relationship &relationship, const schema::RelationshipEnd &end,
                const schema::Entity &entity);
/// "order_lines": what an N:M relationship with attributes, or a collection of its links, is called.
QString linksName(const schema::Relationship &relationship, const schema::Entity &a, const schema::Entity &b);
/// \p wanted when it is not in \p taken; else with the relationship's name before it, else with a number after it.
QString freeName(const QString &wanted, const schema::Relationship &relationship, const QStringList &taken);

} // namespace sw::design
