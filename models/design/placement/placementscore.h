// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"
#include "models/design/workload.h"

namespace sw::design
{

/// Prices of the cost score, in arbitrary units of which 1 is one command. They are heuristics: each can be changed in
/// the model's settings under "score.<name>".
struct ScorePrices
{
    double command = 1;
    double fetch = 0.2; ///< a document found by an index
    double join = 0.3;  ///< a document fetched by $lookup
    double readKiB = 0.01;
    double write = 1;         ///< a document written
    double rewriteKiB = 0.03; ///< WiredTiger writes whole documents
    double index = 0.1;       ///< an index entry changed
    double simplicity = 0.6;  ///< factors on the cost of embedding, by goal
    double balanced = 0.9;
    double performance = 1;
    double tie = 0.05;         ///< embedding wins within this share of the other's cost
    double composition = 0.25; ///< the same, of a child that is deleted with its parent
    double share = 0.25;       ///< of the uses of the child that must come from the parent
    double ownedShare = 0.05;  ///< the same, of a child that belongs to it
    double conflict = 0.001;   ///< seconds in which a second writer of the same document has to try again
    double items = 1000;       ///< that an embedded array may reach without being asked for
    double arrayMiB = 8;       ///< the same for what it takes
};

ScorePrices scorePrices(const schema::Model &model);

/// A parent, its children and what is done with them. Load: a is the parent, b the child.
struct ScoreInput
{
    base::Bytes parent;        ///< likely size of the parent's document without the child
    base::Bytes child;         ///< likely size of one child
    base::Bytes reference{20}; ///< field in a child that holds the parent's id
    base::Bytes id{12};        ///< a value of the child's _id
    QString array;             ///< name of the embedded array
    double items = 1;          ///< likely children of one parent
    double childIndexes = 0;   ///< indexes of the children besides _id and the parent's id
    double idIndexes = 0;      ///< 1 when embedded children are found by their own ids
    double parentsInUse = 0;   ///< that share the writes; 0: so many that no two meet
    Load load;
};

/// Costs per second of the ways to store a parent and its children.
double embedOneCost(const ScoreInput &input, const ScorePrices &prices);  ///< children in the parent
double referManyCost(const ScoreInput &input, const ScorePrices &prices); ///< the parent's id in each child
double referOneCost(const ScoreInput &input, const ScorePrices &prices);  ///< the children's ids in the parent
double embedManyCost(const ScoreInput &input, const ScorePrices &prices); ///< a copy of the parent in each child

/// The factor on the cost of embedding for \p goal.
double embedFactor(const ScorePrices &prices, schema::Goal goal);
/// True when embedding at \p embedCost (already times the goal's factor) is preferred to \p otherCost, within the share
/// \p tie of that.
bool prefersEmbedding(double embedCost, double otherCost, double tie);
/// Times that one of \p writes per second to \p documents has to be tried again because another was at the same one.
double retriesOf(double writes, double documents, const ScorePrices &prices);

/// Which documents of an N:M hold the other side's ids. An order of magnitude between the two fan-outs decides for one
/// way, from the side that holds fewer; near balance both sides hold them, unless only one direction is asked for.
enum class LinkSides { A, B, Both };
LinkSides balancedSides(double idsInA, double idsInB, const Load &load);

} // namespace sw::design
