// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/valueobjects.h"

#include <algorithm>

namespace sw::schema
{

namespace
{

void collect(const QList<Field> &fields, const QString &prefix, ValueObjectUse use, QList<ValueObjectUse> &out)
{
    for (const Field &field : fields) {
        if (field.fields.isEmpty() && field.valueObject.isEmpty())
            continue;
        use.path = prefix + field.name;
        use.field = &field;
        if (isValueObject(field))
            out << use;
        collect(field.fields, use.path + QLatin1Char('.'), use, out);
    }
}

void forgetIds(QList<Field> &fields)
{
    for (Field &field : fields) {
        field.id = {};
        forgetIds(field.fields);
    }
}

} // namespace

QList<ValueObjectUse> valueObjectUses(const Model &model)
{
    QList<ValueObjectUse> uses;
    for (const Entity &entity : model.entities)
        collect(entity.fields, {}, {entity.id, {}, {}, nullptr}, uses);
    for (const Relationship &relationship : model.relationships)
        collect(relationship.attributes, {}, {{}, relationship.id, {}, nullptr}, uses);
    return uses;
}

QStringList valueObjectNames(const Model &model)
{
    QStringList names;
    for (const ValueObjectUse &use : valueObjectUses(model))
        names << use.field->valueObject;
    names.removeDuplicates();
    names.sort();
    return names;
}

bool sameFields(const QList<Field> &a, const QList<Field> &b)
{
    QList<Field> one = a, other = b;
    forgetIds(one);
    forgetIds(other);
    return one == other;
}

} // namespace sw::schema
