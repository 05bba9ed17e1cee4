// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/diagramedits.h"

#include "models/document/document.h"
#include "models/document/edits/edittexts.h"
#include "models/document/edits/projectedits.h"

#include <algorithm>

namespace sw::document
{

namespace
{

QSet<QString> diagramNames(const schema::Model &model, const schema::DiagramId &except = {})
{
    QSet<QString> names;
    for (const schema::Diagram &diagram : model.diagrams) {
        if (diagram.id != except)
            names.insert(diagram.name);
    }
    return names;
}

/// Puts the card there, and keeps what else its place says.
template <typename Key>
void setPlaces(QHash<Key, schema::NodePlace> &places, const QHash<Key, QPointF> &to)
{
    for (auto it = to.cbegin(); it != to.cend(); ++it) {
        schema::NodePlace &place = places[it.key()];
        place.x = it->x();
        place.y = it->y();
    }
}

} // namespace

const schema::Diagram *findDiagram(const schema::Model &model, const schema::DiagramId &id)
{
    const auto found = std::find_if(model.diagrams.cbegin(), model.diagrams.cend(),
                                    [&id](const schema::Diagram &each) { return each.id == id; });
    return found == model.diagrams.cend() ? nullptr : &*found;
}

base::Result<schema::DiagramId> addDiagram(Document &document, const QString &name, const Places &places)
{
    const QSet<QString> names = diagramNames(document.model());
    if (names.contains(name))
        return invalid(Text::tr("Another diagram has this name."), name, Text::tr("Choose a different name."));
    schema::Diagram diagram;
    diagram.id = schema::DiagramId(base::newIdText());
    diagram.name = name.isEmpty() ? freeName(Text::tr("Diagram"), names, QStringLiteral(" ")) : name;
    diagram.wholeModel = places.isEmpty();
    setPlaces(diagram.places, places);
    editModel(document, Text::tr("Add diagram %1").arg(diagram.name), [&](schema::Model &model) {
        diagramIn(model, {}); // the one of the whole model stays the first
        model.diagrams.append(diagram);
    });
    return diagram.id;
}

base::Result<void> renameDiagram(Document &document, const schema::DiagramId &id, const QString &name)
{
    if (name.trimmed().isEmpty())
        return invalid(Text::tr("A name is needed."), name, Text::tr("Type at least one letter."));
    if (diagramNames(document.model(), id).contains(name))
        return invalid(Text::tr("Another diagram has this name."), name, Text::tr("Choose a different name."));
    editModel(document, Text::tr("Rename diagram %1").arg(name),
              [&](schema::Model &model) { diagramIn(model, id).name = name; });
    return {};
}

base::Result<void> removeDiagram(Document &document, const schema::DiagramId &id)
{
    const schema::Diagram *diagram = findDiagram(document.model(), id);
    if (diagram == nullptr)
        return missing(id.text());
    if (document.model().diagrams.size() == 1)
        return invalid(Text::tr("A project keeps at least one diagram."), diagram->name,
                       Text::tr("Add another one first."));
    editModel(document, Text::tr("Remove diagram %1").arg(diagram->name), [&id](schema::Model &model) {
        model.diagrams.removeIf([&id](const schema::Diagram &each) { return each.id == id; });
    });
    return {};
}

bool showInDiagram(Document &document, const schema::DiagramId &id, const Places &places)
{
    return editModel(document, Text::tr("Show in diagram"),
                     [&](schema::Model &model) { setPlaces(diagramIn(model, id).places, places); });
}

bool hideInDiagram(Document &document, const schema::DiagramId &id, const QSet<schema::EntityId> &entities,
                   const Places &shown)
{
    return editModel(document, Text::tr("Hide in diagram"), [&](schema::Model &model) {
        schema::Diagram &diagram = diagramIn(model, id);
        if (diagram.wholeModel)
            setPlaces(diagram.places, shown);
        diagram.wholeModel = false;
        for (const schema::EntityId &entity : entities)
            diagram.places.remove(entity);
    });
}

bool showWholeModel(Document &document, const schema::DiagramId &id)
{
    return editModel(document, Text::tr("Show everything in diagram"),
                     [&](schema::Model &model) { diagramIn(model, id).wholeModel = true; });
}

bool setLocked(Document &document, const schema::DiagramId &id, const Places &entities,
               const QHash<QString, QPointF> &collections, bool locked)
{
    return editModel(document, locked ? Text::tr("Lock") : Text::tr("Unlock"), [&](schema::Model &model) {
        schema::Diagram &diagram = diagramIn(model, id);
        setPlaces(diagram.places, entities);
        setPlaces(diagram.collections, collections);
        for (auto it = entities.cbegin(); it != entities.cend(); ++it)
            diagram.places[it.key()].locked = locked;
        for (auto it = collections.cbegin(); it != collections.cend(); ++it)
            diagram.collections[it.key()].locked = locked;
    });
}

base::Result<schema::NoteId> addArea(Document &document, const schema::DiagramId &id, const QRectF &box,
                                     const QString &name)
{
    schema::Note note;
    note.area = true;
    note.text = name;
    note.x = box.x();
    note.y = box.y();
    note.width = box.width();
    note.height = box.height();
    return addNote(document, id, note);
}

bool setColor(Document &document, const QSet<schema::EntityId> &entities, const QSet<schema::NoteId> &notes,
              const QString &color)
{
    return editModel(document, Text::tr("Color"), [&](schema::Model &model) {
        for (schema::Entity &entity : model.entities) {
            if (entities.contains(entity.id))
                entity.color = color;
        }
        for (schema::Diagram &diagram : model.diagrams) {
            for (schema::Note &note : diagram.notes) {
                if (notes.contains(note.id))
                    note.color = color;
            }
        }
    });
}

} // namespace sw::document
