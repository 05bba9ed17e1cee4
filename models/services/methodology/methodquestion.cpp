// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/methodology/methodquestion.h"

#include "models/base/enumtable.h"
#include "models/base/texts.h"
#include "models/patterns/core/target.h"

namespace sw::services
{

bool isSameQuestion(const MethodQuestion &a, const MethodQuestion &b)
{
    const bool isSameOperation = a.operation == b.operation || a.asked == Asked::Busiest; // the answer
    // Ends may change sides, and with them the name of the relationship.
    const bool isSameEnd = a.atA == b.atA || !a.entity.isEmpty();
    const bool isSameObject = a.object == b.object || !a.relationship.isEmpty();
    return a.asked == b.asked && a.entity == b.entity && a.relationship == b.relationship && isSameOperation &&
           isSameEnd && patterns::isSameUse(a.use, b.use) && isSameObject;
}

QString nameOf(MethodStep step)
{
    constexpr base::EnumNames<MethodStep::Patterns> names("workload", "relationships", "patterns");
    return nameOf(names, step);
}

QString nameOf(AnswerState state)
{
    constexpr base::EnumNames<AnswerState::Missing> names("given", "assumed", "missing");
    return nameOf(names, state);
}

QString nameOf(SaidBy said)
{
    constexpr base::EnumNames<SaidBy::Workload> names("nobody", "program", "person", "agreed", "partlyAgreed",
                                                      "declined", "data", "dataOrPerson", "model", "workload");
    return nameOf(names, said);
}

SaidBy usuallySaidBy(AnswerState state)
{
    return state == AnswerState::Given     ? SaidBy::Person
           : state == AnswerState::Assumed ? SaidBy::Program
                                           : SaidBy::Nobody;
}

SaidBy saidBy(const schema::Cardinality &count, bool isSampled)
{
    return count.guessed  ? SaidBy::Program
           : count.agreed ? SaidBy::Agreed
           : isSampled    ? SaidBy::DataOrPerson
                          : SaidBy::Person;
}

QString nameOf(Asked asked)
{
    constexpr base::EnumNames<Asked::Problem> names(
        "entities", "operations", "writes", "busiest", "count", "size", "use", "rate", "found", "latency", "freshness",
        "durability", "criticality", "alone", "perOther", "growth", "together", "itemsWanted", "longest", "placement",
        "pattern", "idlePattern", "move", "kinds", "problem");
    return nameOf(names, asked);
}

QString stepTitle(MethodStep step)
{
    switch (step) {
    case MethodStep::Workload:
        return Text::tr("Workload");
    case MethodStep::Relationships:
        return Text::tr("Relationships");
    case MethodStep::Patterns:
        return Text::tr("Patterns");
    }
    return {};
}

} // namespace sw::services
