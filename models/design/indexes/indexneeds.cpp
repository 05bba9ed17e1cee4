// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/indexes/indexneeds.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/indexes/savedentries.h"
#include "models/design/shape/entityshape.h"

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

QStringList pathsOf(const Access &access, FilterOp op)
{
    QStringList paths;
    for (const Condition &condition : access.conditions) {
        if (condition.op == op)
            paths << condition.path;
    }
    return paths;
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

/// A server refuses an index in which two keys are arrays in the same document, unless one lies inside the other: the
/// first ones stay.
QList<IndexKey> withoutParallelArrays(const Node &root, const QList<IndexKey> &keys)
{
    QList<IndexKey> fitting;
    QStringList chain;
    for (const IndexKey &key : keys) {
        const QStringList arrays = arraysOn(root, key.path);
        if (!isPrefix(arrays, chain) && !isPrefix(chain, arrays))
            continue;
        fitting << key;
        if (arrays.size() > chain.size())
            chain = arrays;
    }
    return fitting;
}

bool holdsArray(const Node &root, const QList<IndexKey> &keys)
{
    return std::any_of(keys.cbegin(), keys.cend(),
                       [&](const IndexKey &key) { return !arraysOn(root, key.path).isEmpty(); });
}

/// True when every document has a value at \p path: nothing on the way is optional, empty or of one kind only.
bool isInEvery(const Node &root, const QString &path)
{
    const Node *at = &root;
    for (const QString &name : path.split(QLatin1Char('.'))) {
        if (at->nullable) // what is below is missing where it is null
            return false;
        while (at->isArray() && !at->keyed && !at->fields.isEmpty() && at->count.min >= 1)
            at = &at->item();
        const auto next =
            std::find_if(at->fields.cbegin(), at->fields.cend(), [&](const Node &field) { return field.name == name; });
        if (at->isArray() || next == at->fields.cend() || !next->isRequired())
            return false;
        at = &*next;
    }
    return true;
}

/// True when the way to \p path leads through an array: a document then has an index entry for each item, null where an
/// item lacks the value, whatever else a partial index asks of the document. Only a sparse index leaves those out.
bool isInItems(const Node &root, const QString &path)
{
    const QStringList arrays = arraysOn(root, path);
    return !arrays.isEmpty() && arrays.first() != path;
}

/// True when documents of another kind than \p kind have something at \p path too.
bool isInOtherKinds(const Node &root, const Variant &kind, const QString &path)
{
    return std::any_of(root.variants.cbegin(), root.variants.cend(), [&](const Variant &other) {
        return &other != &kind && nodeAt(makeObject({}, other.fields), path) != nullptr;
    });
}

/// True when \p path is a field of several entities whose values are unique in each of them only.
bool isSharedByEntities(const Node &root, const QString &path)
{
    return std::any_of(root.variants.cbegin(), root.variants.cend(),
                       [&](const Variant &kind) { return kind.shared.contains(path); });
}

} // namespace

