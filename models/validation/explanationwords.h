// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/rule.h"

// The words of a server's errInfo.details.
namespace sw::validation
{

TypeSet typesOf(std::initializer_list<BsonType> list);
/// The types that a rule looks at where it does not look at all of them.
TypeSet expectedTypes(const Rule &rule);

/// Why a rule is broken, or, below a negation, why it holds.
struct Wording
{
    const char *normal = "";
    const char *inverted = "";
};
Wording wordingOf(const Rule &rule);

/// Under which name a rule lists what the rules inside say; "" where it has no name of its own.
QByteArray listName(const Rule &rule, bool inverted);
/// Whether it says which of its clauses each error is of.
bool namesItsClauses(const Rule &rule);

} // namespace sw::validation
