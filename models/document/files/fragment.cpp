// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/files/fragment.h"

#include "models/document/document.h"
#include "models/document/edits/edittexts.h"
#include "models/document/edits/projectedits.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectreader.h"
#include "models/formats/project/projectwriter.h"

#include <algorithm>

namespace sw::document
{

namespace
{

constexpr QLatin1String kindMember("fragment");
constexpr QLatin1String ofFields("fields");

schema::Model fragmentOf(const schema::Model &model, const schema::DiagramId &diagramId, const FragmentChoice &choice)
{
    schema::Model part;
    part.name = model.name;
    for (const schema::Entity &entity : model.entities) {
        if (choice.entities.contains(entity.id))
            part.entities.append(entity);
    }
    for (const schema::Relationship &link : model.relationships) {
        if (choice.entities.contains(link.a.entity) && choice.entities.contains(link.b.entity))
            part.relationships.append(link);
    }
    schema::Diagram &picture = diagramIn(part, {});
    const schema::Diagram *diagram = findDiagram(model, diagramId);
    for (const schema::Entity &entity : std::as_const(part.entities)) {
        if (!choice.places.contains(entity.id))
            continue;
        schema::NodePlace place = diagram != nullptr ? diagram->places.value(entity.id) : schema::NodePlace();
        place.x = choice.places.value(entity.id).x();
        place.y = choice.places.value(entity.id).y();
        picture.places.insert(entity.id, place);
    }
    for (const schema::Note &note : diagram != nullptr ? diagram->notes : QList<schema::Note>()) {
        if (choice.notes.contains(note.id))
            picture.notes.append(note);
    }
    part.unknownOfFile.insert(kindMember, QStringLiteral("objects"));
    return part;
}

QPointF cornerOf(const schema::Diagram &picture)
{
    QPointF corner(1e9, 1e9);
    for (const schema::NodePlace &place : picture.places)
        corner = {std::min(corner.x(), place.x), std::min(corner.y(), place.y)};
    for (const schema::Note &note : picture.notes)
        corner = {std::min(corner.x(), note.x), std::min(corner.y(), note.y)};
    return corner.x() < 1e9 ? corner : QPointF();
}

/// Makes a fragment fit to go into a model: new ids everywhere, free names, nothing that refers to what is not there.
class Renewal
{
public:
    Renewal(schema::Model &part, const schema::Model &into) : m_part(part), m_into(into) {}
    void run()
    {
        renewEntities();
        renewRelationships();
        renewNotes();
    }
    const QHash<schema::EntityId, schema::EntityId> &ids() const { return m_ids; }

private:
    /// The new id, or the old one where that is an entity of the model; empty when it is neither.
    schema::EntityId follow(const schema::EntityId &id) const
    {
        return m_ids.contains(id) ? m_ids.value(id) : m_into.entity(id) != nullptr ? id : schema::EntityId();
    }
    void renewEntities()
    {
        QSet<QString> names;
        for (const schema::Entity &entity : m_into.entities)
            names.insert(entity.name);
        for (schema::Entity &entity : m_part.entities) {
            m_ids.insert(entity.id, schema::EntityId(base::newIdText()));
            entity.id = m_ids.value(entity.id);
            const QString name = freeName(entity.name, names, {});
            if (name != entity.name)
                entity.collectionName.clear(); // the collection of that name is the other one's
            entity.name = name;
            names.insert(entity.name);
            schema::renewIds(entity.fields);
        }
        for (schema::Entity &entity : m_part.entities) {
            entity.superEntity = follow(entity.superEntity);
            entity.owner = follow(entity.owner);
            if (entity.owner.isEmpty())
                entity.kind = schema::EntityKind::Strong;
        }
    }
    void renewRelationships()
    {
        m_part.relationships.removeIf([this](const schema::Relationship &each) {
            return !m_ids.contains(each.a.entity) || !m_ids.contains(each.b.entity);
        });
        for (schema::Relationship &link : m_part.relationships) {
            link.id = schema::RelationshipId(base::newIdText());
            link.a.entity = m_ids.value(link.a.entity);
            link.b.entity = m_ids.value(link.b.entity);
            schema::renewIds(link.attributes);
        }
    }
    void renewNotes()
    {
        for (schema::Diagram &diagram : m_part.diagrams) {
            for (schema::Note &note : diagram.notes)
                note.id = schema::NoteId(base::newIdText());
        }
    }

