// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"

#include <limits>

namespace sw::test
{

/// What all operations of \p model cost a second in \p design, by importance and as the cache answers them.
double costOf(const schema::ModelIndex &model, const design::Design &design);
/// What the checks count as errors in \p design.
int errorsIn(const schema::ModelIndex &model, const design::Design &design);

/// A way to store all of a model.
struct BestDesign
{
    double cost = std::numeric_limits<double>::infinity();
    QStringList choices; ///< placements and patterns, for people
    qsizetype tried = 0;
};

/// The cheapest of all designs that nothing forbids and that have no more than \p errors: each way to store each
/// relationship with each set of patterns that the cap of \p goal allows.
BestDesign bestDesign(const schema::Model &model, schema::Goal goal, int errors);

/// The advice for smallModel(\p seed, \p mostLinks) beside the best of all designs.
struct Compared
{
    double cost = 0; ///< of the advice
    QStringList choices;
    BestDesign best;

    double ratio() const { return cost / best.cost; }
};
Compared compareAdvice(quint32 seed, int mostLinks, schema::Goal goal);

} // namespace sw::test
