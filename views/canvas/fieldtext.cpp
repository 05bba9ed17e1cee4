// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/fieldtext.h"

#include "models/base/texts.h"
#include "models/schema/names.h"
#include "models/schema/valueobjects.h"

namespace sw::views
{

namespace
{

std::optional<schema::FieldType> typeNamed(const QString &text)
{
    for (const QString &name : schema::namesOf<schema::FieldType>()) {
        const auto type = schema::parseName<schema::FieldType>(name);
        if (type && (name.compare(text, Qt::CaseInsensitive) == 0 || schema::shortTypeName(*type) == text))
            return type;
    }
    return std::nullopt;
}

} // namespace

QString fieldText(const schema::Field &field)
{
    const QString value = schema::isValueObject(field) ? field.valueObject : schema::shortTypeName(field.valueType());
    const QString prefix = field.name + QStringLiteral(": ");
    return field.holdsValues() ? prefix + schema::shortTypeName(field.type) + QLatin1Char(' ') + value : prefix + value;
}

base::Result<void> readFieldText(const QString &typed, schema::Field &field, const QStringList &valueObjects)
{
    const qsizetype colon = typed.lastIndexOf(QLatin1Char(':'));
    field.name = (colon < 0 ? typed : typed.left(colon)).trimmed();
    const QStringList words =
        colon < 0 ? QStringList() : typed.mid(colon + 1).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    field.valueObject = words.isEmpty() ? field.valueObject : QString();
    for (qsizetype i = 0; i < words.size() && i < 2; ++i) {
        const bool isValueObject = valueObjects.contains(words.at(i));
        const auto type = isValueObject ? schema::FieldType::Object : typeNamed(words.at(i));
        if (!type)
            return base::Error{
                base::ErrorCode::InvalidModel, Text::tr("\"%1\" is not a field type.").arg(words.at(i)), field.name,
                Text::tr("Use one of %1.").arg(schema::namesOf<schema::FieldType>().join(QStringLiteral(", ")))};
        (i == 0 ? field.type : field.itemType) = *type;
        field.valueObject = isValueObject ? words.at(i) : QString();
    }
    return {};
}

} // namespace sw::views
