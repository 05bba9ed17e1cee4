// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/design/indexes/indexneeds.h"
#include "models/design/indexes/savedentries.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace sw::design
{

namespace
{

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
