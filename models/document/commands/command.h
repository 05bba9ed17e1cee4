// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/changeevent.h"

#include <QUndoCommand>

namespace sw::schema
{
struct Model;
}

namespace sw::document
{

class Document;

/// A step of editing. All work happens in apply(), which redo() calls, and a step that would change nothing becomes
/// obsolete and never reaches the undo history. Commands know objects by id only, never by pointer.
class Command : public QUndoCommand
{
public:
    void redo() final;
    void undo() final;
    int id() const final { return 1; }

protected:
    Command(Document &document, const QString &text);

    /// Changes \p model and tells \p event; false when there was nothing to change.
    virtual bool apply(schema::Model &model, ChangeEvent &event) = 0;
    virtual void revert(schema::Model &model, ChangeEvent &event) = 0;

    Document &document() const { return m_document; }
    schema::Model &model() const;
    /// Steps of different bursts are never merged; a burst ends with a pause or with Document::endBurst().
    bool isSameBurst(const Command &other) const { return m_burst == other.m_burst; }

private:
    friend class Document;

    Document &m_document;
    int m_burst = 0;
    bool m_done = false; ///< the document has already executed it before it went to the history
};

} // namespace sw::document
