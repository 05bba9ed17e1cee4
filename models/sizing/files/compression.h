// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/shape/node.h"

namespace sw::sizing
{

/// How well the default compressor (snappy) shrinks pages of documents of this shape: likely, and a quarter to either
/// side because nobody knows the entropy of texts beforehand. Field names and equal values shrink to a back reference
/// of three or four bytes, ids and random bytes hardly at all.
struct CompressionRatio
{
    double low; ///< least compressible
    double likely;
    double high;
};

CompressionRatio snappyRatio(const design::Node &root);

} // namespace sw::sizing
