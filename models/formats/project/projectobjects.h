// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/project/projectmembers.h"
#include "models/formats/project/projectvalues.h"

namespace sw::formats
{

// Objects that have a table of members, lists and optional values.

template <typename T>
concept KeepsUnknown = requires(T t)
{
    t.unknown;
};
template <typename T, typename... Listed>
concept OneOf = (std::same_as<T, Listed> || ...);
/// Small objects stand on one line.
template <typename T>
concept OnOneLine = OneOf<T, schema::PairCount, schema::PathStep, schema::Filter, schema::SortKey, schema::FieldRef,
                          schema::NodePlace, schema::IndexKey>;
template <typename T>
concept HasTable =
    OneOf<T, schema::Model, schema::Entity, schema::IndexDefinition, schema::IndexKey, schema::SuppressedIndex,
          schema::Field, schema::PairCount, schema::Relationship, schema::RelationshipEnd, schema::Operation,
          schema::PathStep, schema::Filter, schema::SortKey, schema::FieldRef, schema::PatternUse, schema::Suppressed,
          schema::Diagram, schema::NodePlace, schema::Note>;

template <HasTable T>
void write(const T &object, base::JsonWriter &out)
{
    const MemberTable<T> &table = tableOf<T>();
    if constexpr (OnOneLine<T>)
        out.inlineNext();
    out.beginObject();
    for (const Member<T> &member : table.members) {
        if (!member.isLeftOut(object)) {
            out.key(member.name);
            member.write(object, out);
        }
    }
    if constexpr (KeepsUnknown<T>) {
        for (auto it = object.unknown.begin(); it != object.unknown.end(); ++it) {
            if (table.rows.find(it.key()) < 0)
                out.key(it.key()).value(QJsonValue(it.value()));
        }
    }
    out.end();
}

template <HasTable T>
void read(T &object, const QJsonValue &json, ObjectReader &reader)
{
    if (!reader.isObject(json))
        return;
    if constexpr (std::same_as<T, schema::Entity>) {
        if (!reader.countEntity())
            return;
    } else if constexpr (std::same_as<T, schema::Field>) {
        if (!reader.countField())
            return;
    }
    const MemberTable<T> &table = tableOf<T>();
    const QJsonObject members = json.toObject();
    quint64 seen = 0;
    for (auto it = members.begin(); it != members.end() && !reader.failed(); ++it) {
        const QString name = it.key();
        const int row = table.rows.find(name);
        if (row >= 0) {
            seen |= quint64(1) << row;
            const ObjectReader::Step step(reader, name);
            table.members.at(row).read(object, it.value(), reader);
        } else {
            if constexpr (KeepsUnknown<T>)
                object.unknown.insert(name, it.value());
            reader.unknownMember(name, KeepsUnknown<T>);
        }
    }
    for (qsizetype row = 0; row < table.members.size(); ++row) {
        if (table.members.at(row).required && !(seen & quint64(1) << row))
            reader.missing(table.members.at(row).name);
    }
}

template <typename T>
requires(!std::is_enum_v<T>) void write(const QList<T> &items, base::JsonWriter &out)
{
    out.beginArray();
    for (const T &item : items)
        write(item, out);
    out.end();
}

template <typename T>
void read(QList<T> &items, const QJsonValue &json, ObjectReader &reader)
{
    if (!reader.isArray(json))
        return;
    const QJsonArray array = json.toArray();
    items.reserve(std::min(array.size(), ObjectReader::maximumFields));
    for (qsizetype i = 0; i < array.size() && !reader.failed(); ++i) {
        const ObjectReader::Step step(reader, i);
        items.emplaceBack();
        read(items.last(), array.at(i), reader);
    }
}

template <typename T>
void write(const std::optional<T> &value, base::JsonWriter &out)
{
    if (value)
        write(*value, out);
    else
        out.null();
}

template <typename T>
void read(std::optional<T> &value, const QJsonValue &json, ObjectReader &reader)
{
    T inner{};
    read(inner, json, reader);
    value = inner;
}

} // namespace sw::formats
