// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/references.h"

#include "models/patterns/patternregistry.h"
#include "models/schema/fieldpath.h"
#include "models/schema/indexes/indexfilter.h"
#include "models/schema/knownpaths.h"
#include "models/schema/names.h"

#include <QJsonArray>

#include <utility>

namespace sw::document
{

namespace
{

using Visit = std::function<bool(QString &)>;

/// Visits the paths in \p list; \p pathOf gives the path of an item, or nullptr when it is not of the entity. A list
/// that stays the same is not touched.
template <typename T, typename PathOf>
void visitList(QList<T> &list, const PathOf &pathOf, const Visit &visit)
{
    QList<T> kept;
    for (T item : std::as_const(list)) {
        QString *path = pathOf(item);
        if (!path || visit(*path))
            kept.append(item);
    }
    if (kept != list)
        list = kept;
}

void visitOperations(schema::Model &model, const schema::EntityId &entity, const Visit &visit)
{
    const auto ofRef = [&entity](schema::FieldRef &ref) {
        return ref.entity == entity ? &ref.path : nullptr;
    };
    const auto ofItem = [&ofRef](auto &item) {
        return ofRef(item.field);
    };
    for (schema::Operation &operation : model.operations) {
        visitList(operation.filters, ofItem, visit);
        visitList(operation.sort, ofItem, visit);
        visitList(operation.reads, ofRef, visit);
        visitList(operation.writes, ofRef, visit);
    }
}

/// Paths of indexes; what a wildcard is on stands before it. An index goes with any of its fields.
bool visitKeys(QList<schema::IndexKey> &keys, const Visit &visit)
{
    for (schema::IndexKey &key : keys) {
        QString path = schema::withoutWildcard(key.path);
        const QString wildcard = key.path.mid(path.size());
        if (path.isEmpty())
            continue;
        if (!visit(path))
            return false;
        key.path = path + wildcard;
    }
    return true;
}

std::optional<QJsonObject> visitFilter(const QJsonObject &filter, const Visit &visit)
{
    return schema::filterWithPaths(filter, [&](const QString &path) {
        QString visited = path;
        return visit(visited) ? std::optional(visited) : std::nullopt;
    });
}

void visitIndexes(schema::Entity &entity, const Visit &visit)
{
    QList<schema::IndexDefinition> kept;
    for (schema::IndexDefinition index : std::as_const(entity.indexes)) {
        const std::optional<QJsonObject> filter = visitFilter(index.partialFilter, visit);
        const std::optional<QJsonObject> projection = visitFilter(index.wildcardProjection, visit);
        if (!visitKeys(index.keys, visit) || !filter || !projection)
            continue;
        index.partialFilter = *filter;
        index.wildcardProjection = *projection;
        kept.append(index);
    }
    if (kept != entity.indexes)
        entity.indexes = kept;
    QList<schema::SuppressedIndex> suppressed;
    for (schema::SuppressedIndex index : std::as_const(entity.suppressedIndexes)) {
        if (visitKeys(index.keys, visit))
            suppressed.append(index);
    }
    if (suppressed != entity.suppressedIndexes)
        entity.suppressedIndexes = suppressed;
}

void visitEntity(schema::Entity &entity, const Visit &visit)
{
    const auto whole = [](QString &path) {
        return &path;
    };
    visitList(entity.idFields, whole, visit);
    visitIndexes(entity, visit);
    if (!entity.lifecycleField.isEmpty() && !visit(entity.lifecycleField))
        entity.lifecycleField.clear();
}

/// The key is of \p end's entity; the fields that hold it are of the other's, and stay as the link's own when somebody
/// deletes those that were drawn for them.
void visitLink(schema::RelationshipEnd &end, const schema::EntityId &holder, const schema::EntityId &entity,
               const Visit &visit)
{
    const auto whole = [](QString &path) {
        return &path;
    };
    const qsizetype parts = end.link.key.size();
    if (end.entity == entity)
        visitList(end.link.key, whole, visit);
    if (end.link.key.size() != parts)
        end.link = {}; // a part of a key tells nothing
    for (QString &name : end.link.names) {
        QString path = name;
        if (holder == entity && visit(path) && !path.contains(QLatin1Char('.')) && path != name)
            name = path;
    }
}

/// Parameters that name fields; a value that goes falls back to its default.
void visitParameters(schema::PatternUse &use, const Visit &visit)
{
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(use.pattern);
    if (!pattern || use.parameters.isEmpty())
        return;
    for (const patterns::Parameter &parameter : pattern->parameters()) {
        const QJsonValue value = use.parameters.value(parameter.name);
        if (parameter.kind == patterns::Parameter::Kind::Field && value.isString()) {
            QString path = value.toString();
            if (visit(path))
                use.parameters.insert(parameter.name, path);
            else
                use.parameters.remove(parameter.name);
        } else if (parameter.kind == patterns::Parameter::Kind::FieldList && value.isArray()) {
            QJsonArray kept;
            const QJsonArray paths = value.toArray();
            for (const QJsonValue &each : paths) {
                QString path = each.toString();
                if (visit(path))
                    kept.append(path);
            }
            use.parameters.insert(parameter.name, kept);
        }
    }
}

void visitPatterns(schema::Model &model, const schema::EntityId &entity, const QSet<schema::RelationshipId> &links,
                   const Visit &visit)
{
    QList<schema::PatternUse> kept;
    for (schema::PatternUse use : std::as_const(model.patterns)) {
        const bool concerned = use.entity == entity || links.contains(use.relationship);
        if (concerned)
            visitParameters(use, visit);
        if (use.entity != entity || use.path.isEmpty() || visit(use.path))
            kept.append(use);
    }
    if (kept != model.patterns)
        model.patterns = kept;
}

/// \p entity and its kinds, but for those that have a field of their own at \p path.
QList<schema::EntityId> withKinds(const schema::Model &model, const schema::EntityId &entity, const QString &path)
{
    QList<schema::EntityId> found{entity};
    const schema::ModelIndex index(model);
    for (const schema::Entity &each : model.entities) {
        if (!schema::fieldAtPath(each.fields, path) && schema::isKindOf(index, each.superEntity, entity))
            found.append(each.id);
    }
    return found;
}

QStringList namesOf(const schema::ModelIndex &index, const schema::RelationshipEnd &end)
{
    const schema::Entity *target = index.entity(end.entity);
    return target ? schema::linkNames(end, *target) : QStringList();
}

/// The entities, there before and after, in whose documents a link is gone or has another name, or that are of another
/// kind.
QSet<schema::EntityId> namedOtherwise(const schema::ModelIndex &was, const schema::ModelIndex &is)
{
    QSet<schema::EntityId> found;
    for (const schema::Relationship &link : was.model().relationships) {
        const schema::Relationship *now = is.relationship(link.id);
        if (!now || now->a.entity != link.a.entity || now->b.entity != link.b.entity ||
            namesOf(was, link.a) != namesOf(is, now->a) || namesOf(was, link.b) != namesOf(is, now->b))
            found << link.a.entity << link.b.entity;
    }
    const QList<schema::Entity> &entities = was.model().entities;
    for (const schema::Entity &entity : entities) {
        const schema::Entity *now = is.entity(entity.id);
        if (!now || now->superEntity == entity.superEntity)
            continue;
        for (const schema::Entity &each : entities) {
            if (schema::isKindOf(was, each.id, entity.id))
                found << each.id;
        }
    }
    found.removeIf([&](const schema::EntityId &id) { return !was.entity(id) || !is.entity(id); });
    return found;
}

/// Gives \p path the present name of the link that it went through; false when that is gone.
bool follow(const schema::ModelIndex &was, const schema::ModelIndex &is, const schema::EntityId &id, QString &path)
{
    const QString first = schema::topLevel(path);
    for (const schema::Relationship *link : was.relationshipsOf(id)) {
        const schema::Relationship *now = is.relationship(link->id);
        if (!now)
            continue;
        for (const bool toA : {true, false}) {
            const schema::RelationshipEnd &from = toA ? link->b : link->a;
            const qsizetype form = namesOf(was, toA ? link->a : link->b).indexOf(first);
            const QString name = namesOf(is, toA ? now->a : now->b).value(form);
            if (from.entity != id || form < 0 || name.isEmpty() || (toA ? now->b : now->a).entity != id)
                continue;
            path = name + path.mid(first.size());
            return schema::hasPath(is, *is.entity(id), path);
        }
    }
    return false;
}

} // namespace

void forEachPath(schema::Model &model, const schema::EntityId &entity, const Visit &visit)
{
    if (schema::Entity *owner = model.entity(entity))
        visitEntity(*owner, visit);
    visitOperations(model, entity, visit);
    QSet<schema::RelationshipId> links;
    const auto whole = [](QString &path) {
        return &path;
    };
    for (schema::Relationship &relationship : model.relationships) {
        if (relationship.a.entity != entity && relationship.b.entity != entity)
            continue;
        for (const bool ofA : {true, false})
            visitLink(ofA ? relationship.a : relationship.b, (ofA ? relationship.b : relationship.a).entity, entity,
                      visit);
        links.insert(relationship.id);
        visitList(relationship.snapshotFields, whole, visit);
    }
    visitPatterns(model, entity, links, visit);
}

void movePaths(schema::Model &model, const schema::EntityId &entity, const QString &from, const QString &to)
{
    if (from.isEmpty() || from == to)
        return;
    for (const schema::EntityId &each : withKinds(model, entity, from)) {
        forEachPath(model, each, [&](QString &path) {
            if (schema::isWithin(path, from))
                path = to + path.mid(from.size());
            return true;
        });
    }
}

void dropPaths(schema::Model &model, const schema::EntityId &entity, const QString &path)
{
    if (path.isEmpty())
        return;
    for (const schema::EntityId &each : withKinds(model, entity, path))
        forEachPath(model, each, [&path](QString &one) { return !schema::isWithin(one, path); });
}

void keepPaths(const schema::Model &before, schema::Model &after)
{
    if (before.relationships == after.relationships && before.entities == after.entities)
        return;
    const schema::ModelIndex was(before);
    const schema::ModelIndex is(after);
    const QSet<schema::EntityId> concerned = namedOtherwise(was, is);
    for (const schema::EntityId &id : concerned) {
        forEachPath(after, id, [&](QString &path) {
            return schema::hasPath(is, *is.entity(id), path) || !schema::hasPath(was, *was.entity(id), path) ||
                   follow(was, is, id, path);
        });
    }
}

QStringList linkPaths(const schema::ModelIndex &index, const schema::Entity &entity)
{
    QStringList paths;
    const auto add = [&](const schema::Relationship &link, const schema::RelationshipEnd &other, bool many) {
        const schema::Entity *target = index.entity(other.entity);
        if (!target)
            return;
        const QString one = schema::singularName(schema::snakeCase(target->name));
        const QString path = !other.role.isEmpty() ? other.role : many ? schema::pluralName(one) : one;
        const std::optional<schema::LinkPath> named = schema::linkAt(index, entity, path);
        if (named && named->relationship == &link && !paths.contains(path))
            paths << path;
    };
    for (const schema::Relationship &link : index.model().relationships) {
        const bool many = link.type == schema::RelationshipType::ManyToMany;
        if (schema::isKindOf(index, entity.id, link.b.entity))
            add(link, link.a, many);
        if (many && schema::isKindOf(index, entity.id, link.a.entity))
            add(link, link.b, true);
    }
    return paths;
}

} // namespace sw::document
