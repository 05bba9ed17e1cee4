// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/typetext.h"

#include "models/schema/valueobjects.h"

namespace sw::schema
{

namespace
{

const QLatin1String arrayMark("[]");
const QLatin1String mapMark("{}");

} // namespace

QString typeText(const Field &field)
{
    QStringList names{isValueObject(field) ? field.valueObject : nameOf(field.valueType())};
    for (const FieldType type : field.otherTypes)
        names << nameOf(type);
    const QString text = names.join(QLatin1Char('|'));
    return field.type == FieldType::Array ? text + arrayMark : field.type == FieldType::Map ? text + mapMark : text;
}

bool readTypeText(const QString &text, Field &field, const QStringList &valueObjects)
{
    const QString trimmed = text.trimmed();
    const bool array = trimmed.endsWith(arrayMark), map = trimmed.endsWith(mapMark);
    const QString named = array || map ? trimmed.chopped(2).trimmed() : trimmed;
    const bool isShared = valueObjects.contains(named);
    QList<FieldType> types;
    for (const QString &name : named.split(QLatin1Char('|'))) {
        const std::optional<FieldType> type = isShared ? FieldType::Object : parseName<FieldType>(name.trimmed());
        if (!type || types.contains(*type))
            return false;
        types << *type;
    }
    (array || map ? field.itemType : field.type) = types.takeFirst();
    if (array || map)
        field.type = array ? FieldType::Array : FieldType::Map;
    field.otherTypes = types;
    field.valueObject = isShared ? named : QString();
    return true;
}

} // namespace sw::schema
