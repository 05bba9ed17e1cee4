// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/indexes/indexneeds.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/difference.h"
#include "models/design/shape/entityshape.h"
#include "models/design/workload.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace sw::design
{

using schema::FilterOp;

namespace
{

constexpr double always = std::numeric_limits<double>::infinity();
constexpr qsizetype maximumKeys = 32;
constexpr double secondsPerDay = 86400;

QString placeKey(const QString &collection, const QString &path)
{
    return collection + QChar(0) + path;
}

bool isPartOfId(const QString &path)
{
    return path == idName || path.startsWith(QLatin1String("_id."));
}

bool isPrefix(const QStringList &shorter, const QStringList &longer)
{
    return shorter.size() <= longer.size() && std::equal(shorter.cbegin(), shorter.cend(), longer.cbegin());
}

QList<IndexKey> ascending(const QStringList &paths)
{
    QList<IndexKey> keys;
    for (const QString &path : paths)
        keys << IndexKey{path, KeyKind::Ascending};
    return keys;
}

void addMissing(QList<IndexKey> &keys, const QList<IndexKey> &more)
{
    for (const IndexKey &key : more) {
        const bool known =
            std::any_of(keys.cbegin(), keys.cend(), [&](const IndexKey &other) { return other.path == key.path; });
        if (!known)
            keys << key;
    }
}

/// The field that tells the kind of the items on the way to \p path, when only items of one kind have what is at \p
/// path: a search names both together. Empty when all items have it.
QString kindPath(const Node &root, const QString &path)
{
    for (qsizetype dot = path.indexOf(QLatin1Char('.')); dot > 0; dot = path.indexOf(QLatin1Char('.'), dot + 1)) {
        const Node *array = nodeAt(root, path.left(dot));
        if (!array || !array->isArray() || array->fields.isEmpty() || array->item().variants.isEmpty())
            continue;
        const QList<Node> &common = array->item().fields;
        const QString next = path.mid(dot + 1).section(QLatin1Char('.'), 0, 0);
        const bool ofAll =
            std::any_of(common.cbegin(), common.cend(), [&](const Node &field) { return field.name == next; });
        if (!ofAll)
            return joinedPath(path.left(dot), array->item().discriminator);
    }
    return {};
}

bool holdsPoints(const Node *node)
{
    while (node && node->isArray() && !node->fields.isEmpty())
        node = &node->item();
    return node && node->type() == schema::FieldType::GeoPoint;
}

/// The filter of documents of one kind; empty when all kinds have what is at \p path.
base::Bson filterOf(const Node &root, const Variant *kind, const QString &path)
{
    base::BsonBuilder filter;
    if (kind && isOfSomeKinds(root, path))
        filter.string(root.discriminator, kind->value);
    return filter.finish();
}

} // namespace

IndexNeeds::IndexNeeds(const DesignIndex &places, const schema::ModelIndex &model, const QSet<QString> *only)
    : m_model(model), m_places(places), m_only(only)
{
    for (const Effort &effort : places.design().efforts)
        m_efforts[effort.operation] << effort;
    for (const Collection &collection : places.design().collections) {
        if (isWanted(collection.name))
            addFields(collection);
    }
    for (const schema::Entity &entity : model.model().entities)
        addLifetime(entity);
    for (const schema::Operation &operation : model.model().operations)
        addOperation(operation);
}

void IndexNeeds::addFields(const Collection &collection)
{
    addFieldsOf(collection, {}, collection.root.fields, false);
    for (const Variant &variant : collection.root.variants)
        addFieldsOf(collection, {}, variant.fields, false, &variant);
}

void IndexNeeds::addFieldsOf(const Collection &collection, const QString &prefix, const QList<Node> &nodes, bool copies,
                             const Variant *kind)
{
    for (const Node &node : nodes) {
        if (!node.copyOf && !node.reference && !node.uniqueValues && node.fields.isEmpty() && node.variants.isEmpty())
            continue;
        const QString path = joinedPath(prefix, node.name);
        const bool copied = copies || node.copyOf;
        if (node.copyOf)
            m_copies[collection.name].insert(placeKey(node.copyOf->collection, node.copyOf->path), path);
        if (isPartOfId(path))
            continue;
        if (node.reference && !node.copyOf) {
            add(collection.name, ascending({path}), Text::tr("reference to %1").arg(node.reference->collection), always,
                {}, filterOf(collection.root, kind, path));
            QHash<schema::RelationshipId, QString> &references = m_references[collection.name];
            if (!references.contains(node.reference->relationship))
                references.insert(node.reference->relationship, path);
        }
        if (node.uniqueValues && !copied && node.name != idName)
            addUnique(collection, path, node, kind);
        addFieldsOf(collection, path, node.fields, copied, kind);
        for (const Variant &variant : node.variants)
            addFieldsOf(collection, path, variant.fields, copied, kind);
    }
}

void IndexNeeds::addLifetime(const schema::Entity &entity)
{
    if (entity.lifecycle != schema::Lifecycle::Retention || entity.lifecycleDays <= 0 ||
        entity.lifecycleField.isEmpty())
        return;
    for (const Location &home : m_places.homesOf(entity.id)) {
        if (!isWanted(home.collection))
            continue;
        const Collection *collection = m_places.collection(home.collection);
        const std::optional<QString> path = pathIn(home, {entity.id, entity.lifecycleField});
        const Node *node = path ? nodeAt(collection->root, *path) : nullptr;
        if (!home.path.isEmpty() || !node || node->type() != schema::FieldType::Date || isPartOfId(*path) ||
            collection->timeSeries || !arraysOn(home.collection, *path).isEmpty())
            continue;
        IndexNeed need;
        need.index.keys = ascending({*path});
        need.index.expireAfterSeconds = static_cast<qint64>(entity.lifecycleDays * secondsPerDay);
        need.index.reasons = {Text::tr("deleted after %1 days").arg(base::countText(entity.lifecycleDays))};
        need.weight = always;
        const QStringList kinds = kindsIn(collection->root, m_model, entity.id);
        for (const QString &kind : kinds) {
            base::BsonBuilder filter;
            need.index.partialFilter = filter.string(collection->root.discriminator, kind).finish();
            m_needs[home.collection] << need;
        }
        if (kinds.isEmpty())
            m_needs[home.collection] << need;
    }
}

/// False when no index of the wanted collections can come from \p operation.
bool IndexNeeds::asksWanted(const schema::Operation &operation)
{
    if (!m_only)
        return true;
    const auto isAt = [&](const schema::EntityId &entity) {
        const auto known = m_atWanted.constFind(entity);
        if (known != m_atWanted.cend())
            return *known;
        const QList<Location> homes = m_places.homesOf(entity);
        return *m_atWanted.insert(entity, std::any_of(homes.cbegin(), homes.cend(),
                                                      [&](const Location &home) { return isWanted(home.collection); }));
    };
    const QList<schema::EntityId> named = namedEntities(operation);
    return std::any_of(named.cbegin(), named.cend(), isAt);
}

void IndexNeeds::addOperation(const schema::Operation &operation)
{
    if (operation.kind == schema::OperationKind::Insert || !asksWanted(operation) || isAnswered(operation, {}))
        return;
    QString last;
    const QList<schema::EntityId> besides = askedBesides(m_model, operation);
    QStringList asked;
    for (const Location &home : m_places.homesOf(operation.entity)) {
        last = home.collection;
        asked << last;
        if (!isWanted(home.collection))
            continue;
        Lookup lookup;
        lookup.collection = home.collection;
        QList<schema::EntityId> entities = QList<schema::EntityId>{operation.entity} + besides;
        for (const schema::PathStep &step : operation.path)
            entities << step.to;
        addFilters(operation, entities, home, lookup);
        addSort(operation, entities, home, lookup);
        const Location id{home.collection, joinedPath(home.path, idName)};
        if (operation.filters.isEmpty() && operation.sort.isEmpty() && !home.path.isEmpty() && m_places.node(id))
            lookup.equal << id.path; // one of the embedded ones, by its own key
        nameKind(QList<schema::EntityId>{operation.entity} + besides, home, lookup);
        addLookup(lookup, operation);
    }
    for (const schema::EntityId &other : besides)
        addBesides(operation, other, asked);
    for (const schema::PathStep &step : operation.path) {
        if (!isAnswered(operation, step.relationship))
            addStep(operation, step, last);
        const std::optional<Location> home = m_places.homeOf(step.to);
        last = home ? home->collection : QString();
    }
}

/// What an operation asks of \p other, unless it is in a collection that was asked already.
void IndexNeeds::addBesides(const schema::Operation &operation, const schema::EntityId &other, QStringList &asked)
{
    for (const Location &home : m_places.homesOf(other)) {
        if (asked.contains(home.collection))
            continue;
        asked << home.collection;
        if (!isWanted(home.collection))
            continue;
        Lookup lookup;
        lookup.collection = home.collection;
        addFilters(operation, {other}, home, lookup);
        addSort(operation, {other}, home, lookup);
        nameKind({other}, home, lookup);
        addLookup(lookup, operation);
    }
}

/// A pattern stores what the operation asks for: it reads other documents in place of its own, or need not follow \p
/// step.
bool IndexNeeds::isAnswered(const schema::Operation &operation, const schema::RelationshipId &step) const
{
    const auto efforts = m_efforts.constFind(operation.id);
    return efforts != m_efforts.constEnd() &&
           std::any_of(efforts->cbegin(), efforts->cend(), [&](const Effort &effort) {
               return effort.instead || (!step.isEmpty() && effort.stored.contains(step));
           });
}

/// Documents of another collection that hold the id of those at hand: that id first, then what the operation asks of
/// them.
void IndexNeeds::addStep(const schema::Operation &operation, const schema::PathStep &step, const QString &from)
{
    for (const Location &home : m_places.homesOf(step.to)) {
        if (!isWanted(home.collection))
            continue;
        const schema::Relationship *relationship = m_model.relationship(step.relationship);
        const QString reference = m_references.value(home.collection).value(step.relationship);
        const Collection *target = m_places.collection(home.collection);
        const bool besides = home.path.isEmpty() && target &&
                             !target->root.variants.isEmpty(); // another document of the same collection
        if (reference.isEmpty() || !relationship || (home.collection == from && !relationship->isSelf() && !besides))
            continue;
        Lookup lookup;
        lookup.collection = home.collection;
        lookup.equal << reference;
        addFilters(operation, {step.to}, home, lookup);
        addSort(operation, {step.to}, home, lookup);
        nameKind({step.to}, home, lookup);
        addLookup(lookup, operation);
    }
}

/// A search for one of several kinds of documents names the kind: first in an index on what all kinds have; an index on
/// what only this kind has holds no others.
void IndexNeeds::nameKind(const QList<schema::EntityId> &entities, const Location &home, Lookup &lookup) const
{
    const Collection *in = home.path.isEmpty() ? m_places.collection(home.collection) : nullptr;
    const QStringList kinds = in && entities.size() == 1 ? kindsIn(in->root, m_model, entities.first()) : QStringList();
    if (kinds.size() != 1)
        return;
    QStringList paths = lookup.equal + lookup.range + lookup.geo;
    for (const IndexKey &key : std::as_const(lookup.sort))
        paths << key.path;
    if (std::any_of(paths.cbegin(), paths.cend(), [&](const QString &path) { return isOfSomeKinds(in->root, path); })) {
        base::BsonBuilder filter;
        lookup.partialFilter = filter.string(in->root.discriminator, kinds.first()).finish();
    } else if (!paths.isEmpty()) {
        lookup.equal.prepend(in->root.discriminator);
    }
}

void IndexNeeds::addFilters(const schema::Operation &operation, const QList<schema::EntityId> &entities,
                            const Location &home, Lookup &lookup) const
{
    for (const schema::Filter &filter : operation.filters) {
        const std::optional<QString> path =
            entities.contains(filter.field.entity) ? pathIn(home, filter.field) : std::nullopt;
        if (!path)
            continue;
        const Collection *in = m_places.collection(home.collection);
        const QString kind = in ? kindPath(in->root, *path) : QString();
        if (!kind.isEmpty() && !lookup.equal.contains(kind))
            lookup.equal << kind;
        switch (filter.op) {
        case FilterOp::Equal:
        case FilterOp::In:
            lookup.byId = lookup.byId || *path == idName;
            lookup.equal << *path;
            break;
        case FilterOp::Range:
        case FilterOp::PrefixRegex:
            lookup.byId = lookup.byId || *path == idName;
            lookup.range << *path;
            break;
        case FilterOp::Text:
            lookup.text << *path;
            break;
        case FilterOp::Geo:
            if (in && holdsPoints(nodeAt(in->root, *path)))
                lookup.geo << *path;
            break;
        case FilterOp::CaseInsensitiveRegex: // reads an index as a whole; a check proposes what to do
            break;
        }
    }
}

void IndexNeeds::addSort(const schema::Operation &operation, const QList<schema::EntityId> &entities,
                         const Location &home, Lookup &lookup) const
{
    for (const schema::SortKey &key : operation.sort) {
        const std::optional<QString> path =
            entities.contains(key.field.entity) ? pathIn(home, key.field) : std::nullopt;
        const bool usable = path && arraysOn(home.collection, *path).isEmpty() && !lookup.equal.contains(*path);
        if (usable)
            lookup.sort << IndexKey{*path, key.descending ? KeyKind::Descending : KeyKind::Ascending};
    }
}

void IndexNeeds::addLookup(const Lookup &lookup, const schema::Operation &operation)
{
    const Collection *in = m_places.collection(lookup.collection);
    if (!lookup.text.isEmpty() && in && !in->timeSeries) {
        QList<IndexKey> keys;
        for (const QString &path : lookup.text)
            keys << IndexKey{path, KeyKind::Text};
        add(lookup.collection, keys, operation.name, operation.perSecond);
    }
    const QStringList unique = m_unique.value(lookup.collection);
    const bool single = std::any_of(lookup.equal.cbegin(), lookup.equal.cend(),
                                    [&](const QString &path) { return unique.contains(path); });
    if (lookup.byId || single)
        return;
    QList<IndexKey> keys;
    addMissing(keys, ascending(lookup.equal));
    for (const QString &path : lookup.geo)
        addMissing(keys, {{path, KeyKind::Geo2dSphere}});
    addMissing(keys, lookup.sort);
    addMissing(keys, ascending(lookup.range));
    QList<IndexKey> left;
    const QList<IndexKey> first = withoutParallelArrays(lookup, keys, left);
    const QStringList anyOrder = lookup.equal + lookup.range;
    add(lookup.collection, first, operation.name, operation.perSecond, anyOrder, lookup.partialFilter);
    for (const IndexKey &key : left)
        add(lookup.collection, {key}, operation.name, operation.perSecond, anyOrder, lookup.partialFilter);
}

void IndexNeeds::add(const QString &collection, const QList<IndexKey> &keys, const QString &reason, double weight,
                     const QStringList &anyOrder, const base::Bson &partialFilter)
{
    if (keys.isEmpty() || (keys.size() == 1 && keys.first().path == idName))
        return;
    const Collection *in = m_places.collection(collection);
    const auto isArray = [&](const IndexKey &key) {
        return !arraysOn(collection, key.path).isEmpty();
    };
    if (in && in->timeSeries && std::any_of(keys.cbegin(), keys.cend(), isArray))
        return; // a server refuses measurements whose indexed value is an array
    IndexNeed need;
    need.index.keys = keys.mid(0, maximumKeys);
    need.index.reasons = {reason};
    need.weight = weight;
    need.anyOrder = anyOrder;
    need.index.partialFilter = partialFilter;
    m_needs[collection] << need;
}

std::optional<QString> IndexNeeds::pathIn(const Location &home, const schema::FieldRef &ref) const
{
    std::optional<Location> place;
    for (const Location &other : m_places.homesOf(ref.entity)) {
        if (other.collection == home.collection)
            place = m_places.locateIn(other, m_model, ref);
    }
    if (!place)
        place = m_places.locate(m_model, ref);
    const Collection *in = place ? m_places.collection(place->collection) : nullptr;
    if (!in || isBelowData(in->root, place->path))
        return std::nullopt;
    if (place->collection == home.collection)
        return place->path;
    const QString copy = m_copies.value(home.collection).value(placeKey(place->collection, place->path));
    return copy.isEmpty() ? std::nullopt : std::optional(copy);
}

QStringList IndexNeeds::arraysOn(const QString &collection, const QString &path) const
{
    QStringList arrays;
    const Collection *in = m_places.collection(collection);
    for (qsizetype end = path.indexOf(QLatin1Char('.')); in; end = path.indexOf(QLatin1Char('.'), end + 1)) {
        const QString prefix = path.left(end);
        const Node *node = nodeAt(in->root, prefix);
        if (node && node->isArray())
            arrays << prefix;
        if (end < 0)
            break;
    }
    return arrays;
}

/// A server refuses an index in which two keys are arrays in the same document, unless one lies inside the other.
QList<IndexKey> IndexNeeds::withoutParallelArrays(const Lookup &lookup, const QList<IndexKey> &keys,
                                                  QList<IndexKey> &left) const
{
    QList<IndexKey> fitting;
    QStringList chain;
    for (const IndexKey &key : keys) {
        const QStringList arrays = arraysOn(lookup.collection, key.path);
        if (isPrefix(arrays, chain)) {
            fitting << key;
        } else if (isPrefix(chain, arrays)) {
            fitting << key;
            chain = arrays;
        } else {
            left << key;
        }
    }
    return fitting;
}

} // namespace sw::design
