// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <memory>

namespace sw::sizing
{

/// The compressor of a collection's blocks, as in block_compressor of the server's storage options.
enum class Compressor { None, Snappy, Zstd };

/// Packs blocks as the storage engine does, to see how large they get. Keeps its buffers, because a simulation packs
/// thousands.
class BlockCompressor
{
public:
    explicit BlockCompressor(Compressor compressor);
    ~BlockCompressor();
    BlockCompressor(const BlockCompressor &) = delete;
    BlockCompressor &operator=(const BlockCompressor &) = delete;

    /// Bytes of \p bytes when packed (snappy as it is, zstd at level 6, as MongoDB sets it); the same number when
    /// nothing packs them.
    qsizetype packed(const char *bytes, qsizetype count);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace sw::sizing
