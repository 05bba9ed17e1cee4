// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <vector>

namespace sw::sizing
{

/// Bytes at the start of every page: its own header and that of its block.
inline constexpr qsizetype pageHeaderBytes = 40;
/// Blocks are multiples of it.
inline constexpr qsizetype allocationUnit = 4096;

constexpr qsizetype roundedUp(qsizetype bytes)
{
    return (bytes + allocationUnit - 1) / allocationUnit * allocationUnit;
}

/// Bytes at which a page is begun anew when at most \p limit are allowed: \p percent of them, rounded to the nearest
/// allocation unit unless that gives nothing or all of them.
qsizetype splitBytes(qsizetype limit, int percent);

/// One leaf page: the cells from \p first up to, not including, \p end.
struct PageCut
{
    size_t first = 0;
    size_t end = 0;
    qsizetype bytes = pageHeaderBytes; ///< of the image, header included
};

/// Cuts cells of these \p lengths, which are written out together, into pages of at most \p limit bytes. WiredTiger: a
/// page ends before the cell that would bring it beyond 90 % of the limit; a page that is not yet half full takes a
/// large cell all the same; at the end the last two pages become one when that stays within the limit, else what is
/// beyond the first half of the one before goes to a last page of less than half.
std::vector<PageCut> cutPages(const std::vector<qsizetype> &lengths, qsizetype limit);

} // namespace sw::sizing
