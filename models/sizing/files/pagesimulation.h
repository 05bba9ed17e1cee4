// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/base/result.h"
#include "models/base/units.h"
#include "models/sizing/estimate/documentsource.h"
#include "models/sizing/files/blockcompressor.h"

namespace sw::sizing
{

struct PageOptions
{
    double documents = 0; ///< of the collection
    Compressor compressor = Compressor::Snappy;
    /// BSON that is laid on pages at most; beyond it every document costs what those of the second half of it do.
    base::Bytes most = base::mebibytes(64);
};

/// What a collection weighs, by laying documents on pages.
struct SimulatedPages
{
    double documents = 0;
    double different = 0; ///< documents that were asked for; beyond them they come again in the same order
    double simulated = 0; ///< documents that were laid on pages
    base::Bytes data;     ///< BSON alone
    base::Bytes onPages;  ///< with cell heads and record ids, before compression, without page headers
    double leaves = 0;
    base::Bytes file;      ///< in use after a checkpoint: without what is free again
    base::Bytes meanImage; ///< of a leaf page, before compression
    base::Bytes cache;     ///< when every page has been read

    base::Bytes document() const { return documents > 0 ? data / documents : base::Bytes(); } ///< mean
    double ratio() const; ///< of the pages to what they take in the file; 1 for an empty collection
};

/// Lays documents of \p source on pages as WiredTiger does when they are loaded in order, and packs the pages with the
/// real compressor. A page is cut from cells (key head, packed record id, value head, BSON) of what lies in memory
/// together, 8 MiB by bytesInMemory(). Without a compressor a page image has at most 32 KiB. With one, the limit starts
/// at 128 KiB and steps by 3,276 bytes between units of 8 MiB: down for each block above 32 KiB, up for each of at most
/// 29,492 bytes. Block = 64 bytes as they are, 8 for the length, the packed rest, rounded up to 4 KiB. Cache as in
/// collectionPages. Error Cancelled.
base::Result<SimulatedPages> simulatePages(const DocumentSource &source, const PageOptions &options,
                                           const base::Progress &progress = {});

} // namespace sw::sizing
