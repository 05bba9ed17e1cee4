// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/field.h"

#include <QHash>

namespace sw::schema
{

namespace
{

template <typename Visit>
void forEachField(QList<Field> &fields, const Visit &visit)
{
    for (Field &field : fields) {
        visit(field);
        forEachField(field.fields, visit);
    }
}

} // namespace

const Field *findField(const QList<Field> &fields, const FieldId &id)
{
    for (const Field &field : fields) {
        if (field.id == id)
            return &field;
        if (const Field *below = findField(field.fields, id))
            return below;
    }
    return nullptr;
}

Field *findField(QList<Field> &fields, const FieldId &id)
{
    if (!findField(std::as_const(fields), id))
        return nullptr; // looking does not detach the list
    for (Field &field : fields) {
        if (field.id == id)
            return &field;
        if (findField(std::as_const(field.fields), id))
            return findField(field.fields, id);
    }
    return nullptr;
}

qsizetype indexOfField(const QList<Field> &fields, const FieldId &id)
{
    const auto found = std::find_if(fields.begin(), fields.end(), [&id](const Field &field) { return field.id == id; });
    return found == fields.end() ? -1 : found - fields.begin();
}

void renewIds(QList<Field> &fields)
{
    QHash<FieldId, FieldId> ids;
    forEachField(fields, [&ids](Field &field) {
        const FieldId renewed(base::newIdText());
        ids.insert(field.id, renewed);
        field.id = renewed;
    });
    forEachField(fields, [&ids](Field &field) {
        field.spread.pairs.removeIf([&ids](const PairCount &pair) { return !ids.contains(pair.other); });
        for (PairCount &pair : field.spread.pairs)
            pair.other = ids.value(pair.other);
    });
}

QString fieldPath(const QList<Field> &fields, const FieldId &id)
{
    for (const Field &field : fields) {
        if (field.id == id)
            return field.name;
        const QString below = fieldPath(field.fields, id);
        if (!below.isEmpty())
            return field.name + QLatin1Char('.') + below;
    }
    return {};
}

const Field *fieldAtPath(const QList<Field> &fields, const QString &path)
{
    const QList<Field> *level = &fields;
    QStringView rest(path);
    while (true) {
        const qsizetype dot = rest.indexOf(u'.');
        const QStringView name = dot < 0 ? rest : rest.left(dot);
        const auto found =
            std::find_if(level->begin(), level->end(), [&](const Field &field) { return field.name == name; });
        if (found == level->end())
            return nullptr;
        if (dot < 0)
            return &*found;
        level = &found->fields;
        rest = rest.mid(dot + 1);
    }
}

} // namespace sw::schema
