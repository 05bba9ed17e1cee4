// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/notepage.h"

#include "models/document/document.h"
#include "models/document/edits/projectedits.h"
#include "views/widgets/panelheader.h"
#include "views/widgets/propertyform.h"

#include <QPlainTextEdit>

namespace sw::views
{

NotePage::NotePage(const PageContext &context) : PropertyPage(context)
{
    addForm()->addLongText(tr("Text"), {[this] { return note().text; },
                                        [this](const QString &text) {
                                            return document::changeNote(
                                                document(), diagram(), m_id, tr("Write a note"),
                                                [&](schema::Note &note) { note.text = text; }, QStringLiteral("text"));
                                        }});
}

bool NotePage::take(const items::SelectedObjects &objects)
{
    if (objects.notes.size() != 1 || !objects.entities.isEmpty() || !objects.relationships.isEmpty())
        return false;
    m_id = objects.notes.first();
    return !note().id.isEmpty();
}

bool NotePage::isConcerned(const document::ChangeEvent &event) const
{
    return event.has(document::Change::Notes);
}

void NotePage::refreshHeader()
{
    const bool area = note().area;
    header()->show(area ? QStringLiteral("area") : QStringLiteral("note"), area ? tr("Area") : tr("Note"),
                   tr("In the diagram only"));
}

const schema::Note &NotePage::note() const
{
    static const schema::Note none;
    for (const schema::Diagram &diagram : model().diagrams) {
        for (const schema::Note &note : diagram.notes) {
            if (note.id == m_id)
                return note;
        }
    }
    return none;
}

schema::DiagramId NotePage::diagram() const
{
    for (const schema::Diagram &diagram : model().diagrams) {
        const bool here = std::any_of(diagram.notes.cbegin(), diagram.notes.cend(),
                                      [this](const schema::Note &note) { return note.id == m_id; });
        if (here)
            return diagram.id;
    }
    return {};
}

} // namespace sw::views
