// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/document/edits/fieldedits.h"
#include "views/widgets/editors/inlineeditor.h"

#include <QFont>
#include <QObject>
#include <QPointF>

namespace sw::diagram
{
enum class FontRole;
}

namespace sw::views
{

class CanvasView;

/// What can be typed in place on the canvas, and where Enter and Tab lead from there: names, fields with their types,
/// cardinalities, attributes, notes. Each text that is committed is one step of the history.
class CanvasEditing : public QObject
{
    Q_OBJECT

public:
    explicit CanvasEditing(CanvasView &view);

    InlineEditor &editor() { return *m_editor; }
    /// Commits what is being typed.
    void dismiss() { m_editor->dismiss(); }

    void createEntity(const QPointF &topLeft);
    void createConnectedEntity(const schema::EntityId &from, const QPointF &topLeft);
    /// A field that exists once its name is committed; at the end of the entity or of \p list.
    void appendField(const schema::EntityId &entity);
    void addFieldAt(const document::FieldListKey &list, qsizetype index);
    /// After the selected field, or at the end of the selected entity.
    void addNextField();
    void addAttribute(const schema::RelationshipId &relationship);

    void editTitle(const schema::EntityId &entity);
    void editField(const schema::EntityId &entity, const schema::FieldId &field);
    void editLabel(const schema::RelationshipId &relationship, bool endA);
    void editCaption(const schema::RelationshipId &relationship);
    void editAttribute(const schema::RelationshipId &relationship, const schema::FieldId &attribute);
    void editAttributeAt(qsizetype line, const QPointF &scenePoint);
    void editNote(const schema::NoteId &note);
    /// Whatever is selected, if it is one thing with a text.
    void editSelection();

private:
    void begin(const QRectF &scene, const QString &text, diagram::FontRole role, InlineEditor::Commit commit,
               std::function<void(InlineEditor::Next)> moveOn = {});
    base::Result<void> commitField(const document::FieldKey &key, const QString &typed);
    base::Result<void> commitNewField(const document::FieldListKey &list, qsizetype index, const QString &typed);
    void goOn(const document::FieldKey &from, InlineEditor::Next next);
    void goToRow(const schema::EntityId &entity, qsizetype row, int step);
    QRectF newRowRect(const document::FieldListKey &list, qsizetype index) const;
    QRectF attributeRect(const schema::RelationshipId &relationship, qsizetype row) const;

    CanvasView &m_view;
    InlineEditor *m_editor;
    document::FieldKey m_added; ///< the field that the last commit made
};

/// The type with the long or the short name \p text.
std::optional<schema::FieldType> typeNamed(const QString &text);
/// "price: dec", "tags: arr str": what is typed for a field.
QString fieldText(const schema::Field &field);
/// Reads fieldText(); a missing type leaves that of \p field. Errors: no type of that name.
base::Result<void> readFieldText(const QString &typed, schema::Field &field);

} // namespace sw::views
