// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/diagramedits.h"
#include "models/document/edits/fieldedits.h"

namespace sw::document
{

/// What is copied. Relationships go along when both ends do, or when they are chosen with both ends' entities.
struct FragmentChoice
{
    QSet<schema::EntityId> entities;
    QSet<schema::NoteId> notes;
    FieldKey field; ///< when set, this one field instead
    Places places;  ///< where the entities stand
};

/// What pasting brought.
struct Pasted
{
    QList<schema::EntityId> entities;
    QList<schema::NoteId> notes;
    QList<FieldKey> fields;
};

/// Text for the clipboard: a project file with the chosen objects alone, whose member "fragment" says "objects", or
/// "fields" when its one entity only carries fields. Empty when nothing is chosen.
QByteArray writeFragment(const schema::Model &model, const schema::DiagramId &diagram, const FragmentChoice &choice);
/// True when \p text looks like one, without reading all of it.
bool isFragment(const QByteArray &text);
/// Adds the objects of a fragment or of a whole project file, in one step: ids are made anew, names that are taken get
/// a number, and the picture's top left corner comes to \p at. Fields go to the end of \p target. Errors: no fragment;
/// fields without a target.
base::Result<Pasted> pasteFragment(Document &document, const schema::DiagramId &diagram, const QByteArray &text,
                                   const QPointF &at, const schema::EntityId &target = {});
/// Top left corner of the picture in \p text; nothing when it has no places.
std::optional<QPointF> fragmentCorner(const QByteArray &text);

} // namespace sw::document
