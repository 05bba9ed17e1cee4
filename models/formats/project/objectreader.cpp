// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/objectreader.h"

#include <cmath>
#include <limits>

namespace sw::formats
{

namespace
{
constexpr qsizetype maximumWarnings = 20;

QString shortened(const QString &text)
{
    return text.size() <= 60 ? text : text.left(59) + QStringLiteral("…");
}
} // namespace

QString ObjectReader::path() const
{
    QString text;
    for (const Part &part : m_path) {
        if (part.item >= 0)
            text += QLatin1Char('[') + QString::number(part.item) + QLatin1Char(']');
        else
            text += (text.isEmpty() ? QString() : QStringLiteral(".")) + shortened(*part.member);
    }
    return text;
}

void ObjectReader::fail(const QString &message, const QString &wayOut)
{
    if (m_error)
        return;
    QString advice = wayOut;
    if (!m_newerMinor.isEmpty())
        advice +=
            QLatin1Char(' ') +
            tr("The file was written by a newer version (format %1): a newer program may read it.").arg(m_newerMinor);
    m_error = base::Error{base::ErrorCode::Format, message, path(), advice};
}

void ObjectReader::missing(const QString &member)
{
    fail(tr("The member “%1” is missing.").arg(member), tr("Add it."));
}

void ObjectReader::unknownMember(const QString &member, bool kept)
{
    if (++m_unknown > maximumWarnings)
        return;
    const Step step(*this, member);
    if (m_unknown == maximumWarnings) {
        m_warnings.append({base::ErrorCode::Format, tr("This and more members are not known."), path(),
                           tr("Check what program wrote the file.")});
        return;
    }
    const QString message = kept ? tr("This member is not known; it is kept and written back.")
                                 : tr("This member is not known; it will be lost when the project is saved.");
    m_warnings.append({base::ErrorCode::Format, message, path(),
                       m_newerMinor.isEmpty()
                           ? tr("Check its spelling.")
                           : tr("The file was written by a newer version (format %1).").arg(m_newerMinor)});
}

void ObjectReader::wrongType(const QString &expected, const QJsonValue &found)
{
    const auto kind = [&] {
        switch (found.type()) {
        case QJsonValue::Null:
            return tr("This is null.");
        case QJsonValue::Bool:
            return tr("This is true or false.");
        case QJsonValue::Double:
            return tr("This is a number.");
        case QJsonValue::String:
            return tr("This is a text.");
        case QJsonValue::Array:
            return tr("This is a list.");
        case QJsonValue::Object:
            return tr("This is an object.");
        default:
            return tr("There is nothing.");
        }
    };
    fail(kind(), expected);
}

std::optional<QString> ObjectReader::text(const QJsonValue &value, qsizetype maximumBytes)
{
    if (!value.isString()) {
        wrongType(tr("Write a text in quotes."), value);
        return std::nullopt;
    }
    const QString text = value.toString();
    if (text.size() * 3 > maximumBytes && text.toUtf8().size() > maximumBytes) {
        fail(tr("The text is longer than %1 bytes.").arg(maximumBytes), tr("Shorten it."));
        return std::nullopt;
    }
    return text;
}

std::optional<double> ObjectReader::number(const QJsonValue &value)
{
    if (value.isDouble() && std::isfinite(value.toDouble()))
        return value.toDouble();
    wrongType(tr("Write a number without quotes."), value);
    return std::nullopt;
}

std::optional<int> ObjectReader::wholeNumber(const QJsonValue &value)
{
    const std::optional<double> read = number(value);
    if (!read)
        return std::nullopt;
    if (*read != std::floor(*read) || std::abs(*read) > std::numeric_limits<int>::max()) {
        fail(tr("%1 is not a whole number up to 2147483647.").arg(QString::number(*read)),
             tr("Write a smaller or a whole number."));
        return std::nullopt;
    }
    return static_cast<int>(*read);
}

std::optional<bool> ObjectReader::truth(const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool();
    wrongType(tr("Write true or false without quotes."), value);
    return std::nullopt;
}

bool ObjectReader::isObject(const QJsonValue &value)
{
    if (!value.isObject())
        wrongType(tr("Write an object: { … }."), value);
    return value.isObject();
}

bool ObjectReader::isArray(const QJsonValue &value)
{
    if (!value.isArray())
        wrongType(tr("Write a list: [ … ]."), value);
    return value.isArray();
}

void ObjectReader::noSuchName(const QString &name, const QString &what, const QStringList &names)
{
    fail(tr("“%1” is not a valid %2.").arg(shortened(name), what),
         tr("Use one of %1.").arg(names.join(QLatin1String(", "))));
}

bool ObjectReader::countEntity()
{
    if (++m_entities <= maximumEntities)
        return true;
    fail(tr("There are more than %1 entities.").arg(maximumEntities), tr("Split the project."));
    return false;
}

bool ObjectReader::countField()
{
    if (++m_fields <= maximumFields)
        return true;
    fail(tr("There are more than %1 fields.").arg(maximumFields), tr("Split the project."));
    return false;
}

} // namespace sw::formats
