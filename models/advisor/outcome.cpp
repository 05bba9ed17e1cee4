// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/outcome.h"

namespace sw::advisor
{

double Outcome::documents() const
{
    double sum = 0;
    for (const CollectionFigures &figures : collections)
        sum += figures.documents;
    return sum;
}

} // namespace sw::advisor
