// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstdio>
#include <memory>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rsa.h>
#include <openssl/x509v3.h>

namespace sw::testsupport
{

/// An authority and a server's certificate for 127.0.0.1 that it signed, for an hour: \p authority gets the first,
/// \p server the second with its key. False when a file cannot be written.
inline bool makeCertificates(const QByteArray &authority, const QByteArray &server)
{
    using Key = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;
    using Certificate = std::unique_ptr<X509, decltype(&X509_free)>;
    using File = std::unique_ptr<std::FILE, int (*)(std::FILE *)>;
    const auto named = [](EVP_PKEY *key, const char *name, long serial) {
        Certificate out(X509_new(), X509_free);
        X509_set_version(out.get(), 2);
        ASN1_INTEGER_set(X509_get_serialNumber(out.get()), serial);
        X509_gmtime_adj(X509_getm_notBefore(out.get()), -60);
        X509_gmtime_adj(X509_getm_notAfter(out.get()), 3600);
        X509_set_pubkey(out.get(), key);
        X509_NAME_add_entry_by_txt(X509_get_subject_name(out.get()), "CN", MBSTRING_ASC,
                                   reinterpret_cast<const unsigned char *>(name), -1, -1, 0);
        return out;
    };
    const auto extend = [](X509 *certificate, int what, const char *value) {
        X509_EXTENSION *extension = X509V3_EXT_conf_nid(nullptr, nullptr, what, value);
        X509_add_ext(certificate, extension, -1);
        X509_EXTENSION_free(extension);
    };
    const Key authorityKey(EVP_RSA_gen(2048), EVP_PKEY_free);
    const Key serverKey(EVP_RSA_gen(2048), EVP_PKEY_free);
    const Certificate root = named(authorityKey.get(), "Test authority", 1);
    X509_set_issuer_name(root.get(), X509_get_subject_name(root.get()));
    extend(root.get(), NID_basic_constraints, "critical,CA:TRUE");
    X509_sign(root.get(), authorityKey.get(), EVP_sha256());
    const Certificate leaf = named(serverKey.get(), "Test server", 2);
    X509_set_issuer_name(leaf.get(), X509_get_subject_name(root.get()));
    extend(leaf.get(), NID_subject_alt_name, "IP:127.0.0.1,DNS:localhost");
    X509_sign(leaf.get(), authorityKey.get(), EVP_sha256());
    const File first(std::fopen(authority.constData(), "w"), std::fclose);
    const File second(std::fopen(server.constData(), "w"), std::fclose);
    return first && second && PEM_write_X509(first.get(), root.get()) == 1 &&
           PEM_write_X509(second.get(), leaf.get()) == 1 &&
           PEM_write_PrivateKey(second.get(), serverKey.get(), nullptr, nullptr, 0, nullptr, nullptr) == 1;
}

} // namespace sw::testsupport
