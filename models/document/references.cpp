// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/references.h"

#include "models/patterns/patternregistry.h"

#include <QJsonArray>

#include <utility>

namespace sw::document
{

namespace
{

using Visit = std::function<bool(QString &)>;

bool isAtOrBelow(const QString &path, const QString &top)
{
    return path.startsWith(top) && (path.size() == top.size() || path.at(top.size()) == QLatin1Char('.'));
}

/// Visits the paths in \p list; \p pathOf gives the path of an item, or nullptr when it is not of the entity. A list that
/// stays the same is not touched.
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
    const auto ofRef = [&entity](schema::FieldRef &ref) { return ref.entity == entity ? &ref.path : nullptr; };
    const auto ofItem = [&ofRef](auto &item) { return ofRef(item.field); };
    for (schema::Operation &operation : model.operations) {
        visitList(operation.filters, ofItem, visit);
        visitList(operation.sort, ofItem, visit);
        visitList(operation.reads, ofRef, visit);
        visitList(operation.writes, ofRef, visit);
    }
}

void visitEntity(schema::Entity &entity, const Visit &visit)
{
    const auto whole = [](QString &path) { return &path; };
    visitList(entity.idFields, whole, visit);
    if (!entity.lifecycleField.isEmpty() && !visit(entity.lifecycleField))
        entity.lifecycleField.clear();
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

void visitPatterns(schema::Model &model, const schema::EntityId &entity, const QSet<schema::RelationshipId> &links, const Visit &visit)
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

} // namespace

void forEachPath(schema::Model &model, const schema::EntityId &entity, const Visit &visit)
{
    if (schema::Entity *owner = model.entity(entity))
        visitEntity(*owner, visit);
    visitOperations(model, entity, visit);
    QSet<schema::RelationshipId> links;
    const auto whole = [](QString &path) { return &path; };
    for (schema::Relationship &relationship : model.relationships) {
        if (relationship.a.entity != entity && relationship.b.entity != entity)
            continue;
        links.insert(relationship.id);
        visitList(relationship.snapshotFields, whole, visit);
    }
    visitPatterns(model, entity, links, visit);
}

void movePaths(schema::Model &model, const schema::EntityId &entity, const QString &from, const QString &to)
{
    if (from.isEmpty() || from == to)
        return;
    forEachPath(model, entity, [&](QString &path) {
        if (isAtOrBelow(path, from))
            path = to + path.mid(from.size());
        return true;
    });
}

void dropPaths(schema::Model &model, const schema::EntityId &entity, const QString &path)
{
    if (path.isEmpty())
        return;
    forEachPath(model, entity, [&path](QString &each) { return !isAtOrBelow(each, path); });
}

} // namespace sw::document
