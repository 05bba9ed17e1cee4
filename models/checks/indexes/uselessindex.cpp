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

bool isLifecycle(const design::Index &index)
{
    return index.unique || index.expireAfterSeconds.has_value();
}

Finding redundant(const design::Collection &collection, const design::Index &narrow, const design::Index &wide)
{
    Finding finding = findingOn(Severity::Warning, collection, narrow);
    finding.title = Text::tr("Index %1 of %2 is the beginning of %3.").arg(narrow.name, collection.name, wide.name);
    finding.detail = Text::tr("Whatever it answers, the longer one answers too; it only costs memory and writes.");
    finding.fix = Text::tr("Hide it, watch the operations for a while, then drop it.");
    return finding;
}

Finding unused(const design::Collection &collection, const design::Index &index, base::Bytes cache)
{
    Finding finding = findingOn(Severity::Warning, collection, index);
    finding.title = Text::tr("No operation uses index %1 of %2.").arg(index.name, collection.name);
    finding.detail =
        Text::tr("It takes %1 of memory when it is read, and every insert writes to it.").arg(base::bytesText(cache));
    finding.fix = Text::tr("Add the operation that needs it to the workload, or hide it, watch, then drop it.");
    return finding;
}

Finding nearlyConstant(const design::Collection &collection, const design::Index &index, double values)
{
    Finding finding = findingOn(Severity::Warning, collection, index);
    finding.title = Text::tr("Index %1 of %2 is not selective.").arg(index.name, collection.name);
    finding.detail =
        Text::tr("Its field has %1 distinct values, so each value still matches a large part of the documents.")
            .arg(base::countText(values));
    finding.fix = Text::tr("Put another field into the same index, or make it a partial index for the rare value.");
    return finding;
}

double differentValues(const design::Collection &collection, const design::Index &index)
{
    const design::Node *node =
        index.keys.size() == 1 ? design::nodeAt(collection.root, index.keys.first().path) : nullptr;
    if (!node)
        return 0;
    if (!node->constraints.enumValues.isEmpty())
        return static_cast<double>(node->constraints.enumValues.size());
    return node->type() == schema::FieldType::Bool ? 2 : node->distinctValues.value_or(0);
}

QList<Finding> findUselessIndex(const CheckFacts &facts)
{
    QList<Finding> findings;
    const double few = facts.limit("fewValues");
    for (const design::Collection &collection : facts.design().collections) {
        const sizing::CollectionSize *size = facts.size(collection.name);
        for (const design::Index &index : collection.indexes) {
            const auto wide =
                std::find_if(collection.indexes.begin(), collection.indexes.end(), [&](const design::Index &other) {
                    return other.name != index.name && design::isRedundant(index, other);
                });
            if (wide != collection.indexes.end()) {
                findings.append(redundant(collection, index, *wide));
                continue;
            }
            if (isLifecycle(index) || !index.origin.isEmpty())
                continue;
            const double values = differentValues(collection, index);
            if (values > 0 && values <= few && index.partialFilter.isEmpty())
                findings.append(nearlyConstant(collection, index, values));
            const auto sized = size ? std::find_if(size->indexes.begin(), size->indexes.end(),
                                                   [&](const sizing::IndexSize &s) { return s.name == index.name; })
                                    : QList<sizing::IndexSize>::const_iterator();
            if (size && sized != size->indexes.end() && !sized->used)
                findings.append(unused(collection, index, sized->cache));
        }
    }
    return findings;
}

} // namespace

const Check &uselessIndex()
{
    static const FunctionCheck check("E8", QT_TRANSLATE_NOOP("Check", "Index without use"), Check::Scope::Arrangement,
                                     findUselessIndex);
    return check;
}

} // namespace sw::checks
