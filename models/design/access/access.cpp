// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/access/access.h"

#include "models/base/bson/bsonfields.h"

#include <algorithm>

namespace sw::design
{

namespace
{

/// How much of an access an index answers.
struct Service
{
    qsizetype equal = 0;
    qsizetype partial = 0; ///< conditions that its partial filter answers
    bool sorted = false;
    bool range = false;
    bool other = false; ///< text or places
    bool unique = false;

    bool isAny() const { return equal > 0 || sorted || range || other; }
    double worth() const
    {
        return (unique ? 1000.0 : 0.0) + (other ? 100.0 : 0.0) + 10.0 * static_cast<double>(equal + partial) +
               (sorted ? 5.0 : 0.0) + (range ? 4.0 : 0.0);
    }
};

const Condition *conditionAt(const Access &access, const QString &path)
{
    const auto found = std::find_if(access.conditions.cbegin(), access.conditions.cend(),
                                    [&](const Condition &one) { return one.path == path; });
    return found == access.conditions.cend() ? nullptr : &*found;
}

/// True when the keys from \p first on give the order that is wanted, or that order reversed.
bool givesOrder(const QList<IndexKey> &keys, qsizetype first, const QList<IndexKey> &sort)
{
    if (sort.isEmpty() || keys.size() - first < sort.size())
        return false;
    bool same = true, reversed = true;
    for (qsizetype i = 0; i < sort.size(); ++i) {
        const IndexKey &key = keys.at(first + i);
        same = same && key == sort.at(i);
        reversed = reversed && key.path == sort.at(i).path && traitsOf(key.kind).reversed == sort.at(i).kind;
    }
    return same || reversed;
}

/// How many conditions the partial filter of an index answers; nothing when it serves nobody, or others only: it wants
/// to be asked for all that its filter demands.
std::optional<qsizetype> filteredBy(const Index &index, const Access &access)
{
    const bool lacks = index.sparse && !index.keys.isEmpty() && !access.asks(index.keys.first().path);
    if (index.hidden || lacks)
        return std::nullopt;
    qsizetype answered = 0;
    for (const base::BsonField &field : base::BsonFields(index.partialFilter)) {
        if (!access.asks(field.nameText()))
            return std::nullopt;
        ++answered;
    }
    return answered;
}

Service serviceOf(const Index &index, const Access &access)
{
    Service service;
    const std::optional<qsizetype> filtered = filteredBy(index, access);
    if (!filtered)
        return service;
    service.partial = *filtered;
    qsizetype i = 0;
    for (; i < index.keys.size(); ++i) {
        const IndexKey &key = index.keys.at(i);
        const Condition *asked = conditionAt(access, key.path);
        if (key.kind == KeyKind::Text)
            service.other = service.other || (asked && asked->op == schema::FilterOp::Text);
        else if (asked && asked->op == schema::FilterOp::Geo && key.kind == KeyKind::Geo2dSphere)
            service.other = true;
        else if (asked && asked->isEquality())
            ++service.equal;
        else
            break;
    }
    if (givesOrder(index.keys, i, access.sort)) {
        service.sorted = true;
        i += access.sort.size();
    }
    const Condition *next = i < index.keys.size() ? conditionAt(access, index.keys.at(i).path) : nullptr;
    service.range = next && next->isRange() && isOrdered(index.keys.at(i).kind);
    service.unique = index.unique && service.equal == index.keys.size();
    return service;
}

} // namespace

QStringList Access::paths(bool (Condition::*which)() const) const
{
    QStringList paths;
    for (const Condition &condition : conditions) {
        if ((condition.*which)())
            paths << condition.path;
    }
    return paths;
}

bool Access::asks(const QString &path) const
{
    return conditionAt(*this, path) != nullptr;
}

bool Access::isById(const Collection &in) const
{
    const bool inItsOrder = conditions.isEmpty() && !sort.isEmpty() && sort.first().path == idName;
    if (way == Way::ById || asks(idName) || inItsOrder)
        return true;
    const QStringList equal = paths(&Condition::isEquality);
    return std::any_of(in.served.cbegin(), in.served.cend(), [&](const QStringList &served) {
        if (served.isEmpty() || !asks(served.first()))
            return false;
        const bool group = served.size() > 1 && equal.contains(served.first());
        return group || (std::all_of(conditions.cbegin(), conditions.cend(),
                                     [&](const Condition &one) { return served.contains(one.path); }) &&
                         std::all_of(sort.cbegin(), sort.cend(),
                                     [&](const IndexKey &key) { return served.contains(key.path); }));
    });
}

bool findsOne(const Access &access, const Collection &in)
{
    return std::any_of(in.indexes.cbegin(), in.indexes.cend(),
                       [&](const Index &index) { return serviceOf(index, access).unique; });
}

const Index *servingIndex(const Collection &in, const Access &access)
{
    const Index *best = nullptr;
    double worth = 0;
    for (const Index &index : in.indexes) {
        const Service service = serviceOf(index, access);
        if (service.isAny() && service.worth() > worth) {
            best = &index;
            worth = service.worth();
        }
    }
    return best;
}

} // namespace sw::design
