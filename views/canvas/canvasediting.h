// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/types.h"
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
class FieldEditing;

/// What can be typed in place on the canvas, and where Enter and Tab lead from there: names, cardinalities, notes, and
/// fields. Each text that is committed is one step of the history.
class CanvasEditing : public QObject
{
    Q_OBJECT

public:
    explicit CanvasEditing(CanvasView &view);

    InlineEditor &editor() { return *m_editor; }
    FieldEditing &fields() { return *m_fields; }
    /// Commits what is being typed.
    void dismiss() { m_editor->dismiss(); }

    void createEntity(const QPointF &topLeft);
    void createConnectedEntity(const schema::EntityId &from, const QPointF &topLeft);
    void editTitle(const schema::EntityId &entity);
    void editLabel(const schema::RelationshipId &relationship, bool endA);
    void editCaption(const schema::RelationshipId &relationship);
    void editNote(const schema::NoteId &note);
    /// Whatever is selected, if it is one thing with a text.
    void editSelection();

    /// Lets a person type at \p scene; \p commit takes the text, and \p moveOn goes where Enter or Tab leads.
    void begin(const QRectF &scene, const QString &text, diagram::FontRole role, InlineEditor::Commit commit,
               std::function<void(InlineEditor::Next)> moveOn = {});

private:
    CanvasView &m_view;
    InlineEditor *m_editor;
    FieldEditing *m_fields;
};

} // namespace sw::views
