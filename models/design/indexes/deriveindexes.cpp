// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/indexes/deriveindexes.h"

#include "models/base/parallel.h"
#include "models/design/indexes/indexneeds.h"
#include "models/design/indexes/ownindexes.h"
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

/// Kept for what it does, not for those who search by it.
bool isPurpose(const Index &index)
{
    return index.unique || index.expireAfterSeconds;
}

void addReasons(Index &index, const QStringList &reasons)
{
    for (const QString &reason : reasons) {
        if (!index.reasons.contains(reason))
            index.reasons << reason;
    }
}

bool isOwned(const IndexNeed &need)
{
    return !need.index.owner.isEmpty();
}

bool isOnAll(const Index &index)
{
    return std::any_of(index.keys.cbegin(), index.keys.cend(),
                       [](const IndexKey &key) { return schema::isWildcard(key.path); });
}

/// True when \p wide searches all texts that \p narrow does, whatever their weights.
bool hasTexts(const Index &wide, const Index &narrow)
{
    return isOnAll(wide) || std::all_of(narrow.keys.cbegin(), narrow.keys.cend(), [&](const IndexKey &key) {
               return std::any_of(wide.keys.cbegin(), wide.keys.cend(),
                                  [&](const IndexKey &other) { return other.path == key.path; });
           });
}

