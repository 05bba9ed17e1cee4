// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/collection.h"
#include "models/design/effort.h"
#include "models/schema/model.h"

namespace sw::design
{

/// A fact that forbids a way to store a relationship, whatever it would cost.
struct Constraint
{
    QString code; ///< "G1" … "G12"
    QString text; ///< the numbers, for people

    friend bool operator==(const Constraint &, const Constraint &) = default;
};

/// A way to store a relationship that was considered.
struct Candidate
{
    schema::Placement placement = schema::Placement::Automatic;
    double cost = 0;   ///< a second, in the score's arbitrary units
    QString refusedBy; ///< code of the constraint that speaks against it ("G1" … "G12"), or empty
    QString reason;    ///< numbers of the constraint or of the score, for people
    double weight = 1; ///< that the goal gives the cost: below 1 it favours this way

    /// What the ways are compared by.
    double counted() const { return cost * weight; }

    friend bool operator==(const Candidate &, const Candidate &) = default;
};

/// How a relationship is stored and why.
struct PlacementDecision
{
    schema::RelationshipId relationship;
    schema::Placement placement = schema::Placement::Automatic;
    bool chosenByPerson = false;
    schema::Placement recommended = schema::Placement::Automatic; ///< by this relationship alone, whatever was chosen
    QStringList reasons;
    QList<Candidate> candidates;
    QList<Constraint> violated{}; ///< by what a person chose; when chosenByPerson is false, that could not be done

    /// What was chosen cannot be, for \p constraint.
    void refuse(const Constraint &constraint);
    /// Whether the person's choice is what the program would have chosen.
    bool isAsRecommended() const { return chosenByPerson && recommended == placement; }
    friend bool operator==(const PlacementDecision &, const PlacementDecision &) = default;
};

/// A pattern use that could not be applied to this design (its relationship is embedded under this goal, …).
struct SkippedUse
{
    schema::PatternUseId use;
    QString pattern;
    QString reason;

    friend bool operator==(const SkippedUse &, const SkippedUse &) = default;
};

/// Two patterns that shape the documents of one collection and get on, at a price that people should know.
struct Caution
{
    QString collection;
    QString pattern;
    QString other;
    QString reason;

    friend bool operator==(const Caution &, const Caution &) = default;
};

/// Where an entity's documents or one of its fields ended up.
struct Location
{
    QString collection;
    QString path; ///< "" is the document itself

    friend bool operator==(const Location &, const Location &) = default;
};

/// What a server would store: collections with shapes, indexes and rules. Never edited by people and never saved; it is
/// rebuilt from the model and its ordered pattern uses, so that undo and "what if" need no bookkeeping.
struct Design
{
    QList<Collection> collections;
    QList<PlacementDecision> placements;
    QHash<schema::RelationshipId, double>
        skews;             ///< of the relationships whose references are uneven, see schema::Relationship
    QList<Effort> efforts; ///< what patterns change about the work of operations
    QList<SkippedUse> skipped;
    QList<Caution> cautions;
    QList<schema::PatternUse> applied; ///< in the order they were applied

    const Collection *collection(const QString &name) const;
    Collection *collection(const QString &name);
    const PlacementDecision *placement(const schema::RelationshipId &id) const;
    /// Empty when the use was applied, or is off.
    QString whySkipped(const schema::PatternUseId &use) const;

    friend bool operator==(const Design &, const Design &) = default;
};

} // namespace sw::design

SW_LIST_ELSEWHERE(sw::design::Collection)
SW_LIST_ELSEWHERE(sw::design::PlacementDecision)
SW_LIST_ELSEWHERE(sw::design::Candidate)
SW_LIST_ELSEWHERE(sw::design::Index)
SW_LIST_ELSEWHERE(sw::design::Rule)
SW_LIST_ELSEWHERE(sw::design::Effort)
