// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/mongo/replies.h"

#include "models/deploy/bsonread.h"

#include <QCoreApplication>

namespace sw::mongo
{

namespace
{

constexpr int authenticationFailed = 18;
constexpr int tlsHandshakeFailed = 140;
constexpr int illegalOperation = 20;

bool isLogin(const bson_error_t &error)
{
    return (error.domain == MONGOC_ERROR_CLIENT && error.code == MONGOC_ERROR_CLIENT_AUTHENTICATE) ||
           error.domain == MONGOC_ERROR_SASL || error.domain == MONGOC_ERROR_SCRAM;
}

/// Something came, but it was no reply of a server.
bool isGarbled(const bson_error_t &error, const QString &message)
{
    return error.domain == MONGOC_ERROR_PROTOCOL || error.domain == MONGOC_ERROR_BSON ||
           message.contains(QChar::ReplacementCharacter) || message.contains(QLatin1String("Invalid reply")) ||
           message.contains(QLatin1String("unknown error calling hello"));
}

deploy::Reply unreadable()
{
    deploy::Reply out;
    out.networkError = true;
    out.unreadable = true;
    return out;
}

deploy::Reply fromDriver(const bson_error_t &error)
{
    constexpr qsizetype longest = 300;
    deploy::Reply out;
    out.message = QString::fromUtf8(error.message).left(longest);
    if (isLogin(error)) {
        out.code = authenticationFailed;
    } else if (out.message.contains(QLatin1String("TLS handshake failed")) ||
               out.message.contains(QLatin1String("SSL"))) {
        out.code = tlsHandshakeFailed;
    } else {
        out.networkError = true;
        out.unreadable = isGarbled(error, out.message);
    }
    return out;
}

} // namespace

deploy::Reply replyFrom(const bson_t &reply, const bson_error_t &error)
{
    const QByteArray bytes(reinterpret_cast<const char *>(bson_get_data(&reply)), static_cast<qsizetype>(reply.len));
    const auto document = base::Bson::fromBytes(bytes);
    if (!document)
        return unreadable();
    if (!deploy::contains(*document, "ok"))
        return fromDriver(error);
    deploy::Reply out;
    out.document = *document;
    out.ok = deploy::truthAt(*document, "ok");
    out.code = static_cast<int>(deploy::wholeAt(*document, "code").value_or(0));
    out.codeName = deploy::textAt(*document, "codeName");
    out.message = deploy::textAt(*document, "errmsg");
    if (!out.ok && out.code == 0 && out.message.isEmpty()) // neither done nor refused
        return unreadable();
    return out;
}

deploy::Reply notSent(const QString &message)
{
    deploy::Reply out;
    out.code = illegalOperation;
    out.codeName = QStringLiteral("NotSent");
    out.message = message;
    return out;
}

} // namespace sw::mongo
