// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace sw::checks
{

namespace
{

struct Joins
{
    double perSecond = 0;
    const schema::Relationship *relationship = nullptr;
    bool fromMany = false;
    bool canEmbed = false;
    QStringList operations;
};

/// True when the read starts at the side of which many belong to one.
bool startsAtMany(const schema::Relationship &relationship, const schema::PathStep &step)
{
    return relationship.type == schema::RelationshipType::OneToMany && step.to == relationship.a.entity &&
           !relationship.isSelf();
}

/// What can be done: nobody is told to embed what a constraint forbids.
QString fixFor(const Joins &joins)
{
    if (joins.fromMany)
        return joins.canEmbed ? Text::tr("Copy the few fields that are shown into each document, or embed.")
                              : Text::tr("Copy the few fields that are shown into each document.");
    return joins.canEmbed ? Text::tr("Embed, or keep the part that is shown in the document.")
                          : Text::tr("Keep the part that is shown in the document.");
}

Finding joined(const CheckFacts &facts, const schema::EntityId &start, const Joins &joins, double share)
{
    const schema::Entity *entity = facts.model().entity(start);
    Finding finding;
    finding.severity = Severity::Warning;
    finding.object = schema::relationshipName(facts.model().model(), *joins.relationship);
    finding.relationship = joins.relationship->id;
    finding.entity = start;
    finding.title = Text::tr("%1 is read together and kept apart.").arg(finding.object);
    finding.detail =
        Text::tr("%1 of the reads that start at %2 (%3) fetch the other side by a lookup: %4.")
            .arg(base::percentText(share), entity ? entity->name : QString(),
                 base::rateText(base::PerSecond(joins.perSecond)), joins.operations.join(QLatin1String(", ")));
    finding.fix = fixFor(joins);
    finding.pattern = joins.fromMany ? QStringLiteral("extended-reference") : QStringLiteral("subset");
    return finding;
}

/// True when no constraint forbids to store \p relationship in this way.
bool isAllowed(const CheckFacts &facts, const schema::Relationship &relationship, schema::Placement way)
{
    const design::PlacementDecision *decision = facts.design().placement(relationship.id);
    return decision &&
           std::any_of(decision->candidates.cbegin(), decision->candidates.cend(),
                       [&](const design::Candidate &one) { return one.refusedBy.isEmpty() && one.placement == way; });
}

/// True when what \p step leads to could be embedded where it starts.
bool canBeEmbedded(const CheckFacts &facts, const schema::Relationship &relationship, const schema::PathStep &step)
{
    const bool toA = step.to == relationship.a.entity && !relationship.isSelf();
    return isAllowed(facts, relationship, toA ? schema::Placement::EmbedInB : schema::Placement::EmbedInA);
}

/// True when something can be done about a lookup: embed, copy what is shown of the one side, keep the part that is
/// shown of the many side.
bool canBeSpared(const CheckFacts &facts, const schema::Relationship &relationship, const schema::PathStep &step)
{
    return startsAtMany(relationship, step) || canBeEmbedded(facts, relationship, step) ||
           (step.itemsWanted && *step.itemsWanted <= facts.limit("subsetItems"));
}

Finding manyLookups(const schema::Operation &operation, double lookups)
{
    Finding finding = findingOn(Severity::Warning, operation);
    finding.title = Text::tr("“%1” is important and needs %2 lookups.").arg(operation.name, base::countText(lookups));
    finding.detail = Text::tr("Each lookup fetches from another collection for every document found.");
    finding.fix = Text::tr("Embed what it shows, or copy the fields it needs.");
    finding.pattern = QStringLiteral("extended-reference");
    return finding;
}

QList<Finding> findKeptApart(const CheckFacts &facts)
{
    QMap<QPair<QString, QString>, Joins> all; // by starting entity and relationship
    QSet<schema::RelationshipId> told;
    QHash<schema::EntityId, double> reads;
    QList<Finding> findings;
    for (const schema::Operation &operation : facts.model().model().operations) {
        if (!operation.isRead())
            continue;
        reads[operation.entity] += operation.perSecond;
        if (operation.path.isEmpty())
            continue;
        const QList<sizing::StepCost> steps = facts.costs().steps(operation);
        double lookups = 0;
        for (qsizetype i = 0; i < steps.size(); ++i) {
            const schema::Relationship *relationship = facts.model().relationship(steps.at(i).relationship);
            if (steps.at(i).way != sizing::StepCost::Way::Lookup || !relationship ||
                !canBeSpared(facts, *relationship, operation.path.at(i)))
                continue;
            ++lookups;
            Joins &joins = all[{operation.entity.text(), relationship->id.text()}];
            joins.perSecond += operation.perSecond;
            joins.relationship = relationship;
            joins.fromMany = startsAtMany(*relationship, operation.path.at(i));
            joins.canEmbed = joins.fromMany ? isAllowed(facts, *relationship, schema::Placement::EmbedInA)
                                            : canBeEmbedded(facts, *relationship, operation.path.at(i));
            joins.operations.append(operation.name);
        }
        if (operation.criticality == schema::Criticality::High && lookups >= facts.limit("lookups") &&
            operation.perSecond >= facts.limit("rate"))
            findings.append(manyLookups(operation, lookups));
    }
    for (auto it = all.cbegin(); it != all.cend(); ++it) {
        const schema::EntityId start(it.key().first);
        const double share = it.value().perSecond / reads.value(start);
        if (share < facts.limit("joinedReads") || it.value().perSecond < facts.limit("rate") ||
            told.contains(it.value().relationship->id))
            continue;
        told.insert(it.value().relationship->id);
        findings.append(joined(facts, start, it.value(), share));
    }
    return findings;
}

} // namespace

const Check &keptApart()
{
    static const FunctionCheck check("E10", QT_TRANSLATE_NOOP("Check", "Read together, kept apart"),
                                     Check::Scope::Arrangement, findKeptApart);
    return check;
}

} // namespace sw::checks
