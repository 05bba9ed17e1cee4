// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/membervalues.h"

#include "models/formats/project/projectobjects.h"

#include <QJsonDocument>

namespace sw::formats
{

template <typename T>
QList<MemberValue> memberValues(const T &object, const QStringList &without)
{
    base::JsonWriter out(base::JsonWriter::Style::Compact);
    out.beginObject();
    for (const Member<T> &member : tableOf<T>().members) {
        if (without.contains(member.name))
            continue;
        out.key(member.name);
        member.write(object, out);
    }
    out.end();
    const QJsonObject json = QJsonDocument::fromJson(out.result()).object();
    QList<MemberValue> values;
    for (const Member<T> &member : tableOf<T>().members) {
        if (!without.contains(member.name))
            values.append({member.name, json.value(member.name)});
    }
    return values;
}

template <typename T>
QStringList memberNames()
{
    QStringList names;
    for (const Member<T> &member : tableOf<T>().members)
        names << member.name;
    return names;
}

#define SW_INSTANTIATE(Object)                                                                                         \
    template QList<MemberValue> memberValues(const schema::Object &, const QStringList &);                             \
    template QStringList memberNames<schema::Object>();

SW_INSTANTIATE(Model)
SW_INSTANTIATE(Entity)
SW_INSTANTIATE(IndexDefinition)
SW_INSTANTIATE(SuppressedIndex)
SW_INSTANTIATE(Field)
SW_INSTANTIATE(Relationship)
SW_INSTANTIATE(RelationshipEnd)
SW_INSTANTIATE(Operation)
SW_INSTANTIATE(PatternUse)
SW_INSTANTIATE(Suppressed)
#undef SW_INSTANTIATE

} // namespace sw::formats
