// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/design/shape/documentsize.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::checks
{

namespace
{

constexpr qsizetype mostCoveringKeys = 8;

bool hasKey(const design::Index &index, const QString &path)
{
    return std::any_of(index.keys.cbegin(), index.keys.cend(),
                       [&](const design::IndexKey &key) { return key.path == path; });
}

/// What \p access reads besides the keys of \p index; nothing when an index cannot hold it: lists, large or changing
/// values.
std::optional<QStringList> missingKeys(const CheckFacts &facts, const design::Collection &in,
                                       const design::Access &access, const design::Index &index)
{
    QStringList missing;
    base::Bytes bytes;
    for (const QString &path : access.read) {
        const design::Node *node = design::nodeAt(in.root, path);
        if (!node || node->isObject() || !design::arraysOn(in.root, path).isEmpty() || path == design::idName)
            return std::nullopt;
        if (hasKey(index, path) || missing.contains(path))
            continue;
        if (node->mutability == schema::Mutability::Often)
            return std::nullopt;
        bytes += design::likelyValueBytes(*node);
        missing << path;
    }
    const bool fits =
        bytes <= base::Bytes(facts.limit("coverBytes")) && index.keys.size() + missing.size() <= mostCoveringKeys;
    return fits ? std::optional(missing) : std::nullopt;
}

bool isPlain(const design::Collection &in, const design::Access &access, const design::Index &index)
{
    const bool ordered = std::all_of(index.keys.cbegin(), index.keys.cend(), [&](const design::IndexKey &key) {
        return design::isOrdered(key.kind) && design::arraysOn(in.root, key.path).isEmpty();
    });
    return ordered && index.partialFilter.isEmpty() && !index.sparse && index.collation.isEmpty() &&
           access.insensitive.isEmpty() && access.belowData.isEmpty() &&
           std::all_of(access.conditions.cbegin(), access.conditions.cend(),
                       [&](const design::Condition &one) { return hasKey(index, one.path); });
}

/// Documents a second that the read fetches although it wants little of them.
double fetched(const CheckFacts &facts, const schema::Operation &operation)
{
    return operation.perSecond * facts.costs().foundDocuments(operation);
}

Finding coverable(const design::Collection &in, const schema::Operation &operation, const design::Index &index,
                  const QStringList &missing, double documents)
{
    Finding finding = findingOn(Severity::Info, in, index);
    finding.operation = operation.id;
    finding.title =
        Text::tr("“%1” could be answered from index %2 of %3 alone.").arg(operation.name, index.name, in.name);
    finding.detail = Text::tr("It fetches %1 documents a second and reads only %2 of them.")
                         .arg(base::countText(documents), missing.join(QLatin1String(", ")));
    finding.fix = Text::tr("Append %1 to its keys, and leave _id out of the result; the index grows accordingly.")
                      .arg(missing.join(QLatin1String(", ")));
    finding.keys = index.keys;
    for (const QString &path : missing)
        finding.keys << schema::IndexKey{path, schema::KeyKind::Ascending};
    return finding;
}

QList<Finding> findCoverable(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const schema::Operation &operation : facts.model().model().operations) {
        const double documents = operation.isRead() ? fetched(facts, operation) : 0;
        if (documents < facts.limit("coverReads"))
            continue;
        const QList<design::Access> accesses = facts.accesses().of(operation);
        const design::Access access = accesses.value(0);
        const design::Collection *in = facts.costs().places().collection(access.collection);
        const design::Index *index = in && !access.readsAll && !access.isById(*in) && !access.read.isEmpty()
                                         ? design::servingIndex(*in, access)
                                         : nullptr;
        if (accesses.size() != 1 || !index || !isPlain(*in, access, *index) || index->unique)
            continue;
        const std::optional<QStringList> missing = missingKeys(facts, *in, access, *index);
        if (missing && !missing->isEmpty())
            findings.append(coverable(*in, operation, *index, *missing, documents));
    }
    return findings;
}

} // namespace

const Check &coveringIndex()
{
    static const FunctionCheck check("E31", QT_TRANSLATE_NOOP("Check", "Reads that an index could answer alone"),
                                     Check::Scope::Names, findCoverable);
    return check;
}

} // namespace sw::checks
