// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"
#include "models/schema/fieldpath.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::checks
{

namespace
{

/// Writes per second to the value at \p path of \p collection.
double writesOf(const CheckFacts &facts, const QString &collection, const QString &path)
{
    double sum = 0;
    for (const schema::Operation &operation : facts.model().model().operations) {
        if (operation.kind != schema::OperationKind::Update)
            continue;
        const bool writes =
            std::any_of(operation.writes.begin(), operation.writes.end(), [&](const schema::FieldRef &field) {
                const std::optional<design::Location> at = facts.costs().places().locate(facts.model(), field);
                return at && at->collection == collection && schema::isWithin(path, at->path);
            });
        sum += writes ? operation.perSecond : 0;
    }
    return sum;
}

/// Reads per second that the copies spare a lookup.
double savedLookups(const CheckFacts &facts, const sizing::CopyPlace &copy)
{
    double sum = 0;
    for (const schema::Operation &operation : facts.model().model().operations) {
        if (!operation.isRead())
            continue;
        for (const sizing::StepCost &step : facts.costs().steps(operation))
            sum += step.way == sizing::StepCost::Way::Copy && step.relationship == copy.relationship
                       ? operation.perSecond
                       : 0;
    }
    return sum;
}

Finding changing(const design::Collection &collection, const sizing::CopyPlace &copy, double writes, double copies,
                 double saved)
{
    const design::Node *node = design::nodeAt(collection.root, copy.path);
    Finding finding = findingAt(Severity::Warning, collection, copy.path, node);
    finding.relationship = copy.relationship;
    finding.title = Text::tr("%1 repeats a value that changes often.").arg(finding.object);
    finding.detail =
        writes > 0 ? Text::tr("%1.%2 changes %3; each change has to reach %4 copies, and the copy saves %5 lookups.")
                         .arg(copy.source, copy.sourcePath, base::rateText(base::PerSecond(writes)),
                              base::countText(copies), base::rateText(base::PerSecond(saved)))
                   : Text::tr("%1.%2 is marked as changing often, and %3 copies of each value have to follow.")
                         .arg(copy.source, copy.sourcePath, base::countText(copies));
    finding.fix = Text::tr("Do not copy this field, or mark it as a snapshot when the value of that moment is meant.");
    return finding;
}

/// True when one query finds documents of several kinds that belong together: a kind points to itself, or ids are
/// composed.
bool isReadTogether(const design::Collection &collection)
{
    bool found = false;
    const auto visit = [&](const QString &, const design::Node &node) {
        const design::Node *value = node.isArray() && !node.fields.isEmpty() ? &node.item() : &node;
        if (value->derivation)
            found = found || value->derivation->from ||
                    (value->reference && value->reference->collection == collection.name);
    };
    for (const design::Variant &variant : collection.root.variants)
        design::forEachNode(design::makeObject({}, variant.fields), visit);
    return found;
}

/// A copy of a document of another kind in the same collection, which one query finds as well.
Finding needless(const design::Collection &collection, const sizing::CopyPlace &copy)
{
    Finding finding = findingAt(Severity::Warning, collection, copy.path, design::nodeAt(collection.root, copy.path));
    finding.relationship = copy.relationship;
    finding.title = Text::tr("%1 repeats a value that the same query finds in the original.").arg(finding.object);
    finding.detail =
        Text::tr("Both are in %1, so the copy saves nothing and has to follow every change.").arg(collection.name);
    finding.fix = Text::tr("Do not copy this field, or mark it as a snapshot when the value of that moment is meant.");
    return finding;
}

QList<Finding> findChangingCopies(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const sizing::CopyPlace &copy : facts.costs().copies().all()) {
        const design::Collection *holder = facts.costs().places().collection(copy.collection);
        const design::Collection *source = facts.costs().places().collection(copy.source);
        const design::Node *repeated = holder ? design::nodeAt(holder->root, copy.path) : nullptr;
        if (repeated && repeated->reference)
            continue; // a key; that is another check's
        if (copy.snapshot || !holder || !source || copy.sourcePath.isEmpty())
            continue;
        if (holder == source && isReadTogether(*holder)) {
            findings.append(needless(*holder, copy));
            continue;
        }
        const double copies = holder->documents.likely * copy.perDocument / std::max(1.0, source->documents.likely);
        const double writes = writesOf(facts, copy.source, copy.sourcePath);
        const double saved = writes > 0 ? savedLookups(facts, copy) : 0;
        const design::Node *original = design::nodeAt(source->root, copy.sourcePath);
        const bool often = original && original->mutability == schema::Mutability::Often;
        if (often || (writes > 0 && writes * copies > facts.limit("copyWrites") * saved))
            findings.append(changing(*holder, copy, writes, copies, saved));
    }
    return findings;
}

} // namespace

const Check &changingCopies()
{
    static const FunctionCheck check("E17", QT_TRANSLATE_NOOP("Check", "Copies that change often"),
                                     Check::Scope::Arrangement, findChangingCopies);
    return check;
}

} // namespace sw::checks
