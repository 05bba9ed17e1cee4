// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/projectedits.h"

#include "models/document/commands/movenodescommand.h"
#include "models/document/document.h"
#include "models/document/edits/edittexts.h"
#include "models/document/edits/layoutedits.h"
#include "models/document/edits/members.h"

#include <algorithm>
#include <cmath>

namespace sw::document
{

namespace
{

QString moveText(qsizetype count)
{
    return Text::tr("Move %n objects", nullptr, static_cast<int>(count));
}

base::Result<void> checkNote(const schema::Note &note)
{
    const bool numbers = std::isfinite(note.x) && std::isfinite(note.y) && note.width >= 20 && note.height >= 20;
    if (!numbers)
        return invalid(Text::tr("The note is too small."), note.text.left(40),
                       Text::tr("Make it at least 20 wide and high."));
    return {};
}

} // namespace

bool setGoal(Document &document, schema::Goal goal)
{
    return editModel(document, Text::tr("Choose another goal"), [goal](schema::Model &model) { model.goal = goal; });
}

base::Result<void> setRam(Document &document, double gibibytes)
{
    if (!(gibibytes > 0 && gibibytes <= 65536))
        return invalid(Text::tr("The memory is out of range."), Text::tr("RAM"),
                       Text::tr("Give from 0.1 to 65,536 GiB."));
    ChangeEvent event;
    event.changes = Change::Project;
    event.members = Member::Ram;
    pushObject<double>(
        document, Text::tr("Change the memory"), QStringLiteral("ram"), event,
        [](schema::Model &model) { return &model.ramGiB; }, gibibytes);
    return {};
}

bool setUseCase(Document &document, schema::UseCase useCase)
{
    return editModel(document, Text::tr("Choose another use case"),
                     [useCase](schema::Model &model) { model.useCase = useCase; });
}

bool setServer(Document &document, const schema::ServerVersion &version)
{
    return editModel(document, Text::tr("Choose another server version"),
                     [&version](schema::Model &model) { model.server = version; });
}

bool setProjectText(Document &document, const QString &name, const QString &description)
{
    const QString text = Text::tr("Describe the project");
    const schema::Model &model = document.model();
    if (model.name != name && model.description != description)
        return editModel(document, text, [&](schema::Model &after) {
            after.name = name;
            after.description = description;
        });
    ChangeEvent event;
    event.changes = Change::Project;
    event.members = model.name != name ? Member::Name : Member::Description;
    if (model.name != name)
        return pushObject<QString>(
            document, text, QStringLiteral("project/name"), event, [](schema::Model &m) { return &m.name; }, name);
    return pushObject<QString>(
        document, text, QStringLiteral("project/description"), event, [](schema::Model &m) { return &m.description; },
        description);
}

bool suppress(Document &document, const QString &check, const QString &object, const QString &reason)
{
    const QString text = reason.isEmpty() ? Text::tr("Bring back %1 on %2") : Text::tr("Ignore %1 on %2");
    return editModel(document, text.arg(check, object), [&](schema::Model &model) {
        model.suppressed.removeIf(
            [&](const schema::Suppressed &each) { return each.check == check && each.object == object; });
        if (!reason.isEmpty())
            model.suppressed.append({check, object, reason});
    });
}

schema::DiagramId mainDiagramId(const schema::Model &model)
{
    return model.diagrams.isEmpty() ? schema::DiagramId() : model.diagrams.first().id;
}

schema::Diagram &diagramIn(schema::Model &model, const schema::DiagramId &id)
{
    if (model.diagrams.isEmpty()) {
        schema::Diagram diagram;
        diagram.id = id.isEmpty() ? schema::DiagramId(base::newIdText()) : id;
        diagram.name = Text::tr("Whole model");
        model.diagrams.append(diagram);
    }
    const auto found = std::find_if(model.diagrams.cbegin(), model.diagrams.cend(),
                                    [&id](const schema::Diagram &each) { return each.id == id; });
    return model.diagrams[found == model.diagrams.cend() ? 0 : found - model.diagrams.cbegin()];
}

bool moveNodes(Document &document, const schema::DiagramId &diagram, const QHash<schema::EntityId, QPointF> &entities,
               const QHash<QString, QPointF> &collections, const QString &text)
{
    schema::Model scratch = document.model();
    const schema::Diagram &target = diagramIn(scratch, diagram);
    MoveNodesCommand::Entities places;
    MoveNodesCommand::Collections collectionPlaces;
    const auto moved = [](schema::NodePlace place, const QPointF &to) {
        place.x = to.x();
        place.y = to.y();
        return place;
    };
    for (auto it = entities.cbegin(); it != entities.cend(); ++it)
        places.insert(it.key(), moved(target.places.value(it.key()), *it));
    for (auto it = collections.cbegin(); it != collections.cend(); ++it)
        collectionPlaces.insert(it.key(), moved(target.collections.value(it.key()), *it));
    const QString name = text.isEmpty() ? moveText(places.size() + collectionPlaces.size()) : text;
    if (!document.model().diagrams.isEmpty())
        return document.push(
            std::make_unique<MoveNodesCommand>(document, name, target.id, places, collectionPlaces,
                                               waysMovedAlong(scratch, target, entities, collections)));
    return editModel(document, name, [&](schema::Model &model) {
        schema::Diagram &made = diagramIn(model, target.id);
        made.places = places;
        made.collections = collectionPlaces;
    });
}

bool setCollapsed(Document &document, const schema::DiagramId &diagram, const QSet<schema::EntityId> &entities,
                  const QSet<QString> &collections, bool collapsed)
{
    return editModel(document, collapsed ? Text::tr("Collapse") : Text::tr("Expand"), [&](schema::Model &model) {
        schema::Diagram &target = diagramIn(model, diagram);
        for (const schema::EntityId &id : entities)
            target.places[id].collapsed = collapsed;
        for (const QString &name : collections)
            target.collections[name].collapsed = collapsed;
    });
}

base::Result<schema::NoteId> addNote(Document &document, const schema::DiagramId &diagram, schema::Note note)
{
    if (auto ok = checkNote(note); !ok)
        return ok.error();
    note.id = schema::NoteId(base::newIdText());
    editModel(document, note.area ? Text::tr("Add an area") : Text::tr("Add a note"),
              [&](schema::Model &model) { diagramIn(model, diagram).notes.append(note); });
    return note.id;
}

base::Result<void> changeNote(Document &document, const schema::DiagramId &diagram, const schema::NoteId &id,
                              const QString &text, const std::function<void(schema::Note &)> &change,
                              const QString &mergeKey)
{
    const auto locate = [diagram, id](schema::Model &model) -> schema::Note * {
        for (schema::Note &note : diagramIn(model, diagram).notes) {
            if (note.id == id)
                return &note;
        }
        return nullptr;
    };
    schema::Model scratch = document.model();
    const schema::Note *before = locate(scratch);
    if (!before)
        return missing(id.text());
    schema::Note after = *before;
    change(after);
    after.id = id;
    if (auto ok = checkNote(after); !ok)
        return ok;
    ChangeEvent event;
    event.changes = Change::Notes;
    event.diagrams.insert(diagram);
    const QString key =
        mergeKey.isEmpty() ? base::newIdText() : QStringLiteral("note/") + id.text() + QLatin1Char('/') + mergeKey;
    pushObject<schema::Note>(document, text.isEmpty() ? Text::tr("Change a note") : text, key, event, locate, after);
    return {};
}

} // namespace sw::document
