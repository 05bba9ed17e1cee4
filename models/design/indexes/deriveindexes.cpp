// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/parallel.h"
#include "models/design/indexes/indexneeds.h"
#include "models/design/shape/mapping.h"

#include <QSet>

#include <algorithm>
#include <limits>
#include <numeric>

namespace sw::design
{

namespace
{

constexpr qsizetype maximumIndexes = 63; // 64 of a collection with that of _id

bool isServed(const Collection &collection, const Index &index)
{
    if (index.unique || index.expireAfterSeconds)
        return false;
    return std::any_of(collection.served.cbegin(), collection.served.cend(), [&](const QStringList &served) {
        const auto asks = [&](const QString &path) {
            return std::any_of(index.keys.cbegin(), index.keys.cend(),
                               [&](const IndexKey &key) { return key.path == path; });
        };
        return !served.isEmpty() && asks(served.first()) &&
               std::all_of(index.keys.cbegin(), index.keys.cend(),
                           [&](const IndexKey &key) { return served.contains(key.path); });
    });
}

void addReasons(Index &index, const QStringList &reasons)
{
    for (const QString &reason : reasons) {
        if (!index.reasons.contains(reason))
            index.reasons << reason;
    }
}

/// A collection has one text index at most: the others' paths join the first.
void joinText(QList<IndexNeed> &needs)
{
    qsizetype first = -1;
    for (qsizetype i = 0; i < needs.size(); ++i) {
        if (!isOnlyOne(needs.at(i).index))
            continue;
        if (first < 0) {
            first = i;
            continue;
        }
        for (const IndexKey &key : needs.at(i).index.keys) {
            if (!needs.at(first).index.keys.contains(key))
                needs[first].index.keys << key;
        }
        addReasons(needs[first].index, needs.at(i).index.reasons);
        needs[first].weight += needs.at(i).weight;
        needs.removeAt(i--);
    }
}

/// True when \p wide answers all that \p need asks for: as isRedundant, but the direction of a key that is compared
/// with one value or a range is free.
bool isServedBy(const IndexNeed &need, const Index &wide)
{
    const qsizetype shared = std::min(need.index.keys.size(), wide.keys.size());
    for (qsizetype i = 0; i < shared; ++i) {
        if (need.index.keys.at(i).path != wide.keys.at(i).path)
            return false;
    }
    Index narrow = need.index;
    for (qsizetype i = 0; i < std::min(narrow.keys.size(), wide.keys.size()); ++i) {
        if (isOrdered(wide.keys.at(i).kind) && isOrdered(narrow.keys.at(i).kind) &&
            need.anyOrder.contains(narrow.keys.at(i).path))
            narrow.keys[i].kind = wide.keys.at(i).kind;
    }
    if (isRedundant(narrow, wide))
        return true;
    Index backwards = wide;
    for (qsizetype i = 0; i < std::min(narrow.keys.size(), wide.keys.size()); ++i) {
        IndexKey &key = backwards.keys[i];
        const bool free = need.anyOrder.contains(narrow.keys.at(i).path);
        if (!free)
            key.kind = traitsOf(key.kind).reversed;
    }
    return isRedundant(narrow, backwards);
}

/// Position of an index in \p needs that answers all that number \p i does; of two equal ones the first stays.
qsizetype coveredBy(const QList<IndexNeed> &needs, const QList<qsizetype> &rivals, qsizetype i)
{
    for (const qsizetype j : rivals) {
        if (j == i || !isServedBy(needs.at(i), needs.at(j).index))
            continue;
        if (j < i || !isServedBy(needs.at(j), needs.at(i).index))
            return j;
    }
    return -1;
}

/// Drops what others answer; those take over the reasons.
void dropRedundant(QList<IndexNeed> &needs)
{
    QHash<QString, QList<qsizetype>> byFirstKey; // only these can cover one another
    for (qsizetype i = 0; i < needs.size(); ++i)
        byFirstKey[needs.at(i).index.keys.first().path] << i;
    QSet<qsizetype> dropped;
    for (qsizetype i = needs.size() - 1; i >= 0; --i) {
        QList<qsizetype> &rivals = byFirstKey[needs.at(i).index.keys.first().path];
        const qsizetype by = coveredBy(needs, rivals, i);
        if (by < 0)
            continue;
        addReasons(needs[by].index, needs.at(i).index.reasons);
        needs[by].weight += needs.at(i).weight;
        rivals.removeOne(i);
        dropped.insert(i);
    }
    QList<IndexNeed> kept;
    for (qsizetype i = 0; i < needs.size(); ++i) {
        if (!dropped.contains(i))
            kept << needs.at(i);
    }
    needs = kept;
}

/// The most used ones, as many as a server takes, in their former order.
void dropBeyondLimit(QList<IndexNeed> &needs)
{
    if (needs.size() <= maximumIndexes)
        return;
    QList<qsizetype> order(needs.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](qsizetype a, qsizetype b) { return needs.at(a).weight > needs.at(b).weight; });
    order.resize(maximumIndexes);
    std::sort(order.begin(), order.end());
    QList<IndexNeed> kept;
    for (const qsizetype i : std::as_const(order))
        kept << needs.at(i);
    needs = kept;
}

void nameIndexes(QList<Index> &indexes)
{
    QSet<QString> taken;
    for (Index &index : indexes) {
        const QString wanted = index.name.isEmpty() ? defaultIndexName(index.keys) : index.name;
        QString name = wanted;
        for (int n = 2; taken.contains(name); ++n)
            name = wanted + QLatin1Char('_') + QString::number(n);
        taken.insert(name);
        index.name = name;
    }
}

/// To those that \p collection has already, which patterns brought.
void giveIndexes(Collection &collection, const QList<IndexNeed> &all)
{
    QList<IndexNeed> needs;
    for (const Index &given : std::as_const(collection.indexes))
        needs << IndexNeed{given, std::numeric_limits<double>::infinity(), {}};
    for (const IndexNeed &need : all) {
        if (!isServed(collection, need.index))
            needs << need;
    }
    joinText(needs);
    dropRedundant(needs);
    dropBeyondLimit(needs);
    collection.indexes.clear();
    for (const IndexNeed &need : std::as_const(needs))
        collection.indexes << need.index;
    nameIndexes(collection.indexes);
}

} // namespace

void deriveIndexes(Design &design, const schema::ModelIndex &model)
{
    design.collections.detach();
    deriveIndexes(design, DesignIndex(design), model);
}

void deriveIndexes(Design &design, const DesignIndex &places, const schema::ModelIndex &model,
                   const QSet<QString> *only)
{
    constexpr qsizetype atOnce = 32;
    const IndexNeeds all(places, model, only);
    QList<Collection *> wanted;
    for (Collection &collection : design.collections) {
        if (!only || only->contains(collection.name))
            wanted << &collection;
    }
    base::forEachInParallel(
        wanted.size(), [&](qsizetype i) { giveIndexes(*wanted.at(i), all.of(wanted.at(i)->name)); }, atOnce);
}

} // namespace sw::design
