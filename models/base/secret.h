// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sw::base
{

/// Overwrites the bytes before they are given back; those of copies only when they were never shared.
void wipe(QByteArray &secret);

} // namespace sw::base
