// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sw::base
{

/// The 32 bytes of the SHA-256 digest (FIPS 180-4) of \p bytes. By OpenSSL, which uses the processor's instructions for
/// it: Qt's own takes sixty times as long, more than all else when a large project is loaded or exported.
QByteArray sha256(QByteArrayView bytes);

} // namespace sw::base
