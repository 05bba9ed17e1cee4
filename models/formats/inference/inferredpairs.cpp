// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/inference/inferredpairs.h"

#include "models/base/occupancy.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace sw::formats
{

namespace
{

constexpr qsizetype mostFields = 24;
constexpr double enoughDocuments = 50;
constexpr double clearlyFewer = 0.8;
constexpr double worthShare = 0.05;
constexpr double nearlyUnique = 0.9;

struct Candidate
{
    PairedField field;
    ValuePairs::Column column;
};

QList<Candidate> candidatesOf(const QList<PairedField> &paired, const ValuePairs &values, double documents)
{
    QList<Candidate> candidates;
    for (const PairedField &field : paired) {
        if (field.distinct < 2 || field.distinct > nearlyUnique * documents || candidates.size() == mostFields)
            continue;
        candidates << Candidate{field, values.column(field.place)};
    }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate &a, const Candidate &b) { return a.field.distinct < b.field.distinct; });
    return candidates;
}

/// Nothing when too few documents have a value that another one has, too.
std::optional<double> effectiveValues(const ValuePairs::Column &column)
{
    constexpr double enough = 20; // pairs of documents: 22 % is what chance makes of them
    std::vector<double> counts(column.different + 1, 0);
    double documents = 0;
    for (const quint32 value : column.values) {
        if (value != 0) {
            ++counts[value];
            ++documents;
        }
    }
    double alike = 0;
    for (const double count : counts)
        alike += count * (count - 1);
    return alike >= 2 * enough ? std::optional(documents * (documents - 1) / alike) : std::nullopt;
}

/// No chance: documents whose pair was there before are many more than with independent values.
bool isTelling(const ValuePairs::Together &seen, double a, double b)
{
    const double independent =
        base::occupied(base::possible(a, seen.documents) * base::possible(b, seen.documents), seen.documents);
    const double again = std::max(0.0, seen.documents - independent);
    return seen.documents >= enoughDocuments && seen.documents - seen.different > again + 4 * std::sqrt(again + 1);
}

/// How many different pairs all documents have; 0 when it does not matter. \p more takes more different values than \p
/// fewer.
double pairsOf(const Candidate &fewer, const Candidate &more, double documents)
{
    const double chance = fewer.field.distinct * more.field.distinct;
    if (base::occupied(chance, documents) < more.field.distinct + worthShare * documents)
        return 0;
    const ValuePairs::Together seen = ValuePairs::together(fewer.column, more.column);
    if (!isTelling(seen, fewer.column.different, more.column.different))
        return 0;
    const double kept = static_cast<double>(fewer.column.values.size());
    const double entries = documents * seen.documents / kept;
    // Both of these see too little in a part of the documents: even draws of pairs that are not alike, and pairs for
    // each value.
    const double drawn = entries > seen.documents
                             ? base::occupied(base::possible(seen.different, seen.documents), entries)
                             : seen.different;
    const double forEach = seen.different / more.column.different * more.field.distinct;
    const double pairs = std::round(std::min(entries, std::max(drawn, forEach)));
    const double independent = base::occupied(chance, entries);
    return pairs < clearlyFewer * independent && independent - pairs >= worthShare * entries ? std::max(1.0, pairs) : 0;
}

} // namespace

void addPairs(QList<schema::Field> &fields, const QList<PairedField> &paired, const ValuePairs &values,
              double documents)
{
    const QList<Candidate> candidates = candidatesOf(paired, values, documents);
    for (qsizetype i = 0; i < candidates.size(); ++i) {
        QList<schema::PairCount> pairs;
        for (qsizetype j = i + 1; j < candidates.size(); ++j) {
            if (const double different = pairsOf(candidates.at(i), candidates.at(j), documents); different > 0)
                pairs << schema::PairCount{candidates.at(j).field.id, different};
        }
        if (schema::Field *const field = schema::findField(fields, candidates.at(i).field.id)) {
            field->spread.pairs = pairs;
            if (const std::optional<double> effective = effectiveValues(candidates.at(i).column))
                field->spread.effectiveValues = std::round(*effective * 100) / 100;
        }
    }
}

} // namespace sw::formats
