// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/files/blockcompressor.h"

#include <snappy.h>
#include <zstd.h>

namespace sw::sizing
{

namespace
{

constexpr int zstdLevel = 6;

} // namespace

struct BlockCompressor::Private
{
    Compressor compressor = Compressor::None;
    ZSTD_CCtx *context = nullptr;
    QByteArray room;
};

BlockCompressor::BlockCompressor(Compressor compressor) : d(new Private)
{
    d->compressor = compressor;
    if (compressor == Compressor::Zstd)
        d->context = ZSTD_createCCtx();
}

BlockCompressor::~BlockCompressor()
{
    ZSTD_freeCCtx(d->context);
}

qsizetype BlockCompressor::packed(const char *bytes, qsizetype count)
{
    const size_t plain = static_cast<size_t>(count);
    size_t size = plain;
    const auto reserve = [this](size_t most) {
        if (d->room.size() < static_cast<qsizetype>(most))
            d->room.resize(static_cast<qsizetype>(most));
    };
    if (d->compressor == Compressor::Snappy) {
        reserve(snappy::MaxCompressedLength(plain));
        snappy::RawCompress(bytes, plain, d->room.data(), &size);
    } else if (d->compressor == Compressor::Zstd && d->context) {
        reserve(ZSTD_compressBound(plain));
        size =
            ZSTD_compressCCtx(d->context, d->room.data(), static_cast<size_t>(d->room.size()), bytes, plain, zstdLevel);
        if (ZSTD_isError(size))
            size = plain;
    }
    return static_cast<qsizetype>(size);
}

} // namespace sw::sizing
