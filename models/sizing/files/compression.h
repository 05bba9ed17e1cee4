// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/shape/node.h"
#include "models/schema/sampled.h"

namespace sw::sizing
{

/// How well the default compressor (snappy) shrinks pages of documents of this shape. Field names and equal values
/// shrink to a back reference of three or four bytes, ids and random bytes hardly at all; what texts are like nobody
/// knows beforehand.
struct CompressionRatio
{
    double likely = 1;     ///< of pages of 116 KiB
    double narrow = 1;     ///< of 28 KiB
    double deviation = 0;  ///< of its logarithm
    bool measured = false; ///< on real documents
};

CompressionRatio snappyRatio(const design::Node &root);
/// As pages of real documents were packed at import, unless documents have changed so much that their shape says more.
CompressionRatio snappyRatio(const design::Node &root, const schema::Sampled &sampled);

} // namespace sw::sizing
