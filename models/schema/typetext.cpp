// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/typetext.h"

#include "models/base/text.h"
#include "models/schema/fieldlines/typewords.h"
#include "models/schema/valueobjects.h"

#include <cmath>

namespace sw::schema
{

namespace
{

const QLatin1String arrayMark("[]");
const QLatin1String mapMark("{}");

/// Kept, because thousands of rows share a handful of texts.
const QString &shortName(FieldType type)
{
    static const QList<QString> names = [] {
        QList<QString> all;
        for (const FieldTypeTraits &type : fieldTypes())
            all.append(QLatin1String(type.shortName));
        return all;
    }();
    return names.at(static_cast<int>(type));
}

QString valueName(const Field &field)
{
    return isValueObject(field) ? base::visibleText(field.valueObject) : shortName(field.valueType());
}

} // namespace

QString typeText(const Field &field)
{
    QStringList names{isValueObject(field) ? field.valueObject : nameOf(field.valueType())};
    for (const FieldType type : field.otherTypes)
        names << nameOf(type);
    const QString text = names.join(QLatin1Char('|'));
    return field.type == FieldType::Array ? text + arrayMark : field.type == FieldType::Map ? text + mapMark : text;
}

QString shortTypeText(const Field &field)
{
    if (field.holdsValues()) {
        const QString count = field.bounded ? base::countText(std::round(field.count.likely)).remove(QLatin1Char(' '))
                                            : QStringLiteral("∞");
        const bool map = field.type == FieldType::Map;
        return valueName(field) + QLatin1Char(map ? '{' : '[') + count + QLatin1Char(map ? '}' : ']');
    }
    if (!field.enumValues.isEmpty())
        return QStringLiteral("enum");
    QString text = valueName(field);
    for (const FieldType type : field.otherTypes)
        text += QLatin1Char('|') + shortName(type);
    return text;
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
        makeMany(field, map, Field(field));
    field.otherTypes = types;
    field.valueObject = isShared ? named : QString();
    return true;
}

} // namespace sw::schema
