// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace sw::checks
{

namespace
{

/// The paths that \p operation looks for in its first collection.
QStringList searchedPaths(const CheckFacts &facts, const schema::Operation &operation, const QString &collection)
{
    QStringList paths;
    const auto add = [&](const schema::FieldRef &field) {
        const std::optional<design::Location> at = facts.costs().places().locate(facts.model(), field);
        if (at && at->collection == collection)
            paths.append(at->path);
    };
    for (const schema::Filter &filter : operation.filters)
        add(filter.field);
    if (paths.isEmpty()) {
        for (const schema::SortKey &key : operation.sort)
            add(key.field);
    }
    return paths;
}

bool isAnswered(const design::Collection &collection, const QStringList &paths)
{
    if (paths.contains(QLatin1String("_id")) || std::any_of(paths.begin(), paths.end(), [](const QString &path) {
            return path.startsWith(QLatin1String("_id."));
        }))
        return true;
    const auto begins = [&](const design::Index &index) {
        // Who looks for one kind of documents names the kind as well.
        const bool byKind = index.keys.size() > 1 && !collection.root.variants.isEmpty() &&
                            index.keys.first().path == collection.root.discriminator;
        const QString first = index.keys.at(byKind ? 1 : 0).path;
        return !index.hidden && std::any_of(index.keys.begin(), index.keys.end(), [&](const design::IndexKey &key) {
            return paths.contains(key.path) && (key.path == first || design::traitsOf(key.kind).givesSeveral);
        });
    };
    const auto serves = [&](const QStringList &served) {
        return std::any_of(paths.begin(), paths.end(), [&](const QString &path) { return served.contains(path); });
    };
    return std::any_of(collection.indexes.begin(), collection.indexes.end(), begins) ||
           std::any_of(collection.served.begin(), collection.served.end(), serves);
}

Finding scan(const schema::Operation &operation, const design::Collection &collection, const QStringList &paths)
{
    Finding finding = findingOn(Severity::Warning, operation);
    finding.collection = collection.name;
    finding.path = paths.first();
    finding.title = Text::tr("“%1” reads all of %2.").arg(operation.name, collection.name);
    finding.detail = Text::tr("No index begins with %1: each of its %2 calls looks at %3 documents.")
                         .arg(paths.join(QLatin1String(", ")), schema::rateText(operation),
                              base::countText(collection.documents.likely));
    finding.fix = Text::tr("Add an index on %1.").arg(paths.join(QLatin1String(", ")));
    return finding;
}

/// Values below names that are data have no path that an index could be on.
Finding unreachable(const schema::Operation &operation, const design::Collection &collection, const QString &path)
{
    Finding finding = scan(operation, collection, {path});
    finding.detail = Text::tr("The names on the way to %1 are data, so no index can be on it: each of its %2 calls "
                              "looks at %3 documents.")
                         .arg(path, schema::rateText(operation), base::countText(collection.documents.likely));
    finding.fix = Text::tr("Keep names and values as an array of pairs, with one index on both.");
    finding.pattern = QStringLiteral("attribute");
    return finding;
}

QList<Finding> findMissingIndex(const CheckFacts &facts)
{
    QList<Finding> findings;
    QSet<schema::OperationId> elsewhere; // a pattern answers them by other documents, and brings the index for that
    for (const design::Effort &effort : facts.design().efforts) {
        if (effort.instead)
            elsewhere.insert(effort.operation);
    }
    const double rate = facts.limit("rate");
    for (const schema::Operation &operation : facts.model().model().operations) {
        if (elsewhere.contains(operation.id) || operation.perSecond < rate ||
            operation.kind == schema::OperationKind::Insert)
            continue;
        const std::optional<design::Location> home = facts.costs().places().homeOf(operation.entity);
        const design::Collection *collection = home ? facts.costs().places().collection(home->collection) : nullptr;
        if (!collection || collection->timeSeries)
            continue;
        const QStringList paths = searchedPaths(facts, operation, collection->name);
        if (paths.isEmpty() || isAnswered(*collection, paths))
            continue;
        const auto below = std::find_if(paths.cbegin(), paths.cend(),
                                        [&](const QString &path) { return isBelowData(collection->root, path); });
        findings.append(below == paths.cend() ? scan(operation, *collection, paths)
                                              : unreachable(operation, *collection, *below));
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
