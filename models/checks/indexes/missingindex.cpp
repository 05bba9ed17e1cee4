// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::checks
{

namespace
{

/// What an index on would help: what is compared, else what is sorted by.
QStringList searchedPaths(const design::Access &access)
{
    QStringList paths = access.belowData;
    for (const design::Condition &condition : access.conditions)
        paths << condition.path;
    for (qsizetype i = 0; paths.isEmpty() && i < access.sort.size(); ++i)
        paths << access.sort.at(i).path;
    return paths;
}

/// Of an index that finds what \p access looks for: what is compared with a value, then the order, then ranges.
QList<schema::IndexKey> helpfulKeys(const design::Access &access)
{
    QList<schema::IndexKey> keys;
    const auto add = [&keys](const schema::IndexKey &key) {
        if (std::none_of(keys.cbegin(), keys.cend(),
                         [&](const schema::IndexKey &known) { return known.path == key.path; }))
            keys << key;
    };
    for (const QString &path : access.paths(&design::Condition::isEquality))
        add({path, schema::KeyKind::Ascending});
    for (const schema::IndexKey &key : access.sort)
        add(key);
    for (const QString &path : access.paths(&design::Condition::isRange))
        add({path, schema::KeyKind::Ascending});
    for (const design::Condition &condition : access.conditions) {
        if (condition.op == schema::FilterOp::Text)
            add({condition.path, schema::KeyKind::Text});
        if (condition.op == schema::FilterOp::Geo)
            add({condition.path, schema::KeyKind::Geo2dSphere});
    }
    return keys;
}

Finding scan(const schema::Operation &operation, const design::Collection &collection, const QStringList &paths)
{
    Finding finding = findingOn(Severity::Warning, operation);
    finding.collection = collection.name;
    finding.path = paths.first();
    finding.title = Text::tr("“%1” scans the whole %2 collection.").arg(operation.name, collection.name);
    finding.detail = Text::tr("No index starts with %1: each call (%2) scans %3 documents.")
                         .arg(paths.join(QLatin1String(", ")), schema::rateText(operation),
                              base::countText(collection.documents.likely));
    finding.fix = Text::tr("Add an index on %1.").arg(paths.join(QLatin1String(", ")));
    return finding;
}

/// Values below names that are data have no path that an index could be on.
Finding unreachable(const schema::Operation &operation, const design::Collection &collection, const QString &path)
{
    Finding finding = scan(operation, collection, {path});
    finding.detail = Text::tr("The names on the way to %1 are data, so no index can be on it: each call (%2) "
                              "looks at %3 documents.")
                         .arg(path, schema::rateText(operation), base::countText(collection.documents.likely));
    finding.fix = Text::tr("Keep names and values as an array of pairs, with one index on both.");
    finding.pattern = QStringLiteral("attribute");
    return finding;
}

QList<Finding> findMissingIndex(const CheckFacts &facts)
{
    QList<Finding> findings;
    const double rate = facts.limit("rate");
    for (const schema::Operation &operation : facts.model().model().operations) {
        if (operation.perSecond < rate)
            continue;
        QStringList told;
        for (const design::Access &access : facts.accesses().of(operation)) {
            const design::Collection *collection = facts.costs().places().collection(access.collection);
            const QStringList paths = searchedPaths(access);
            if (!collection || collection->timeSeries || paths.isEmpty() || told.contains(collection->name) ||
                access.isById(*collection) || design::servingIndex(*collection, access))
                continue;
            told << collection->name;
            if (access.belowData.isEmpty()) {
                findings << scan(operation, *collection, paths);
                findings.last().keys = helpfulKeys(access);
            } else {
                findings << unreachable(operation, *collection, access.belowData.first());
            }
        }
    }
    return findings;
}

} // namespace

const Check &missingIndex()
{
    static const FunctionCheck check("E9", QT_TRANSLATE_NOOP("Check", "Missing index"), Check::Scope::Arrangement,
                                     findMissingIndex);
    return check;
}

} // namespace sw::checks
