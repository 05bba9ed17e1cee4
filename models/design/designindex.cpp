// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/designindex.h"

#include "models/schema/fieldpath.h"

#include <algorithm>

namespace sw::design
{

namespace
{

constexpr int maximumInheritance = 100;

bool holdsEntity(const Node &node)
{
    if (node.source.entity.isEmpty() || !node.source.field.isEmpty() || node.reference)
        return false;
    return node.isObject() || (node.isArray() && !node.fields.isEmpty() && node.item().isObject());
}

QString placeKey(const QString &collection, const QString &path)
{
    return collection + QChar(0) + path;
}

template <typename Key>
void insertFirst(QHash<Key, Location> &places, const Key &key, const Location &place)
{
    if (!places.contains(key))
        places.insert(key, place);
}

} // namespace

DesignIndex::DesignIndex(const Design &design) : m_design(design)
{
    qsizetype fields = 0;
    for (const Collection &collection : design.collections)
        fields += collection.root.fields.size();
    m_fields.reserve(fields);
    for (const Collection &collection : design.collections)
        addCollection(collection);
}

void DesignIndex::addCollection(const Collection &collection)
{
    m_collections.insert(collection.name, &collection);
    const Location place{collection.name, {}};
    if (!collection.entities.isEmpty())
        insertFirst(m_roots, collection.entity(), place);
    for (const schema::EntityId &entity : collection.entities)
        m_merged[entity] << place;
    addNodes(collection, {}, collection.root.fields);
    for (const Variant &variant : collection.root.variants) {
        addNodes(collection, {}, variant.fields);
        for (auto it = variant.shared.cbegin(); it != variant.shared.cend(); ++it)
            m_fields[it.value()].append({collection.name, it.key()});
    }
    addLinks(collection, {}, collection.root.fields);
    for (const Variant &variant : collection.root.variants)
        addLinks(collection, {}, variant.fields);
}

void DesignIndex::addLinks(const Collection &collection, const QString &prefix, const QList<Node> &nodes)
{
    for (const Node &node : nodes) {
        const bool derived = node.derivation && node.derivation->from;
        if (!node.copyOf && !node.reference && !derived && node.fields.isEmpty() && node.variants.isEmpty())
            continue;
        const QString path = joinedPath(prefix, node.name);
        if (node.copyOf)
            m_copies[collection.name].insert(placeKey(node.copyOf->collection, node.copyOf->path), path);
        else if (node.reference)
            m_references[node.reference->relationship].append(
                {{collection.name, path}, node.reference->collection, node.reference->path});
        else if (derived)
            m_references[node.derivation->from->relationship].append(
                {{collection.name, path}, node.derivation->from->collection, idName, true});
        addLinks(collection, path, node.fields);
        for (const Variant &variant : node.variants)
            addLinks(collection, path, variant.fields);
    }
}

QList<QList<ReferencePlace>> wholeKeys(const QList<ReferencePlace> &all)
{
    const auto parent = [](const ReferencePlace &one) {
        return schema::parentPath(one.at.path);
    };
    QList<QList<ReferencePlace>> keys;
    for (const ReferencePlace &one : all) {
        const auto whole = std::find_if(keys.begin(), keys.end(), [&](const QList<ReferencePlace> &known) {
            const ReferencePlace &first = known.first();
            return first.at.collection == one.at.collection && first.target == one.target &&
                   parent(first) == parent(one) &&
                   std::none_of(known.cbegin(), known.cend(),
                                [&](const ReferencePlace &part) { return part.key == one.key; });
        });
        if (whole == keys.end())
            keys << QList<ReferencePlace>{one};
        else
            *whole << one;
    }
    return keys;
}

QList<ReferencePlace> inOrder(QList<ReferencePlace> parts, const schema::Relationship &link)
{
    const QStringList key = link.a.link.key + link.b.link.key;
    std::stable_sort(parts.begin(), parts.end(), [&](const ReferencePlace &a, const ReferencePlace &b) {
        return key.indexOf(a.key) < key.indexOf(b.key);
    });
    return parts;
}

QString DesignIndex::copyIn(const QString &collection, const Location &original) const
{
    const auto copies = m_copies.constFind(collection);
    return copies == m_copies.constEnd() ? QString() : copies->value(placeKey(original.collection, original.path));
}

void DesignIndex::addNodes(const Collection &collection, const QString &prefix, const QList<Node> &nodes)
{
    for (const Node &node : nodes)
        addNode(collection, joinedPath(prefix, node.name), node);
}

void DesignIndex::addNode(const Collection &collection, const QString &path, const Node &node)
{
    if (node.copyOf)
        return;
    const Location place{collection.name, path};
    if (!node.name.isEmpty()) {
        if (!node.source.field.isEmpty())
            m_fields[node.source.field].append(place);
        if (holdsEntity(node))
            insertFirst(m_embedded, node.source.entity, place);
    }
    addNodes(collection, path, node.fields);
    for (const Variant &variant : node.variants)
        addNodes(collection, path, variant.fields);
}

std::optional<Location> DesignIndex::homeOf(const schema::EntityId &entity) const
{
    for (const auto *places : {&m_roots, &m_embedded}) {
        const auto found = places->constFind(entity);
        if (found != places->constEnd())
            return *found;
    }
    const auto found = m_merged.constFind(entity);
    return found == m_merged.constEnd() ? std::nullopt : std::optional(found->first());
}

QList<Location> DesignIndex::homesOf(const schema::EntityId &entity) const
{
    for (const auto *places : {&m_roots, &m_embedded}) {
        const auto found = places->constFind(entity);
        if (found != places->constEnd())
            return {*found};
    }
    return m_merged.value(entity);
}

std::optional<Location> DesignIndex::placeOfField(const schema::FieldId &field, const Location &home) const
{
    const auto found = m_fields.constFind(field);
    if (found == m_fields.constEnd())
        return std::nullopt;
    const QString below = home.path + QLatin1Char('.');
    for (const Location &place : *found) {
        if (place.collection == home.collection && (home.path.isEmpty() || place.path.startsWith(below)))
            return place;
    }
    return found->first();
}

std::optional<Location> DesignIndex::locate(const schema::ModelIndex &model, const schema::FieldRef &ref) const
{
    const std::optional<Location> home = homeOf(ref.entity);
    return home ? locateIn(*home, model, ref) : std::nullopt;
}

std::optional<Location> DesignIndex::locateIn(const Location &home, const schema::ModelIndex &model,
                                              const schema::FieldRef &ref) const
{
    const schema::Entity *entity = model.entity(ref.entity);
    for (int guard = 0; entity && guard < maximumInheritance; ++guard) {
        const schema::Field *field = schema::fieldAtPath(entity->fields, ref.path);
        if (field && !field->id.isEmpty())
            return placeOfField(field->id, home);
        entity = entity->superEntity.isEmpty() ? nullptr : model.entity(entity->superEntity);
    }
    const Location place{home.collection, joinedPath(home.path, ref.path)};
    return node(place) ? std::optional(place) : std::nullopt;
}

const Node *DesignIndex::node(const Location &location) const
{
    const Collection *in = collection(location.collection);
    return in ? nodeAt(in->root, location.path) : nullptr;
}

} // namespace sw::design
