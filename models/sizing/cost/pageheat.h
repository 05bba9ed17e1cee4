// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace sw::sizing
{

/// Where the documents in use of a collection lie, or their entries in an index, and how often each is asked for.
struct Heat
{
    enum class Place {
        Anywhere,    ///< as if by lot
        Side,        ///< side by side: the newest in the order of their insertion
        NewestOfEach ///< the newest of each value of a field, in the order of insertion
    };
    Place place = Place::Anywhere;
    double hot = 0.2;     ///< share that is in use
    double documents = 0; ///< or entries, all of them
    double skew = 0; ///< of Anywhere: all are asked for, as Zipf's law with this exponent has it; 0: those in use alike
    double perValue = 1;  ///< of NewestOfEach: documents of a value on average
    double newest = 1;    ///< of them, so many are asked for
    double effective = 0; ///< of NewestOfEach: effective number of values, see schema::ValueSpread; 0: unknown
    bool valuesLieTogether = false; ///< of NewestOfEach: in an index by that value
};

/// Pages that are asked for equally often.
struct PageClass
{
    double pages = 0; ///< share of all pages
    double asks = 0;  ///< share of all times that one is asked for
};

/// The pages that are asked for at all when \p perPage documents lie on each. A few values have most of the documents.
QList<PageClass> pageClasses(const Heat &heat, double perPage);

/// Share of the pages that hold something in use. The cache works by the page: one hot document keeps its neighbours in
/// memory, so scattered ones need 1 - (1 - hot)^perPage of the pages; side by side they need no more than their own
/// share.
double hotPageShare(const Heat &heat, double perPage);

} // namespace sw::sizing
