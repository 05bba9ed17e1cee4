// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/entityedits.h"

#include "models/document/document.h"
#include "models/document/edits/edittexts.h"
#include "models/document/edits/members.h"
#include "models/document/edits/projectedits.h"

namespace sw::document
{

namespace
{

QSet<QString> entityNames(const schema::Model &model)
{
    QSet<QString> names;
    for (const schema::Entity &entity : model.entities)
        names.insert(entity.name);
    return names;
}

void place(schema::Model &model, const schema::DiagramId &diagram, const schema::EntityId &entity,
           const QPointF &topLeft)
{
    schema::Diagram &target = diagramIn(model, diagram);
    target.places.insert(entity, {topLeft.x(), topLeft.y(), false, false});
}

base::Result<void> checkEntity(const schema::Model &model, const schema::Entity &before, const schema::Entity &after)
{
    if (after.name != before.name) {
        if (auto ok = checkEntityName(model, after.name, after.id); !ok)
            return ok;
    }
    if (auto ok = checkCardinality(after.count, after.name); !ok)
        return ok;
    const bool numbers =
        after.growthPerDay >= 0 && after.hotFraction >= 0 && after.hotFraction <= 1 && after.lifecycleDays >= 0;
    if (!numbers)
        return invalid(Text::tr("The number is out of range."), after.name,
                       Text::tr("Growth and days are 0 or more; the share in use is from 0 to 1."));
    return {};
}

} // namespace

base::Result<schema::EntityId> addEntity(Document &document, const schema::DiagramId &diagram, const QPointF &topLeft,
                                         const QString &name)
{
    schema::Entity entity;
    entity.id = schema::EntityId(base::newIdText());
    entity.name = name.isEmpty() ? freeName(Text::tr("entity"), entityNames(document.model()), {}) : name;
    if (auto ok = checkEntityName(document.model(), entity.name, entity.id); !ok)
        return ok.error();
    editModel(document, Text::tr("Add entity %1").arg(entity.name), [&](schema::Model &model) {
        model.entities.append(entity);
        place(model, diagram, entity.id, topLeft);
    });
    return entity.id;
}

base::Result<void> renameEntity(Document &document, const schema::EntityId &id, const QString &name)
{
    const schema::Entity *entity = document.model().entity(id);
    if (!entity)
        return missing(id.text());
    if (auto ok = checkEntityName(document.model(), name, id); !ok)
        return ok;
    const QString before = schema::collectionNameOf(*entity);
    editModel(document, Text::tr("Rename entity %1").arg(name), [&](schema::Model &model) {
        model.entity(id)->name = name;
        const QString after = schema::collectionNameOf(*model.entity(id));
        if (after == before)
            return;
        for (qsizetype i = 0; i < model.diagrams.size(); ++i) {
            if (model.diagrams.at(i).collections.contains(before))
                model.diagrams[i].collections.insert(after, model.diagrams[i].collections.take(before));
        }
    });
    return {};
}

base::Result<void> setEntityCount(Document &document, const schema::EntityId &id, const schema::Cardinality &count)
{
    return changeEntity(
        document, id, {}, [&count](schema::Entity &entity) { entity.count = count; }, QStringLiteral("count"));
}

base::Result<void> changeEntity(Document &document, const schema::EntityId &id, const QString &text,
                                const std::function<void(schema::Entity &)> &change, const QString &mergeKey)
{
    const schema::Entity *before = document.model().entity(id);
    if (!before)
        return missing(id.text());
    schema::Entity after = *before;
    change(after);
    after.id = id;
    if (auto ok = checkEntity(document.model(), *before, after); !ok)
        return ok;
    ChangeEvent event;
    describeEntity(*before, after, event);
    const QString name = text.isEmpty() ? Text::tr("Change entity %1").arg(after.name) : text;
    if (after.name != before->name || after.superEntity != before->superEntity) {
        editModel(document, name, [&](schema::Model &model) { *model.entity(id) = after; });
        return {};
    }
    const QString key =
        mergeKey.isEmpty() ? base::newIdText() : QStringLiteral("entity/") + id.text() + QLatin1Char('/') + mergeKey;
    pushObject<schema::Entity>(
        document, name, key, event, [id](schema::Model &model) { return model.entity(id); }, after);
    return {};
}

base::Result<QList<schema::EntityId>> duplicateEntities(Document &document, const schema::DiagramId &diagram,
                                                        const QList<schema::EntityId> &ids, const QPointF &offset)
{
    const schema::Model &model = document.model();
    QHash<schema::EntityId, schema::EntityId> copies;
    QList<schema::EntityId> result;
    for (const schema::EntityId &id : ids) {
        if (!model.entity(id))
            return missing(id.text());
        copies.insert(id, schema::EntityId(base::newIdText()));
        result.append(copies.value(id));
    }
    editModel(document, Text::tr("Duplicate %n entities", nullptr, static_cast<int>(ids.size())),
              [&](schema::Model &after) {
                  QSet<QString> names = entityNames(after);
                  for (const schema::EntityId &id : ids) {
                      schema::Entity copy = *after.entity(id);
                      copy.id = copies.value(id);
                      copy.name = freeName(copy.name, names, {});
                      copy.collectionName.clear();
                      copy.owner = copies.value(copy.owner, copy.owner);
                      copy.superEntity = copies.value(copy.superEntity, copy.superEntity);
                      schema::renewIds(copy.fields);
                      names.insert(copy.name);
                      const schema::NodePlace at = diagramIn(after, diagram).places.value(id);
                      after.entities.append(copy);
                      place(after, diagram, copy.id, QPointF(at.x, at.y) + offset);
                  }
                  const QList<schema::Relationship> links = after.relationships;
                  for (const schema::Relationship &link : links) {
                      if (!copies.contains(link.a.entity) || !copies.contains(link.b.entity))
                          continue;
                      schema::Relationship copy = link;
                      copy.id = schema::RelationshipId(base::newIdText());
                      copy.a.entity = copies.value(link.a.entity);
                      copy.b.entity = copies.value(link.b.entity);
                      schema::renewIds(copy.attributes);
                      after.relationships.append(copy);
                  }
              });
    return result;
}

} // namespace sw::document
