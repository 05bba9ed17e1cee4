// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/edits.h"

namespace sw::document
{

/// What to look for, and where.
struct Search
{
    QString text;
    bool matchCase = false;
    bool names = true;  ///< of entities, relationships and operations
    bool fields = true; ///< of entities, nested ones too, and attributes of relationships
    bool notes = true;  ///< and areas

    friend bool operator==(const Search &, const Search &) = default;
};

/// A text of the model that holds what was looked for.
struct Match
{
    enum class Kind { Entity, Field, Relationship, Operation, Note };
    Kind kind = Kind::Entity;
    schema::EntityId entity;
    FieldKey field;
    schema::RelationshipId relationship;
    schema::OperationId operation;
    schema::NoteId note;
    schema::DiagramId diagram; ///< of a note
    QString text;

    friend bool operator==(const Match &, const Match &) = default;
};

/// Whole names first, then those that begin with it, then those of which a word does; else in the order of the model:
/// each entity with its fields, then relationships, operations and notes. Nothing for an empty text.
QList<Match> findText(const schema::Model &model, const Search &search);
/// Replaces in \p matches, as one step. Returns how many texts changed; an error when a new name is not possible,
/// nothing changed.
base::Result<int> replaceText(Document &document, const QList<Match> &matches, const Search &search,
                              const QString &with);

} // namespace sw::document
