// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/edits.h"

namespace sw::document
{

/// A list of fields: of an entity or a relationship, or below one of their fields.
struct FieldListKey
{
    FieldOwner owner;
    schema::FieldId parent; ///< empty: the owner's own fields

    friend bool operator==(const FieldListKey &, const FieldListKey &) = default;
};

/// nullptr when there is none.
const schema::Field *fieldOf(const schema::Model &model, const FieldKey &key);
schema::Field *fieldOf(schema::Model &model, const FieldKey &key);
const QList<schema::Field> *fieldsOf(const schema::Model &model, const FieldListKey &key);
/// The list that holds the field; its parent is empty for a top-level field, and for one that does not exist.
FieldListKey listOf(const schema::Model &model, const FieldKey &key);

/// Inserts \p field before \p index, at the end for -1. Its ids are made anew; an empty name takes a free one.
base::Result<FieldKey> addField(Document &document, const FieldListKey &list, schema::Field field,
                                qsizetype index = -1);
/// Operations, keys, snapshots and pattern uses that name the field follow.
base::Result<void> renameField(Document &document, const FieldKey &key, const QString &name);
/// Fields below it go when the new type holds none.
base::Result<void> setFieldType(Document &document, const FieldKey &key, schema::FieldType type);
/// Type of an array's items.
base::Result<void> setFieldItemType(Document &document, const FieldKey &key, schema::FieldType type);
/// Any other member, not name, type or fields.
base::Result<void> changeField(Document &document, const FieldKey &key, const QString &text,
                               const std::function<void(schema::Field &)> &change, const QString &mergeKey = {});
/// To place \p index of \p list, counted without the field itself; into an object, or out of it. References follow
/// within an owner.
base::Result<void> moveField(Document &document, const FieldKey &key, const FieldListKey &list, qsizetype index);

} // namespace sw::document