IndexNeeds::IndexNeeds(const DesignIndex &places, const schema::ModelIndex &model, const QSet<QString> *only)
    : m_model(model), m_places(places), m_only(only)
{
    for (const Collection &collection : places.design().collections) {
        if (isWanted(collection.name))
            addFields(collection);
    }
    for (const schema::Entity &entity : model.model().entities)
        addLifetime(entity);
    addOperations();
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
        if (!node.uniqueValues && node.fields.isEmpty() && node.variants.isEmpty())
            continue;
        const QString path = joinedPath(prefix, node.name);
        if (isPartOfId(path))
            continue;
        const bool copied = copies || node.copyOf;
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
        if (!isWanted(home.collection) || !home.path.isEmpty())
            continue;
        const Collection *collection = m_places.collection(home.collection);
        const std::optional<Location> place = m_places.locateIn(home, m_model, {entity.id, entity.lifecycleField});
        const Node *node = place && place->collection == home.collection ? m_places.node(*place) : nullptr;
        if (!node || node->type() != schema::FieldType::Date || isPartOfId(place->path) || collection->timeSeries ||
            isBelowData(collection->root, place->path) || !arraysOn(collection->root, place->path).isEmpty())
            continue;
        IndexNeed need;
        need.index.keys = ascending({place->path});
        need.index.expireAfterSeconds = static_cast<qint64>(entity.lifecycleDays * base::secondsPerDay);
        need.index.reasons = {Text::tr("deleted after %1").arg(base::periodText(entity.lifecycleDays))};
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

void IndexNeeds::addOperations()
{
    const AccessResolver resolver(m_places, m_model);
    for (const schema::Operation &operation : m_model.model().operations) {
        if (m_only && !resolver.collectionsOf(operation).intersects(*m_only))
            continue;
        for (const Access &access : resolver.of(operation)) {
            const Collection *in = isWanted(access.collection) ? m_places.collection(access.collection) : nullptr;
            if (!in)
                continue;
            m_accesses[access.collection] << access;
            addText(*in, access);
            addAccess(*in, access);
        }
    }
}

void IndexNeeds::addText(const Collection &in, const Access &access)
{
    IndexNeed need;
    for (const QString &path : pathsOf(access, FilterOp::Text))
        need.index.keys << IndexKey{path, KeyKind::Text};
    need.index.reasons = {access.operation->name};
    need.weight = access.operation->perSecond;
    if (!need.index.keys.isEmpty() && !in.timeSeries)
        m_needs[in.name] << need;
}

/// Equality, sort, range: what is compared with one value before what is compared with several.
void IndexNeeds::addAccess(const Collection &in, const Access &access)
{
    const QStringList equal = access.paths(&Condition::isEquality);
    const QStringList unique = m_unique.value(in.name);
    const bool single =
        std::any_of(equal.cbegin(), equal.cend(), [&](const QString &path) { return unique.contains(path); });
    if (single || access.isById(in) || !pathsOf(access, FilterOp::Text).isEmpty())
        return;
    const QStringList range = access.paths(&Condition::isRange);
    QList<IndexKey> keys;
    addMissing(keys, ascending(pathsOf(access, FilterOp::Equal)));
    addMissing(keys, ascending(pathsOf(access, FilterOp::In)));
    if (!access.ofKind.isEmpty())
        keys.removeIf([&](const IndexKey &key) { return key.path == in.root.discriminator; });
    for (const QString &path : pathsOf(access, FilterOp::Geo)) {
        const Node *place = nodeAt(in.root, path);
        if (!place || !place->isArray()) // a list of points has no geometry for the server
            addMissing(keys, {{path, KeyKind::Geo2dSphere}});
    }
    addMissing(keys, access.sort);
    addMissing(keys, ascending(range));
    keys = withoutParallelArrays(in.root, keys).mid(0, maximumKeys);
    // A server has an index on _id, read in both directions, and refuses another on it alone; and it refuses
    // measurements whose indexed value is an array.
    if (keys.isEmpty() || keys.first().path == idName || (in.timeSeries && holdsArray(in.root, keys)))
        return;
    IndexNeed need;
    need.index.keys = keys;
    need.index.reasons = {access.operation->name};
    need.index.partialFilter = access.ofKind;
    need.weight = access.operation->perSecond;
    need.anyOrder = equal + range;
    const auto countOf = [&](const QStringList &paths) {
        return std::count_if(keys.cbegin(), keys.cend(), [&](const IndexKey &key) { return paths.contains(key.path); });
    };
    need.equal = countOf(equal);
    need.single = countOf(pathsOf(access, FilterOp::Equal));
    // $lookup by equality of two fields uses no partial index.
    if (access.way == Access::Way::Search && access.ofKind.isEmpty() && !in.timeSeries)
        need.saves = savedEntries(in, access);
    m_needs[in.name] << need;
}

/// Among several kinds of documents a value is unique within the kind it belongs to, unless it is a field that they
/// inherit.
void IndexNeeds::addUnique(const Collection &collection, const QString &path, const Node &node, const Variant *kind)
{
    if (collection.timeSeries || node.isObject() || node.isArray())
        return;
    const QString &kindName = collection.root.discriminator;
    const bool ofEachKind = !kind && isSharedByEntities(collection.root, path);
    const Node root = kind ? makeObject({}, kind->fields) : collection.root;
    const bool missing = !isInEvery(root, path);
    const bool ofItems = isInItems(root, path);
    const bool sparse = missing && !node.nullable && !ofEachKind && (!kind || ofItems);
    IndexNeed need;
    for (const QString &key : ofEachKind ? QStringList{kindName, path} : QStringList{path})
        need.index.keys << IndexKey{key, KeyKind::Ascending};
    need.weight = std::numeric_limits<double>::infinity();
    if (ofItems &&
        (node.nullable || (missing && (ofEachKind || (kind && isInOtherKinds(collection.root, *kind, path)))))) {
        need.index.reasons = {Text::tr("unique field; no index can keep it so, because items may lack it")};
        m_needs[collection.name] << need;
        return;
    }
    base::BsonBuilder filter;
    if (kind && !sparse)
        filter.string(kindName, kind->value);
    if (node.nullable)
        addAboveNull(filter, path, node.type());
    else if (missing && !sparse)
        filter.beginDocument(path).boolean(QStringLiteral("$exists"), true).end();
    need.index.unique = true;
    need.index.sparse = sparse;
    need.index.partialFilter = filter.finish();
    need.index.reasons = {Text::tr("unique field")};
    m_needs[collection.name] << need;
    m_unique[collection.name] << path;
}

} // namespace sw::design
