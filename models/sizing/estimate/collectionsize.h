// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/collection.h"
#include "models/sizing/estimate/sizing.h"
#include "models/sizing/files/compression.h"

namespace sw::sizing
{

/// Leaf pages of about one size.
struct LeafKind
{
    double leaves = 0;
    double documentsPerLeaf = 0;
};

/// The leaf pages of a collection.
struct CollectionPages
{
    double entryBytes = 0; ///< mean of one document on its page: cell heads, record id and BSON
    double leaves = 0;     ///< with the default compressor
    base::Bytes cache;     ///< when every page has been read; compression does not change it

    double documentsPerLeaf = 0;
    LeafKind narrow; ///< what is written after wide pages is narrow, and the other way round
    LeafKind wide;

    double documents() const { return leaves * documentsPerLeaf; }
};

/// Bytes of one document on its page. WiredTiger: 1 byte key cell, the packed record id (1 byte below 64, 2 below
/// 8,512, 3 below 73,792, 4 below 16.8 M, 5 after that; the mean over all documents), a value cell of 1 byte and the
/// packed length.
double pageEntryBytes(double documentBytes, double documents);

/// Bytes in memory of a document that is not yet written out: its BSON and what WiredTiger keeps beside it, taken as 96
/// bytes; on servers 87 to 105 were seen.
double bytesInMemory(double documentBytes);

/// File of a collection without compression, exact to 0.2 % for documents of one size: leaves are filled to 28,672
/// bytes.
base::Bytes uncompressedFile(double entryBytes, double documents);

/// File of a collection whose page images shrink by \p ratio: images alternate between 28 KiB and 116 KiB because
/// WiredTiger widens the page limit while compressed blocks stay below 32 KiB and narrows it again; blocks are rounded
/// up to 4 KiB and keep their first 64 bytes as they are.
base::Bytes compressedFile(double entryBytes, double documents, const CompressionRatio &ratio);
/// Leaves of it, each one image in cache.
double compressedLeaves(double entryBytes, double documents, double ratio);

/// Bytes in cache of a collection of which every page has been read: 1.08 x (entries + 208 per leaf + 8 per document),
/// as read from servers whose caches were filled by a scan. \p entries: bytes of all of them.
base::Bytes collectionCache(double documents, base::Bytes entries, double leaves);

CollectionPages collectionPages(double documentBytes, double documents, double ratio);

} // namespace sw::sizing
