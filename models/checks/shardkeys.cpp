// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/design/shardkey.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

using design::CollectionShardKey;

Finding unreadableKey(const design::Collection &collection, const base::Error &error)
{
    Finding finding = findingAt(Severity::Warning, collection, {});
    finding.title = Text::tr("The shard key of %1 cannot be read.").arg(collection.name);
    finding.detail = error.message;
    finding.fix = error.wayOut;
    return finding;
}

Finding missingPart(const design::Collection &collection, const QString &path)
{
    Finding finding = findingAt(Severity::Warning, collection, {});
    finding.title = Text::tr("The shard key of %1 names a field that its documents do not have.").arg(collection.name);
    finding.detail = Text::tr("There is no “%1”.").arg(path);
    finding.fix = Text::tr("Name a field of the entity, or add the field.");
    return finding;
}

Finding arrayInKey(const design::Collection &collection, const QString &path)
{
    Finding finding = findingAt(Severity::Error, collection, path);
    finding.title = Text::tr("The shard key of %1 holds an array.").arg(collection.name);
    finding.detail = Text::tr("A server refuses documents whose “%1” is an array.").arg(path);
    finding.fix = Text::tr("Take a field with one value.");
    return finding;
}

Finding growingKey(const design::Collection &collection, const QString &path, const design::Node *node)
{
    Finding finding = findingAt(Severity::Info, collection, path, node);
    finding.title = Text::tr("The shard key %1 only grows.").arg(finding.object);
    finding.detail = Text::tr("Every insert goes to the shard with the largest key, whatever their number.");
    finding.fix = Text::tr("Hash it, or put a field before it that spreads the inserts.");
    return finding;
}

bool beginsWith(const design::Index &index, const QList<schema::ShardKeyPart> &key)
{
    for (qsizetype i = 0; i < key.size(); ++i) {
        if (i >= index.keys.size() || index.keys.at(i).path != key.at(i).path || key.at(i).hashed)
            return false;
    }
    return true;
}

Finding scatteredUnique(const design::Collection &collection, const design::Index &index, const QString &key)
{
    Finding finding = findingOn(Severity::Warning, collection, index);
    finding.title = Text::tr("The index %1 of %2 cannot be unique over all shards.").arg(index.name, collection.name);
    finding.detail = Text::tr("A server takes a unique index of a sharded collection only when the shard key %1, not "
                              "hashed, is its beginning.")
                         .arg(key);
    finding.fix = Text::tr("Put the shard key before its fields, or choose a shard key among them.");
    return finding;
}

QList<Finding> findingsOf(const design::Collection &collection, const CollectionShardKey &key)
{
    QList<Finding> findings;
    if (key.unreadable)
        return {unreadableKey(collection, *key.unreadable)};
    for (const QString &path : key.missing)
        findings << missingPart(collection, path);
    for (const schema::ShardKeyPart &part : key.key) {
        const design::Node *node = design::nodeAt(collection.root, part.path);
        if (node->isArray() || !arraysOn(collection.root, part.path).isEmpty())
            findings << arrayInKey(collection, part.path);
    }
    if (!findings.isEmpty() || key.key.isEmpty())
        return findings;
    const design::Node *first = design::nodeAt(collection.root, key.key.first().path);
    if (key.key.size() == 1 && !key.key.first().hashed && !first->reference && schema::traitsOf(first->type()).grows)
        findings << growingKey(collection, key.key.first().path, first);
    for (const design::Index &index : collection.indexes) {
        if (index.unique && !beginsWith(index, key.key))
            findings << scatteredUnique(collection, index, schema::shardKeyText(key.key));
    }
    return findings;
}

QList<Finding> findShardKeys(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const design::Collection &collection : facts.design().collections) {
        const auto key = design::shardKeyOf(facts.model(), facts.costs().places(), collection);
        if (key)
            findings += findingsOf(collection, *key);
    }
    return findings;
}

} // namespace

const Check &shardKeys()
{
    static const FunctionCheck check("E21", QT_TRANSLATE_NOOP("Check", "Shard keys"), Check::Scope::Names,
                                     findShardKeys);
    return check;
}

} // namespace sw::checks
