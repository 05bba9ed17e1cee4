// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

constexpr int refusedAbove = 64;

/// The index that takes most, _id apart; nullptr when there is none.
const sizing::IndexSize *largestIndex(const sizing::CollectionSize &size)
{
    const sizing::IndexSize *largest = nullptr;
    for (const sizing::IndexSize &index : size.indexes) {
        if (index.name != QLatin1String("_id_") && (!largest || index.cache > largest->cache))
            largest = &index;
    }
    return largest;
}

/// Several indexes take more than the documents they lead to; one of small documents may well do so.
std::optional<Finding> heavierThanData(const CheckFacts &facts, const design::Collection &collection)
{
    const sizing::CollectionSize *size = facts.size(collection.name);
    const sizing::IndexSize *largest = size ? largestIndex(*size) : nullptr;
    base::Bytes all;
    for (qsizetype i = 0; size && i < size->indexes.size(); ++i)
        all += size->indexes.at(i).cache;
    if (!largest || collection.indexes.size() < 2 || all < base::mebibytes(facts.limit("indexMiB")) || all < size->data)
        return std::nullopt;
    Finding finding = findingAt(Severity::Warning, collection, {});
    finding.title = Text::tr("The indexes of %1 are larger than its documents.").arg(collection.name);
    finding.detail =
        Text::tr("Read into memory they take %1, the documents %2; %3 alone takes %4.")
            .arg(base::bytesText(all), base::bytesText(size->data), largest->name, base::bytesText(largest->cache));
    finding.fix =
        Text::tr("See which operations each of them serves, and keep rare ones from having one of their own.");
    return finding;
}

QList<Finding> findManyIndexes(const CheckFacts &facts)
{
    QList<Finding> findings;
    const double many = facts.limit("indexes");
    for (const design::Collection &collection : facts.design().collections) {
        if (const std::optional<Finding> heavy = heavierThanData(facts, collection))
            findings.append(*heavy);
        const double count = static_cast<double>(collection.indexes.size()) + 1;
        if (count <= many)
            continue;
        const Severity severity = count > refusedAbove                 ? Severity::Error
                                  : count > facts.limit("indexesHigh") ? Severity::Warning
                                                                       : Severity::Info;
        Finding finding = findingAt(severity, collection, {});
        finding.title = Text::tr("%1 has %2 indexes.").arg(collection.name, base::countText(count));
        finding.detail =
            Text::tr(
                "Each insert writes to all of them, and they take %1; a server refuses more than %2 in one collection.")
                .arg(base::bytesText(facts.size(collection.name) ? facts.size(collection.name)->indexBytes()
                                                                 : base::Bytes()),
                     QString::number(refusedAbove));
        finding.fix = Text::tr("Drop those that few operations use, or combine fields that are searched together.");
        finding.pattern = QStringLiteral("attribute");
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Check &manyIndexes()
{
    static const FunctionCheck check("E7", QT_TRANSLATE_NOOP("Check", "Too many indexes"), Check::Scope::Arrangement,
                                     findManyIndexes);
    return check;
}

} // namespace sw::checks
