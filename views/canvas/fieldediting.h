// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/fieldedits.h"
#include "views/widgets/editors/inlineeditor.h"

namespace sw::views
{

class CanvasEditing;
class CanvasView;

/// Fields with their types and attributes of relationships that are typed on the canvas, and where Enter and Tab lead
/// from there.
class FieldEditing : public QObject
{
    Q_OBJECT

public:
    FieldEditing(CanvasView &view, CanvasEditing &editing);

    /// A field that exists once its name is committed; at the end of the entity or of \p list.
    void append(const schema::EntityId &entity);
    void addAt(const document::FieldListKey &list, qsizetype index);
    /// After the selected field, or at the end of the selected entity.
    void addNext();
    void edit(const schema::EntityId &entity, const schema::FieldId &field);
    /// The next field that can be typed, up or down the rows; from the first up to the title.
    void goToRow(const schema::EntityId &entity, qsizetype row, int step);
    void addAttribute(const schema::RelationshipId &relationship);
    void editAttribute(const schema::RelationshipId &relationship, const schema::FieldId &attribute);
    void editAttributeAt(qsizetype line, const QPointF &scenePoint);

private:
    base::Result<void> commit(const document::FieldKey &key, const QString &typed);
    base::Result<void> commitNew(const document::FieldListKey &list, qsizetype index, const QString &typed);
    void goOn(const document::FieldKey &from, InlineEditor::Next next);
    void selectOwner(const document::FieldOwner &owner);
    /// Helps to type the line that has begun.
    void hint(bool mayRefer);
    /// The line that has begun follows a reference: without a further field, that is what is selected, as one that was
    /// drawn is.
    void selectUnlessMore(const schema::RelationshipId &reference);
    QRectF newRowRect(const document::FieldListKey &list, qsizetype index) const;
    QRectF attributeRect(const schema::RelationshipId &relationship, qsizetype row) const;

    CanvasView &m_view;
    CanvasEditing &m_editing;
    document::FieldKey m_added;         ///< the field that the last commit made
    schema::RelationshipId m_reference; ///< what was typed became this one
};

} // namespace sw::views