    schema::Model &m_part;
    const schema::Model &m_into;
    QHash<schema::EntityId, schema::EntityId> m_ids;
};

base::Result<Pasted> pasteFields(Document &document, const schema::Model &part, const schema::EntityId &target)
{
    const schema::Entity *entity = document.model().entity(target);
    if (entity == nullptr)
        return invalid(Text::tr("A field is pasted into an entity."), part.name,
                       Text::tr("Select the entity that it belongs to."));
    Pasted pasted;
    Transaction step(document, Text::tr("Paste fields into %1").arg(entity->name));
    for (const schema::Entity &carrier : part.entities) {
        for (schema::Field field : carrier.fields) {
            QSet<QString> names;
            for (const schema::Field &each : document.model().entity(target)->fields)
                names.insert(each.name);
            field.name = freeName(field.name, names, {});
            const auto added = addField(document, {{target, {}}, {}}, field);
            if (!added)
                return added.error();
            pasted.fields.append(*added);
        }
    }
    step.commit();
    return pasted;
}

void place(schema::Diagram &diagram, const schema::Diagram &picture,
           const QHash<schema::EntityId, schema::EntityId> &ids, const QPointF &shift)
{
    for (auto it = picture.places.cbegin(); it != picture.places.cend(); ++it) {
        schema::NodePlace there = *it;
        there.x += shift.x();
        there.y += shift.y();
        if (ids.contains(it.key()))
            diagram.places.insert(ids.value(it.key()), there);
    }
    for (schema::Note note : picture.notes) {
        note.x += shift.x();
        note.y += shift.y();
        diagram.notes.append(note);
    }
}

} // namespace

QByteArray writeFragment(const schema::Model &model, const schema::DiagramId &diagram, const FragmentChoice &choice)
{
    if (const schema::Field *field = fieldOf(model, choice.field)) {
        schema::Model part = fragmentOf(model, diagram, {});
        schema::Entity carrier;
        carrier.id = schema::EntityId(base::newIdText());
        carrier.name = QStringLiteral("fields");
        carrier.fields = {*field};
        part.entities = {carrier};
        part.unknownOfFile.insert(kindMember, QString(ofFields));
        return formats::writeProject(part);
    }
    if (choice.entities.isEmpty() && choice.notes.isEmpty())
        return {};
    return formats::writeProject(fragmentOf(model, diagram, choice));
}

bool isFragment(const QByteArray &text)
{
    return text.trimmed().startsWith('{') && text.left(400).contains("\"shapewright\"");
}

base::Result<Pasted> pasteFragment(Document &document, const schema::DiagramId &diagram, const QByteArray &text,
                                   const QPointF &at, const schema::EntityId &target)
{
    const auto loaded = isFragment(text) ? formats::readProject(text)
                                         : base::Result<formats::LoadedProject>(
                                               invalid(Text::tr("The clipboard holds nothing that can be pasted here."),
                                                       {}, Text::tr("Copy objects from a diagram first.")));
    if (!loaded)
        return loaded.error();
    schema::Model part = loaded->model;
    if (part.unknownOfFile.value(kindMember).toString() == ofFields)
        return pasteFields(document, part, target);
    Renewal renewal(part, document.model());
    renewal.run();
    Pasted pasted;
    for (const schema::Entity &entity : std::as_const(part.entities))
        pasted.entities.append(entity.id);
    const schema::Diagram picture = part.diagrams.isEmpty() ? schema::Diagram() : part.diagrams.first();
    for (const schema::Note &note : picture.notes)
        pasted.notes.append(note.id);
    const auto count = static_cast<int>(pasted.entities.size() + pasted.notes.size());
    editModel(document, Text::tr("Paste %n objects", nullptr, count), [&](schema::Model &model) {
        model.entities += part.entities;
        model.relationships += part.relationships;
        place(diagramIn(model, diagram), picture, renewal.ids(), at - cornerOf(picture));
    });
    return pasted;
}

std::optional<QPointF> fragmentCorner(const QByteArray &text)
{
    if (!isFragment(text))
        return std::nullopt;
    const auto loaded = formats::readProject(text);
    if (!loaded || loaded->model.diagrams.isEmpty())
        return std::nullopt;
    const schema::Diagram &picture = loaded->model.diagrams.first();
    if (picture.places.isEmpty() && picture.notes.isEmpty())
        return std::nullopt;
    return cornerOf(picture);
}

} // namespace sw::document
