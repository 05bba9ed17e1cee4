// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::checks
{

namespace
{

/// The access of \p operation that looks for one document by one value alone; nothing when it is another kind of
/// search.
std::optional<design::Access> loneLookup(const CheckFacts &facts, const schema::Operation &operation)
{
    const bool one = operation.filters.size() == 1 && operation.filters.first().op == schema::FilterOp::Equal &&
                     operation.sort.isEmpty() && operation.selectivity.value_or(1) <= 1;
    if (!one || operation.kind == schema::OperationKind::Aggregate)
        return std::nullopt;
    const QList<design::Access> accesses = facts.accesses().of(operation);
    if (accesses.isEmpty() || accesses.first().conditions.size() != 1)
        return std::nullopt;
    return accesses.first();
}

bool mayBeUnique(const design::Collection &in, const QString &path)
{
    const design::Node *node = design::nodeAt(in.root, path);
    if (!node || node->uniqueValues || node->reference || !node->constraints.enumValues.isEmpty() ||
        !design::arraysOn(in.root, path).isEmpty())
        return false;
    const bool few = node->distinctValues && *node->distinctValues < in.documents.likely * 0.9;
    const schema::FieldType type = node->type();
    return !few && (type == schema::FieldType::String || type == schema::FieldType::Uuid ||
                    type == schema::FieldType::ObjectId || schema::traitsOf(type).family == schema::TypeFamily::Whole);
}

QList<Finding> findUniqueByNature(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const schema::Operation &operation : facts.model().model().operations) {
        const std::optional<design::Access> access = loneLookup(facts, operation);
        const design::Collection *in = access ? facts.costs().places().collection(access->collection) : nullptr;
        if (!in || in->timeSeries || access->isById(*in) || design::findsOne(*access, *in))
            continue;
        const QString path = access->conditions.first().path;
        Finding finding = findingAt(Severity::Info, *in, path, design::nodeAt(in->root, path));
        finding.operation = operation.id;
        if (!mayBeUnique(*in, path) || std::any_of(findings.cbegin(), findings.cend(), [&](const Finding &other) {
                return other.object == finding.object;
            }))
            continue;
        finding.title = Text::tr("%1 may be unique.").arg(finding.object);
        finding.detail =
            Text::tr("“%1” looks for one document by it alone. Only a unique index keeps a second one with "
                     "the same value out.")
                .arg(operation.name);
        finding.fix = Text::tr("Mark the field as unique, or say how many documents the operation expects.");
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Check &uniqueByNature()
{
    static const FunctionCheck check("E30", QT_TRANSLATE_NOOP("Check", "Field that may be unique"), Check::Scope::Names,
                                     findUniqueByNature);
    return check;
}

} // namespace sw::checks
