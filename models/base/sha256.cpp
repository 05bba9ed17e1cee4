// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/sha256.h"

#include <QCryptographicHash>

#include <openssl/evp.h>

namespace sw::base
{

QByteArray sha256(QByteArrayView bytes)
{
    QByteArray digest(32, Qt::Uninitialized);
    const bool ok = EVP_Digest(bytes.data(), static_cast<size_t>(bytes.size()),
                               reinterpret_cast<unsigned char *>(digest.data()), nullptr, EVP_sha256(), nullptr) == 1;
    return ok ? digest
              : QCryptographicHash::hash(bytes, QCryptographicHash::Sha256); // a system may forbid OpenSSL algorithms
}

} // namespace sw::base
