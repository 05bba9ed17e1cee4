// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/files/indexfile.h"

#include "models/sizing/files/growntree.h"
#include "models/sizing/files/indexsize.h"

#include <algorithm>

namespace sw::sizing
{

namespace
{

constexpr double fileHead = 4096;
constexpr double extentLists = 8192; ///< what a checkpoint notes about blocks in use and free

} // namespace

IndexFile indexFile(const EntryTable &sorted, IndexBuild build)
{
    GrownTree tree(sorted);
    if (build == IndexBuild::WithTheDocuments)
        tree.grow();
    else
        tree.fillAtOnce();
    IndexFile out;
    out.file = emptyFileBytes;
    if (sorted.isEmpty())
        return out;
    out.entries = static_cast<double>(sorted.size());
    out.leaves = static_cast<double>(tree.pages().size());
    out.entryBytes = static_cast<double>(tree.entryBytes()) / out.entries;
    const base::Bytes leaves(static_cast<double>(blocksOf(tree.pages()) + tree.longBlocks()));
    out.file = std::max(smallestFileBytes,
                        base::Bytes(fileHead + extentLists) + leaves + innerBlocks(separatorsOf(tree.pages())));
    return out;
}

} // namespace sw::sizing
