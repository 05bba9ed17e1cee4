// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/jsonwriter.h"
#include "models/schema/model.h"

#include <QJsonValue>

#include <array>

namespace sw::formats
{

class ObjectReader;

/// How one member of an object in a project file is read and written.
template <typename T>
struct Member
{
    QString name;
    bool required = false;                  ///< reading fails without it
    bool (*isLeftOut)(const T &) = nullptr; ///< true for the default value
    void (*write)(const T &, base::JsonWriter &) = nullptr;
    void (*read)(T &, const QJsonValue &, ObjectReader &) = nullptr;
};

/// Finds a member's row by its name without computing a real hash: length, first and last character tell most names
/// apart.
class MemberRows
{
public:
    void insert(const QString &name, int row);
    /// -1 when there is none.
    int find(const QString &name) const
    {
        for (size_t slot = start(name); m_slots[slot].row >= 0; slot = (slot + 1) % slotCount) {
            if (m_slots[slot].name == name)
                return m_slots[slot].row;
        }
        return -1;
    }

private:
    static constexpr size_t slotCount = 128;
    static size_t start(const QString &name)
    {
        return name.isEmpty() ? 0
                              : (static_cast<size_t>(name.size()) * 5 + name.front().unicode() * 3u +
                                 name.back().unicode() * 17u) %
                                    slotCount;
    }
    struct Slot
    {
        QString name;
        int row = -1;
    };
    std::array<Slot, slotCount> m_slots;
};

/// All members of one kind of object in the order in which they are written. One table serves reader and writer, so
/// that they cannot disagree, and the test that compares them with the published JSON Schema.
template <typename T>
struct MemberTable
{
    MemberTable(const QList<Member<T>> &all) : members(all)
    {
        Q_ASSERT(members.size() <= 64); // the reader keeps one bit for each
        for (qsizetype i = 0; i < members.size(); ++i)
            rows.insert(members.at(i).name, static_cast<int>(i));
    }
    QList<Member<T>> members;
    MemberRows rows;
};

template <typename T>
const MemberTable<T> &tableOf();

template <>
const MemberTable<schema::Model> &tableOf();
template <>
const MemberTable<schema::Entity> &tableOf();
template <>
const MemberTable<schema::IndexDefinition> &tableOf();
template <>
const MemberTable<schema::IndexKey> &tableOf();
template <>
const MemberTable<schema::SuppressedIndex> &tableOf();
template <>
const MemberTable<schema::Field> &tableOf();
template <>
const MemberTable<schema::PairCount> &tableOf();
template <>
const MemberTable<schema::Relationship> &tableOf();
template <>
const MemberTable<schema::RelationshipEnd> &tableOf();
template <>
const MemberTable<schema::Operation> &tableOf();
template <>
const MemberTable<schema::PathStep> &tableOf();
template <>
const MemberTable<schema::Filter> &tableOf();
template <>
const MemberTable<schema::SortKey> &tableOf();
template <>
const MemberTable<schema::FieldRef> &tableOf();
template <>
const MemberTable<schema::PatternUse> &tableOf();
template <>
const MemberTable<schema::Suppressed> &tableOf();
template <>
const MemberTable<schema::Diagram> &tableOf();
template <>
const MemberTable<schema::NodePlace> &tableOf();
template <>
const MemberTable<schema::Note> &tableOf();

/// The meaning of the project: the file's member "model".
void writeModel(const schema::Model &model, base::JsonWriter &out);
void readModel(schema::Model &model, const QJsonValue &value, ObjectReader &reader);
/// The file's member "diagrams".
void writeDiagrams(const QList<schema::Diagram> &diagrams, base::JsonWriter &out);
void readDiagrams(QList<schema::Diagram> &diagrams, const QJsonValue &value, ObjectReader &reader);

} // namespace sw::formats
