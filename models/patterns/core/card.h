// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// Six lines that teach the pattern, from resources/patterns/<id>.md, and an example in numbers that some have.
struct Card
{
    QString problem, solution, useCases, benefit, price, whenNot, example;
};

/// The card of \p pattern in the language of the program; empty texts when the resource is missing.
Card cardOf(const Pattern &pattern);

} // namespace sw::patterns
