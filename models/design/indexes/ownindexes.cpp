// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/indexes/ownindexes.h"

#include "models/base/texts.h"
#include "models/design/shape/entityshape.h"
#include "models/schema/indexes/indexfilter.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace sw::design
{

namespace
{

/// The field that \p node was made from, as a path in its entity; empty when it was made from none.
QString pathInEntity(const Node *node, const schema::ModelIndex &model)
{
    const schema::Entity *entity = node ? model.entity(node->source.entity) : nullptr;
    if (!entity || node->source.field.isEmpty() || node->copyOf)
        return {};
    return schema::fieldPath(entity->fields, node->source.field);
}

/// Documents of the entity's kinds only.
QJsonObject ofKinds(const QString &discriminator, const QStringList &kinds)
{
    if (kinds.size() == 1)
        return {{discriminator, kinds.first()}};
    return {{discriminator, QJsonObject{{QStringLiteral("$in"), QJsonArray::fromStringList(kinds)}}}};
}

QJsonObject both(const QJsonObject &a, const QJsonObject &b)
{
    QJsonObject joined = a;
    for (auto it = b.begin(); it != b.end(); ++it) {
        if (joined.contains(it.key()))
            return {{QStringLiteral("$and"), QJsonArray{a, b}}};
        joined.insert(it.key(), it.value());
    }
    return joined;
}

/// A document of a project; an empty one when it cannot be one.
base::Bson bsonOf(const QJsonObject &document)
{
    const auto bson =
        document.isEmpty() ? base::Result<base::Bson>(base::Bson()) : base::Bson::fromJsonObject(document);
    return bson ? *bson : base::Bson();
}

} // namespace

OwnIndexes::OwnIndexes(const DesignIndex &places, const schema::ModelIndex &model, const QSet<QString> *only)
    : m_places(places), m_model(model)
{
    for (const schema::Entity &entity : model.model().entities) {
        for (const schema::IndexDefinition &definition : entity.indexes) {
            const QList<Location> homes = homesOf(entity, definition.keys);
            for (const Location &home : homes) {
                if (!only || only->contains(home.collection))
                    placeIndex(entity, definition, home);
            }
            if (homes.isEmpty())
                m_unplaced << Unplaced{
                    entity.id, indexNameOf(definition), {}, Text::tr("No documents hold the entity.")};
        }
        for (const schema::SuppressedIndex &suppressed : entity.suppressedIndexes) {
            for (const Location &home : homesOf(entity, suppressed.keys)) {
                if (const auto keys = keysOf(entity, suppressed.keys, home))
                    m_suppressed[home.collection] << *keys;
            }
        }
    }
}

/// Where the documents are that an index on \p keys is for: those of the entity, or those that a pattern moved the
/// fields to.
QList<Location> OwnIndexes::homesOf(const schema::Entity &entity, const QList<IndexKey> &keys) const
{
    const QList<Location> homes = m_places.homesOf(entity.id);
    const QString first = keys.isEmpty() ? QString() : schema::withoutWildcard(keys.first().path);
    const std::optional<Location> field = first.isEmpty() ? std::nullopt : m_places.locate(m_model, {entity.id, first});
    const bool isElsewhere = field && std::none_of(homes.cbegin(), homes.cend(), [&](const Location &home) {
                                 return home.collection == field->collection;
                             });
    return isElsewhere ? QList<Location>{{field->collection, {}}} : homes;
}

void OwnIndexes::placeIndex(const schema::Entity &entity, const schema::IndexDefinition &definition,
                            const Location &home)
{
    if (const QString reason = fault(entity, definition, home); !reason.isEmpty()) {
        m_unplaced << Unplaced{entity.id, indexNameOf(definition), home, reason};
        return;
    }
    Index index;
    index.name = definition.name;
    index.keys = *keysOf(entity, definition.keys, home);
    index.unique = definition.unique;
    index.sparse = definition.sparse;
    index.hidden = definition.hidden;
    index.partialFilter = filterOf(entity, definition, home);
    index.collation = bsonOf(definition.collation);
    if (definition.expireAfterSeconds)
        index.expireAfterSeconds = *definition.expireAfterSeconds;
    index.defaultLanguage = definition.defaultLanguage;
    index.languageOverride = definition.languageOverride;
    index.wildcardProjection = bsonOf(definition.wildcardProjection);
    index.owner = entity.id;
    index.ownName = indexNameOf(definition);
    m_indexes[home.collection] << index;
}

std::optional<QString> OwnIndexes::pathOf(const schema::Entity &entity, const QString &path, const Location &home) const
{
    const QString above = schema::withoutWildcard(path);
    const bool wild = schema::isWildcard(path);
    std::optional<Location> place{home};
    if (!above.isEmpty())
        place = m_places.locateIn(home, m_model, {entity.id, above});
    if (!place || place->collection != home.collection || !m_places.node(*place))
        return std::nullopt;
    return wild ? joinedPath(place->path, QStringLiteral("$**")) : place->path;
}

std::optional<QList<IndexKey>> OwnIndexes::keysOf(const schema::Entity &entity, const QList<IndexKey> &keys,
                                                  const Location &home) const
{
    QList<IndexKey> placed;
    for (const IndexKey &key : keys) {
        const std::optional<QString> path = pathOf(entity, key.path, home);
        if (!path)
            return std::nullopt;
        placed << IndexKey{*path, key.kind, key.weight};
    }
    return placed;
}

/// Its own filter; where documents of other kinds lie beside the entity's, it leaves those out, unless a sparse index
/// does so anyway.
base::Bson OwnIndexes::filterOf(const schema::Entity &entity, const schema::IndexDefinition &definition,
                                const Location &home) const
{
    QJsonObject filter = schema::filterWithPaths(definition.partialFilter, [&](const QString &path) {
                             return pathOf(entity, path, home);
                         }).value_or(QJsonObject());
    const Collection *in = home.path.isEmpty() ? m_places.collection(home.collection) : nullptr;
    const QStringList kinds = in ? kindsIn(in->root, m_model, entity.id) : QStringList();
    if (!kinds.isEmpty() && !definition.sparse)
        filter = both(filter, ofKinds(in->root.discriminator, kinds));
    return bsonOf(filter);
}

/// Why the index cannot be built at \p home; empty when it can.
QString OwnIndexes::fault(const schema::Entity &entity, const schema::IndexDefinition &definition,
                          const Location &home) const
{
    const Collection *in = m_places.collection(home.collection);
    const auto missing = [&](const QString &path) -> QString {
        const std::optional<QString> placed = pathOf(entity, path, home);
        if (!placed)
            return Text::tr("The documents of %1 have no %2.").arg(home.collection, path);
        if (in && isBelowData(in->root, schema::withoutWildcard(*placed)))
            return Text::tr("The names on the way to %1 are data, so no index can be on it.").arg(*placed);
        return {};
    };
    QStringList paths = schema::filterPaths(definition.partialFilter) + definition.wildcardProjection.keys();
    for (const IndexKey &key : definition.keys)
        paths << key.path;
    for (const QString &path : std::as_const(paths)) {
        if (const QString reason = missing(path); !reason.isEmpty())
            return reason;
    }
    const bool text = schema::hasKind(definition.keys, KeyKind::Text);
    const bool wild = std::any_of(definition.keys.cbegin(), definition.keys.cend(),
                                  [](const IndexKey &key) { return schema::isWildcard(key.path); });
    if (!home.path.isEmpty() && wild && (text || !definition.wildcardProjection.isEmpty()))
        return Text::tr(
                   "It is embedded as %1 of %2, and a server takes neither a text index nor a projection on a part "
                   "of documents.")
            .arg(home.path, home.collection);
    if (!home.path.isEmpty() && definition.expireAfterSeconds)
        return Text::tr("It is embedded as %1 of %2: a server deletes whole documents, never parts of them.")
            .arg(home.path, home.collection);
    return {};
}

bool OwnIndexes::isSuppressed(const QString &collection, const Index &index) const
{
    const auto suppressed = m_suppressed.constFind(collection);
    return suppressed != m_suppressed.cend() && whyKept(index).isEmpty() &&
           std::any_of(suppressed->cbegin(), suppressed->cend(),
                       [&](const QList<IndexKey> &keys) { return schema::sameKeys(keys, index.keys); });
}

QString OwnIndexes::whyKept(const Index &index)
{
    if (index.unique)
        return Text::tr("It keeps its values unique, as the model asks.");
    if (index.expireAfterSeconds)
        return Text::tr("It deletes documents after their time, as the model asks.");
    if (!index.origin.isEmpty())
        return Text::tr("It is a part of a pattern.");
    return {};
}

schema::IndexDefinition definitionOf(const Index &index)
{
    schema::IndexDefinition made;
    if (index.name != defaultIndexName(index.keys))
        made.name = index.name;
    made.keys = index.keys;
    made.unique = index.unique;
    made.sparse = index.sparse;
    made.hidden = index.hidden;
    made.partialFilter = index.partialFilter.toJsonObject();
    made.collation = index.collation.toJsonObject();
    if (index.expireAfterSeconds)
        made.expireAfterSeconds = static_cast<int>(*index.expireAfterSeconds);
    made.defaultLanguage = index.defaultLanguage;
    made.languageOverride = index.languageOverride;
    made.wildcardProjection = index.wildcardProjection.toJsonObject();
    return made;
}

OwnedForm ownedForm(const Index &index, const Collection &collection, const schema::ModelIndex &model)
{
    OwnedForm form{collection.entity(), definitionOf(index)};
    QStringList paths = schema::filterPaths(form.definition.partialFilter);
    for (const IndexKey &key : index.keys)
        paths << key.path;
    const auto fieldAt = [&](const QString &path) {
        return pathInEntity(nodeAt(collection.root, path), model);
    };
    const auto entityAt = [&](const QString &path) {
        return fieldAt(path).isEmpty() ? schema::EntityId() : nodeAt(collection.root, path)->source.entity;
    };
    const schema::EntityId first = paths.isEmpty() ? schema::EntityId() : entityAt(paths.first());
    const bool ofOne = !first.isEmpty() && std::all_of(paths.cbegin(), paths.cend(),
                                                       [&](const QString &path) { return entityAt(path) == first; });
    if (!ofOne)
        return form;
    form.entity = first;
    for (IndexKey &key : form.definition.keys)
        key.path = fieldAt(key.path);
    form.definition.partialFilter = schema::filterWithPaths(form.definition.partialFilter, [&](const QString &path) {
                                        return std::optional(fieldAt(path));
                                    }).value_or(QJsonObject());
    return form;
}

} // namespace sw::design
