// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/secret.h"

#include <string.h>

namespace sw::base
{

void wipe(QByteArray &secret)
{
    if (!secret.isEmpty())
        explicit_bzero(secret.data(), static_cast<size_t>(secret.size()));
    secret.clear();
}

} // namespace sw::base
