// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/problem.h"
#include "models/patterns/core/pattern.h"
#include "models/sizing/estimate/settings.h"

namespace sw::advisor
{

/// What a score is made of. Shares from 0 to 1, benefit and risk from -1.
struct Components
{
    double benefit = 0;    ///< saved share of the cost of the operations around the target, and relief of the cache
    double fit = 1;        ///< met conditions of those that need not hold
    double matrix = 0.5;   ///< what the use case says
    double risk = 0;       ///< problems solved less problems brought in
    double complexity = 0; ///< of the pattern

    friend bool operator==(const Components &, const Components &) = default;
};

/// How much each component counts at a goal.
struct Weights
{
    double benefit = 0;
    double fit = 0;
    double matrix = 0;
    double risk = 0;
    double complexity = 0;
};

Weights weightsOf(const sizing::Settings &settings, schema::Goal goal);
/// Kinds of patterns that a goal allows; 0: any number.
int kindsAllowed(const sizing::Settings &settings, schema::Goal goal);

/// The score from which a goal recommends a pattern: lower at performance, which takes all that pays and where the
/// saved cost counts for more than half of the score.
double recommendedFrom(const sizing::Settings &settings, schema::Goal goal);

/// Shown as 0 to 100, but beyond them it still orders: 100 x (benefit + fit + matrix + risk - complexity), each times
/// its weight.
double scoreOf(const Components &components, const Weights &weights);

double fitOf(const QList<patterns::Condition> &conditions);
double matrixOf(const patterns::Pattern &pattern, schema::UseCase useCase, const sizing::Settings &settings);
/// Weight of open problems: an error 1, a warning a half.
double severityOf(const QList<design::Problem> &problems);

} // namespace sw::advisor