/// A collection has one text index at most: the others' paths join the first. One that a person owns stays as it is and
/// takes over what it answers.
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
        if (isOwned(needs.at(i)))
            continue; // a check tells of it
        if (isOwned(needs.at(first))) {
            if (hasTexts(needs.at(first).index, needs.at(i).index))
                addReasons(needs[first].index, needs.at(i).index.reasons);
            needs.removeAt(i--);
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

/// The keys of \p need with those that are compared with values in the order of \p wide, where that begins with the
/// same ones.
QList<IndexKey> arrangedLike(const IndexNeed &need, const Index &wide)
{
    QList<IndexKey> keys = need.index.keys;
    for (qsizetype i = 0; i < need.equal && i < wide.keys.size(); ++i) {
        const auto same = std::find_if(keys.begin() + i, keys.begin() + need.equal,
                                       [&](const IndexKey &key) { return key.path == wide.keys.at(i).path; });
        if (same == keys.begin() + need.equal)
            return need.index.keys;
        std::rotate(keys.begin() + i, same, same + 1);
    }
    return keys;
}

/// True when \p wide answers all that \p need asks for: as isRedundant, but the direction of a key that is compared
/// with one value or a range is free, and the order of those that are compared with values.
bool isServedBy(const IndexNeed &need, const Index &wide)
{
    Index narrow = need.index;
    narrow.keys = arrangedLike(need, wide);
    const qsizetype shared = std::min(narrow.keys.size(), wide.keys.size());
    for (qsizetype i = 0; i < shared; ++i) {
        if (narrow.keys.at(i).path != wide.keys.at(i).path)
            return false;
    }
    Index backwards = wide;
    for (qsizetype i = 0; i < shared; ++i) {
        IndexKey &key = narrow.keys[i];
        const bool free = need.anyOrder.contains(key.path);
        if (!free)
            backwards.keys[i].kind = traitsOf(backwards.keys.at(i).kind).reversed;
        else if (isOrdered(wide.keys.at(i).kind) && isOrdered(key.kind))
            key.kind = wide.keys.at(i).kind;
    }
    return isRedundant(narrow, wide) || isRedundant(narrow, backwards);
}

/// Position of an index in \p needs that answers all that number \p i does; of two equal ones the first stays.
qsizetype coveredBy(const QList<IndexNeed> &needs, const QSet<qsizetype> &dropped, qsizetype i)
{
    for (qsizetype j = 0; j < needs.size(); ++j) {
        if (j == i || dropped.contains(j) || !isServedBy(needs.at(i), needs.at(j).index))
            continue;
        if (isOwned(needs.at(j)))
            return j;
        if (j < i || !isServedBy(needs.at(j), needs.at(i).index))
            return j;
    }
    return -1;
}

/// Drops what others answer; those take over the reasons, and leave out only what nobody asks for.
void dropRedundant(QList<IndexNeed> &needs)
{
    QSet<qsizetype> dropped;
    for (qsizetype i = needs.size() - 1; i >= 0; --i) {
        if (isOwned(needs.at(i)))
            continue; // a check tells where it is not needed
        const qsizetype by = coveredBy(needs, dropped, i);
        if (by < 0)
            continue;
        addReasons(needs[by].index, needs.at(i).index.reasons);
        needs[by].weight += needs.at(i).weight;
        if (needs.at(by).saves != needs.at(i).saves)
            needs[by].saves = {};
        dropped.insert(i);
    }
    QList<IndexNeed> kept;
    for (qsizetype i = 0; i < needs.size(); ++i) {
        if (!dropped.contains(i))
            kept << needs.at(i);
    }
    needs = kept;
}

/// What most searches compare with a value comes first, so that they share the beginnings of indexes: one that begins
/// with the tenant also lists all that a tenant has. What is compared with several values stays behind the rest.
void shareBeginnings(QList<IndexNeed> &needs, const QList<Access> &accesses)
{
    QHash<QString, int> asked;
    for (const Access &access : accesses) {
        for (const QString &path : access.paths(&Condition::isEquality))
            ++asked[path];
    }
    for (IndexNeed &need : needs)
        std::stable_sort(
            need.index.keys.begin(), need.index.keys.begin() + need.single,
            [&](const IndexKey &a, const IndexKey &b) { return asked.value(a.path) > asked.value(b.path); });
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

/// Tells of the collection and of each index which operations use it, and drops the derived ones that none uses.
void nameUsers(Collection &collection, const QList<Access> &accesses)
{
    QHash<QString, QStringList> users;
    collection.askedBy.clear();
    for (const Access &access : accesses) {
        collection.askedBy.insert(access.operation->name);
        const Index *serving = access.isById(collection) ? nullptr : servingIndex(collection, access);
        if (serving)
            users[serving->name] << access.operation->name;
    }
    const QSet<QString> &all = collection.askedBy;
    const auto isOnlyForOperations = [&](const Index &index) {
        return std::all_of(index.reasons.cbegin(), index.reasons.cend(),
                           [&](const QString &reason) { return all.contains(reason); });
    };
    collection.indexes.removeIf([&](const Index &index) {
        return !users.contains(index.name) && index.origin.isEmpty() && index.owner.isEmpty() && !isPurpose(index) &&
               isOnlyForOperations(index);
    });
    for (Index &index : collection.indexes) {
        const QStringList own = users.value(index.name);
        if (index.origin.isEmpty())
            index.reasons.removeIf(
                [&](const QString &reason) { return all.contains(reason) && !own.contains(reason); });
        addReasons(index, own);
    }
}

bool isSameButUnique(const Index &a, const Index &b)
{
    return a.sparse == b.sparse && a.partialFilter == b.partialFilter && a.collation == b.collation;
}

/// True when \p own, on the same keys, stands for \p derived: then it takes over its reasons, and what the model
/// promises by it. A server takes no second index that differs in its time alone.
bool replaces(Index &own, const Index &derived)
{
    if (own.owner.isEmpty() || !schema::sameKeys(own.keys, derived.keys))
        return false;
    const bool promises = (derived.unique && !own.unique) || (derived.expireAfterSeconds && !own.expireAfterSeconds);
    if (promises && !isSameButUnique(own, derived))
        return false;
    own.unique = own.unique || derived.unique;
    if (!own.expireAfterSeconds)
        own.expireAfterSeconds = derived.expireAfterSeconds;
    addReasons(own, derived.reasons);
    return true;
}

/// The indexes that people own come first, then those that \p collection has already, which patterns brought, then what
/// \p all asks for beside them.
QList<IndexNeed> joinNeeds(const Collection &collection, const QList<IndexNeed> &all, const OwnIndexes &own)
{
    constexpr double always = std::numeric_limits<double>::infinity();
    QList<IndexNeed> needs;
    for (const Index &index : own.of(collection.name))
        needs << IndexNeed{index, always, 0, 0, {}, {}};
    const qsizetype owned = needs.size();
    const auto isReplaced = [&](const Index &derived) {
        return std::any_of(needs.begin(), needs.begin() + owned,
                           [&](IndexNeed &need) { return replaces(need.index, derived); });
    };
    for (const Index &given : collection.indexes) {
        if (!isReplaced(given))
            needs << IndexNeed{given, always, 0, 0, {}, {}};
    }
    for (const IndexNeed &need : all) {
        if (!isReplaced(need.index) && !own.isSuppressed(collection.name, need.index))
            needs << need;
    }
    return needs;
}

void giveIndexes(Collection &collection, QList<IndexNeed> all, const QList<Access> &accesses, const OwnIndexes &own)
{
    shareBeginnings(all, accesses);
    QList<IndexNeed> needs = joinNeeds(collection, all, own);
    joinText(needs);
    dropRedundant(needs);
    dropBeyondLimit(needs);
    collection.indexes.clear();
    for (IndexNeed &need : needs) {
        if (need.index.partialFilter.isEmpty() && !need.index.unique && need.index.origin.isEmpty() && !isOwned(need))
            need.index.partialFilter = need.saves;
        collection.indexes << need.index;
    }
    nameIndexes(collection.indexes);
    nameUsers(collection, accesses);
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
    const OwnIndexes own(places, model, only);
    QList<Collection *> wanted;
    for (Collection &collection : design.collections) {
        if (!only || only->contains(collection.name))
            wanted << &collection;
    }
    base::forEachInParallel(
        wanted.size(),
        [&](qsizetype i) {
            const QString &name = wanted.at(i)->name;
            giveIndexes(*wanted.at(i), all.of(name), all.accesses(name), own);
        },
        atOnce);
}

} // namespace sw::design
