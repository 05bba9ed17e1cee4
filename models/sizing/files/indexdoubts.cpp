// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/files/indexdoubts.h"

#include "models/sizing/estimate/documentdoubts.h"

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

using design::Node;

namespace
{

/// Of the way, in logarithms, from what is likely to keys that are all alike and to keys that have nothing in common.
struct Way
{
    double toAlike = 0;
    double toDifferent = 0;
};

/// Ids that no import has seen: they tell when they were made, which is at one time where they were loaded, and over
/// years where programs have made them.
Way ofOwnIds(IdAge age)
{
    return age == IdAge::Loaded ? Way{0.2, 0.7} : age == IdAge::Inserted ? Way{0.3, 0.6} : Way{0.85, 0.4};
}

/// \p seen: share of the documents that were looked at; \p isMore: there are more than those that were counted.
Way ofValues(const Node &node, const QString &path, const TableFacts &facts, double seen, bool isMore)
{
    const bool isOwnId = path == design::idName && node.type() == schema::FieldType::ObjectId;
    if (isOwnId && idAgeOf(facts) != IdAge::Seen)
        return ofOwnIds(idAgeOf(facts));
    if (seen > 0 && (node.distinctValues || isOwnId))
        return isMore ? Way{0.2, 0.25} : seen >= 1 ? Way{0.05, 0.05} : Way{0.15, 0.15};
    if (!node.constraints.enumValues.isEmpty() || node.type() == schema::FieldType::Bool)
        return {0.1, 0.1};
    if (node.type() == schema::FieldType::ObjectId && !node.reference)
        return {0.15, 0.6}; // nobody knows when they were made
    if (node.uniqueValues || path == design::idName)
        return {0.15, 0.2};
    if (node.distinctValues || node.reference)
        return {0.25, 0.2};
    return {0.75, 0.3};
}

/// How many entries there are.
void addEntries(Doubts &doubts, const design::Collection &collection, double documents, const design::Index &index)
{
    constexpr double ofDistribution = 0.03; // not every document has as many items as the average
    constexpr double ofFilter = 0.4;
    constexpr double fewerCells = 1;   // 2 of the 12 that are told for a line or an area
    constexpr double moreCells = 0.31; // 20
    const double seen = shareSeen(collection.sampled, documents);
    double counts = 0;
    for (const design::IndexKey &key : index.keys) {
        for (const QString &path : design::arraysOn(collection.root, key.path)) {
            const Node *array = design::nodeAt(collection.root, path);
            const double doubt = !array ? 0 : seen > 0 ? ofDistribution + 0.1 * (1 - seen) : countDoubt(*array);
            counts = std::max(counts, doubt);
        }
    }
    doubts.add(Unknown::Counts, counts);
    if (coversAreas(collection, index))
        doubts.add(Unknown::Cells, fewerCells, moreCells);
    doubts.add(Unknown::Shares, index.partialFilter.isEmpty() ? 0 : ofFilter);
}

/// How large one entry is.
void addKeys(Doubts &doubts, const TableFacts &facts, const design::Index &index, const IndexPages &pages)
{
    const double seen = shareSeen(facts.collection.sampled, facts.documents);
    const bool isMore = facts.documents > 1.1 * facts.collection.documents.likely;
    Way way;
    double lengths = 0;
    for (const design::IndexKey &key : index.keys) {
        const Node *node = design::nodeAt(facts.collection.root, key.path);
        if (!node)
            continue;
        const Node &value = node->isArray() && !node->fields.isEmpty() ? node->item() : *node;
        const Way own = ofValues(value, key.path, facts, seen, isMore);
        way = {std::max(way.toAlike, own.toAlike), std::max(way.toDifferent, own.toDifferent)};
        if (seen <= 0)
            lengths = std::hypot(lengths, lengthDoubt(value) * keyBytes(value));
    }
    doubts.add(Unknown::Lengths, lengths / std::max(lengths, pages.mostEntryBytes));
    constexpr double smaller = 0.08; // seen where all values were known: some come far more often than others
    constexpr double larger = 0.05;
    doubts.add(Unknown::Values, smaller, larger);
    doubts.add(Unknown::Values, way.toAlike * std::log(std::max(1.0, pages.entryBytes / pages.leastEntryBytes)),
               way.toDifferent * std::log(std::max(1.0, pages.mostEntryBytes / pages.entryBytes)));
}

} // namespace

Interval entriesInterval(const design::Design &design, const QString &collection, const IndexSize &index,
                         const SizeOptions &options)
{
    const design::Collection *found = design.collection(collection);
    if (!found)
        return point(index.entries);
    const auto own = std::find_if(found->indexes.cbegin(), found->indexes.cend(),
                                  [&](const design::Index &each) { return each.name == index.name; });
    if (own == found->indexes.cend())
        return point(index.entries);
    Doubts doubts;
    addEntries(doubts, *found, std::max(0.0, options.documents.value(collection, found->documents.likely)), *own);
    return {index.entries / doubts.timesSmaller(), index.entries, index.entries * doubts.timesLarger()};
}

Doubts indexDoubts(const TableFacts &facts, const design::Index &index, const IndexTable &table)
{
    // Indexes that grew in any order were 0.98 to 2.4 times those built on what is there, half of them up to 1.35.
    constexpr double atTheEnd = 0.03;
    constexpr double grewSmaller = 0.02;
    constexpr double grewLarger = 0.2;
    Doubts doubts;
    addEntries(doubts, facts.collection, facts.documents, index);
    addKeys(doubts, facts, index, table.pages);
    if (table.ascending)
        doubts.add(Unknown::Order, atTheEnd);
    else
        doubts.add(Unknown::Order, grewSmaller, grewLarger);
    return doubts;
}

} // namespace sw::sizing
