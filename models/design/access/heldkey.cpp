// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/access/heldkey.h"

#include "models/schema/fieldpath.h"

namespace sw::design
{

namespace
{

QString kindBeside(const Location &reference, const schema::Relationship &link, const DesignIndex &places)
{
    const QString object = schema::parentPath(reference.path);
    for (const schema::RelationshipEnd *end : {&link.a, &link.b}) {
        const Location kind{reference.collection, joinedPath(object, end->link.kindField)};
        if (!end->link.kindField.isEmpty() && places.node(kind))
            return kind.path;
    }
    return {};
}

} // namespace

QList<Condition> conditionsOn(const QList<ReferencePlace> &key, const schema::Relationship &link,
                              const DesignIndex &places)
{
    QList<Condition> conditions;
    if (const QString kind = kindBeside(key.first().at, link, places); !kind.isEmpty())
        conditions << Condition{kind};
    for (const ReferencePlace &part : inOrder(key, link))
        conditions << Condition{part.at.path, part.composed ? schema::FilterOp::PrefixRegex : schema::FilterOp::Equal};
    return conditions;
}

} // namespace sw::design
