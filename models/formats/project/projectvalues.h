// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/jsonwriter.h"
#include "models/formats/project/objectreader.h"
#include "models/schema/model.h"

#include <QJsonArray>
#include <QJsonObject>

#include <concepts>

namespace sw::formats
{

// Simple values of members: write(value, out) and read(value, json, reader) for each type.

template <typename E>
concept Enumeration = std::is_enum_v<E>;
/// What a value of the enumeration is called in errors.
template <Enumeration E>
QString titleOf();

inline void write(const QString &value, base::JsonWriter &out)
{
    out.value(value);
}
inline void write(double value, base::JsonWriter &out)
{
    out.value(value);
}
inline void write(int value, base::JsonWriter &out)
{
    out.value(value);
}
inline void write(bool value, base::JsonWriter &out)
{
    out.value(value);
}
inline void write(const QJsonObject &value, base::JsonWriter &out)
{
    out.value(QJsonValue(value));
}
void write(const schema::Cardinality &value, base::JsonWriter &out);
void write(const schema::ServerVersion &value, base::JsonWriter &out);
void write(const QStringList &value, base::JsonWriter &out);
void write(const QList<double> &value, base::JsonWriter &out);
void write(const QHash<QString, schema::NodePlace> &value, base::JsonWriter &out);
void write(const QHash<schema::EntityId, schema::NodePlace> &value, base::JsonWriter &out);

inline void read(QString &value, const QJsonValue &json, ObjectReader &reader)
{
    value = reader.text(json).value_or(QString());
}
inline void read(double &value, const QJsonValue &json, ObjectReader &reader)
{
    value = reader.number(json).value_or(0);
}
inline void read(int &value, const QJsonValue &json, ObjectReader &reader)
{
    value = reader.wholeNumber(json).value_or(0);
}
inline void read(bool &value, const QJsonValue &json, ObjectReader &reader)
{
    value = reader.truth(json).value_or(false);
}
inline void read(QJsonObject &value, const QJsonValue &json, ObjectReader &reader)
{
    if (reader.isObject(json))
        value = json.toObject();
}
void read(schema::Cardinality &value, const QJsonValue &json, ObjectReader &reader);
void read(schema::ServerVersion &value, const QJsonValue &json, ObjectReader &reader);
void read(QStringList &value, const QJsonValue &json, ObjectReader &reader);
void read(QList<double> &value, const QJsonValue &json, ObjectReader &reader);
void read(QHash<QString, schema::NodePlace> &value, const QJsonValue &json, ObjectReader &reader);
void read(QHash<schema::EntityId, schema::NodePlace> &value, const QJsonValue &json, ObjectReader &reader);
/// An id of at most 64 plain characters, or empty text for "not chosen yet".
QString readIdText(const QJsonValue &json, ObjectReader &reader);

template <Enumeration E>
void write(const QList<E> &values, base::JsonWriter &out)
{
    QStringList names;
    for (const E value : values)
        names << schema::nameOf(value);
    write(names, out);
}

template <Enumeration E>
void write(E value, base::JsonWriter &out)
{
    out.value(schema::nameOf(value));
}

template <Enumeration E>
void read(E &value, const QJsonValue &json, ObjectReader &reader)
{
    const std::optional<QString> name = reader.text(json);
    if (!name)
        return;
    if (const std::optional<E> known = schema::parseName<E>(*name))
        value = *known;
    else
        reader.noSuchName(*name, titleOf<E>(), schema::namesOf<E>());
}

template <typename Tag>
void write(const base::Id<Tag> &value, base::JsonWriter &out)
{
    out.value(value.text());
}

template <typename Tag>
void read(base::Id<Tag> &value, const QJsonValue &json, ObjectReader &reader)
{
    value = base::Id<Tag>(readIdText(json, reader));
}

} // namespace sw::formats
