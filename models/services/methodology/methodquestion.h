// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::services
{

enum class MethodStep { Workload, Relationships, Patterns };

enum class AnswerState {
    Given,
    Assumed, ///< a default or a guess stands for it
    Missing
};

/// Who stands behind an answer.
enum class SaidBy {
    Nobody,
    Program, ///< it assumes or chose it
    Person,
    Agreed,       ///< a person, with what the program took or recommended
    PartlyAgreed, ///< a person: some of it so, the rest stated
    Declined,     ///< a person, what the program recommended
    Data,         ///< measured by an import
    DataOrPerson,
    Model, ///< it follows from the rest of it
    Workload
};

/// What a question asks for.
enum class Asked {
    Entities,
    Operations,
    Writes,
    Busiest,
    Count,
    Size,
    Use,
    Rate,
    Found,
    Latency,
    Freshness,
    Durability,
    Criticality,
    Alone,
    PerOther,
    Growth,
    Together,
    ItemsWanted,
    Longest,
    Placement,
    Pattern,
    IdlePattern,
    Move,
    Kinds,
    Problem
};

/// One thing that a design needs to know, or to decide: of which object, why it matters, and how it stands.
struct MethodQuestion
{
    MethodStep step = MethodStep::Workload;
    Asked asked = Asked::Operations;
    AnswerState state = AnswerState::Missing;
    SaidBy said = SaidBy::Nobody;
    schema::EntityId entity;
    schema::RelationshipId relationship;
    schema::OperationId operation;
    bool atA = false;       ///< of PerOther: the end that is counted, with its entity unless both have the same
    schema::PatternUse use; ///< of Pattern and IdlePattern
    schema::Placement placement = schema::Placement::Automatic; ///< of Placement and Move: the recommended one
    QString object;                                             ///< as commands name it; empty: the project
    QString question;
    QString reason;      ///< why it matters
    QString answer;      ///< as it stands, for people; empty: nothing does
    QString ownReason;   ///< a person's, for how a pattern was decided
    QStringList command; ///< of the command line, that would answer it; empty: there is none

    friend bool operator==(const MethodQuestion &, const MethodQuestion &) = default;
};

/// Whether both ask the same of the same object, however it stands.
bool isSameQuestion(const MethodQuestion &a, const MethodQuestion &b);

/// Stands for the project's file in MethodQuestion::command.
inline constexpr QLatin1String fileArgument("FILE");

QString nameOf(MethodStep step);
QString nameOf(AnswerState state);
QString nameOf(SaidBy said);
/// Who stands behind an answer in that state when nothing else is known of it.
SaidBy usuallySaidBy(AnswerState state);
/// Who stands behind \p count. \p isSampled: it may as well have been counted in data.
SaidBy saidBy(const schema::Cardinality &count, bool isSampled);
QString nameOf(Asked asked);
QString stepTitle(MethodStep step);

} // namespace sw::services
